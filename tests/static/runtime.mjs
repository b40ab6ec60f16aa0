// Runs the built site's Python under Node, without a browser: node runtime.mjs DIST SCRIPT.py
// Prints what the script's last line evaluates to; the script finds DIST's own library, engine and wheels.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ZSTDDecoder } from "../../web/node_modules/zstddec/dist/zstddec.mjs";

const [dist, script] = process.argv.slice(2);
const decoder = new ZSTDDecoder();
await decoder.init();
const only = async (folder) => path.join(dist, folder, (await readdir(path.join(dist, folder)))[0], "/");
const run = await only("run");
const version = await only("v");
const unpacked = async (folder, end) =>
  decoder.decode(
    await readFile(
      path.join(
        folder,
        (await readdir(folder)).find((name) => name.endsWith(end)),
      ),
    ),
  );
const engine = await unpacked(version, ".whl.pack");
// Node's Pyodide reads all its files from a folder.
const folder = await mkdtemp(path.join(tmpdir(), "raenke-"));
await cp(run, folder, { recursive: true });
for (const name of ["pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip"])
  await writeFile(path.join(folder, name), await unpacked(run, `${name}.pack`));
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: folder,
  packageBaseUrl: run,
  lockFileURL: path.join(folder, "pyodide-lock.json"),
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
