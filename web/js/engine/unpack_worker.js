/**
 * Fetches and unpacks the files that Python starts from, off the page's thread, and on request stores them in the service
 * worker's cache, so that a first visit fetches nothing twice. A classic worker: it shares unpack.js with the service worker.
 */

importScripts("unpack.js");

/** @import { UnpackOrder, PackedFile, Part, UnpackReport } from "./unpacking" */

/** `self`, typed. */
const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @param {UnpackReport} message @param {Transferable[]} [handedOver] */
const report = (message, handedOver = []) => worker.postMessage(message, handedOver);

const LIBZSTD = new URL("../../vendor/zstddec/zstd.wasm", worker.location.href).href;

// While the page tells what to unpack; whoever needs the decoder gets its faults.
startDecoder(LIBZSTD).catch(() => {});

/** Smaller steps of a download are not visible. */
const MIN_STEP = 0.02;

/** The unpacked files, until the page decides whether they are to be stored. @type {Map<PackedFile, Uint8Array[]>} */
const unpacked = new Map();

/**
 * Fetch a packed file; the response's body is its contents.
 * @param {Part} part
 * @param {PackedFile} file
 */
async function fetchPacked(part, file) {
  const reply = await fetch(`${file.url}${PACK_SUFFIX}`);
  if (!reply.ok) throw new Error(`${file.url}${PACK_SUFFIX}: ${reply.status}`);
  const whole = Number(reply.headers.get("content-length")) || Infinity;
  let received = 0;
  let reported = 0;
  /** @type {Uint8Array[]} */
  const chunks = [];
  unpacked.set(file, chunks);
  return unpackResponse(reply, file.url, LIBZSTD, {
    onReceived(bytes) {
      received += bytes;
      if (received / whole < reported + MIN_STEP) return;
      reported = Math.min(0.99, received / whole);
      report({ part, share: reported });
    },
    onUnpacked: (chunk) => void chunks.push(chunk),
    onFault(fault) {
      firstFault ??= fault;
    },
  });
}

/** What went wrong first: compiling a stream that fails rejects with a fault of its own. @type {unknown} */
let firstFault;

/** @param {Record<Part, PackedFile>} files */
async function unpack(files) {
  const [interpreter, script, library, engine] = await Promise.all([
    fetchPacked("interpreter", files.interpreter).then((reply) => WebAssembly.compileStreaming(reply)),
    fetchPacked("script", files.script)
      .then((reply) => reply.blob())
      .then((script) => {
        report({ script });
        return script;
      }),
    fetchPacked("library", files.library).then((reply) => reply.arrayBuffer()),
    fetchPacked("engine", files.engine).then((reply) => reply.arrayBuffer()),
  ]);
  // Copying five megabytes would hold the page up.
  report({ files: { interpreter, script, library, engine } }, [library, engine]);
}

/** Store what is intact; the service worker fetches the rest. @param {string} cacheName */
async function store(cacheName) {
  const cache = await caches.open(cacheName);
  for (const [{ url, integrity }, chunks] of unpacked) {
    const contents = new Blob(/** @type {Uint8Array<ArrayBuffer>[]} */ (chunks));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await contents.arrayBuffer()));
    if (integrity !== `sha256-${btoa(String.fromCharCode(...digest))}`) continue;
    await cache.put(url, new Response(contents, { headers: { "content-type": unpackedType(url) } }));
  }
}

worker.addEventListener("message", ({ data }) => {
  const order = /** @type {UnpackOrder} */ (data);
  if ("unpack" in order)
    unpack(order.unpack).catch((fault) => {
      const cause = firstFault ?? fault;
      report({ fault: String(cause).slice(0, 300), network: cause instanceof TypeError });
    });
  else
    store(order.store).then(
      () => report({ stored: true }),
      () => report({ stored: false }),
    );
});
