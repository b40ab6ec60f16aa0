/** The deal of the day: what has been played of it, and the game to open when somebody plays. */

import { dateOf, isDate, monthAfter, streaksOf } from "../calendar.js";
import { currentProfile, withProfile } from "../profiles.js";
import { dailyTable, tryId } from "../progress/daily_table.js";
import { createScreenState } from "../screen_state.js";
import { isSavedGame, newGame } from "../storage/saved_game.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { State } from "../state.js" */
/** @import { DailyTry } from "../storage/daily_tries.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */

/**
 * State of the screen.
 * @typedef {object} DailyState
 * @property {string} game
 * @property {string} today
 * @property {string} chosen the date of which more is told
 * @property {DailyTry[] | null} tries of all games; null until read
 * @property {ReadonlySet<string>} kept ids of the tries' games that are still there
 */

/** @type {DailyState} */
const EMPTY = { game: "", today: "", chosen: "", tries: null, kept: new Set() };

export const dailyState = createScreenState("daily", EMPTY);

/** The tries of one game by date. @param {DailyState} daily */
export const triesOf = ({ game, tries }) =>
  new Map((tries ?? []).filter((one) => one.game === game).map((one) => [one.date, one]));

/**
 * How a date stands: its try counts, was practice, runs, is gone, or there has been none.
 * @param {DailyState} daily
 * @param {string} date
 */
export function standingOf(daily, date) {
  const tried = triesOf(daily).get(date);
  if (tried?.result) return tried.result.counts ? "done" : "practice";
  if (tried) return daily.kept.has(tryId(daily.game, date)) ? "running" : "gone";
  return date === daily.today ? "fresh" : "missed";
}

/** The streak of dates whose try counts. @param {DailyState} daily */
export const streaks = (daily) =>
  streaksOf(
    [...triesOf(daily).values()].flatMap(({ date, result }) => (result?.counts ? [date] : [])),
    daily.today,
  );

/** @param {Pick<ControllerParts, "store" | "storage">} parts */
export function createDailyPage({ store, storage }) {
  const now = () => dailyState.of(store.get());

  /** @param {Partial<DailyState>} changes */
  const patch = (changes) => dailyState.patch(store, changes);

  async function read() {
    const tries = await (await storage.daily()).read();
    const ids = tries.map(({ game, date }) => tryId(game, date));
    const there = await Promise.all(ids.map((id) => storage.gameExists(id)));
    patch({ tries, kept: new Set(ids.filter((_, at) => there[at])) });
  }

  return {
    /** @param {string} game one that is not known is the one set up last */
    async open(game) {
      const { games, settings } = store.get();
      const found = games.find(({ name }) => name === game) ? game : settings.setup.game;
      const today = dateOf(Date.now());
      dailyState.clear(store);
      patch({ game: found, today, chosen: today });
      await read();
    },

    leave: () => dailyState.clear(store),

    /** Tell more of a date; one in the future has not been dealt yet. @param {string} date */
    choose(date) {
      const { today } = now();
      if (isDate(date)) patch({ chosen: date > today ? today : date });
    },

    /** Turn to another month. @param {number} months */
    turn(months) {
      const { chosen } = now();
      this.choose(monthAfter(chosen, months));
    },

    /**
     * The game to play at a date: its one try, as long as that is open, else one for practice.
     * @param {string} date
     * @returns {Promise<SavedGame | { id: string }>} a game to be opened newly, or the id of one that is there
     */
    async gameFor(date) {
      const { game, tries } = now();
      /** @type {State} */
      const { games, settings } = store.get();
      const fact = games.find(({ name }) => name === game);
      if (!fact) throw new TypeError(`unknown game: ${game}`);
      const id = tryId(game, date);
      const tried = tries?.find((one) => one.game === game && one.date === date);
      // The clock may have passed midnight since the screen was opened: the date is still the one that was shown.
      const counts = tried ? tried.result === null : date === dateOf(Date.now());
      const found = await storage.readGame(id).catch(() => undefined);
      if (counts && isSavedGame(found) && !found.over) return { id };
      const { seats, first, seed, options } = dailyTable(date, fact);
      return newGame({
        ...(counts && !tried && !found ? { id } : { practice: true }),
        game,
        seats: withProfile(seats, currentProfile(settings)),
        options,
        deal: { first, seed, options },
        daily: date,
      });
    },
  };
}
