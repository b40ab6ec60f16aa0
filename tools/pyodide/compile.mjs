// Compiles Python modules to bytecode inside Pyodide, so that the magic number fits; called by tools/pyodide/archive.py.
//   node compile.mjs JOB.json
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const job = JSON.parse(await readFile(process.argv[2], "utf8"));
const { loadPyodide } = await import(pathToFileURL(path.join(job.pyodide, "pyodide.mjs")).href);
const shipped = JSON.parse(await readFile(path.join(job.pyodide, "pyodide-lock.json"), "utf8"));

const python = await loadPyodide({
  indexURL: job.pyodide,
  lockFileContents: { info: shipped.info, packages: {} },
  packageBaseUrl: job.pyodide,
  // Without columns the bytecode is a quarter smaller; tracebacks keep file, line and function.
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
});
for (const wheel of job.wheels) python.FS.writeFile(`/tmp/${path.basename(wheel)}`, await readFile(wheel));
python.runPython(await readFile(job.script, "utf8"));
const work = python.globals.get(job.function);
const archive = work(JSON.stringify(job.arguments)).toJs();
await writeFile(job.out, archive);
// Pyodide keeps handles open under Node; all is written, so there is nothing to wait for.
process.exit(0);
