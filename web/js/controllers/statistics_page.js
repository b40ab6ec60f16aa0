/** The statistics screen: reads the entries, and erases them on request. */

import { createScreenState } from "../screen_state.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { DailyTry } from "../storage/daily_tries.js" */
/** @import { Entry, Stored } from "../storage/statistics.js" */

/**
 * State of the statistics screen.
 * @typedef {object} StatisticsState
 * @property {Entry[] | null} entries
 * @property {string} profile whose entries are shown, "" for all
 * @property {number} invalid number of invalid entries
 * @property {Stored[]} erased restorable until the screen is left
 * @property {boolean} asking whether the erase confirmation is open
 * @property {DailyTry[]} tries at deals of the day
 * @property {ReadonlySet<string>} kept ids of the finished games that are still there to be looked at
 */

/** @type {StatisticsState} */
const EMPTY = { entries: null, profile: "", invalid: 0, erased: [], asking: false, tries: [], kept: new Set() };

export const statisticsState = createScreenState("statistics", EMPTY);

/** The games that occur in the entries. @param {readonly Entry[]} entries */
export const gamesOf = (entries) => [...new Set(entries.map(({ game }) => game))];

/** @param {Pick<ControllerParts, "store" | "storage" | "adapters" | "notify">} parts */
export function createStatisticsPage({ store, storage, adapters, notify }) {
  /** @param {Partial<StatisticsState>} changes */
  const patch = (changes) => statisticsState.patch(store, changes);

  async function read() {
    const entries = await (await storage.statistics()).readEntries();
    // The names of what a game counts come from its adapter.
    await Promise.all(gamesOf(entries.entries).map((game) => adapters.open(game))).catch(() => {});
    patch(entries);
    const tries = await storage.daily().then((daily) => daily.read());
    const { games } = await storage.listGames();
    patch({ tries, kept: new Set(games.filter(({ over }) => over).map(({ id }) => id)) });
  }

  return {
    async open() {
      statisticsState.clear(store);
      await read();
    },

    leave: () => statisticsState.clear(store),

    /** Show one profile's entries, "" for all. @param {string} profile */
    chooseProfile: (profile) => patch({ profile }),

    /** @param {boolean} asking */
    confirmErasing: (asking) => patch({ asking }),

    /** Erase all entries; returns whether that was possible. */
    async erase() {
      patch({ asking: false });
      const erased = await (await storage.statistics()).eraseEntries();
      if (erased) patch({ entries: [], invalid: 0, erased });
      else notify({ id: "library-undone", tone: "error" });
      return erased !== null;
    },

    /** Bring the erased entries back. */
    async restore() {
      await (await storage.statistics()).restoreEntries(statisticsState.of(store.get()).erased);
      patch({ erased: [] });
      await read();
    },
  };
}
