/** Statistics, stored on this device only: one entry per finished game, and their aggregation. */

import { allLevels, parseKind } from "../words/opponents.js";
import { createDatabase } from "./database.js";
import { humanSeats, isKnownGame } from "./saved_game.js";

/** @import { GameFact, GameStats } from "../engine/shapes" */
/** @import { Ask } from "../engine/client.js" */
/** @import { GameWriter } from "./game_writer.js" */
/** @import { Repository } from "./repository.js" */
/** @import { SavedGame } from "./saved_game.js" */

const VERSION = 2;

/** Timeout for reading, in milliseconds. */
const READ_WITHIN = 10_000;

/**
 * One game's entry: no names, only which seats were people. Stored under these names.
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} game
 * @property {number} when milliseconds since 1970
 * @property {string} profile id of the profile that played it, "" for none
 * @property {string[]} kinds by seat
 * @property {number[]} points by seat
 * @property {number[]} winners
 * @property {number} hints how often a hint was asked for
 * @property {Record<string, Record<string, number>>[]} counted by seat, heading and code: what the game counts
 * @property {string[][]} feats by seat; entries of earlier builds have none
 */

/**
 * Totals over the seats of people.
 * @typedef {object} Sum
 * @property {number} played
 * @property {number} won shared victories included
 * @property {number} points
 */

/** A raw database entry with its key. @typedef {[IDBValidKey, unknown]} Stored */

/**
 * Run a database operation; undefined if the browser refuses storage.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
async function attempt(work) {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @param {(item: unknown) => boolean} each */
const isList = (value, each) => Array.isArray(value) && value.every(each);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Occurrences by code. @param {unknown} counts */
const isCount = (counts) => isObject(counts) && Object.values(counts).every(Number.isFinite);

/**
 * Parse an entry; null if invalid. The first format had one list by seat per heading beside the other fields.
 * @param {unknown} value
 * @returns {Entry | null}
 */
function entryOf(value) {
  if (!isObject(value)) return null;
  const { id, game, when, profile = "", hints = 0, kinds, points, winners, counted, feats = [], ...headings } = value;
  const valid =
    typeof id === "string" &&
    typeof game === "string" &&
    isKnownGame(game) &&
    Number.isFinite(when) &&
    typeof profile === "string" &&
    Number.isSafeInteger(hints) &&
    isList(kinds, (kind) => typeof kind === "string") &&
    isList(points, Number.isFinite) &&
    isList(winners, Number.isInteger) &&
    isList(feats, (codes) => isList(codes, (code) => typeof code === "string"));
  if (!valid) return null;
  const bySeat =
    counted ??
    /** @type {string[]} */ (kinds).map((_, seat) =>
      Object.fromEntries(
        Object.entries(headings).map(([heading, list]) => [heading, Array.isArray(list) ? list[seat] : null]),
      ),
    );
  if (!isList(bySeat, (seat) => isObject(seat) && Object.values(seat).every(isCount))) return null;
  return /** @type {Entry} */ ({ id, game, when, profile, hints, kinds, points, winners, counted: bySeat, feats });
}

