/** What is thrown away can be fetched back, as long as somebody stays who might want to. */

import { database, troubleOf } from "./repository.js";
import { Broken, readEntry } from "./saved_game.js";
import { hold, release, retry, unkeptGame } from "./unsaved.js";

/** What was thrown away, as it lay there at that moment. @type {Map<IDBValidKey, unknown>} */
const bin = new Map();

/**
 * Throws away what lies under a key at this moment.
 * @param {IDBValidKey} key
 * @returns {Promise<void>} throws where the browser does not let it go
 */
export async function throwOut(key) {
  const held = typeof key === "string" ? unkeptGame(key) : undefined;
  if (held) release(held.id);
  try {
    await database.change(key, (old) => {
      if (old === undefined) return undefined;
      bin.set(key, old);
      return null;
    });
  } catch (fault) {
    // A browser that refuses has nothing to let go of but what this tab holds.
    if (!held || troubleOf(fault) !== "refused") {
      if (held) hold(held);
      throw fault;
    }
  }
  if (held) bin.set(key, held);
  // There may be room again.
  retry();
}

/**
 * Brings back what was thrown away; what has come to lie there since is newer, and stays.
 * @param {IDBValidKey} key
 * @returns {Promise<void>} throws where the browser does not take it
 */
export async function fetchBack(key) {
  const thrown = bin.get(key);
  if (thrown === undefined) return;
  try {
    await database.add([[key, thrown]]);
  } catch (fault) {
    const game = readEntry(key, thrown);
    if (game instanceof Broken) throw fault;
    hold(game, troubleOf(fault));
  }
  bin.delete(key);
}

/** What was thrown away is gone. */
export const emptyBin = () => bin.clear();
