/** Keeps a tap or key that was meant for what was being shown from answering the question that has come in its place. */

/** @import { Action } from "../engine/shapes" */

/** So late may it come: a hand that reaches for something that moves is there in a third of a second, one that hurries on touches more than once. */
const DEBOUNCE_MS = { watched: 350, hurried: 600 };

export function createTapDebounce() {
  /** Somebody has skipped some of what leads to the next question. */
  let hurried = false;
  /** Until then an answer comes too late for what was being shown, and too early for what is asked. */
  let ignoreUntil = -Infinity;

  return {
    /** Something that is being shown is skipped. */
    noteSkip() {
      hurried = true;
    },

    /** A question stands now. @param {boolean} shown whether anything moved before it */
    startQuestion(shown) {
      if (shown || hurried) ignoreUntil = performance.now() + (hurried ? DEBOUNCE_MS.hurried : DEBOUNCE_MS.watched);
      hurried = false;
    },

    /**
     * Whether an answer may be no answer. Nobody touches two places by mistake, but one, where a moment ago one went on.
     * @param {Action} action
     */
    shouldIgnore: ({ taps }) => taps.length < 2 && performance.now() < ignoreUntil,
  };
}
