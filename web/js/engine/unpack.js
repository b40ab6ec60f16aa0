/**
 * Decompression of the packed files (zstd, which browsers do not offer to pages) by libzstd, compiled to WebAssembly. A classic
 * script, shared by the unpacking worker and the service worker, which cannot load modules everywhere.
 */

/** What the build appends to the address of a packed file. */
const PACK_SUFFIX = ".pack";

/** Content types by suffix; browsers compile streamed WebAssembly, and run modules, by their type only. @type {Record<string, string>} */
const UNPACKED_TYPES = { wasm: "application/wasm", mjs: "text/javascript" };

/** @param {string} url */
const unpackedType = (url) => UNPACKED_TYPES[url.slice(url.lastIndexOf(".") + 1)] ?? "application/octet-stream";

/**
 * Exports of libzstd, as in zstd.h. All addresses and sizes are numbers.
 * @typedef {object} Zstd
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} malloc
 * @property {(address: number) => void} free
 * @property {() => number} ZSTD_createDCtx
 * @property {(context: number) => void} ZSTD_freeDCtx
 * @property {() => number} ZSTD_DStreamOutSize
 * @property {(context: number, output: number, input: number) => number} ZSTD_decompressStream
 */

/** Results above this, unsigned, are error codes. */
const FIRST_ZSTD_ERROR = 0xffffff00;

/** @type {Promise<Zstd> | null} */
let decoder = null;

/** Fetch and start libzstd, once. @param {string} url @returns {Promise<Zstd>} */
function startDecoder(url) {
  // The browser's cache may hold a corrupt file.
  decoder ??= loadDecoder(url, "default")
    .catch(() => loadDecoder(url, "reload"))
    .catch((fault) => {
      decoder = null;
      throw fault;
    });
  return decoder;
}

/** @param {string} url @param {RequestCache} cache */
async function loadDecoder(url, cache) {
  const reply = await fetch(url, { cache });
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  const imports = { env: { emscripten_notify_memory_growth() {} } };
  const { instance } = await WebAssembly.instantiate(await reply.arrayBuffer(), imports);
  return /** @type {Zstd} */ (/** @type {unknown} */ (instance.exports));
}

/** A decompressor of one stream. @param {Zstd} zstd */
function createDecompressor(zstd) {
  const context = zstd.ZSTD_createDCtx();
  const size = zstd.ZSTD_DStreamOutSize();
  const out = zstd.malloc(size);
  /** Two structs of address, size and position: output, then input. */
  const buffers = zstd.malloc(24);
  const numbers = () => new Uint32Array(zstd.memory.buffer, buffers, 6);
  let complete = false;

  return {
    /** The contents that this piece completes. @param {Uint8Array} piece @returns {Uint8Array[]} */
    push(piece) {
      const given = zstd.malloc(piece.length);
      new Uint8Array(zstd.memory.buffer).set(piece, given);
      numbers().set([out, size, 0, given, piece.length, 0]);
      const chunks = [];
      let read = 0;
      // A full output buffer may hide more.
      for (let full = false; !complete && (full || read < piece.length); ) {
        const result = zstd.ZSTD_decompressStream(context, buffers, buffers + 12) >>> 0;
        if (result > FIRST_ZSTD_ERROR) throw new Error(`zstd error ${2 ** 32 - result}`);
        const written = numbers()[2] ?? 0;
        read = numbers()[5] ?? 0;
        if (written) chunks.push(new Uint8Array(zstd.memory.buffer).slice(out, out + written));
        full = written === size;
        numbers()[2] = 0;
        complete = result === 0;
      }
      zstd.free(given);
      if (read < piece.length) throw new Error("something follows the end");
      return chunks;
    },

    /** Free the memory; throws if the stream is not complete. */
    end() {
      zstd.ZSTD_freeDCtx(context);
      zstd.free(out);
      zstd.free(buffers);
      if (!complete) throw new Error("it ends too early");
    },
  };
}

/**
 * A response with the unpacked contents, decompressed while they arrive.
 * @param {Response} packed
 * @param {string} url the file's address without the suffix
 * @param {string} decoderUrl
 * @param {{ onReceived?: (bytes: number) => void, onUnpacked?: (chunk: Uint8Array) => void, onFault?: (fault: unknown) => void }} [listeners]
 */
function unpackResponse(packed, url, decoderUrl, listeners = {}) {
  const { onReceived = () => {}, onUnpacked = () => {}, onFault = () => {} } = listeners;
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (packed.body).getReader();
  /** @type {ReturnType<typeof createDecompressor> | null} */
  let decompressor = null;

  /** The next contents; none at the end. */
  async function next() {
    decompressor ??= createDecompressor(await startDecoder(decoderUrl));
    for (;;) {
      const { done, value } = await reader.read();
      try {
        if (done) return decompressor.end();
        const chunks = decompressor.push(value);
        onReceived(value.byteLength);
        if (chunks.length) return chunks;
      } catch (fault) {
        // The decoder may throw a TypeError on broken data, which callers would take for a network fault.
        throw new Error(`${url} is no packed file: ${fault}`);
      }
    }
  }

  const body = new ReadableStream({
    async pull(out) {
      try {
        const found = await next();
        for (const chunk of found ?? []) {
          onUnpacked(chunk);
          out.enqueue(chunk);
        }
        if (!found) out.close();
      } catch (fault) {
        onFault(fault);
        throw fault;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: { "content-type": unpackedType(url) } });
}
