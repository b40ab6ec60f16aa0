/** Share links: a finished game's record, deflated and base64url-encoded in the fragment, which no server sees. */

import { noticeForFault } from "../engine/faults.js";
import { MAX_LINK_LENGTH } from "../router.js";
import { createScreenState } from "../screen_state.js";

/** @import { RecordInfo } from "../engine/shapes" */
/** @import { Notice } from "../state.js" */
/** @import { ControllerParts } from "../actions.js" */

/** Limit against decompression bombs; the longest record is far shorter. */
const MAX_RECORD_SIZE = 1_000_000;

/**
 * State of the share dialog.
 * @typedef {object} Sharing
 * @property {string} link "" for none
 * @property {"" | "copied" | "by-hand"} copied
 */

/** @type {Sharing} */
const NOTHING = { link: "", copied: "" };

export const sharingState = createScreenState("sharing", NOTHING);

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

/** The share dialog. @param {Pick<ControllerParts, "store" | "ask" | "notify">} parts */
export function createSharing({ store, ask, notify }) {
  /** @param {string} link */
  async function copy(link) {
    try {
      await navigator.clipboard.writeText(link);
      sharingState.patch(store, { copied: "copied" });
    } catch {
      // The text field beside the button can always be copied by hand.
      sharingState.patch(store, { copied: "by-hand" });
      const field = document.querySelector("[data-share-link]");
      if (field instanceof HTMLTextAreaElement) field.select();
    }
  }

  return {
    copy,

    /** Offer a share link, after decoding it back and checking the record. @param {string} record */
    async offer(record) {
      try {
        const data = await encodeRecord(record);
        if (data.length > MAX_LINK_LENGTH || (await decodeRecord(data)) !== record)
          throw new RangeError("not read back");
        const { over } = /** @type {RecordInfo} */ (await ask({ do: "check", record: await decodeRecord(data) }));
        if (!over) throw new RangeError("not to be shared");
        sharingState.patch(store, { link: `${location.href.split("#")[0]}#g=${data}`, copied: "" });
      } catch {
        notify({ id: "share-impossible", tone: "error" });
      }
    },

    /** Open the device's share sheet. @param {string} link */
    async send(link) {
      try {
        await navigator.share({ url: link });
      } catch (fault) {
        if (!(fault instanceof DOMException && fault.name === "AbortError")) await copy(link);
      }
    },

    close: () => sharingState.clear(store),
  };
}

/**
 * Decode and check a link's record, or explain what is wrong with it.
 * @param {ControllerParts["ask"]} ask
 * @param {string} data
 * @returns {Promise<{ checked: RecordInfo } | { notice: Notice }>}
 */
export async function readLink(ask, data) {
  /** @type {string} */
  let record;
  try {
    record = await decodeRecord(data);
  } catch (fault) {
    return { notice: { id: fault instanceof RangeError ? "fault-link-too-long" : "fault-link-broken", tone: "error" } };
  }
  try {
    return { checked: /** @type {RecordInfo} */ (await ask({ do: "check", record })) };
  } catch (fault) {
    return { notice: noticeForFault(fault) };
  }
}
