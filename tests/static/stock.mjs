// Runs Python under Node in Pyodide as npm ships it, to compare with the site's: node stock.mjs PACKAGE SCRIPT.py
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
console.log(String(python.runPython(await readFile(script, "utf8"))));
process.exit(0);
