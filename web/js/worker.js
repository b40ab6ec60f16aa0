/** The engine's worker: starts Pyodide, then hands JSON to `raenke.worker.handle` and its answer back. */

import { RUNTIME } from "./build.js";
import { counted, fetchAhead, unpacked } from "./fetching.js";

/**
 * What the worker says: an answer to a question, how far the start is, that it is up, or that it is at its end.
 * @typedef {{ id: number, text: string } | { done: number, total: number } | { ready: true } | { dead: string, network: boolean }} Word
 */

const runtime = new URL(RUNTIME, import.meta.url).href;
const engineAt = new URL("../raenke.pack", import.meta.url).href;
const libraryAt = `${runtime}python_stdlib.pack`;
const cold = self.name.endsWith(" cold");

/** What the wire carries and what follows it, in thousands of bytes: only the proportions matter. */
const WEIGHTS = { wasm: 3500, library: 1100, script: 260, engine: 60, instance: 300, first: 300 };
const TOTAL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** @type {Record<string, number>} */
const progress = {};
let told = 0;

/** @param {Word} word */
const say = (word) => self.postMessage(word);

/**
 * @param {keyof typeof WEIGHTS} part
 * @param {number} share from 0 to 1
 */
function arrived(part, share) {
  progress[part] = Math.min(1, share) * WEIGHTS[part];
  const done = Math.round(Object.values(progress).reduce((sum, weight) => sum + weight, 0));
  // A word for every chunk would only keep the page busy.
  if (done - told < TOTAL / 100 && share < 1) return;
  told = done;
  say({ done, total: TOTAL });
}

/** Pyodide only logs that a part could not be had, and then waits for ever: whoever fetches one has to stop the start. */
/** @type {(fault: unknown) => void} */
let giveUp = () => {};
/** @type {Promise<never>} */
const givenUp = new Promise((_, reject) => {
  giveUp = reject;
});

/**
 * Fetches a part at once; when nothing is cached yet, its bytes are counted on their way.
 * @param {keyof typeof WEIGHTS} name
 * @param {string} url
 */
async function part(name, url) {
  try {
    const reply = await fetch(url);
    if (!reply.ok) throw new TypeError(`${url}: ${reply.status}`);
    if (cold) return counted(reply, (share) => arrived(name, share), giveUp);
    // The browser keeps compiled code with the response itself: a wrapped one would be compiled anew.
    arrived(name, 1);
    return reply;
  } catch (fault) {
    giveUp(fault);
    throw fault;
  }
}

/** @returns {Promise<(text: string) => string>} */
async function start() {
  const engine = part("engine", engineAt).then((reply) => unpacked(reply).arrayBuffer());
  engine.catch(giveUp);
  const forget = fetchAhead({
    [`${runtime}pyodide.asm.wasm`]: part("wasm", `${runtime}pyodide.asm.wasm`),
    [libraryAt]: part("library", libraryAt).then(unpacked),
  });
  const [{ loadPyodide }, script] = await Promise.all([import(`${runtime}pyodide.mjs`), import(`${runtime}pyodide.asm.mjs`)]);
  arrived("script", 1);
  const python = await loadPyodide({
    indexURL: runtime,
    stdLibURL: libraryAt,
    lockFileURL: `${runtime}pyodide-lock.json`,
    packageBaseUrl: runtime,
    createPyodideModule: script.default,
    env: { PYTHONPATH: "/raenke.whl" },
    fsInit: async (/** @type {{ writeFile(path: string, data: Uint8Array): void }} */ files) => {
      files.writeFile("/raenke.whl", new Uint8Array(await engine));
    },
  });
  forget();
  arrived("instance", 1);
  const { handle } = python.pyimport("raenke.worker");
  arrived("first", 1);
  return handle;
}

/**
 * Whether a fault came from the network and may be gone at the next try.
 * @param {unknown} fault
 */
const fromNetwork = (fault) => fault instanceof TypeError || navigator.onLine === false;

const handler = Promise.race([start(), givenUp]);

handler.then(
  () => say({ ready: true }),
  (fault) => say({ dead: String(fault).slice(0, 300), network: fromNetwork(fault) }),
);

self.addEventListener("message", async ({ data }) => {
  const { id, text } = /** @type {{ id: number, text: string }} */ (data);
  const handle = await handler.catch(() => null);
  if (!handle) return;
  try {
    say({ id, text: handle(text) });
  } catch (fault) {
    // Python answers its own faults; what arrives here broke the runtime itself.
    say({ dead: String(fault).slice(0, 300), network: false });
  }
});
