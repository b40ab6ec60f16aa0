/** A game as it is kept, and what an entry of the database is worth: each is read for itself, and with distrust. */

import { KNOWN_GAMES } from "../engine/known_games.js";
import { cleanName, resemblesBotName } from "../words/names.js";

/** @import { SeatPlan } from "../engine/shapes" */

/**
 * A game as it is kept; the record is the truth, the rest is for lists.
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {string} game
 * @property {string} title given by a person, "" for none
 * @property {SeatPlan[]} seats with the names as they were typed
 * @property {boolean} practice
 * @property {boolean} spoiled it counts as practice only because something was taken back that had told something
 * @property {Record<string, string>} options what was chosen when it was dealt, as far as that is known
 * @property {string} record "" while the engine has not dealt yet
 * @property {{ first: number | null, seed: number | null, options?: Record<string, string> } | null} deal how to deal, while there is no record
 * @property {number} tokens
 * @property {number} round
 * @property {boolean} over
 * @property {number[]} scores
 * @property {number[]} winners empty while it runs
 * @property {number} created milliseconds since 1970
 * @property {number} changed
 * @property {string} writer the tab that wrote last
 * @property {boolean} due the statistics do not know yet how it ended, or that it counts no more
 * @property {number} saves counts what was written of it, whatever the clock says: the higher is the newer
 */

export function newGameId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
}

/** What lies among the games and is none. */
export class BrokenEntry {
  /**
   * @param {IDBValidKey} key
   * @param {unknown} value as it lies there
   */
  constructor(key, value) {
    /** How a row and an address call it. */
    this.id = typeof key === "string" ? key : `${typeof key}:${String(key)}`;
    this.key = key;
    this.value = value;
  }
}

/** As an address can name it. */
const ID = /^[\w-]{1,64}$/;
const MAX_TIMESTAMP = 8.64e15;
const MAX_SEATS = Math.max(...KNOWN_GAMES.flatMap(({ seats }) => seats));
const NAMES = new Set(KNOWN_GAMES.map(({ name }) => name));

/** Whether the page has such a game. @param {string} name */
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
 * Who has won a game that is over. At first games did not say so; then whoever has most points has won.
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
 * Whether the game is one of ours and the record one of it: the engine begins every record with the game's name.
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
    // An earlier build let people be called so, and the engine does not deal for them.
    return { name: kind === "human" && resemblesBotName(clean) ? "" : clean, kind };
  });
}

/**
 * An entry as a game: what only lists need of it is mended, what is beyond that makes it a broken one.
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
    // A later build may have more to say of it.
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
