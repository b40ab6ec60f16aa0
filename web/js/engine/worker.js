/**
 * The engine's worker: starts Pyodide from the parts that the page has fetched, then hands JSON to `raenke.worker.handle`
 * and its answer back. It imports nothing before it begins: every further file of its own would delay the start.
 */

/** @import { StartPart } from "./start_progress.js" */
/** @import { RuntimeFiles } from "./runtime_files.js" */

/** What the worker is told: the parts, then questions. @typedef {RuntimeFiles | { id: number, text: string }} PageMessage */

/**
 * What it says: an answer to a question, the lock that it holds while it lives, a step of its start, that it is up, or that
 * it is at its end.
 * @typedef {{ id: number, text: string } | { alive: string } | { reached: StartPart } | { ready: true } | { dead: string, network: boolean }} WorkerMessage
 */

/** The page says by the worker's name where Pyodide lies. */
const runtime = self.name;
const libraryAt = `${runtime}python_stdlib.pack`;
const interpreterAt = `${runtime}pyodide.asm.wasm`;

/** @param {WorkerMessage} word */
const post = (word) => self.postMessage(word);

// Nobody hears a worker die; but its locks are let go then.
if (navigator.locks) {
  const name = `raenke-worker-${crypto.randomUUID()}`;
  void navigator.locks.request(name, () => {
    post({ alive: name });
    return new Promise(() => {});
  });
}

/** @type {(parts: RuntimeFiles) => void} */
let resolveFiles = () => {};
/** @type {Promise<RuntimeFiles>} */
const parts = new Promise((resolve) => {
  resolveFiles = resolve;
});

/** Pyodide only logs that it could not begin, and then waits for ever. @type {(fault: unknown) => void} */
let failStart = () => {};
/** @type {Promise<never>} */
const startFailed = new Promise((_, reject) => {
  failStart = reject;
});
self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  failStart(event.reason);
});

/**
 * The contents of the library's archive, which is packed as a whole (servers would not pack such files on their own).
 * @param {ArrayBuffer} archive
 */
async function gunzip(archive) {
  try {
    return await new Response(new Blob([archive]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  } catch {
    const fault = new Error("a broken archive");
    failStart(fault);
    throw fault;
  }
}

/**
 * Pyodide gives no way to hand its parts in: for the time of the start `fetch` gives out the library, and the one module that
 * is compiled from a response is the one that the page has compiled. Returns what puts everything back.
 */
function provideFiles() {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === libraryAt) return new Response(await gunzip((await parts).library));
    if (address === interpreterAt) return new Response();
    return fetch.call(self, asked, options);
  };
  WebAssembly.instantiateStreaming = async (_reply, imports) => {
    try {
      const module = (await parts).interpreter;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (fault) {
      failStart(fault);
      throw fault;
    }
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** @returns {Promise<(text: string) => string>} */
async function start() {
  const lock = fetch(`${runtime}pyodide-lock.json`).then((reply) => reply.json());
  const [{ loadPyodide }, script, lockFileContents] = await Promise.all([
    import(`${runtime}pyodide.mjs`),
    import(`${runtime}pyodide.asm.mjs`),
    lock,
  ]);
  post({ reached: "script" });
  const putBack = provideFiles();
  const python = await loadPyodide({
    indexURL: runtime,
    stdLibURL: libraryAt,
    lockFileContents,
    packageBaseUrl: runtime,
    createPyodideModule: script.default,
    env: { PYTHONPATH: "/raenke.whl" },
    fsInit: async (/** @type {{ writeFile(path: string, data: Uint8Array): void }} */ files) => {
      files.writeFile("/raenke.whl", new Uint8Array((await parts).engine));
    },
  });
  putBack();
  post({ reached: "instance" });
  const { handle } = python.pyimport("raenke.worker");
  post({ reached: "first" });
  return handle;
}

const handler = Promise.race([start(), startFailed]);

handler.then(
  () => post({ ready: true }),
  (fault) => post({ dead: String(fault).slice(0, 300), network: fault instanceof TypeError }),
);

self.addEventListener("message", async ({ data }) => {
  const order = /** @type {PageMessage} */ (data);
  if ("interpreter" in order) return resolveFiles(order);
  const { id, text } = order;
  const handle = await handler.catch(() => null);
  if (!handle) return;
  try {
    post({ id, text: handle(text) });
  } catch (fault) {
    // Python answers its own faults; what arrives here broke the runtime itself.
    post({ dead: String(fault).slice(0, 300), network: false });
  }
});

export {};
