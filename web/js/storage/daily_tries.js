/** The deals of the day that have been played, stored on this device: one entry a game and date, for the first try only. */

import { dateOf, isDate } from "../calendar.js";
import { placesOf } from "../progress/daily_result.js";
import { tryId } from "../progress/daily_table.js";
import { rankOf } from "../words/results.js";
import { createDatabase } from "./database.js";
import { humanSeats, isKnownGame, isSavedGame } from "./saved_game.js";

/** @import { Course } from "../engine/shapes" */
/** @import { Ask } from "../engine/client.js" */
/** @import { DailyResult } from "../progress/daily_result.js" */
/** @import { Repository } from "./repository.js" */
/** @import { SavedGame } from "./saved_game.js" */

/** A try: stored when its first decision has been made; `result` when the game is over. @typedef {{ game: string, date: string, begun: number, result: DailyResult | null }} DailyTry */

const READ_WITHIN = 10_000;

/** A game that was dealt before midnight may be begun until so much later, in milliseconds. */
const LATE = 3_600_000;

/** @param {string} game @param {string} date */
const keyOf = (game, date) => `${game} ${date}`;

/** @param {unknown} value @returns {value is DailyResult} */
function isResult(value) {
  if (typeof value !== "object" || value === null) return false;
  const { place, of, points, places, counts } = /** @type {Record<string, unknown>} */ (value);
  return (
    [place, of, points].every(Number.isFinite) &&
    Array.isArray(places) &&
    places.every(Number.isInteger) &&
    typeof counts === "boolean"
  );
}

/** @param {unknown} value @returns {DailyTry | null} null: not one */
export function parseTry(value) {
  if (typeof value !== "object" || value === null) return null;
  const { game, date, begun, result } = /** @type {Record<string, unknown>} */ (value);
  if (typeof game !== "string" || !isKnownGame(game) || !isDate(date)) return null;
  return { game, date, begun: Number(begun) || 0, result: isResult(result) ? result : null };
}

/**
 * Whether a game may begin its date's try now: on that date, or a little after midnight if it was dealt before.
 * @param {Pick<SavedGame, "daily" | "created">} game
 * @param {number} now
 */
export const mayBegin = ({ daily, created }, now) =>
  dateOf(now) === daily || (dateOf(created) === daily && now >= created && now - created <= LATE);

/** @param {{ ask: Ask, repository: Pick<Repository, "readGame"> }} parts */
export function createDailyTries({ ask, repository }) {
  const database = createDatabase("raenke-daily");

  /** What could not be stored. @type {Map<string, DailyTry>} */
  const inMemory = new Map();

  /**
   * Note that a try has been begun or finished: once each, whatever is called how often and in how many tabs.
   * @param {SavedGame} game
   */
  async function note(game) {
    const { id, daily, begun, over } = game;
    if (id !== tryId(game.game, daily) || !begun) return;
    const key = keyOf(game.game, daily);
    const now = Date.now();
    const result = over ? await resultOf(game) : null;
    /** @param {DailyTry | null} old @returns {DailyTry | null} null: nothing changes */
    const next = (old) => {
      if (old === null) return mayBegin(game, now) ? { game: game.game, date: daily, begun: now, result } : null;
      return old.result === null && result ? { ...old, result } : null;
    };
    try {
      await database.change(key, (value) => next(parseTry(value)) ?? undefined);
    } catch {
      const noted = next(inMemory.get(key) ?? null);
      if (noted) inMemory.set(key, noted);
    }
  }

  /** @param {SavedGame} game @returns {Promise<DailyResult | null>} */
  async function resultOf(game) {
    const reply = await ask({ do: "course", record: game.record });
    const [seat] = humanSeats(game);
    if (!reply.ok || seat === undefined) return null;
    const { scores, winners } = game;
    const { rounds } = /** @type {Course} */ (reply.value);
    return {
      place: rankOf(seat, scores, winners),
      of: scores.length,
      points: scores[seat] ?? 0,
      places: placesOf(rounds, seat),
      counts: !game.practice && game.hints === 0,
    };
  }

  return {
    note,

    /**
     * All tries, in any order. One whose game has ended without its result having been noted is completed first.
     * @returns {Promise<DailyTry[]>}
     */
    async read() {
      const read = async () =>
        (await database.entries(READ_WITHIN).catch(() => [])).flatMap(([, value]) => parseTry(value) ?? []);
      const open = (await read()).filter(({ result }) => result === null);
      for (const { game, date } of open) {
        const found = await repository.readGame(tryId(game, date)).catch(() => undefined);
        if (isSavedGame(found) && found.over) await note(found);
      }
      return [...(await read()), ...inMemory.values()];
    },
  };
}

/** @typedef {ReturnType<typeof createDailyTries>} DailyTries */
