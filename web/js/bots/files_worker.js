/**
 * Reads the large files of Python as bytes, off the page's thread: kept unpacked by the service worker, else fetched packed. A
 * classic worker, as it shares unpack.js with others.
 */

importScripts("../engine/unpack.js");

(() => {
  /** `self`, typed. */
  const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

  const decoder = new URL("../../vendor/zstddec/zstd.wasm", worker.location.href).href;

  /** @param {ArrayBuffer} bytes @param {string} integrity */
  async function isIntact(bytes, integrity) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
  }

  /**
   * @param {import("../engine/unpacking").PackedFile} file
   * @param {boolean} keeps whether there is a service worker, which has it unpacked
   * @returns {Promise<ArrayBuffer>}
   */
  async function read({ url, integrity }, keeps) {
    const kept = keeps ? await fetch(url).catch(() => null) : null;
    if (kept?.ok) {
      const bytes = await kept.arrayBuffer();
      if (await isIntact(bytes, integrity)) return bytes;
    }
    const packed = await fetch(`${url}${PACK_SUFFIX}`);
    if (!packed.ok) throw new TypeError(`${url}: ${packed.status}`);
    const bytes = await unpackResponse(packed, url, decoder).arrayBuffer();
    if (!(await isIntact(bytes, integrity))) throw new Error(`${url} is damaged`);
    return bytes;
  }

  worker.addEventListener("message", async ({ data }) => {
    try {
      const { files, keeps } = /** @type {import("./protocol").FilesOrder} */ (data);
      const parts = Object.entries(files);
      const found = await Promise.all(
        parts.map(async ([part, file]) => /** @type {const} */ ([part, await read(file, keeps)])),
      );
      worker.postMessage(
        { files: Object.fromEntries(found) },
        found.map(([, bytes]) => bytes),
      );
    } catch (fault) {
      worker.postMessage({ fault: String(fault).slice(0, 300) });
    }
  });
})();
