/** Takes a decision back: past what decided itself, and asking once before the game becomes practice by it. */

import { EngineFault, noticeForFault } from "../engine/faults.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { Run } from "./game_loop.js" */

/**
 * What a seat would have to decide of itself, without anybody being asked.
 * @param {GameAdapter} adapter
 * @param {number | null} seat
 * @param {Snapshot} look as that seat has it
 */
export const forcedIn = (adapter, seat, { view, session: { next } }) =>
  seat !== null && next === "human" && view.to_act === seat ? (adapter.forced?.(view) ?? null) : null;

/**
 * @typedef {object} Parts
 * @property {Store} store
 * @property {(request: Record<string, unknown>) => Promise<any>} ask
 * @property {() => GameAdapter} adapter of the game that is played
 * @property {(patch: Partial<Table>) => void} patchTable
 * @property {(run: Run) => boolean} isCurrent
 */

/** @param {Parts} parts */
export function createTakingBack({ store, ask, adapter, patchTable, isCurrent }) {
  /**
   * @param {Run} run
   * @param {number | null} seat
   * @returns {Promise<Snapshot | null>} null: nothing was taken back
   */
  async function undo(run, seat) {
    for (let practice = false; ; practice = true) {
      try {
        return await ask({ do: "undo", seat, practice });
      } catch (fault) {
        const spoils = fault instanceof EngineFault && fault.fault.args["problem"] === "practice";
        if (!spoils && isCurrent(run)) store.update({ notice: noticeForFault(fault, store.get().table?.game) });
        if (!spoils || !isCurrent(run) || !(await mayBePractice(run))) return null;
      }
    }
  }

  /** @param {Run} run @returns {Promise<boolean>} */
  const mayBePractice = (run) =>
    new Promise((answered) => {
      run.answer = (may) => {
        run.answer = null;
        patchTable({ undoNeedsPractice: false });
        answered(may);
      };
      patchTable({ undoNeedsPractice: true });
    });

  /**
   * The looking seat's last decision; what decided itself would do so again, so with it goes what was decided before.
   * @param {Run} run
   * @param {number | null} seat
   * @returns {Promise<Snapshot | null>} null: nothing was taken back
   */
  return async function takeBack(run, seat) {
    let undone = await undo(run, seat);
    while (undone && isCurrent(run) && forcedIn(adapter(), seat, undone)) {
      const further = await undo(run, seat);
      if (!further) break;
      undone = further;
    }
    return undone;
  };
}
