/** Hints at one's own decision, in steps: where to look, then the best moves. They are worked out while the table goes on. */

import { createAdvisor } from "../advice/advisor.js";
import { noticeForFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Hint, Snapshot } from "../engine/shapes" */
/** @import { Table } from "../state.js" */

/** How much of the strongest level's search a hint gets: more tells hardly more, and takes as much longer. */
const EFFORT = 0.5;

/**
 * @typedef {object} HintState
 * @property {"" | "thinking" | "look" | "moves"} step "": nothing is shown
 * @property {Hint | null} hint of the decision that is asked now, once it is known
 */

/** @type {HintState} */
const NONE = { step: "", hint: null };

export const hintState = createScreenState("hint", NONE);

/** Whether a seat at this device is asked something that is not forced. @param {Table | null} table */
export const canHint = (table) =>
  table?.advised === true &&
  !table.busy &&
  table.curtain === null &&
  table.viewer !== null &&
  table.view?.to_act === table.viewer &&
  table.view.legal.length > 1 &&
  Boolean(table.snapshot?.session.record);

/** @param {Pick<ControllerParts, "store" | "control" | "controller" | "notify">} parts */
export function createHints({ store, control, controller, notify }) {
  const advisor = controller(createAdvisor);
  let working = new AbortController();
  /** The position that the hint is for. @type {Snapshot | null} */
  let position = null;

  /** @param {Partial<HintState>} changes */
  const patch = (changes) => hintState.patch(store, changes);

  function forget() {
    working.abort();
    position = null;
    hintState.clear(store);
  }

  // Once it is decided, or somebody else looks, the hint is gone.
  store.subscribe(({ table }) => {
    if (position && (table?.snapshot !== position || !canHint(table))) forget();
  });

  /** @param {Snapshot} snapshot @param {number | null} seat */
  async function ask(snapshot, seat) {
    working = new AbortController();
    const { signal } = working;
    position = snapshot;
    patch({ step: "thinking", hint: null });
    try {
      const { record } = snapshot.session;
      /** @type {Hint | null} */
      const hint = await advisor.ask({ do: "hint", record, seat, effort: EFFORT }, signal);
      if (signal.aborted) return;
      await control.countHint();
      if (!signal.aborted) patch({ step: "look", hint });
    } catch (fault) {
      if (signal.aborted) return;
      forget();
      notify(noticeForFault(fault, snapshot.session.game));
    }
  }

  return {
    /** The next step: ask, then show the moves; returns whether there is anything to hint at. */
    next() {
      const { table } = store.get();
      const { step, hint } = hintState.of(store.get());
      if (!table?.snapshot || !canHint(table)) return false;
      if (hint) patch({ step: step === "moves" ? "" : "moves" });
      else if (step === "") void ask(table.snapshot, table.viewer);
      return true;
    },

    /** Show the table again; the hint is kept while the decision is. */
    close: () => patch({ step: "" }),

    leave() {
      forget();
      advisor.rest();
    },
  };
}
