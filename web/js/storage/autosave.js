/** Autosave: hold the running game's lock and save after every action, before its result is shown. */

import { TakenOver } from "./game_writer.js";
import { BrokenEntry, humanSeats, savedGameAfter } from "./saved_game.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { SavedGame } from "./saved_game.js" */
/** @import { GameStorage } from "./storage.js" */
/** @import { Store } from "../store.js" */

/**
 * @param {{ store: Store, storage: GameStorage }} parts
 * @param {(id: string) => void} reportLost another tab has taken the game over
 * @param {(game: SavedGame) => void} onDue the game has ended or become practice: update the statistics; or it is the deal of a date
 */
export function createAutosave({ store, storage }, reportLost, onDue) {
  /** @type {SavedGame | null} */
  let current = null;
  /** Incremented with every claim, so that a pending save of an earlier game can be told apart. */
  let claims = 0;
  /** Resolves when everything handed over is saved, or held in memory. @type {Promise<void>} */
  let last = Promise.resolve();

  /** @param {string} id */
  function onLost(id) {
    if (storage.forkUnsaved(id)) store.update({ notice: { id: "storage-aside", tone: "error", save: true } });
    reportLost(id);
  }

  /** The tab has one lock, which another autosave may hold. */
  let claimed = false;

  /** Remember the game that "continue" opens. @param {string} id */
  function remember(id) {
    const { settings } = store.get();
    if (settings.current === id) return;
    store.update({ settings: { ...settings, current: id } });
    storage.writeSettings({ current: id });
  }

  function forget() {
    claims += 1;
    current = null;
    last = Promise.resolve();
  }

  /** @param {SavedGame} now @returns {Promise<void>} */
  function write(now) {
    const mine = claims;
    current = now;
    last = storage.saveGame(now).then(
      () => {
        if (now.due || now.daily !== "") onDue(now);
      },
      (fault) => {
        if (fault instanceof TakenOver && mine === claims) onLost(fault.message);
      },
    );
    return last;
  }

  return {
    /** The game as last saved; null while none is running. */
    game: () => current,

    /** Whether several people share this device in the current game (hot seat). */
    isShared: () => current !== null && humanSeats(current).length > 1,

    remember,
    forget,

    /** Release the lock, so that another tab can take the game over. */
    async letGo() {
      forget();
      if (!claimed) return;
      claimed = false;
      await storage.unlockGame();
    },

    /**
     * @param {string} id
     * @param {boolean} takeOver from the tab that runs it
     * @param {() => boolean} wanted whether the claim is still wanted
     * @returns {Promise<SavedGame | BrokenEntry | "elsewhere" | "lost" | "silent" | null>} null: no longer wanted
     */
    async claim(id, takeOver, wanted) {
      forget();
      claimed = true;
      const ours = await storage.lockGame(id, takeOver, () => onLost(id));
      if (!wanted()) return null;
      if (!ours) return "elsewhere";
      const found = await storage.claimGame(id).catch(() => /** @type {const} */ ("silent"));
      if (!wanted()) return null;
      if (!found) return "lost";
      if (found !== "silent" && !(found instanceof BrokenEntry)) current = found;
      return found;
    },

    /**
     * Save a snapshot; nobody may see it before this resolves.
     * @param {Snapshot} snapshot
     * @returns {Promise<void>}
     */
    save(snapshot) {
      const { record, practice } = snapshot.session;
      if (!current || (current.record === record && current.practice === practice)) return last;
      if (snapshot.view.round > 1) storage.requestPersistence();
      return write(savedGameAfter(current, snapshot));
    },

    /** Count a hint; nobody may see it before this resolves. @returns {Promise<void>} */
    countHint: () => (current ? write({ ...current, hints: current.hints + 1, saves: current.saves + 1 }) : last),
  };
}
