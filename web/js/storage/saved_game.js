/** The saved game, and the validating parser for database entries, which may come from another build or another program. */

import { isDate } from "../calendar.js";
import { KNOWN_GAMES } from "../engine/known_games.js";
import { isLinkData } from "../router.js";
import { cleanName, resemblesBotName } from "../words/names.js";

/** @import { RecordInfo, SeatPlan, Snapshot } from "../engine/shapes" */

/**
 * A saved game; `record` is authoritative, the other fields serve lists.
 * @typedef {ReturnType<typeof parseFields>} SavedGame
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

/** @param {unknown} deal @returns {{ first: number | null, seed: number | null, options: Record<string, string> }} */
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
 * The fields of a saved game, parsed one by one; a missing field gets a new game's value. Stored under these names:
 * renaming one needs a migration.
 * @param {{ id: string, game: string, record: string, seats: SeatPlan[] }} checked
 * @param {Record<string, unknown>} value
 */
function parseFields({ id, game, record, seats }, value) {
  const { scores: points } = value;
  /** @type {number[]} */
  const scores = Array.isArray(points) && points.every(Number.isFinite) ? points : [];
  const over = value["over"] === true && record !== "" && scores.length === seats.length;
  const created = timestampOf(value["created"]);
  return {
    id,
    game,
    /** "" until the engine has dealt */
    record,
    /** names as typed */
    seats,
    /** "" for none */
    title: cleanName(value["title"]),
    practice: value["practice"] === true,
    /** practice only because an undo took back something that had revealed a secret */
    spoiled: value["spoiled"] === true,
    /** how often a hint was asked for */
    hints: integerAtLeast(value["hints"], 0),
    /** options it was dealt with, as far as known */
    options: parseOptions(value["options"]),
    /** how to deal, until there is a record */
    deal: record === "" ? parseDeal(value["deal"]) : null,
    tokens: integerAtLeast(value["tokens"], 0),
    round: integerAtLeast(value["round"], 1),
    over,
    scores,
    /** empty while it is running */
    winners: over ? parseWinners(value["winners"], scores) : [],
    /** the date whose deal this is, as "2026-11-20"; "" for any other game */
    daily: isDate(value["daily"]) ? value["daily"] : "",
    /** somebody has decided something in it */
    begun: value["begun"] === true,
    /** link data of the finished game that this one answers, "" for none */
    challenge: isLinkData(value["challenge"]) ? value["challenge"] : "",
    /** id of the profile that started it, "" for none */
    profile: typeof value["profile"] === "string" ? value["profile"] : "",
    /** milliseconds since 1970 */
    created,
    changed: timestampOf(value["changed"]) || created,
    /** id of the tab that wrote last */
    writer: typeof value["writer"] === "string" ? value["writer"] : "",
    /** the statistics have not counted its end, or its becoming practice */
    due: value["due"] === true,
    /** number of saves, independent of the clock; the higher is newer */
    saves: integerAtLeast(value["saves"], 0),
  };
}

/**
 * Parse an entry: fields that only lists need are repaired, any other fault makes it a broken entry.
 * @param {IDBValidKey} key
 * @param {unknown} value
 * @returns {SavedGame | BrokenEntry}
 */
export function readEntry(key, value) {
  if (typeof key !== "string" || !ID.test(key) || !isObject(value)) return new BrokenEntry(key, value);
  const { game, record } = value;
  const seats = parseSeats(value["seats"]);
  if (typeof game !== "string" || typeof record !== "string" || !agrees(game, record) || !seats)
    return new BrokenEntry(key, value);
  // Keep fields of a later build.
  return { ...value, ...parseFields({ id: key, game, record, seats }, value) };
}

/**
 * Parse the entry under an id.
 * @param {string} id
 * @param {unknown} value
 */
export const parseEntry = (id, value) => (value === undefined ? undefined : readEntry(id, value));

/** @param {SavedGame | BrokenEntry | undefined} found @returns {found is SavedGame} */
export const isSavedGame = (found) => found !== undefined && !(found instanceof BrokenEntry);

/**
 * A game that is not stored yet: dealt by the engine when it is opened, or with a record.
 * @param {Partial<SavedGame> & { game: string, seats: readonly SeatPlan[] }} fields
 * @returns {SavedGame}
 */
export function newGame(fields) {
  const { game, record = "" } = fields;
  const now = Date.now();
  const seats = fields.seats.map(({ name, kind }) => ({ name: cleanName(name), kind }));
  return parseFields({ id: fields.id ?? newGameId(), game, record, seats }, { created: now, changed: now, ...fields });
}

/**
 * A game from a record that the engine has checked.
 * @param {RecordInfo} checked
 * @param {Partial<SavedGame>} [more]
 */
export const gameFromRecord = ({ game, record, seats, tokens, round, over, scores, winners }, more = {}) =>
  newGame({ game, record, seats, tokens, round, over, scores, winners, ...more });

/**
 * The saved game after a snapshot.
 * @param {SavedGame} game
 * @param {Snapshot} snapshot
 * @returns {SavedGame}
 */
export const savedGameAfter = (game, { session, view }) => ({
  ...game,
  record: session.record ?? game.record,
  // The engine has drawn the tempers that were left to the lot.
  seats: game.seats.map((plan, seat) => ({ ...plan, kind: session.seats[seat]?.kind ?? plan.kind })),
  deal: null,
  tokens: session.tokens,
  round: view.round,
  over: view.over,
  scores: session.scores,
  winners: view.winners,
  practice: session.practice,
  spoiled: session.practice_by_undo,
  begun: game.begun || (session.undo.reason ?? "") !== "nothing",
  due: view.over || session.practice !== game.practice,
  saves: game.saves + 1,
});

/**
 * The request that opens a saved game in the engine: deal, or continue its record.
 * @param {SavedGame} game
 * @param {number | null} viewer
 * @param {readonly string[]} [own] names of seated bots that the page asks itself
 */
export function openRequest({ game, record, practice, spoiled, seats, deal }, viewer, own = []) {
  if (record) return { do: "open", record, practice, practice_by_undo: spoiled, seat: viewer, own };
  const { first, seed, options } = deal ?? { first: null, seed: null, options: {} };
  return { do: "new", game, seats, first, seed, options, practice, seat: viewer, own };
}

/** The seats of humans. @param {{ seats: readonly { kind: string }[] }} game */
export const humanSeats = (game) => game.seats.flatMap((plan, seat) => (plan.kind === "human" ? [seat] : []));
