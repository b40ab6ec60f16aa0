/** Deleted entries, restorable until the library is left. */

import { database, saveProblemOf } from "./repository.js";
import { BrokenEntry, readEntry } from "./saved_game.js";
import { holdUnsaved, releaseUnsaved, retrySaving, unsavedGame } from "./unsaved.js";

/** Deleted entries by key, as they were stored. @type {Map<IDBValidKey, unknown>} */
const trash = new Map();

/**
 * Delete the entry under a key and remember it.
 * @param {IDBValidKey} key
 * @returns {Promise<void>} throws when the browser refuses
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
    // Where storage is refused, only the copy in memory exists.
    if (!held || saveProblemOf(fault) !== "refused") {
      if (held) holdUnsaved(held);
      throw fault;
    }
  }
  if (held) trash.set(key, held);
  // Deleting may have made space.
  retrySaving();
}

/**
 * Restore a deleted entry unless a newer one has taken its key.
 * @param {IDBValidKey} key
 * @returns {Promise<void>} throws when the browser refuses
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

/** Forget all deleted entries. */
export const emptyTrash = () => trash.clear();
