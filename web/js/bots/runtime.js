/** What a bot's worker is made of: the files that the engine starts from, as bytes and text. Fetched when first needed. */

import { PACKED, RUNTIME } from "../platform/build.js";

/** @import { BotFiles } from "./protocol" */

/** The script of the worker, and the files that it gets. @typedef {{ code: string, files: BotFiles }} BotRuntime */

/** How Pyodide's two modules end; the worker is a classic script, and one text. */
const LOADER_EXPORT = /export\s*\{(\w+) as loadPyodide[^}]*\};?/;
const MODULE_EXPORT = /export default (\w+);?\s*$/;

/**
 * The worker's script.
 * @param {string} loader pyodide.mjs
 * @param {string} module pyodide.asm.mjs
 * @param {string} worker bot_worker.js
 */
export function workerCode(loader, module, worker) {
  if (!LOADER_EXPORT.test(loader) || MODULE_EXPORT.exec(module)?.[1] !== "_createPyodideModule")
    throw new Error("Pyodide's scripts are not as they were");
  // Pyodide tries it to learn what kind of worker this is; the policy forbids it, and Firefox would report that.
  const head = "self.importScripts = undefined;";
  const parts = [
    head,
    module.replace(MODULE_EXPORT, ""),
    loader.replace(LOADER_EXPORT, "const loadPyodide = $1;"),
    worker,
  ];
  return parts.join("\n").replaceAll("import.meta.url", "self.location.href");
}

/** @param {string} address @returns {Promise<Response>} */
async function fetched(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new TypeError(`${address}: ${reply.status}`);
  return reply;
}

/** Read on another thread, and unpacked if nobody has done that yet. @returns {Promise<Record<keyof typeof PACKED, ArrayBuffer>>} */
function readPacked() {
  const worker = new Worker(new URL("files_worker.js", import.meta.url));
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) =>
      "files" in data ? resolve(data.files) : reject(new Error(String(data.fault))),
    );
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
    worker.postMessage({ files: PACKED, keeps: Boolean(navigator.serviceWorker?.controller) });
  }).finally(() => worker.terminate());
}

/** @returns {Promise<BotRuntime>} */
async function read() {
  const text = (/** @type {string} */ address) => fetched(address).then((reply) => reply.text());
  const [packed, loader, lock, worker] = await Promise.all([
    readPacked(),
    text(`${RUNTIME}pyodide.mjs`),
    text(`${RUNTIME}pyodide-lock.json`),
    text(new URL("bot_worker.js", import.meta.url).href),
  ]);
  const { interpreter, script, library, engine } = packed;
  const code = workerCode(loader, new TextDecoder().decode(script), worker);
  return { code, files: { interpreter, library, engine, micropip: null, lock } };
}

/** The installer of wheels, where our lock file says that it is. @param {string} lock */
async function readMicropip(lock) {
  const { packages } = JSON.parse(lock);
  return (await fetched(`${RUNTIME}${packages.micropip.file_name}`)).arrayBuffer();
}

/** @returns {(wheel: boolean) => Promise<BotRuntime>} */
export function createBotRuntime() {
  /** @type {Promise<BotRuntime> | null} */
  let reading = null;
  return async (wheel) => {
    reading ??= read().catch((fault) => {
      reading = null;
      throw fault;
    });
    const runtime = await reading;
    if (wheel) runtime.files.micropip ??= await readMicropip(runtime.files.lock);
    return runtime;
  };
}
