// Runs a stock Pyodide under Node, as any page may have one: node stock_pyodide.mjs PYODIDE MICROPIP.whl SCRIPT.py
// Prints what the script's last line evaluates to; it finds micropip, and nothing of ours.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, micropip, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
const wheel = `/tmp/${path.basename(micropip)}`;
python.FS.writeFile(wheel, await readFile(micropip));
python.runPython(`import sys; sys.path.append(${JSON.stringify(wheel)})`);
try {
  console.log(String(await python.runPythonAsync(await readFile(script, "utf8"))));
} catch (fault) {
  console.error(String(fault));
  process.exit(1);
}
process.exit(0);
