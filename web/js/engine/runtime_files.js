/**
 * The files that Python starts from: kept by the service worker, or else fetched packed and unpacked in a worker of its own.
 * The page does that before the engine's worker is up, and every start of it shares them.
 */

import { BUILD, PACKED } from "../platform/build.js";
import { repairFiles } from "../platform/integrity.js";

/** @import { StartPart } from "./start_progress.js" */
/** @import { UnpackReport, RuntimeFiles } from "./unpacking" */

/** The service worker's cache of this build, named as sw.js names it. */
const CACHE = `raenke-files-${new URL("../../../../", import.meta.url).pathname}-${BUILD}`;

/** The runtime files in the build's precache list. */
const RUNTIME_PATHS = /^run\/|\/raenke-[^/]*\.whl$|\/js\/engine\/(?:unpack|unpack_worker|worker)\.js$|\/zstddec\//;

/** Timeout of storing, in milliseconds; the service worker is registered only afterwards. */
const STORE_TIMEOUT = 20_000;

/** Fetch and unpack on another thread. @returns {Worker} */
const spawnUnpacker = () => new Worker(new URL("unpack_worker.js", import.meta.url));

export function createRuntimeFiles() {
  /** @type {Promise<RuntimeFiles> | null} */
  let loading = null;
  /** Still has what it has unpacked. @type {Worker | null} */
  let unpacker = null;

  function endUnpacker() {
    unpacker?.terminate();
    unpacker = null;
  }

  /**
   * @param {(part: StartPart, share: number) => void} onShare
   * @param {(script: Blob) => void} onScript
   * @returns {Promise<RuntimeFiles>}
   */
  function unpack(onShare, onScript) {
    endUnpacker();
    const worker = spawnUnpacker();
    unpacker = worker;
    return new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => {
        const report = /** @type {UnpackReport} */ (data);
        if ("part" in report) onShare(report.part, report.share);
        else if ("script" in report) onScript(report.script);
        else if ("files" in report) resolve(report.files);
        else if ("fault" in report) reject(report.network ? new TypeError(report.fault) : new Error(report.fault));
      });
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(new Error(event.message || "the unpacking worker could not be loaded"));
      });
      worker.postMessage({ unpack: PACKED });
    });
  }

  return {
    /**
     * The runtime files; a failed fetch is repeated by the next call.
     * @param {(part: StartPart, share: number) => void} onShare receives the share of a part received so far
     * @param {(script: Blob) => void} [onScript] receives Pyodide's script before the rest, if it had to be unpacked
     * @returns {Promise<RuntimeFiles>}
     */
    load(onShare, onScript = () => {}) {
      loading ??= readKept()
        .then((kept) => kept ?? unpack(onShare, onScript))
        .catch((fault) => {
          loading = null;
          endUnpacker();
          throw fault;
        });
      return loading;
    },

    /** Store what was unpacked where the service worker will look for it, unless it has it already. */
    async keep() {
      const worker = unpacker;
      if (worker && navigator.serviceWorker)
        await new Promise((done) => {
          worker.addEventListener("message", ({ data }) => "stored" in data && done(undefined));
          worker.postMessage({ store: CACHE });
          // A worker that has died says nothing; then the service worker fetches the files.
          setTimeout(done, STORE_TIMEOUT);
        });
      endUnpacker();
    },

    /** Repair the files after an unexplained start failure. @returns {Promise<boolean>} whether all are intact now */
    async repair() {
      await loading?.catch(() => {});
      const intact = await repairFiles(RUNTIME_PATHS);
      if (intact) loading = null;
      return intact;
    },
  };
}

/** The files that the service worker keeps; it may be of a build that knows nothing of them. @returns {Promise<RuntimeFiles | null>} */
async function readKept() {
  if (!navigator.serviceWorker?.controller) return null;
  const { interpreter, library, engine } = PACKED;
  const [code, archive, wheel] = await Promise.all([fetch(interpreter.url), fetch(library.url), fetch(engine.url)]);
  if (!code.ok || !archive.ok || !wheel.ok) return null;
  // Compiling another type fails like a network does; this is a wrong file.
  if (code.headers.get("content-type") !== "application/wasm")
    throw new Error("the cached interpreter is not WebAssembly");
  const [module, libraryBytes, engineBytes] = await Promise.all([
    WebAssembly.compileStreaming(code), // not wrapped: browsers cache compiled code with the response itself
    archive.arrayBuffer(),
    wheel.arrayBuffer(),
  ]);
  return { interpreter: module, script: null, library: libraryBytes, engine: engineBytes };
}
