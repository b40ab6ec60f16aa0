/** Unsaved games, held in memory because the browser would not store them, and the page's save status. */

/** @import { SaveProblem } from "./database.js" */
/** @import { SavedGame } from "./saved_game.js" */

/**
 * The save status: `saving` while a write is under way, `no` while a game exists only in this tab.
 * @typedef {"yes" | "saving" | "no"} SaveStatus
 */

/** Retry interval in milliseconds; no event tells when a disk has space again. */
const RETRY_EVERY = 5000;

/** @param {(status: SaveStatus, why: SaveProblem) => void} onStatus the save status has changed */
export function createUnsaved(onStatus) {
  /** @type {Map<string, SavedGame>} */
  const unsaved = new Map();
  let saving = 0;
  /** @type {SaveStatus} */
  let reported = "yes";
  /** @type {SaveProblem} */
  let problem = "refused";
  /** @type {() => void} */
  let retryWork = () => {};
  /** @type {() => void} */
  let leaveWork = () => {};
  let timer = 0;

  /** Make the browser ask before the page is closed or reloaded. @param {Event} event */
  function confirmLeave(event) {
    leaveWork();
    event.preventDefault();
  }

  function updateStatus() {
    const status = unsaved.size > 0 ? "no" : saving > 0 ? "saving" : "yes";
    if (status === reported) return;
    if (status === "no") {
      addEventListener("beforeunload", confirmLeave);
      timer = setInterval(() => retryWork(), RETRY_EVERY);
    } else if (reported === "no") {
      removeEventListener("beforeunload", confirmLeave);
      clearInterval(timer);
      leaveWork();
    }
    reported = status;
    onStatus(status, problem);
  }

  for (const [target, event] of /** @type {[EventTarget, string][]} */ ([
    [globalThis, "focus"],
    [globalThis, "storage"],
    [document, "visibilitychange"],
  ])) {
    target.addEventListener(event, () => unsaved.size > 0 && retryWork());
  }

  return {
    /**
     * Register the work to retry while games are unsaved: periodically, and when space may have become free.
     * @param {() => void} work
     */
    onRetry(work) {
      retryWork = work;
    },

    /** Retry now: there may be space again. */
    retry: () => retryWork(),

    /**
     * Register the work to do before the page is left with unsaved games, and when the last one has been saved.
     * @param {() => void} work
     */
    onLeave(work) {
      leaveWork = work;
    },

    /** Allow the page to be left: the unsaved games go along. */
    allowLeave: () => removeEventListener("beforeunload", confirmLeave),

    /** Why saving failed last. */
    problem: () => problem,

    /** @param {string} id */
    get: (id) => unsaved.get(id),

    all: () => [...unsaved.values()],

    /**
     * Hold a game that could not be saved; an older version does not replace a newer one.
     * @param {SavedGame} game
     * @param {SaveProblem} [trouble]
     */
    hold(game, trouble = problem) {
      problem = trouble;
      if ((unsaved.get(game.id)?.saves ?? -1) <= game.saves) unsaved.set(game.id, game);
      updateStatus();
    },

    /** Forget a game that has been saved or deleted. @param {string} id */
    release(id) {
      unsaved.delete(id);
      updateStatus();
    },

    /**
     * Set the status to `saving` until the work is done.
     * @template T
     * @param {Promise<T>} work it must itself hold what it fails to save, so that no moment is uncovered
     * @returns {Promise<T>}
     */
    async track(work) {
      saving += 1;
      updateStatus();
      try {
        return await work;
      } finally {
        saving -= 1;
        updateStatus();
      }
    },
  };
}

/** @typedef {ReturnType<typeof createUnsaved>} Unsaved */
