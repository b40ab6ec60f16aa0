/** Which build this is, where its Pyodide and its engine lie, and what is known of the files of words and of the games' style sheets: the build writes it all. */
export const BUILD = "dev";
export const RUNTIME = new URL("../../vendor/pyodide/", import.meta.url).href;
export const ENGINE = new URL("../../raenke.whl", import.meta.url).href;
/** @type {Record<string, string>} */
export const WORDS = {};
/** @type {Record<string, string>} */
export const SHEETS = {};
