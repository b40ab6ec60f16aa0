/** Which build this is, and where its Pyodide lies, seen from this file; the build writes both. */
export const BUILD = "dev";
export const RUNTIME = "../vendor/pyodide/";
