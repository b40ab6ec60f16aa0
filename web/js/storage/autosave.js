/** The running game as this device keeps it: held by one tab, saved after every action and before anybody sees it. */

import { humanSeats, savedGameAfter } from "../table/table_state.js";
import { lockGame, unlockGame } from "./game_lock.js";
import { claimGame, forkUnsaved, requestPersistence, saveGame, TakenOver } from "./game_writer.js";
import { BrokenEntry } from "./saved_game.js";
import { writeSettings } from "./settings.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { SavedGame } from "./saved_game.js" */
/** @import { Store } from "../store.js" */

/**
 * @param {Store} store
 * @param {(id: string) => void} reportLost another tab has taken the game over
 * @param {(game: SavedGame) => void} onDue the statistics must hear of the game: it has just come to its end, or become practice
 */
export function createAutosave(store, reportLost, onDue) {
  /** @type {SavedGame | null} */
  let current = null;
  /** Counts the games that were taken: what an older one's save still answers is not for this one. */
  let claims = 0;
  /** Ends when all that was handed over is kept, or known not to be. @type {Promise<void>} */
  let last = Promise.resolve();

  /** @param {string} id */
  function onLost(id) {
    if (forkUnsaved(id)) store.update({ notice: { id: "storage-aside", tone: "error", save: true } });
    reportLost(id);
  }

  /** The game to which "go on" leads. @param {string} id */
  function remember(id) {
    const { settings } = store.get();
    if (settings.current === id) return;
    store.update({ settings: { ...settings, current: id } });
    writeSettings({ current: id });
  }

  function forget() {
    claims += 1;
    current = null;
    last = Promise.resolve();
  }

  return {
    /** The game as it is kept, null while none runs. */
    game: () => current,

    /** Whether several people share the device in this game. */
    isShared: () => current !== null && humanSeats(current).length > 1,

    remember,
    forget,

    /** Also another tab may have the game now. */
    async letGo() {
      forget();
      await unlockGame();
    },

    /**
     * @param {string} id
     * @param {boolean} takeOver from the tab that runs it
     * @param {() => boolean} wanted whether it still is
     * @returns {Promise<SavedGame | BrokenEntry | "elsewhere" | "lost" | "silent" | null>} null: not wanted any more
     */
    async claim(id, takeOver, wanted) {
      forget();
      const ours = await lockGame(id, takeOver, () => onLost(id));
      if (!wanted()) return null;
      if (!ours) return "elsewhere";
      const found = await claimGame(id).catch(() => /** @type {const} */ ("silent"));
      if (!wanted()) return null;
      if (!found) return "lost";
      if (found !== "silent" && !(found instanceof BrokenEntry)) current = found;
      return found;
    },

    /**
     * Saves what the engine holds now; nobody may see it before that has ended.
     * @param {Snapshot} snapshot
     * @returns {Promise<void>}
     */
    save(snapshot) {
      if (!current || current.record === snapshot.session.record) return last;
      const now = savedGameAfter(current, snapshot);
      const mine = claims;
      current = now;
      if (snapshot.view.round > 1) requestPersistence();
      last = saveGame(now).then(
        () => {
          if (now.due) onDue(now);
        },
        (fault) => {
          if (fault instanceof TakenOver && mine === claims) onLost(fault.message);
        },
      );
      return last;
    },
  };
}
