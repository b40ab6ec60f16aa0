/** Deleted entries, restorable until the library is left. */

import { saveProblemOf } from "./database.js";
import { BrokenEntry, readEntry } from "./saved_game.js";

/** @import { Database } from "./database.js" */
/** @import { Unsaved } from "./unsaved.js" */

/** @param {{ database: Database, unsaved: Unsaved }} parts */
export function createTrash({ database, unsaved }) {
  /** Deleted entries by key, as they were stored. @type {Map<IDBValidKey, unknown>} */
  const trash = new Map();

  return {
    /**
     * Delete the entry under a key and remember it.
     * @param {IDBValidKey} key
     * @returns {Promise<void>} throws when the browser refuses
     */
    async moveToTrash(key) {
      const held = typeof key === "string" ? unsaved.get(key) : undefined;
      if (held) unsaved.release(held.id);
      try {
        await database.change(key, (old) => {
          if (old === undefined) return undefined;
          trash.set(key, old);
          return null;
        });
      } catch (fault) {
        // Where storage is refused, only the copy in memory exists.
        if (!held || saveProblemOf(fault) !== "refused") {
          if (held) unsaved.hold(held);
          throw fault;
        }
      }
      if (held) trash.set(key, held);
      // Deleting may have made space.
      unsaved.retry();
    },

    /**
     * Restore a deleted entry unless a newer one has taken its key.
     * @param {IDBValidKey} key
     * @returns {Promise<void>} throws when the browser refuses
     */
    async restoreFromTrash(key) {
      const deleted = trash.get(key);
      if (deleted === undefined) return;
      try {
        await database.add([[key, deleted]]);
      } catch (fault) {
        const game = readEntry(key, deleted);
        if (game instanceof BrokenEntry) throw fault;
        unsaved.hold(game, saveProblemOf(fault));
      }
      trash.delete(key);
    },

    /** Forget all deleted entries. */
    emptyTrash: () => trash.clear(),
  };
}
