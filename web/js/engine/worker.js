/**
 * The engine worker: start Pyodide from the files that the page has fetched, then pass JSON requests to
 * `raenke.worker.handle`. No static imports: every further file would delay the start.
 */

/** @import { RuntimeFiles } from "./unpacking" */

/**
 * A message to the worker: Pyodide's script, as soon as it is there; all runtime files; then requests.
 * @typedef {{ script: Blob } | RuntimeFiles | { id: number, text: string }} PageMessage
 */

/**
 * A message from the worker: a reply, the lock that it holds while it lives, ready, or failed.
 * @typedef {{ id: number, text: string } | { alive: string } | { ready: true } | { dead: string, network: boolean }} WorkerMessage
 */

/** The page passes the runtime's URL as the worker's name, and whether the service worker has unpacked files. */
const [runtime, kept] = /** @type {[string, string | undefined]} */ (self.name.split(" "));
const libraryAt = `${runtime}python_stdlib.zip`;
const interpreterAt = `${runtime}pyodide.asm.wasm`;

/** @param {WorkerMessage} message */
const post = (message) => self.postMessage(message);

// A crash fires no event, but releases the worker's locks.
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

/** @type {(script: Blob | null) => void} */
let resolveScript = () => {};
/** @type {Promise<Blob | null>} */
const unpackedScript = new Promise((resolve) => {
  resolveScript = resolve;
});

/** Pyodide only logs a failed start and then waits forever. @type {(fault: unknown) => void} */
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
 * Pyodide has no option to pass these files in, so `fetch` and `instantiateStreaming` are stubbed during the start.
 * Returns a function that restores them.
 */
function provideFiles() {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === libraryAt) return new Response((await parts).library);
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

/** Pyodide's own script, which travels packed. */
async function importScript() {
  const address = `${runtime}pyodide.asm.mjs`;
  const keptScript = kept ? await import(address).catch(() => null) : null;
  if (keptScript) return keptScript;
  const script = await unpackedScript;
  return import(script ? URL.createObjectURL(script) : address);
}

/** @returns {Promise<(text: string) => string>} */
async function start() {
  const lock = fetch(`${runtime}pyodide-lock.json`).then((reply) => reply.json());
  const [{ loadPyodide }, script, lockFileContents] = await Promise.all([
    import(`${runtime}pyodide.mjs`),
    importScript(),
    lock,
  ]);
  const restoreFetch = provideFiles();
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
  restoreFetch();
  const { handle } = python.pyimport("raenke.worker");
  // Off since the start (tools/pyodide/inside.py): a full collection takes 0.1 s, and `raenke.worker` makes one between games.
  python.pyimport("gc").freeze(); // nothing of the start is ever garbage
  return handle;
}

const handler = Promise.race([start(), startFailed]);

handler.then(
  () => post({ ready: true }),
  (fault) => post({ dead: String(fault).slice(0, 300), network: fault instanceof TypeError }),
);

self.addEventListener("message", async ({ data }) => {
  const message = /** @type {PageMessage} */ (data);
  if ("script" in message) resolveScript(message.script);
  if ("interpreter" in message) resolveFiles(message);
  if (!("id" in message)) return;
  const { id, text } = message;
  const handle = await handler.catch(() => null);
  if (!handle) return;
  try {
    post({ id, text: handle(text) });
  } catch (fault) {
    // Python reports its own faults; an exception here means that the runtime is broken.
    post({ dead: String(fault).slice(0, 300), network: false });
  }
});

export {};
