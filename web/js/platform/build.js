/** Which build this is, and where its Pyodide and its engine lie: the build writes all three. */
export const BUILD = "dev";
export const RUNTIME = new URL("../../vendor/pyodide/", import.meta.url).href;
export const ENGINE = new URL("../../raenke.whl", import.meta.url).href;
