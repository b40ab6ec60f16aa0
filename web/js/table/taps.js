/** Selection by tapping: which places can be tapped, and what a tap does, follows from the `taps` of the legal actions. */

/** @import { Action } from "../engine/shapes" */

/**
 * The current selection, for templates.
 * @typedef {object} Selection
 * @property {readonly string[]} taps the selected places
 * @property {(place: string) => boolean} has whether a place is selected
 * @property {(place: string) => boolean} may whether a tap there continues the selection or starts another
 * @property {(place: string) => Action | null} would the action that a tap there would play
 */

/**
 * The legal actions that start with these taps.
 * @template {Action} A
 * @param {readonly A[]} legal
 * @param {readonly string[]} taps
 */
const startingWith = (legal, taps) => legal.filter((action) => taps.every((tap, at) => action.taps[at] === tap));

/**
 * Resolve a tap: the new selection, or the action that it completes. It continues the longest matching prefix of
 * the selection; tapping the last place again deselects it.
 * @template {Action} A
 * @param {readonly A[]} legal
 * @param {readonly string[]} taps
 * @param {string} place
 * @returns {{ taps: readonly string[], action: A | null }}
 */
export function resolveTap(legal, taps, place) {
  if (taps.at(-1) === place) return { taps: taps.slice(0, -1), action: null };
  for (let length = taps.length; length >= 0; length -= 1) {
    const path = [...taps.slice(0, length), place];
    const found = startingWith(legal, path);
    const complete = found.find((action) => action.taps.length === path.length);
    if (complete) return { taps: [], action: complete };
    if (found.length > 0) return { taps: path, action: null };
  }
  return { taps, action: null };
}

/**
 * The places that can be tapped next, in the order of the actions.
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
  for (let length = taps.length; length >= 0; length -= 1)
    for (const place of nextPlaces(legal, taps.slice(0, length))) may.add(place);
  return {
    taps,
    has: (place) => taps.includes(place),
    may: (place) => may.has(place),
    would: (place) => resolveTap(legal, taps, place).action,
  };
}
