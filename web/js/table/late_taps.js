/** Keeps a tap or key that was meant for what was being shown from answering the question that has come in its place. */

/** @import { Action } from "../engine/shapes" */

/** So late may it come. */
const LATE_MS = 600;

export function createLateTaps() {
  /** Somebody has skipped some of what leads to the next question. */
  let hurried = false;
  /** When a question took the place of something that was being shown. */
  let askedAt = -Infinity;

  return {
    /** Something that is being shown is skipped. */
    hurry() {
      hurried = true;
    },

    /** A question stands now. @param {boolean} shown whether anything moved before it */
    ask(shown) {
      if (shown || hurried) askedAt = performance.now();
      hurried = false;
    },

    /**
     * Whether an answer may be no answer. Nobody touches two places by mistake, but one, where a moment ago one went on.
     * @param {Action} action
     */
    isLate: ({ taps }) => taps.length < 2 && performance.now() < askedAt + LATE_MS,
  };
}
