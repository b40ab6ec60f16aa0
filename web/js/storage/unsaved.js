/** Games that live in this tab only, because the browser would not keep them; and what follows for the page as a whole. */

/** @import { SavedGame } from "./saved_game.js" */

/**
 * Whether all that this page holds lies on the device: `saving` while something is on its way there, `no` while a game
 * lives in this tab only.
 * @typedef {"yes" | "saving" | "no"} Kept
 */

/** Why something is not kept: the browser refuses, has no room, or does not answer. @typedef {"refused" | "full" | "silent"} Trouble */

/** So often it is tried again to keep them; nothing tells a page that a disk has room again. */
const AGAIN_EVERY = 5000;

/** @type {Map<string, SavedGame>} */
const unkept = new Map();
let saving = 0;

/** @type {Kept} */
let told = "yes";
/** @type {Trouble} */
let why = "refused";
/** @type {(kept: Kept, why: Trouble) => void} */
let tell = () => {};
/** @type {() => void} */
let again = () => {};
/** @type {() => void} */
let pack = () => {};
let timer = 0;

/**
 * Hears of every change, and why something is not kept.
 * @param {(kept: Kept, why: Trouble) => void} listener
 */
export function onKept(listener) {
  tell = listener;
}

/**
 * What is to be tried while something is not kept: now and then, and whenever the room may have come back.
 * @param {() => void} work
 */
export function onAgain(work) {
  again = work;
}

/** There may be room again, or an answer. */
export const retry = () => again();

/**
 * What is to be done when the page is about to go although something is not kept, and again when that no longer holds.
 * @param {() => void} work
 */
export function onLeave(work) {
  pack = work;
}

/** Why something was not kept. */
export const troubleNow = () => why;

/** The browser asks whoever is about to close the page, or to load it anew. @param {Event} event */
function stay(event) {
  pack();
  event.preventDefault();
}

/** All of it goes along to the page that comes. */
export const letPageGo = () => removeEventListener("beforeunload", stay);

function weigh() {
  const kept = unkept.size > 0 ? "no" : saving > 0 ? "saving" : "yes";
  if (kept === told) return;
  if (kept === "no") {
    addEventListener("beforeunload", stay);
    timer = setInterval(() => again(), AGAIN_EVERY);
  } else if (told === "no") {
    removeEventListener("beforeunload", stay);
    clearInterval(timer);
    pack();
  }
  told = kept;
  tell(kept, why);
}

for (const [target, event] of /** @type {[EventTarget, string][]} */ ([
  [globalThis, "focus"],
  [globalThis, "storage"],
  [document, "visibilitychange"],
])) {
  target.addEventListener(event, () => unkept.size > 0 && again());
}

/** @param {string} id */
export const unkeptGame = (id) => unkept.get(id);

export const unkeptGames = () => [...unkept.values()];

/**
 * Holds a game that could not be kept; an older one does not take a newer one's place.
 * @param {SavedGame} game
 * @param {Trouble} [trouble]
 */
export function hold(game, trouble = why) {
  why = trouble;
  if ((unkept.get(game.id)?.saves ?? -1) <= game.saves) unkept.set(game.id, game);
  weigh();
}

/** It is kept, or thrown away. @param {string} id */
export function release(id) {
  unkept.delete(id);
  weigh();
}

/**
 * Counts as saving as long as it takes.
 * @template T
 * @param {Promise<T>} work which itself holds what it could not keep: there is no moment in between
 * @returns {Promise<T>}
 */
export async function whileSaving(work) {
  saving += 1;
  weigh();
  try {
    return await work;
  } finally {
    saving -= 1;
    weigh();
  }
}
