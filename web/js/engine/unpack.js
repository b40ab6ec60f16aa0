/**
 * Decompression of the packed files (zstd, which browsers do not offer to pages). A classic script that needs `fzstd`,
 * shared by the unpacking worker and the service worker, which cannot load modules everywhere.
 */

/** What the build appends to the address of a packed file. */
const PACK_SUFFIX = ".pack";

/** Content types by suffix; browsers compile streamed WebAssembly, and run modules, by their type only. @type {Record<string, string>} */
const UNPACKED_TYPES = { wasm: "application/wasm", mjs: "text/javascript" };

/** @param {string} url */
const unpackedType = (url) => UNPACKED_TYPES[url.slice(url.lastIndexOf(".") + 1)] ?? "application/octet-stream";

/**
 * A response with the unpacked contents, decompressed while they arrive.
 * @param {Response} packed
 * @param {string} url the file's address without the suffix
 * @param {{ onReceived?: (bytes: number) => void, onUnpacked?: (chunk: Uint8Array) => void, onFault?: (fault: unknown) => void }} [listeners]
 */
function unpackResponse(packed, url, { onReceived = () => {}, onUnpacked = () => {}, onFault = () => {} } = {}) {
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (packed.body).getReader();
  /** @type {Uint8Array[]} */
  let chunks = [];
  const decompressor = new fzstd.Decompress((chunk) => chunks.push(chunk));

  /** The next contents; none at the end. */
  async function next() {
    while (!chunks.length) {
      const { done, value } = await reader.read();
      try {
        decompressor.push(value ?? new Uint8Array(), done);
      } catch (fault) {
        // The decoder may throw a TypeError on broken data, which callers would take for a network fault.
        throw new Error(`${url} is no packed file: ${fault}`);
      }
      chunks = chunks.filter((chunk) => chunk.length);
      if (done) break;
      onReceived(value.byteLength);
    }
    return chunks.splice(0);
  }

  const body = new ReadableStream({
    async pull(out) {
      try {
        const found = await next();
        for (const chunk of found) {
          onUnpacked(chunk);
          out.enqueue(chunk);
        }
        if (!found.length) out.close();
      } catch (fault) {
        onFault(fault);
        throw fault;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: { "content-type": unpackedType(url) } });
}
