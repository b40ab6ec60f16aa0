/** The games as they lie in IndexedDB, each read for itself; what the browser has not taken is read from this tab (unsaved.js). */

import { createDatabase, Silent } from "./database.js";
import { Broken, readEntry } from "./saved_game.js";
import { retry, unkeptGame, unkeptGames } from "./unsaved.js";

/** @import { SavedGame } from "./saved_game.js" */
/** @import { Trouble } from "./unsaved.js" */

export const database = createDatabase("raenke-games", retry);

/** Lists are waited for so long, in milliseconds, by whoever has something else to show. */
const READ_WITHIN = 2000;

/** Why the browser has not done it. @param {unknown} fault @returns {Trouble} */
export function troubleOf(fault) {
  if (fault instanceof Silent) return "silent";
  return fault instanceof DOMException && fault.name === "QuotaExceededError" ? "full" : "refused";
}

/**
 * The game under an id, or what is broken there.
 * @param {string} id
 * @param {unknown} value
 */
export const entryOf = (id, value) => (value === undefined ? undefined : readEntry(id, value));

/** @param {SavedGame | Broken | undefined} found @returns {found is SavedGame} */
export const isGame = (found) => found !== undefined && !(found instanceof Broken);

/**
 * Reads a game without claiming it.
 * @param {string} id
 * @returns {Promise<SavedGame | Broken | undefined>} throws Silent
 */
export async function readGame(id) {
  const held = unkeptGame(id);
  if (held) return held;
  try {
    return entryOf(id, await database.get(id));
  } catch (fault) {
    if (fault instanceof Silent) throw fault;
    return undefined;
  }
}

/**
 * Whether there still is such a game; nobody is told that it is lost because the browser does not answer.
 * @param {string} id
 */
export const isHere = (id) =>
  readGame(id).then(
    (found) => found !== undefined,
    () => true,
  );

/**
 * All games, the last changed first, and what lies among them and is none.
 * @param {number} [within] milliseconds; without it, however long it takes
 * @returns {Promise<{ games: SavedGame[], broken: Broken[], unread: Trouble | null }>} `unread`: why the browser gave out nothing; then this is what the tab has
 */
export async function listGames(within = Infinity) {
  /** @type {Map<string, SavedGame>} */
  const all = new Map();
  /** @type {Broken[]} */
  const broken = [];
  /** @type {Trouble | null} */
  let unread = null;
  try {
    for (const [key, value] of await database.entries(within)) {
      const found = readEntry(key, value);
      if (found instanceof Broken) broken.push(found);
      else all.set(found.id, found);
    }
  } catch (fault) {
    unread = troubleOf(fault);
  }
  for (const game of unkeptGames()) all.set(game.id, game);
  return { games: [...all.values()].sort((one, other) => other.changed - one.changed), broken, unread };
}

/** Games of this device whose end has not been counted in the statistics. */
export const dueGames = async () => (await listGames(READ_WITHIN)).games.filter(({ due }) => due);
