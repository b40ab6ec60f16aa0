/** What is thrown away can be fetched back, as long as somebody stays who might want to. */

import { database, saveProblemOf } from "./repository.js";
import { BrokenEntry, readEntry } from "./saved_game.js";
import { holdUnsaved, releaseUnsaved, retrySaving, unsavedGame } from "./unsaved.js";

/** What was thrown away, as it lay there at that moment. @type {Map<IDBValidKey, unknown>} */
const trash = new Map();

/**
 * Throws away what lies under a key at this moment.
 * @param {IDBValidKey} key
 * @returns {Promise<void>} throws where the browser does not let it go
 */
export async function moveToTrash(key) {
  const held = typeof key === "string" ? unsavedGame(key) : undefined;
  if (held) releaseUnsaved(held.id);
  try {
    await database.change(key, (old) => {
      if (old === undefined) return undefined;
      trash.set(key, old);
      return null;
    });
  } catch (fault) {
    // A browser that refuses has nothing to let go of but what this tab holds.
    if (!held || saveProblemOf(fault) !== "refused") {
      if (held) holdUnsaved(held);
      throw fault;
    }
  }
  if (held) trash.set(key, held);
  // There may be room again.
  retrySaving();
}

/**
 * Brings back what was thrown away; what has come to lie there since is newer, and stays.
 * @param {IDBValidKey} key
 * @returns {Promise<void>} throws where the browser does not take it
 */
export async function restoreFromTrash(key) {
  const thrown = trash.get(key);
  if (thrown === undefined) return;
  try {
    await database.add([[key, thrown]]);
  } catch (fault) {
    const game = readEntry(key, thrown);
    if (game instanceof BrokenEntry) throw fault;
    holdUnsaved(game, saveProblemOf(fault));
  }
  trash.delete(key);
}

/** What was thrown away is gone. */
export const emptyTrash = () => trash.clear();
