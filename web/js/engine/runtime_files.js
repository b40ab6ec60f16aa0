/** Fetches what Python starts from, in the page, where that begins before a worker is up; all its workers start from the same. */

import { ENGINE, RUNTIME } from "../platform/build.js";
import { repairFiles } from "../platform/integrity.js";
import { withProgress } from "./download_progress.js";

/** @import { StartPart } from "./start_progress.js" */

/** @typedef {{ interpreter: WebAssembly.Module, library: ArrayBuffer, engine: ArrayBuffer }} RuntimeFiles */

const interpreterAt = `${RUNTIME}pyodide.asm.wasm`;
const libraryAt = `${RUNTIME}python_stdlib.pack`;

/** @type {Promise<RuntimeFiles> | null} */
let loading = null;

/**
 * The parts; what failed is tried again by the next call.
 * @param {(part: StartPart, share: number) => void} onShare hears how much of a part has come
 * @returns {Promise<RuntimeFiles>}
 */
export function loadRuntimeFiles(onShare) {
  loading ??= fetchAll(onShare).catch((fault) => {
    loading = null;
    throw fault;
  });
  return loading;
}

/** All that a start needs, as it stands in the build's list. */
const RUNTIME_PATHS = /^run\/|\/raenke-[^/]*\.whl$|\/js\/engine\/worker\.js$/;

/** After a start that failed for no known reason: whatever was wrong is fetched anew. @returns {Promise<boolean>} whether all is sound now */
export async function repairRuntimeFiles() {
  await loading?.catch(() => {});
  const sound = await repairFiles(RUNTIME_PATHS);
  if (sound) loading = null;
  return sound;
}

/** Compiles on the way, unless a server does not know what it hands out: then browsers refuse to. @param {Response} reply */
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
    // Later visits find everything kept. The browser keeps compiled code with the response itself: a wrapped one would be compiled anew.
    return navigator.serviceWorker?.controller ? found : withProgress(found, (share) => onShare(part, share));
  }
  const [interpreter, library, engine] = await Promise.all([
    reply("interpreter", interpreterAt).then(compiled),
    reply("library", libraryAt).then((found) => found.arrayBuffer()),
    reply("engine", ENGINE).then((found) => found.arrayBuffer()),
  ]);
  return { interpreter, library, engine };
}
