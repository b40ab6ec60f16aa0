/** Games in links: a finished game's record, deflated, in the part of the address that no server sees. */

import { EngineFault, noticeForFault } from "../engine/faults.js";
import { MAX_LINK_LENGTH } from "../router.js";
import { createScreenState } from "../screen_state.js";

/** @import { RecordInfo } from "../engine/shapes" */
/** @import { Notice } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** The longest record takes a small part of this; more comes only from somebody who means harm. */
const MAX_RECORD_SIZE = 1_000_000;

/**
 * What is kept while a link is offered.
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
 * All that flows through a transformer, up to a limit.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} transformer
 * @param {number} most
 */
async function transform(bytes, transformer, most) {
  const writer = transformer.writable.getWriter();
  // Whatever goes wrong is heard of at the other end.
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
 * The text in a link; throws on anything that is not one of ours.
 * @param {string} data
 * @returns {Promise<string>}
 */
export async function decodeRecord(data) {
  if (data.length > MAX_LINK_LENGTH) throw new RangeError("too long");
  const bytes = await transform(fromBase64Url(data), new DecompressionStream("deflate-raw"), MAX_RECORD_SIZE);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/**
 * Offers a link to a finished game, after having read it back.
 * @param {Actions} act
 * @param {string} record
 */
export async function offerLink(act, record) {
  try {
    const data = await encodeRecord(record);
    if (data.length > MAX_LINK_LENGTH || (await decodeRecord(data)) !== record) throw new RangeError("not read back");
    const reply = await act.ask({ do: "check", record: await decodeRecord(data) });
    if (!reply.ok || !(/** @type {RecordInfo} */ (reply.value).over)) throw new RangeError("not to be shared");
    sharingState.patch(act.store, { link: `${location.href.split("#")[0]}#g=${data}`, copied: "" });
  } catch {
    act.notify({ id: "share-impossible", tone: "error" });
  }
}

/** @param {Actions} act */
export const closeLink = (act) => sharingState.clear(act.store);

/**
 * @param {Actions} act
 * @param {string} link
 */
export async function copyLink(act, link) {
  try {
    await navigator.clipboard.writeText(link);
    sharingState.patch(act.store, { copied: "copied" });
  } catch {
    // The field beside it can always be marked and copied.
    sharingState.patch(act.store, { copied: "by-hand" });
    const field = document.querySelector("[data-share-link]");
    if (field instanceof HTMLTextAreaElement) field.select();
  }
}

/**
 * Hands the link to the device's own way of sharing.
 * @param {Actions} act
 * @param {string} link
 */
export async function sendLink(act, link) {
  try {
    await navigator.share({ url: link });
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === "AbortError")) await copyLink(act, link);
  }
}

/**
 * A record out of a link, checked by the engine; or what is wrong with it.
 * @param {Actions} act
 * @param {string} data
 * @returns {Promise<{ checked: RecordInfo } | { notice: Notice }>}
 */
export async function readLink(act, data) {
  /** @type {string} */
  let record;
  try {
    record = await decodeRecord(data);
  } catch (fault) {
    return { notice: { id: fault instanceof RangeError ? "fault-link-too-long" : "fault-link-broken", tone: "error" } };
  }
  const reply = await act.ask({ do: "check", record });
  if (reply.ok) return { checked: /** @type {RecordInfo} */ (reply.value) };
  return { notice: noticeForFault(reply.fault ? new EngineFault(reply.fault) : null) };
}
