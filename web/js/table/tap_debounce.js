/** Ignore taps and keys that were meant for an animation, when a question has just appeared in its place. */

/** @import { Action } from "../engine/shapes" */

/** Debounce time in milliseconds: reaction to a moving target takes a third of a second; who skips taps repeatedly. */
const DEBOUNCE_MS = { watched: 350, hurried: 600 };

export function createTapDebounce() {
  /** Part of the animation before the next question was skipped. */
  let hurried = false;
  /** Input before this time is ignored. */
  let ignoreUntil = -Infinity;

  return {
    /** An animation has been skipped. */
    noteSkip() {
      hurried = true;
    },

    /**
     * A question is shown now.
     * @param {boolean} shown whether anything moved before it
     * @returns {number} for how many milliseconds input is ignored
     */
    startQuestion(shown) {
      const ms = hurried ? DEBOUNCE_MS.hurried : shown ? DEBOUNCE_MS.watched : 0;
      if (ms > 0) ignoreUntil = performance.now() + ms;
      hurried = false;
      return ms;
    },

    /**
     * Whether to ignore an action: only those of a single tap, since nobody taps two places by mistake.
     * @param {Action} action
     */
    shouldIgnore: ({ taps }) => taps.length < 2 && performance.now() < ignoreUntil,
  };
}
