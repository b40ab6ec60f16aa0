/** Choosing by touching: what may be touched next, and what a touch does, follows from the legal actions' own taps. */

/** @import { Action } from "../engine/shapes" */

/**
 * How far a decision has come, as templates ask about it.
 * @typedef {object} Selection
 * @property {readonly string[]} taps the places that have been touched
 * @property {(place: string) => boolean} has whether this one has been
 * @property {(place: string) => boolean} may whether a touch there would lead on, or be another beginning
 * @property {(place: string) => Action | null} would the action that a touch there would decide
 */

/**
 * The actions that these taps may still become.
 * @template {Action} A
 * @param {readonly A[]} legal
 * @param {readonly string[]} taps
 */
const startingWith = (legal, taps) => legal.filter((action) => taps.every((tap, at) => action.taps[at] === tap));

/**
 * What touching a place means: the taps there are then, or the action that is decided by it. A touch goes on from as many of the taps before
 * as it can; the place touched last, touched again, is laid back.
 * @template {Action} A
 * @param {readonly A[]} legal
 * @param {readonly string[]} taps
 * @param {string} place
 * @returns {{ taps: readonly string[], action: A | null }}
 */
export function resolveTap(legal, taps, place) {
  if (taps.at(-1) === place) return { taps: taps.slice(0, -1), action: null };
  for (let kept = taps.length; kept >= 0; kept -= 1) {
    const path = [...taps.slice(0, kept), place];
    const found = startingWith(legal, path);
    const whole = found.find((action) => action.taps.length === path.length);
    if (whole) return { taps: [], action: whole };
    if (found.length > 0) return { taps: path, action: null };
  }
  return { taps, action: null };
}

/**
 * The places that may be touched next, in the order of the actions.
 * @param {readonly Action[]} legal
 * @param {readonly string[]} taps
 */
export const nextPlaces = (legal, taps) => [
  ...new Set(startingWith(legal, taps).flatMap((action) => action.taps[taps.length] ?? [])),
];

/**
 * @template {Action} A
 * @param {readonly A[]} legal
 * @param {readonly string[]} taps
 * @returns {Selection}
 */
export function selectionOf(legal, taps) {
  const may = new Set();
  for (let kept = taps.length; kept >= 0; kept -= 1)
    for (const place of nextPlaces(legal, taps.slice(0, kept))) may.add(place);
  return {
    taps,
    has: (place) => taps.includes(place),
    may: (place) => may.has(place),
    would: (place) => resolveTap(legal, taps, place).action,
  };
}
