/**
 * What this device remembers of tables with friends: with what it comes back to its seat, or takes its guests back. In
 * localStorage, since a page has to know before it starts anything else whether it needs an engine.
 */

import { isToken } from "./messages.js";

/** @import { Identity } from "./identity.js" */

const KEY = "raenke-friends";

/** Older ones are forgotten. */
const MOST = 12;

/**
 * A table that this device hosts, or at which it is a guest, by the game's id.
 * @typedef {object} FriendsEntry
 * @property {string} id
 * @property {"host" | "guest"} role
 * @property {string} table proven by its host (identity.js)
 * @property {boolean} link whether friends are found by link
 * @property {string} token a guest's
 * @property {number} own the host's seat
 * @property {number} clock
 * @property {string[]} tokens of all seats, at the host
 * @property {number} cuts
 * @property {Identity | null} identity the host's, unchecked
 */

/** @type {FriendsEntry} */
const NO_ENTRY = {
  id: "",
  role: "guest",
  table: "",
  link: false,
  token: "",
  own: 0,
  clock: 0,
  tokens: [],
  cuts: 0,
  identity: null,
};

/** @param {unknown} value */
const count = (value) => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);

/** @param {unknown} value @returns {FriendsEntry[]} */
function validEntry(value) {
  if (typeof value !== "object" || value === null) return [];
  const { id, role, table, link, token, own, clock, tokens, cuts, identity } = /** @type {Record<string, unknown>} */ (
    value
  );
  if (typeof id !== "string" || (role !== "host" && role !== "guest")) return [];
  return [
    {
      id,
      role,
      table: isToken(table) ? table : "",
      link: link === true,
      token: isToken(token) ? token : "",
      own: count(own),
      clock: count(clock),
      tokens: Array.isArray(tokens) ? tokens.map((one) => (isToken(one) ? one : "")) : [],
      cuts: count(cuts),
      identity: typeof identity === "object" ? /** @type {Identity | null} */ (identity) : null,
    },
  ];
}

/** @returns {FriendsEntry[]} the latest first */
function readAll() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.slice(0, MOST).flatMap(validEntry) : [];
  } catch {
    return [];
  }
}

/** @param {FriendsEntry[]} entries */
function writeAll(entries) {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries.slice(0, MOST)));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

/** The table of a game, if friends are at it. @param {string} id */
export const entryOf = (id) => readAll().find((entry) => entry.id === id);

/** What this guest has of a table. @param {string} table */
export const entryAt = (table) => readAll().find((entry) => entry.role === "guest" && entry.table === table);

/** @param {Partial<FriendsEntry> & { id: string }} fields */
export const remember = (fields) =>
  writeAll([{ ...NO_ENTRY, ...fields }, ...readAll().filter(({ id }) => id !== fields.id)]);

/** @param {string} id */
export const forget = (id) => writeAll(readAll().filter((entry) => entry.id !== id));

/** Whether an address leads to a table whose engine is elsewhere. @param {string} hash */
export function isGuestAddress(hash) {
  const [, id = ""] = /^#\/table\/([\w-]+)$/.exec(hash) ?? [];
  return hash.startsWith("#t=") || (id !== "" && entryOf(id)?.role === "guest");
}
