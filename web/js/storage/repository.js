/** Read games from IndexedDB, each entry validated on its own; unsaved games are read from memory (unsaved.js). */

import { DatabaseTimeout, saveProblemOf } from "./database.js";
import { BrokenEntry, parseEntry, readEntry } from "./saved_game.js";

/** @import { Database, SaveProblem } from "./database.js" */
/** @import { SavedGame } from "./saved_game.js" */
/** @import { Unsaved } from "./unsaved.js" */

/** Timeout for listings, in milliseconds, where something else can be shown instead. */
const READ_TIMEOUT = 2000;

/** @param {{ database: Database, unsaved: Unsaved }} parts */
export function createRepository({ database, unsaved }) {
  /**
   * Read a game without claiming it.
   * @param {string} id
   * @returns {Promise<SavedGame | BrokenEntry | undefined>} throws DatabaseTimeout
   */
  async function readGame(id) {
    const held = unsaved.get(id);
    if (held) return held;
    try {
      return parseEntry(id, await database.get(id));
    } catch (fault) {
      if (fault instanceof DatabaseTimeout) throw fault;
      return undefined;
    }
  }

  /**
   * Whether a game still exists; true if the browser does not answer, so that nobody is told a game is lost.
   * @param {string} id
   */
  const gameExists = (id) =>
    readGame(id).then(
      (found) => found !== undefined,
      () => true,
    );

  /**
   * List all games, most recently changed first, and all broken entries.
   * @param {number} [within] timeout in milliseconds; none by default
   * @returns {Promise<{ games: SavedGame[], broken: BrokenEntry[], unread: SaveProblem | null }>} `unread`: why the database could not be read; then only unsaved games are listed
   */
  async function listGames(within = Infinity) {
    /** @type {Map<string, SavedGame>} */
    const all = new Map();
    /** @type {BrokenEntry[]} */
    const broken = [];
    /** @type {SaveProblem | null} */
    let unread = null;
    try {
      for (const [key, value] of await database.entries(within)) {
        const found = readEntry(key, value);
        if (found instanceof BrokenEntry) broken.push(found);
        else all.set(found.id, found);
      }
    } catch (fault) {
      unread = saveProblemOf(fault);
    }
    for (const game of unsaved.all()) all.set(game.id, game);
    return { games: [...all.values()].sort((one, other) => other.changed - one.changed), broken, unread };
  }

  return {
    readGame,
    gameExists,
    listGames,

    /** Finished games that the statistics have not counted yet. */
    uncountedGames: async () => (await listGames(READ_TIMEOUT)).games.filter(({ due }) => due),
  };
}

/** @typedef {ReturnType<typeof createRepository>} Repository */
