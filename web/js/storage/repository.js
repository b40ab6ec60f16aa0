/** The games as they lie in IndexedDB, each read for itself; what the browser has not taken is read from this tab (unsaved.js). */

import { createDatabase, DatabaseTimeout } from "./database.js";
import { BrokenEntry, readEntry } from "./saved_game.js";
import { retrySaving, unsavedGame, unsavedGames } from "./unsaved.js";

/** @import { SavedGame } from "./saved_game.js" */
/** @import { SaveProblem } from "./unsaved.js" */

export const database = createDatabase("raenke-games", retrySaving);

/** Lists are waited for so long, in milliseconds, by whoever has something else to show. */
const READ_TIMEOUT = 2000;

/** Why the browser has not done it. @param {unknown} fault @returns {SaveProblem} */
export function saveProblemOf(fault) {
  if (fault instanceof DatabaseTimeout) return "silent";
  return fault instanceof DOMException && fault.name === "QuotaExceededError" ? "full" : "refused";
}

/**
 * The game under an id, or what is broken there.
 * @param {string} id
 * @param {unknown} value
 */
export const parseEntry = (id, value) => (value === undefined ? undefined : readEntry(id, value));

/** @param {SavedGame | BrokenEntry | undefined} found @returns {found is SavedGame} */
export const isSavedGame = (found) => found !== undefined && !(found instanceof BrokenEntry);

/**
 * Reads a game without claiming it.
 * @param {string} id
 * @returns {Promise<SavedGame | BrokenEntry | undefined>} throws Silent
 */
export async function readGame(id) {
  const held = unsavedGame(id);
  if (held) return held;
  try {
    return parseEntry(id, await database.get(id));
  } catch (fault) {
    if (fault instanceof DatabaseTimeout) throw fault;
    return undefined;
  }
}

/**
 * Whether there still is such a game; nobody is told that it is lost because the browser does not answer.
 * @param {string} id
 */
export const gameExists = (id) =>
  readGame(id).then(
    (found) => found !== undefined,
    () => true,
  );

/**
 * All games, the last changed first, and what lies among them and is none.
 * @param {number} [within] milliseconds; without it, however long it takes
 * @returns {Promise<{ games: SavedGame[], broken: BrokenEntry[], unread: SaveProblem | null }>} `unread`: why the browser gave out nothing; then this is what the tab has
 */
export async function listGames(within = Infinity) {
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
  for (const game of unsavedGames()) all.set(game.id, game);
  return { games: [...all.values()].sort((one, other) => other.changed - one.changed), broken, unread };
}

/** Games of this device whose end has not been counted in the statistics. */
export const uncountedGames = async () => (await listGames(READ_TIMEOUT)).games.filter(({ due }) => due);
