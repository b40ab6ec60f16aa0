/** Explanation of a decision in a finished game, which the engine works out in slices while somebody waits for it. */

import { createAdvisor } from "../advice/advisor.js";
import { noticeForFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Explanation } from "../engine/shapes" */
/** @import { Notice } from "../state.js" */

/**
 * @typedef {object} ExplanationState
 * @property {number} at the token of the decision, -1 for none
 * @property {Explanation | null} explanation null while it is being worked out
 * @property {Notice | null} fault
 */

/** @type {ExplanationState} */
const NONE = { at: -1, explanation: null, fault: null };

export const explanationState = createScreenState("explanation", NONE);

/** @param {Pick<ControllerParts, "store" | "controller">} parts */
export function createExplanation({ store, controller }) {
  const advisor = controller(createAdvisor);

  /** Of the explanation that is being worked out. */
  let working = new AbortController();

  /** @param {Partial<ExplanationState>} changes */
  const patch = (changes) => explanationState.patch(store, changes);

  return {
    /** @param {string} record @param {number} at the token of the decision */
    async explain(record, at) {
      working.abort();
      working = new AbortController();
      const { signal } = working;
      patch({ ...NONE, at });
      try {
        /** @type {Explanation | null} */
        const explanation = await advisor.ask({ do: "explain", record, at }, signal);
        if (!signal.aborted) patch({ explanation });
      } catch (fault) {
        if (!signal.aborted) patch({ fault: noticeForFault(fault) });
      }
    },

    /** Stop working it out. */
    close() {
      working.abort();
      explanationState.clear(store);
    },
  };
}
