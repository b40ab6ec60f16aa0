/** Build id, addresses of the runtime, and integrity hashes of message files and style sheets; overwritten by the build. */
export const BUILD = "dev";
export const RUNTIME = new URL("../../vendor/pyodide/", import.meta.url).href;
/** The files that Python starts from: where they are kept unpacked, with the hash of what is inside. */
export const PACKED = {
  interpreter: { url: `${RUNTIME}pyodide.asm.wasm`, integrity: "" },
  script: { url: `${RUNTIME}pyodide.asm.mjs`, integrity: "" },
  library: { url: `${RUNTIME}python_stdlib.zip`, integrity: "" },
  engine: { url: new URL("../../raenke.whl", import.meta.url).href, integrity: "" },
};
/** @type {Record<string, string>} */
export const WORDS = {};
/** @type {Record<string, string>} */
export const SHEETS = {};
