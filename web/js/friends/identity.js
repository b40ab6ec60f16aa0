/**
 * How guests know the host of their table. Each table has a key pair; the hash of its public key is the secret in the
 * table's link, so whoever follows the link can tell the host from any other guest behind it. What the host signs names the
 * connection, so that nobody can pass the proof on as their own.
 */

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" };

/** Bytes of the hash that name a table: 128 bits, 22 characters. */
const TABLE_BYTES = 16;

/** What makes this device the host of a table; stored with the game. @typedef {{ jwk: JsonWebKey, key: string, table: string }} Identity `key`: the public one */

/** @typedef {{ key: string, proof: string }} Proof */

/** @param {Uint8Array} bytes */
export const toBase64 = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/** 128 random bits, 22 characters. */
export const newToken = () => toBase64(crypto.getRandomValues(new Uint8Array(16)));

/** What a table is called whose host has this public key. @param {Uint8Array<ArrayBuffer>} key */
async function tableOf(key) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", key));
  return toBase64(hash.subarray(0, TABLE_BYTES));
}

/** @param {string} challenge @param {string} binding */
const signed = (challenge, binding) => new TextEncoder().encode(`raenke host\n${challenge}\n${binding}`);

/** A new table's. @returns {Promise<Identity>} */
export async function createIdentity() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
  const key = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
  const jwk = await crypto.subtle.exportKey("jwk", privateKey);
  return { jwk, key: toBase64(key), table: await tableOf(key) };
}

/**
 * An identity that was stored or handed over; null for none.
 * @param {unknown} value
 * @returns {Promise<Identity | null>}
 */
export async function readIdentity(value) {
  const { jwk, key, table } = /** @type {Partial<Identity>} */ (value ?? {});
  if (typeof jwk !== "object" || typeof key !== "string" || typeof table !== "string") return null;
  const own = { jwk, key, table };
  const proof = await prove(own, "", "").catch(() => null);
  return proof && (await provenTable(proof, "", "")) === table ? own : null;
}

/**
 * Proves to a guest that this is the host.
 * @param {Identity} identity
 * @param {string} challenge that the guest has just drawn
 * @param {string} binding what only the two ends of this connection have in common
 * @returns {Promise<Proof>}
 */
export async function prove({ jwk, key }, challenge, binding) {
  const own = await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["sign"]);
  const proof = new Uint8Array(await crypto.subtle.sign(SIGNATURE, own, signed(challenge, binding)));
  return { key, proof: toBase64(proof) };
}

/**
 * The table whose host has given this proof; "" if it proves nothing.
 * @param {unknown} value of the answer
 * @param {string} challenge
 * @param {string} binding
 */
export async function provenTable(value, challenge, binding) {
  const { key, proof } = /** @type {Partial<Proof>} */ (value ?? {});
  if (typeof key !== "string" || typeof proof !== "string") return "";
  try {
    const bytes = fromBase64(key);
    const theirs = await crypto.subtle.importKey("raw", bytes, CURVE, false, ["verify"]);
    const fine = await crypto.subtle.verify(SIGNATURE, theirs, fromBase64(proof), signed(challenge, binding));
    return fine ? await tableOf(bytes) : "";
  } catch {
    return "";
  }
}

/** The certificate's fingerprint; "" if it is not exactly one, with which a stranger could name somebody else's. @param {RTCSessionDescription | null | undefined} description */
function fingerprintOf(description) {
  const found = new Set(
    [...(description?.sdp ?? "").matchAll(/^\s*a=fingerprint:(.+?)\s*$/gim)].map(([, one = ""]) => one.toLowerCase()),
  );
  const [first = ""] = found;
  return found.size === 1 ? first : "";
}

/**
 * What only the two ends of a connection have in common: the fingerprints of their certificates, the host's first.
 * @param {RTCPeerConnection | undefined} connection
 * @param {boolean} host whether this side is the host
 * @returns {string} "" if it cannot be told
 */
export function bindingOf(connection, host) {
  const mine = fingerprintOf(connection?.localDescription);
  const theirs = fingerprintOf(connection?.remoteDescription);
  if (!mine || !theirs) return "";
  return host ? `${mine} ${theirs}` : `${theirs} ${mine}`;
}

const SOON_MS = 20;
const MOST_LOOKS = 100;

/**
 * The same as soon as it can be told: on a busy device a data channel opens before the page knows the other's description.
 * @param {() => RTCPeerConnection | undefined} connection
 * @param {boolean} host
 */
export async function bindingSoon(connection, host) {
  for (let looks = 0; looks < MOST_LOOKS && bindingOf(connection(), host) === ""; looks++)
    await new Promise((done) => setTimeout(done, SOON_MS));
  return bindingOf(connection(), host);
}
