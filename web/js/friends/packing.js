/**
 * Invitations and answers that are carried by hand, packed small enough for a QR code that a phone reads at once: of a
 * session description only what differs from one to the next. Everything read here comes from outside.
 */

import { fromBase64, toBase64 } from "./identity.js";

/** What two browsers must know of each other. @typedef {{ answer: boolean, user: string, password: string, fingerprint: Uint8Array, places: { host: string, port: number }[] }} Description */

const VERSION = 1;
const MOST_PLACES = 6;
/** How an address is packed. */
const V4 = 4;
const V6 = 6;
const MDNS = 1;

const MDNS_NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

/** @param {string} hex */
const fromHex = (hex) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** @param {Iterable<number>} bytes */
const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} host @returns {number[] | null} kind and bytes */
function packHost(host) {
  const name = MDNS_NAME.exec(host);
  if (name) return [MDNS, ...fromHex(name.slice(1).join(""))];
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(host)) return [V4, ...host.split(".").map(Number)];
  if (!/^[0-9a-f:]+$/i.test(host) || !host.includes(":")) return null;
  const [head = "", tail] = host.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => "0"), ...right];
  return groups.length === 8 ? [V6, ...groups.flatMap((group) => fromHex(group.padStart(4, "0")))] : null;
}

/** @param {number} kind @param {Uint8Array} bytes */
function unpackHost(kind, bytes) {
  const hex = toHex(bytes);
  if (kind === MDNS) return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}.local`;
  return kind === V4 ? [...bytes].join(".") : (hex.match(/.{4}/g) ?? []).join(":");
}

/** The essentials of a browser's session description. @param {RTCSessionDescriptionInit} description @returns {Description} */
export function describe({ type, sdp = "" }) {
  const value = (/** @type {string} */ name) => new RegExp(`^a=${name}:(\\S+)`, "m").exec(sdp)?.[1] ?? "";
  const fingerprint = /^a=fingerprint:sha-256 ([0-9A-F:]{95})/im.exec(sdp)?.[1] ?? "";
  const places = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
    .map(([, host = "", port = ""]) => ({ host: host.toLowerCase(), port: Number(port) }))
    .slice(0, MOST_PLACES);
  return {
    answer: type === "answer",
    user: value("ice-ufrag"),
    password: value("ice-pwd"),
    fingerprint: Uint8Array.from(fromHex(fingerprint.replaceAll(":", ""))),
    places,
  };
}

/** A session description that a browser takes. @param {Description} essentials @returns {RTCSessionDescriptionInit} */
export function descriptionOf({ answer, user, password, fingerprint, places }) {
  const hash = (toHex(fingerprint).toUpperCase().match(/../g) ?? []).join(":");
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hash}`,
    `a=setup:${answer ? "active" : "actpass"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...places.map(
      ({ host, port }, at) => `a=candidate:${at + 1} 1 udp ${2113937151 - at} ${host} ${port} typ host generation 0`,
    ),
    "a=end-of-candidates",
    "",
  ];
  return { type: answer ? "answer" : "offer", sdp: lines.join("\r\n") };
}

/** @param {Description} description */
export function pack({ answer, user, password, fingerprint, places }) {
  const text = (/** @type {string} */ value) => [value.length, ...[...value].map((char) => char.charCodeAt(0))];
  const packed = places.flatMap(({ host, port }) => {
    const bytes = packHost(host);
    return bytes ? [[...bytes, port >> 8, port & 255]] : [];
  });
  return toBase64(
    Uint8Array.from([
      (VERSION << 1) | Number(answer),
      ...text(user),
      ...text(password),
      ...fingerprint,
      ...packed.flat(),
    ]),
  );
}

/**
 * Read an invitation or an answer.
 * @param {string} text
 * @returns {Description | null} null for anything else
 */
export function unpack(text) {
  if (text.length > 600 || !/^[\w-]+$/.test(text)) return null;
  let bytes;
  try {
    bytes = fromBase64(text);
  } catch {
    return null;
  }
  let at = 1;
  const take = (/** @type {number} */ count) => {
    at += count;
    return bytes.subarray(at - count, at);
  };
  const textOf = () => String.fromCharCode(...take(take(1)[0] ?? 0));
  const first = bytes[0] ?? 0;
  const [user, password] = [textOf(), textOf()];
  const fingerprint = take(32);
  /** @type {Description["places"]} */
  const places = [];
  while (at < bytes.length) {
    const [kind = 0] = take(1);
    if (kind !== V4 && kind !== V6 && kind !== MDNS) return null;
    const host = take(kind === V4 ? 4 : 16);
    const [high = 0, low = 0] = take(2);
    places.push({ host: unpackHost(kind, host), port: high * 256 + low });
  }
  // Characters of ICE, so that nothing else can get into a session description.
  const plain = /^[A-Za-z0-9+/]{4,40}$/;
  const sound = first >> 1 === VERSION && plain.test(user) && plain.test(password) && fingerprint.length === 32;
  if (!sound || at !== bytes.length || places.length === 0 || places.length > MOST_PLACES) return null;
  return { answer: (first & 1) === 1, user, password, fingerprint, places };
}
