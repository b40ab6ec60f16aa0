/** Games that live in this tab only, because the browser would not keep them; and what follows for the page as a whole. */

/** @import { SavedGame } from "./saved_game.js" */

/**
 * Whether all that this page holds lies on the device: `saving` while something is on its way there, `no` while a game
 * lives in this tab only.
 * @typedef {"yes" | "saving" | "no"} SaveStatus
 */

/** Why something is not kept: the browser refuses, has no room, or does not answer. @typedef {"refused" | "full" | "silent"} SaveProblem */

/** So often it is tried again to keep them; nothing tells a page that a disk has room again. */
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
 * Hears of every change, and why something is not kept.
 * @param {(kept: SaveStatus, why: SaveProblem) => void} listener
 */
export function onSaveStatus(listener) {
  report = listener;
}

/**
 * What is to be tried while something is not kept: now and then, and whenever the room may have come back.
 * @param {() => void} work
 */
export function onRetry(work) {
  retryWork = work;
}

/** There may be room again, or an answer. */
export const retrySaving = () => retryWork();

/**
 * What is to be done when the page is about to go although something is not kept, and again when that no longer holds.
 * @param {() => void} work
 */
export function onPageLeave(work) {
  leaveWork = work;
}

/** Why something was not kept. */
export const currentProblem = () => problem;

/** The browser asks whoever is about to close the page, or to load it anew. @param {Event} event */
function confirmLeave(event) {
  leaveWork();
  event.preventDefault();
}

/** All of it goes along to the page that comes. */
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
 * Holds a game that could not be kept; an older one does not take a newer one's place.
 * @param {SavedGame} game
 * @param {SaveProblem} [trouble]
 */
export function holdUnsaved(game, trouble = problem) {
  problem = trouble;
  if ((unsaved.get(game.id)?.saves ?? -1) <= game.saves) unsaved.set(game.id, game);
  updateStatus();
}

/** It is kept, or thrown away. @param {string} id */
export function releaseUnsaved(id) {
  unsaved.delete(id);
  updateStatus();
}

/**
 * Counts as saving as long as it takes.
 * @template T
 * @param {Promise<T>} work which itself holds what it could not keep: there is no moment in between
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
