/** Reads the part of the address after "#": which screen is wanted. What stands there comes from outside. */

/** @typedef {{ name: string, params: string[] }} Place */

const LONGEST_PARAM = 64;
const MOST_PARAMS = 3;

/** A longer link is no game: the longest record, deflated, takes a small part of this. */
export const LONGEST_LINK = 100_000;

/**
 * @param {string} hash as in `location.hash`
 * @param {(name: string) => boolean} known
 * @returns {Place | null} null: no such page
 */
export function readHash(hash, known) {
  if (hash === "" || hash === "#" || hash === "#/") return { name: "start", params: [] };
  if (hash.startsWith("#g=")) {
    const data = hash.slice(3);
    const sound = data.length <= LONGEST_LINK && /^[A-Za-z0-9_-]+$/.test(data);
    return sound && known("share") ? { name: "share", params: [data] } : null;
  }
  if (!hash.startsWith("#/") || hash.length > 2 + (MOST_PARAMS + 1) * (LONGEST_PARAM + 1)) return null;
  const [name = "", ...params] = hash.slice(2).split("/");
  const sound = params.length <= MOST_PARAMS && params.every((part) => part.length <= LONGEST_PARAM && /^[A-Za-z0-9_-]*$/.test(part));
  if (!sound || name === "share" || !known(name)) return null;
  return { name, params: params.filter((part) => part !== "") };
}

/**
 * What is wrong with an address that leads nowhere.
 * @param {string} hash
 */
export function strayWords(hash) {
  if (!hash.startsWith("#g=")) return "page-unknown";
  return hash.length - 3 > LONGEST_LINK ? "fault-link-too-long" : "fault-link-broken";
}

/**
 * @param {string} name
 * @param {...string} params
 */
export const hashOf = (name, ...params) => (name === "start" && params.length === 0 ? "#/" : `#/${[name, ...params].join("/")}`);
