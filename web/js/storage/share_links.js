/** Share links: a finished game's record, deflated and base64url-encoded in the fragment, which no server sees. */

import { MAX_LINK_LENGTH } from "../router.js";

/** Limit against decompression bombs; the longest record is far shorter. */
const MAX_RECORD_SIZE = 1_000_000;

/** @param {Uint8Array} bytes */
function toBase64Url(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} data */
const fromBase64Url = (data) =>
  Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/**
 * Pipe bytes through a (de)compression stream, up to a size limit.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} transformer
 * @param {number} most
 */
async function transform(bytes, transformer, most) {
  const writer = transformer.writable.getWriter();
  // Errors surface at the reading end.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = transformer.readable.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {string} record @returns {Promise<string>} */
export async function encodeRecord(record) {
  return toBase64Url(
    await transform(new TextEncoder().encode(record), new CompressionStream("deflate-raw"), MAX_LINK_LENGTH),
  );
}

/**
 * Decode a link's record; throws on anything that is not one of our links.
 * @param {string} data
 * @returns {Promise<string>}
 */
export async function decodeRecord(data) {
  if (data.length > MAX_LINK_LENGTH) throw new RangeError("too long");
  const bytes = await transform(fromBase64Url(data), new DecompressionStream("deflate-raw"), MAX_RECORD_SIZE);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
