/** Build id, addresses of runtime and engine, and integrity hashes of message files and style sheets; overwritten by the build. */
export const BUILD = "dev";
export const RUNTIME = new URL("../../vendor/pyodide/", import.meta.url).href;
export const ENGINE = new URL("../../raenke.whl.pack", import.meta.url).href;
/** @type {Record<string, string>} */
export const WORDS = {};
/** @type {Record<string, string>} */
export const SHEETS = {};
