// Runs the built site's Python under Node, without a browser: node runtime.mjs DIST SCRIPT.py
// Prints what the script's last line evaluates to; the script finds DIST's own library, engine and wheels.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [dist, script] = process.argv.slice(2);
const only = async (folder) => path.join(dist, folder, (await readdir(path.join(dist, folder)))[0], "/");
const run = await only("run");
const version = await only("v");
const unpacked = async (folder, end) =>
  gunzipSync(
    await readFile(
      path.join(
        folder,
        (await readdir(folder)).find((name) => name.endsWith(end)),
      ),
    ),
  );
const engine = await unpacked(version, ".whl.pack");
const library = await unpacked(run, "python_stdlib.pack");
// Node's Pyodide reads its library from a file.
const folder = await mkdtemp(path.join(tmpdir(), "raenke-"));
await writeFile(path.join(folder, "python_stdlib.zip"), library);
const { loadPyodide } = await import(pathToFileURL(path.join(run, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: run,
  packageBaseUrl: run,
  lockFileURL: path.join(run, "pyodide-lock.json"),
  stdLibURL: path.join(folder, "python_stdlib.zip"),
  env: { PYTHONPATH: "/raenke.whl" },
  fsInit: async (files) => files.writeFile("/raenke.whl", engine),
});
await rm(folder, { recursive: true });
globalThis.loadPackage = (name) => python.loadPackage(name, { messageCallback() {} });
try {
  console.log(String(await python.runPythonAsync(await readFile(script, "utf8"))));
} catch (fault) {
  console.error(String(fault));
  process.exit(1);
}
process.exit(0);
