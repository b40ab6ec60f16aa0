/** The running game as this device keeps it: held by one tab, saved after every action. */

import { holdGame, letGo } from "./lock.js";
import { askToKeep, claimGame, saveGame, TakenOver, writeSettings } from "./storage.js";
import { keptAfter, people } from "../table/table_state.js";

/** @import { Look } from "../kabale/looks" */
/** @import { SavedGame } from "./storage.js" */
/** @import { Store } from "../store.js" */

/**
 * @param {Store} store
 * @param {(id: string) => void} onLost another tab has taken the game over
 * @param {(game: SavedGame) => void} onOver the game has just come to its end
 */
export function createKeeping(store, onLost, onOver) {
  /** @type {SavedGame | null} */
  let saved = null;
  /** Counts the games that were taken: what an older one's save still answers is not for this one. */
  let taken = 0;

  /** The game to which "go on" leads. @param {string} id */
  function remember(id) {
    const { settings } = store.get();
    if (settings.current === id) return;
    store.update({ settings: { ...settings, current: id } });
    writeSettings(store.get().settings);
  }

  function forget() {
    taken += 1;
    saved = null;
  }

  return {
    game: () => saved,

    /** Whether several people share the device in this game. */
    isShared: () => saved !== null && people(saved).length > 1,

    remember,
    forget,

    /** Also another tab may have the game now. */
    async letGo() {
      forget();
      await letGo();
    },

    /**
     * @param {string} id
     * @param {boolean} takeOver from the tab that runs it
     * @param {() => boolean} wanted whether it still is
     * @returns {Promise<SavedGame | "elsewhere" | "lost" | null>} null: not wanted any more
     */
    async take(id, takeOver, wanted) {
      forget();
      const ours = await holdGame(id, takeOver, () => onLost(id));
      if (!wanted()) return null;
      if (!ours) return "elsewhere";
      const found = await claimGame(id);
      if (!wanted()) return null;
      if (!found) return "lost";
      saved = found;
      return found;
    },

    /** Saves what the engine holds now. @param {Look} look */
    keep(look) {
      if (!saved || saved.record === look.table.record) return;
      saved = keptAfter(saved, look);
      if (look.view.round > 1) askToKeep();
      if (saved.over) onOver(saved);
      const mine = taken;
      saveGame(saved).catch((fault) => {
        if (fault instanceof TakenOver && mine === taken) onLost(fault.message);
      });
    },
  };
}
