/** Which build this is, and where its Pyodide lies, the build writes both. */
export const BUILD = "dev";
export const RUNTIME = new URL("../../vendor/pyodide/", import.meta.url).href;
