/** Unsaved games, held in memory because the browser would not store them, and the page's save status. */

/** @import { SavedGame } from "./saved_game.js" */

/**
 * The save status: `saving` while a write is under way, `no` while a game exists only in this tab.
 * @typedef {"yes" | "saving" | "no"} SaveStatus
 */

/** Why saving failed: storage refused, quota exceeded, or no answer. @typedef {"refused" | "full" | "silent"} SaveProblem */

/** Retry interval in milliseconds; no event tells when a disk has space again. */
const RETRY_EVERY = 5000;

/** @type {Map<string, SavedGame>} */
const unsaved = new Map();
let saving = 0;

/** @type {SaveStatus} */
let reported = "yes";
/** @type {SaveProblem} */
let problem = "refused";
/** @type {(kept: SaveStatus, why: SaveProblem) => void} */
let report = () => {};
/** @type {() => void} */
let retryWork = () => {};
/** @type {() => void} */
let leaveWork = () => {};
let timer = 0;

/**
 * Register the listener for changes of the save status.
 * @param {(kept: SaveStatus, why: SaveProblem) => void} listener
 */
export function onSaveStatus(listener) {
  report = listener;
}

/**
 * Register the work to retry while games are unsaved: periodically, and when space may have become free.
 * @param {() => void} work
 */
export function onRetry(work) {
  retryWork = work;
}

/** Retry now: there may be space again. */
export const retrySaving = () => retryWork();

/**
 * Register the work to do before the page is left with unsaved games, and when the last one has been saved.
 * @param {() => void} work
 */
export function onPageLeave(work) {
  leaveWork = work;
}

/** Why saving failed last. */
export const currentProblem = () => problem;

/** Make the browser ask before the page is closed or reloaded. @param {Event} event */
function confirmLeave(event) {
  leaveWork();
  event.preventDefault();
}

/** Allow the page to be left: the unsaved games go along. */
export const allowLeave = () => removeEventListener("beforeunload", confirmLeave);

function updateStatus() {
  const kept = unsaved.size > 0 ? "no" : saving > 0 ? "saving" : "yes";
  if (kept === reported) return;
  if (kept === "no") {
    addEventListener("beforeunload", confirmLeave);
    timer = setInterval(() => retryWork(), RETRY_EVERY);
  } else if (reported === "no") {
    removeEventListener("beforeunload", confirmLeave);
    clearInterval(timer);
    leaveWork();
  }
  reported = kept;
  report(kept, problem);
}

for (const [target, event] of /** @type {[EventTarget, string][]} */ ([
  [globalThis, "focus"],
  [globalThis, "storage"],
  [document, "visibilitychange"],
])) {
  target.addEventListener(event, () => unsaved.size > 0 && retryWork());
}

/** @param {string} id */
export const unsavedGame = (id) => unsaved.get(id);

export const unsavedGames = () => [...unsaved.values()];

/**
 * Hold a game that could not be saved; an older version does not replace a newer one.
 * @param {SavedGame} game
 * @param {SaveProblem} [trouble]
 */
export function holdUnsaved(game, trouble = problem) {
  problem = trouble;
  if ((unsaved.get(game.id)?.saves ?? -1) <= game.saves) unsaved.set(game.id, game);
  updateStatus();
}

/** Forget a game that has been saved or deleted. @param {string} id */
export function releaseUnsaved(id) {
  unsaved.delete(id);
  updateStatus();
}

/**
 * Set the status to `saving` until the work is done.
 * @template T
 * @param {Promise<T>} work it must itself hold what it fails to save, so that no moment is uncovered
 * @returns {Promise<T>}
 */
export async function trackSaving(work) {
  saving += 1;
  updateStatus();
  try {
    return await work;
  } finally {
    saving -= 1;
    updateStatus();
  }
}
