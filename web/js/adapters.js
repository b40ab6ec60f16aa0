/** Opens the games' adapters: each brings its module, its words and its styles, and only when it is wanted. */

import { activateGameStyles, loadGameStyles } from "./platform/deferred_styles.js";
import { repairModules } from "./platform/integrity.js";
import { waitForRetry } from "./platform/retry.js";
import { loadGameWords, registerGames } from "./words/i18n.js";

/** @import { GameEntry, GameAdapter, GameScreen } from "./games.js" */

/** How long to wait before a room that does not come is asked for again. */
const RETRY_MS = 3000;

/**
 * @param {Record<string, GameEntry>} games
 * @param {() => void} onOpen a room can be entered now
 */
export function createAdapters(games, onOpen) {
  // Names of games come from storage too, where an object would find what it inherits.
  const entries = new Map(Object.entries(games));
  /** @type {Map<string, GameAdapter>} */
  const open = new Map();
  /** @type {Map<string, Promise<GameAdapter>>} */
  const opening = new Map();
  registerGames([...entries.keys()]);

  /** @param {string} game */
  async function loadAdapter(game) {
    const entry = entries.get(game);
    if (!entry) throw new TypeError(`there is no room for ${game}`);
    const [{ adapter }] = await Promise.all([entry.load(), loadAssets(game)]);
    open.set(game, adapter);
    onOpen();
    return adapter;
  }

  /** @param {string} game */
  async function loadAssets(game) {
    const { words, styles } = /** @type {GameEntry} */ (entries.get(game));
    await Promise.all([loadGameWords(game, words), loadGameStyles(game, styles)]);
  }

  return {
    names: [...entries.keys()],

    /** @param {string} game @returns {string[]} */
    signs: (game) => entries.get(game)?.icons ?? [],

    /** @param {string} game @returns {Record<string, GameScreen>} */
    screens: (game) => entries.get(game)?.screens ?? {},

    /** What the games let one switch. */
    switches: () => [...entries].flatMap(([game, { switches }]) => switches.map((name) => ({ game, name }))),

    /** The room, if it is open. @param {string} game */
    get: (game) => open.get(game) ?? null,

    /**
     * Opens a room; one that could not be had is tried again by the next call.
     * @param {string} game
     * @returns {Promise<GameAdapter>}
     */
    open(game) {
      const already = opening.get(game);
      if (already) return already;
      const trying = loadAdapter(game);
      opening.set(game, trying);
      trying.catch(() => opening.delete(game));
      return trying;
    },

    /**
     * The same for who will wait: a room that does not come is asked for until it does.
     * @param {string} game
     * @returns {Promise<GameAdapter | null>} null: there is no such game
     */
    async openWithRetry(game) {
      while (entries.has(game)) {
        try {
          return await this.open(game);
        } catch {
          await repairModules();
          await waitForRetry(RETRY_MS);
        }
      }
      return null;
    },

    /** Fetches words and styles of a room that somebody may well want next. @param {string} game */
    prefetch(game) {
      if (entries.has(game)) loadAssets(game).catch(() => {});
    },

    /** Two games may style one thing differently: only those of the game that is shown are on. @param {string} game */
    show: activateGameStyles,
  };
}

/** @typedef {ReturnType<typeof createAdapters>} Adapters */
