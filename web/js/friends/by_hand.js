/**
 * Connections that are made by hand: an invitation goes to a friend and an answer comes back, as QR code, link or text.
 * Only addresses of the own network are in them, and nobody else is asked.
 */

import { createChannel } from "./channel.js";
import { bindingSoon } from "./identity.js";
import { describe, descriptionOf, pack, unpack } from "./packing.js";
import { LAST_WORDS_MS } from "./timing.js";

/** @import { Channel } from "./channel.js" */

/** Browsers refuse longer messages, so they travel in pieces; the first character says whether more follow. */
const PIECE = 15_000;

/** Enough for the longest message; who sends more without an end is cut off. */
const MOST_PIECES = 600;

/** Addresses that have not been found by then are left out. */
const GATHER_MS = 2500;

/**
 * Resolves when messages can be sent; rejected if the devices find no way to each other.
 * @param {RTCPeerConnection} connection
 * @param {RTCDataChannel} wire
 * @returns {Promise<void>}
 */
function whenOpen(connection, wire) {
  return new Promise((done, fail) => {
    if (wire.readyState === "open") return done();
    wire.addEventListener("open", () => done(), { once: true });
    connection.addEventListener("connectionstatechange", () => {
      if (hasFailed(connection)) fail(new Error("the devices find no way to each other"));
    });
  });
}

/** @param {RTCPeerConnection} connection */
const hasFailed = ({ connectionState }) => connectionState === "failed" || connectionState === "closed";

/**
 * @param {RTCPeerConnection} connection
 * @param {RTCDataChannel} wire
 * @param {boolean} host
 * @returns {Promise<Channel>} once it is open; rejected if it never will be
 */
async function channelOver(connection, wire, host) {
  /** What comes before the connection's ends can be told. @type {unknown[]} */
  const early = [];
  const keep = (/** @type {MessageEvent} */ { data }) => void early.push(data);
  wire.addEventListener("message", keep);
  await whenOpen(connection, wire);
  const binding = await bindingSoon(() => connection, host);
  wire.removeEventListener("message", keep);
  /** @type {string[]} */
  let pieces = [];
  const { channel, receive, closed } = createChannel({
    binding,
    send(text) {
      if (wire.readyState !== "open") return;
      for (let at = 0; at < text.length || at === 0; at += PIECE)
        wire.send((at + PIECE < text.length ? "+" : "=") + text.slice(at, at + PIECE));
    },
    close: () => void setTimeout(() => connection.close(), LAST_WORDS_MS),
  });
  /** @param {unknown} data */
  function hear(data) {
    if (typeof data !== "string" || pieces.length >= MOST_PIECES) return channel.close();
    pieces.push(data.slice(1));
    if (data[0] === "+") return;
    const text = pieces.join("");
    pieces = [];
    receive(text);
  }
  early.forEach(hear);
  wire.addEventListener("message", ({ data }) => hear(data));
  wire.addEventListener("close", closed);
  if (wire.readyState !== "open") closed();
  connection.addEventListener("connectionstatechange", () => {
    if (hasFailed(connection)) closed();
  });
  return channel;
}

/** @param {RTCPeerConnection} connection */
async function gathered(connection) {
  const complete = new Promise((done) => {
    const look = () => connection.iceGatheringState === "complete" && done(undefined);
    connection.addEventListener("icegatheringstatechange", look);
    look();
  });
  await Promise.race([complete, new Promise((done) => setTimeout(done, GATHER_MS))]);
  return pack(describe(/** @type {RTCSessionDescription} */ (connection.localDescription)));
}

/** Begin a connection: the invitation to hand over, and what to do with the answer. */
export async function invite() {
  const connection = new RTCPeerConnection();
  const wire = connection.createDataChannel("table");
  const opened = channelOver(connection, wire, true);
  await connection.setLocalDescription(await connection.createOffer());
  const code = await gathered(connection);
  return {
    code,
    /** Resolves once the friend is connected; rejected if the devices do not find each other after the answer. */
    opened,

    /** @param {string} text @returns {Promise<boolean>} whether it is an answer to this invitation */
    async accept(text) {
      const answer = unpack(text);
      if (!answer?.answer || connection.signalingState !== "have-local-offer") return false;
      await connection.setRemoteDescription(descriptionOf(answer));
      return true;
    },

    cancel: () => connection.close(),
  };
}

/** @typedef {Awaited<ReturnType<typeof invite>>} Invitation */

/**
 * Answer an invitation.
 * @param {string} text
 * @returns {Promise<{ code: string, opened: Promise<Channel>, cancel: () => void } | null>} null: it is none
 */
export async function answer(text) {
  const offer = unpack(text);
  if (!offer || offer.answer) return null;
  const connection = new RTCPeerConnection();
  // Until the friend has taken the answer nothing comes back, and the connection may count as failed: it is made nevertheless.
  const opened = new Promise((/** @type {(channel: Promise<Channel>) => void} */ done) =>
    connection.addEventListener("datachannel", ({ channel }) => done(channelOver(connection, channel, false)), {
      once: true,
    }),
  );
  await connection.setRemoteDescription(descriptionOf(offer));
  await connection.setLocalDescription(await connection.createAnswer());
  return { code: await gathered(connection), opened, cancel: () => connection.close() };
}
