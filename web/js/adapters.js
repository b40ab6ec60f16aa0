/** Opens the games' rooms: each brings its module, its words and its styles, and only when it is wanted. */

import { openStyles, showStyles } from "./platform/deferred_styles.js";
import { mendModules } from "./platform/integrity.js";
import { again } from "./platform/retry.js";
import { nameGames, openWords } from "./words/i18n.js";

/** @import { GameEntry, GameRoom, GameScreen } from "./games.js" */

/** How long to wait before a room that does not come is asked for again. */
const RETRY_MS = 3000;

/**
 * @param {Record<string, GameEntry>} games
 * @param {() => void} onOpen a room can be entered now
 */
export function createRooms(games, onOpen) {
  /** @type {Map<string, GameRoom>} */
  const open = new Map();
  /** @type {Map<string, Promise<GameRoom>>} */
  const opening = new Map();
  nameGames(Object.keys(games));

  /** @param {string} game */
  async function enter(game) {
    const entry = games[game];
    if (!entry) throw new TypeError(`there is no room for ${game}`);
    const [{ room }] = await Promise.all([entry.load(), furnish(game)]);
    open.set(game, room);
    onOpen();
    return room;
  }

  /** @param {string} game */
  async function furnish(game) {
    const { words, styles } = /** @type {GameEntry} */ (games[game]);
    await Promise.all([openWords(game, words), openStyles(game, styles)]);
  }

  return {
    names: Object.keys(games),

    /** @param {string} game @returns {string[]} */
    signs: (game) => games[game]?.signs ?? [],

    /** @param {string} game @returns {Record<string, GameScreen>} */
    screens: (game) => games[game]?.screens ?? {},

    /** What the games let one switch. */
    switches: () => Object.entries(games).flatMap(([game, { switches }]) => switches.map((name) => ({ game, name }))),

    /** The room, if it is open. @param {string} game */
    get: (game) => open.get(game) ?? null,

    /**
     * Opens a room; one that could not be had is tried again by the next call.
     * @param {string} game
     * @returns {Promise<GameRoom>}
     */
    open(game) {
      const already = opening.get(game);
      if (already) return already;
      const trying = enter(game);
      opening.set(game, trying);
      trying.catch(() => opening.delete(game));
      return trying;
    },

    /**
     * The same for who will wait: a room that does not come is asked for until it does.
     * @param {string} game
     * @returns {Promise<GameRoom | null>} null: there is no such game
     */
    async insist(game) {
      while (games[game]) {
        try {
          return await this.open(game);
        } catch {
          await mendModules();
          await again(RETRY_MS);
        }
      }
      return null;
    },

    /** Fetches words and styles of a room that somebody may well want next. @param {string} game */
    prepare(game) {
      if (games[game]) furnish(game).catch(() => {});
    },

    /** Two games may style one thing differently: only those of the game that is shown are on. @param {string} game */
    show: showStyles,
  };
}

/** @typedef {ReturnType<typeof createRooms>} Rooms */
