/** The saved game, and the validating parser for database entries, which may come from another build or another program. */

import { KNOWN_GAMES } from "../engine/known_games.js";
import { cleanName, resemblesBotName } from "../words/names.js";

/** @import { SeatPlan } from "../engine/shapes" */

/**
 * A saved game; `record` is authoritative, the other fields serve lists. Stored under these names: renaming one needs a migration.
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {string} game
 * @property {string} title "" for none
 * @property {SeatPlan[]} seats names as typed
 * @property {boolean} practice
 * @property {boolean} spoiled practice only because an undo took back something that had revealed a secret
 * @property {Record<string, string>} options options it was dealt with, as far as known
 * @property {string} record "" until the engine has dealt
 * @property {{ first: number | null, seed: number | null, options?: Record<string, string> } | null} deal how to deal, until there is a record
 * @property {number} tokens
 * @property {number} round
 * @property {boolean} over
 * @property {number[]} scores
 * @property {number[]} winners empty while it is running
 * @property {number} created milliseconds since 1970
 * @property {number} changed
 * @property {string} writer id of the tab that wrote last
 * @property {boolean} due the statistics have not counted its end, or its becoming practice
 * @property {number} saves number of saves, independent of the clock; the higher is newer
 */

export function newGameId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
}

/** A database entry that is not a game. */
export class BrokenEntry {
  /**
   * @param {IDBValidKey} key
   * @param {unknown} value the raw entry
   */
  constructor(key, value) {
    /** Id used in rows and addresses. */
    this.id = typeof key === "string" ? key : `${typeof key}:${String(key)}`;
    this.key = key;
    this.value = value;
  }
}

/** Ids that an address can contain. */
const ID = /^[\w-]{1,64}$/;
const MAX_TIMESTAMP = 8.64e15;
const MAX_SEATS = Math.max(...KNOWN_GAMES.flatMap(({ seats }) => seats));
const NAMES = new Set(KNOWN_GAMES.map(({ name }) => name));

/** Whether the page has a game of this name. @param {string} name */
export const isKnownGame = (name) => NAMES.has(name);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {number} least */
const integerAtLeast = (value, least) =>
  Number.isSafeInteger(value) && /** @type {number} */ (value) >= least ? /** @type {number} */ (value) : least;

/** @param {unknown} value */
const timestampOf = (value) => (typeof value === "number" && Math.abs(value) <= MAX_TIMESTAMP ? value : 0);

/** @param {unknown} value */
const integerOrNull = (value) => (Number.isSafeInteger(value) ? /** @type {number} */ (value) : null);

/** @param {unknown} options @returns {Record<string, string>} */
const parseOptions = (options) =>
  Object.fromEntries(
    isObject(options)
      ? Object.entries(options).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))
      : [],
  );

/** @param {unknown} deal */
function parseDeal(deal) {
  if (!isObject(deal)) return { first: null, seed: null, options: {} };
  return {
    first: integerOrNull(deal["first"]),
    seed: integerOrNull(deal["seed"]),
    options: parseOptions(deal["options"]),
  };
}

/**
 * The winners of a finished game. The first builds did not store them; then the highest score has won.
 * @param {unknown} winners
 * @param {number[]} scores
 */
function parseWinners(winners, scores) {
  if (
    Array.isArray(winners) &&
    winners.length > 0 &&
    winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < scores.length)
  )
    return winners;
  return scores.flatMap((points, seat) => (points === Math.max(...scores) ? [seat] : []));
}

/**
 * Whether the game is known and the record starts with its name, as the engine writes it.
 * @param {string} game
 * @param {string} record
 */
const agrees = (game, record) => isKnownGame(game) && (record === "" || record.startsWith(`[Game "${game}"]`));

/** @param {unknown} value @returns {SeatPlan[] | null} */
function parseSeats(value) {
  if (!Array.isArray(value) || value.length < 2 || value.length > MAX_SEATS) return null;
  if (!value.every((plan) => isObject(plan) && typeof plan["kind"] === "string")) return null;
  return value.map(({ name, kind }) => {
    const clean = cleanName(name);
    // Earlier builds allowed bot-like names, for which the engine does not deal.
    return { name: kind === "human" && resemblesBotName(clean) ? "" : clean, kind };
  });
}

/**
 * Parse an entry: fields that only lists need are repaired, any other fault makes it a broken entry.
 * @param {IDBValidKey} key
 * @param {unknown} value
 * @returns {SavedGame | BrokenEntry}
 */
export function readEntry(key, value) {
  if (typeof key !== "string" || !ID.test(key) || !isObject(value)) return new BrokenEntry(key, value);
  const { game, record, deal } = value;
  const seats = parseSeats(value["seats"]);
  if (typeof game !== "string" || typeof record !== "string" || !agrees(game, record) || !seats)
    return new BrokenEntry(key, value);
  const scores = Array.isArray(value["scores"]) && value["scores"].every(Number.isFinite) ? value["scores"] : [];
  const over = value["over"] === true && record !== "" && scores.length === seats.length;
  const created = timestampOf(value["created"]);
  return {
    // Keep fields of a later build.
    ...value,
    id: key,
    game,
    record,
    seats,
    scores,
    created,
    title: cleanName(value["title"]),
    practice: value["practice"] === true,
    spoiled: value["spoiled"] === true,
    options: parseOptions(value["options"]),
    deal: record === "" ? parseDeal(deal) : null,
    tokens: integerAtLeast(value["tokens"], 0),
    round: integerAtLeast(value["round"], 1),
    over,
    winners: over ? parseWinners(value["winners"], scores) : [],
    changed: timestampOf(value["changed"]) || created,
    writer: typeof value["writer"] === "string" ? value["writer"] : "",
    due: value["due"] === true,
    saves: integerAtLeast(value["saves"], 0),
  };
}
