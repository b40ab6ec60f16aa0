/** Fetch the runtime files in the page, which starts before the worker is up; every worker start shares them. */

import { ENGINE, RUNTIME } from "../platform/build.js";
import { repairFiles } from "../platform/integrity.js";
import { withProgress } from "./download_progress.js";

/** @import { StartPart } from "./start_progress.js" */

/** @typedef {{ interpreter: WebAssembly.Module, library: ArrayBuffer, engine: ArrayBuffer }} RuntimeFiles */

const interpreterAt = `${RUNTIME}pyodide.asm.wasm`;
const libraryAt = `${RUNTIME}python_stdlib.pack`;

/** The runtime files in the build's precache list. */
const RUNTIME_PATHS = /^run\/|\/raenke-[^/]*\.whl\.pack$|\/js\/engine\/worker\.js$/;

export function createRuntimeFiles() {
  /** @type {Promise<RuntimeFiles> | null} */
  let loading = null;

  return {
    /**
     * The runtime files; a failed fetch is repeated by the next call.
     * @param {(part: StartPart, share: number) => void} onShare receives the share of a part received so far
     * @returns {Promise<RuntimeFiles>}
     */
    load(onShare) {
      loading ??= fetchAll(onShare).catch((fault) => {
        loading = null;
        throw fault;
      });
      return loading;
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

/** Compile while downloading, unless the server sends the wrong content type, which browsers refuse. @param {Response} reply */
const compiled = async (reply) =>
  reply.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(reply)
    : WebAssembly.compile(await reply.arrayBuffer());

/** @param {(part: StartPart, share: number) => void} onShare @returns {Promise<RuntimeFiles>} */
async function fetchAll(onShare) {
  /** @param {StartPart} part @param {string} address */
  async function reply(part, address) {
    const found = await fetch(address);
    if (!found.ok) throw new Error(`${address}: ${found.status}`);
    // Later visits load from the cache. Browsers cache compiled code with the response itself, so it must not be wrapped.
    return navigator.serviceWorker?.controller ? found : withProgress(found, (share) => onShare(part, share));
  }
  const [interpreter, library, engine] = await Promise.all([
    reply("interpreter", interpreterAt).then(compiled),
    reply("library", libraryAt).then((found) => found.arrayBuffer()),
    reply("engine", ENGINE).then((found) => found.arrayBuffer()),
  ]);
  return { interpreter, library, engine };
}