/** @param {{ ask: Ask, repository: Repository, writer: GameWriter }} parts */
export function createStatistics({ ask, repository, writer }) {
  const database = createDatabase("raenke-statistics");

  /** Entries that could not be stored. @type {Map<string, Entry>} */
  const inMemory = new Map();

  /** Serializes recording: a game may become practice while its end is still being counted. */
  let recording = Promise.resolve();

  /**
   * Record a finished game once; practice games and bot-only games do not count, and a game that becomes practice later
   * is removed again.
   * @param {SavedGame} game
   */
  const recordGame = (game) => (recording = recording.catch(() => {}).then(() => recordNow(game)));

  /** @param {SavedGame} game */
  async function recordNow(game) {
    const { id, practice, over, record } = game;
    if (practice) {
      inMemory.delete(id);
      if (!(await attempt(() => database.change(id, () => null).then(() => true)))) return;
    } else if (over && humanSeats(game).length > 0 && !inMemory.has(id) && !(await attempt(() => database.get(id)))) {
      const reply = await ask({ do: "stats", record });
      if (!reply.ok) return;
      const { seats, points, winners, counts: counted, feats } = /** @type {GameStats} */ (reply.value);
      const entry = {
        id,
        game: game.game,
        when: Date.now(),
        profile: game.profile,
        hints: game.hints,
        kinds: seats.map(({ kind }) => kind),
        points,
        winners,
        counted,
        feats,
      };
      if (!(await attempt(() => database.add([[id, entry]]).then(() => true)))) inMemory.set(id, entry);
    }
    // Entries held in memory must be counted again by the next page.
    if (!inMemory.has(id)) await attempt(() => writer.markCounted(id));
  }

  return {
    recordGame,

    /**
     * All entries, oldest first, and the number of invalid ones; finished games not yet counted are counted first.
     * @returns {Promise<{ entries: Entry[], invalid: number }>}
     */
    async readEntries() {
      for (const game of await repository.uncountedGames()) await recordGame(game);
      const stored = ((await attempt(() => database.entries(READ_WITHIN))) ?? []).map(([, value]) => value);
      const valid = stored.flatMap((value) => entryOf(value) ?? []);
      return {
        entries: [...valid, ...inMemory.values()].sort((one, other) => one.when - other.when),
        invalid: stored.length - valid.length,
      };
    },

    /** Delete all entries and return them; null if the browser refuses. @returns {Promise<Stored[] | null>} */
    async eraseEntries() {
      const stored = await attempt(() => database.empty());
      if (!stored && inMemory.size === 0) return null;
      const fromMemory = [...inMemory].map(([id, entry]) => /** @type {Stored} */ ([id, entry]));
      inMemory.clear();
      return [...(stored ?? []), ...fromMemory];
    },

    /** Restore erased entries beside newer ones. @param {Stored[]} erased */
    async restoreEntries(erased) {
      if (await attempt(() => database.add(erased).then(() => true))) return;
      for (const entry of erased.flatMap(([, value]) => entryOf(value) ?? [])) inMemory.set(entry.id, entry);
    },
  };
}

/** @typedef {ReturnType<typeof createStatistics>} Statistics */

/**
 * Everything as a file.
 * @param {Entry[]} all
 * @param {readonly unknown[]} daily the tries at deals of the day
 */
export const toJson = (all, daily) =>
  `${JSON.stringify({ raenke: "statistics", version: VERSION, games: all, daily }, null, 1)}\n`;

/**
 * The strongest bot at a table, "" without bots; an unknown bot ranks lowest.
 * @param {{ game: string, kinds: readonly string[] }} table
 * @param {readonly GameFact[]} games
 */
export function strongestBot({ game, kinds }, games) {
  const order = allLevels(games.filter(({ name }) => name === game));
  const strength = (/** @type {string} */ kind) => order.indexOf(parseKind(kind).level);
  const [strongest = ""] = kinds
    .filter((kind) => kind !== "human")
    .sort((one, other) => strength(other) - strength(one));
  return strongest;
}

/**
 * Aggregate the entries of one game.
 * @param {Entry[]} all
 * @param {readonly GameFact[]} games
 */
export function summarize(all, games) {
  /** @type {Sum} */
  const whole = { played: 0, won: 0, points: 0 };
  /** @type {Map<number, Sum>} */
  const bySize = new Map();
  /** @type {Map<string, Sum>} */
  const byLevel = new Map();
  /** @type {Map<string, Map<string, number>>} */
  const counted = new Map();
  for (const entry of all) {
    const { kinds, points, winners } = entry;
    const size = sumAt(bySize, kinds.length);
    const level = sumAt(byLevel, parseKind(strongestBot(entry, games)).level);
    for (const [seat, kind] of kinds.entries()) {
      if (kind !== "human") continue;
      for (const sum of [whole, size, level]) {
        sum.played += 1;
        sum.won += winners.includes(seat) ? 1 : 0;
        sum.points += points[seat] ?? 0;
      }
      for (const [heading, codes] of Object.entries(entry.counted[seat] ?? {})) {
        const sums = counted.get(heading) ?? new Map();
        for (const [code, count] of Object.entries(codes)) sums.set(code, (sums.get(code) ?? 0) + count);
        counted.set(heading, sums);
      }
    }
  }
  const order = allLevels(games);
  return {
    games: all.length,
    whole,
    bySize: [...bySize].sort(([one], [other]) => one - other),
    byLevel: [...byLevel].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    counted: [...counted].map(([heading, sums]) => ({
      heading,
      codes: [...sums].sort(([, one], [, other]) => other - one),
    })),
  };
}

/**
 * @template K
 * @param {Map<K, Sum>} sums
 * @param {K} key
 */
function sumAt(sums, key) {
  const found = sums.get(key) ?? { played: 0, won: 0, points: 0 };
  sums.set(key, found);
  return found;
}
