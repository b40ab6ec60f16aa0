/** Statistics, kept on this device and nowhere else: what each finished game adds, once, and what it comes to. */

import { clear, createStore, entries, get, setMany } from "../../vendor/idb-keyval/dist/index.js";
import { people } from "../table/table_state.js";

/** @import { Code, GameFact, Tally } from "../engine/shapes" */
/** @import { Actions } from "../actions.js" */
/** @import { SavedGame } from "./storage.js" */
/** @import { UseStore } from "../../vendor/idb-keyval/dist/index.js" */

const VERSION = 1;
const DATABASE = "raenke-statistics";

/**
 * What one game adds: no names, only who was a person.
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} game
 * @property {number} when milliseconds since 1970
 * @property {string[]} kinds by seat
 * @property {number[]} points by seat
 * @property {number[]} winners
 * @property {Record<Code, number>[]} allies by seat: those that were there when a column was won
 */

/**
 * Seats of people taken together.
 * @typedef {object} Sum
 * @property {number} played
 * @property {number} won also where the victory was shared
 * @property {number} points
 */

/** Games that the browser would not keep. @type {Map<string, Entry>} */
const inMemory = new Map();

/** @type {UseStore | null} */
let opened = null;
const entryStore = () => (opened ??= createStore(DATABASE, "games"));

/**
 * Notes a game that has just ended; practice does not count, nor what bots play among themselves, and no game counts twice.
 * @param {SavedGame} game
 * @param {Actions["ask"]} ask
 */
export async function noteGame(game, ask) {
  if (game.practice || !game.over || inMemory.has(game.id) || people(game).length === 0) return;
  if (await attempt(() => get(game.id, entryStore()))) return;
  const reply = await ask({ do: "tally", record: game.record });
  if (!reply.ok) return;
  const { seats, points, winners, counted } = /** @type {Tally} */ (reply.value);
  const allies = counted.map((headings) => headings["allies"] ?? {});
  const entry = { id: game.id, game: game.game, when: Date.now(), kinds: seats.map(({ kind }) => kind), points, winners, allies };
  await store(entry);
}

/** @param {...Entry} added */
async function store(...added) {
  const stored = await attempt(() => setMany(added.map((entry) => [entry.id, entry]), entryStore()).then(() => true));
  if (!stored) for (const entry of added) inMemory.set(entry.id, entry);
}

/**
 * Does something with the database; a browser may throw at the mere touch of it, and keeps nothing then.
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

/** Everything noted, the newest last. @returns {Promise<Entry[]>} */
export async function readEntries() {
  /** @type {[IDBValidKey, Entry][]} */
  const kept = (await attempt(() => entries(entryStore()))) ?? [];
  return [...kept.map(([, entry]) => entry), ...inMemory.values()].sort((one, other) => one.when - other.when);
}

export async function eraseEntries() {
  inMemory.clear();
  await attempt(() => clear(entryStore()));
}

/** @param {Entry[]} again */
export const putBack = (again) => store(...again);

/** @param {Entry[]} all */
export const exported = (all) => `${JSON.stringify({ raenke: "statistics", version: VERSION, games: all }, null, 1)}\n`;

/**
 * The strongest bot at a table, "" where only people sat; one of another version counts as the weakest.
 * @param {Entry} entry
 * @param {readonly GameFact[]} games
 */
function strongest({ game, kinds }, games) {
  const bots = games.find(({ name }) => name === game)?.bots ?? [];
  const sat = kinds.filter((kind) => kind !== "human").sort((one, other) => bots.indexOf(other.slice(4)) - bots.indexOf(one.slice(4)));
  return sat[0] ?? "";
}

/**
 * @param {Entry[]} all
 * @param {readonly GameFact[]} games
 */
export function sumUp(all, games) {
  /** @type {Sum} */
  const whole = { played: 0, won: 0, points: 0 };
  /** @type {Map<number, Sum>} */
  const bySize = new Map();
  /** @type {Map<string, Sum>} */
  const byLevel = new Map();
  /** @type {Map<Code, number>} */
  const allies = new Map();
  for (const entry of all) {
    const { kinds, points, winners } = entry;
    const size = sumAt(bySize, kinds.length);
    const level = sumAt(byLevel, strongest(entry, games));
    for (const [seat, kind] of kinds.entries()) {
      if (kind !== "human") continue;
      for (const sum of [whole, size, level]) {
        sum.played += 1;
        sum.won += winners.includes(seat) ? 1 : 0;
        sum.points += points[seat] ?? 0;
      }
      for (const [code, count] of Object.entries(entry.allies[seat] ?? {})) allies.set(code, (allies.get(code) ?? 0) + count);
    }
  }
  const order = games.flatMap(({ bots }) => bots.map((bot) => `bot:${bot}`));
  return {
    games: all.length,
    whole,
    bySize: [...bySize].sort(([one], [other]) => one - other),
    byLevel: [...byLevel].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    allies: [...allies].sort(([, one], [, other]) => other - one),
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
