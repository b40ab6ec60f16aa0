/** Undo: skip back over forced actions, and ask once before the game becomes practice. */

import { EngineFault, noticeForFault } from "../engine/faults.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { Run } from "./game_loop.js" */

/**
 * @typedef {object} UndoParts
 * @property {Store} store
 * @property {(request: Record<string, unknown>) => Promise<any>} ask
 * @property {(patch: Partial<Table>) => void} patchTable
 * @property {(run: Run) => boolean} isCurrent
 */

/** @param {UndoParts} parts */
export function createUndo({ store, ask, patchTable, isCurrent }) {
  /**
   * @param {Run} run
   * @param {number | null} seat
   * @returns {Promise<Snapshot | null>} null: nothing was undone
   */
  async function undo(run, seat) {
    for (let practice = false; ; practice = true) {
      try {
        return await ask({ do: "undo", seat, practice });
      } catch (fault) {
        const spoils = fault instanceof EngineFault && fault.fault.args["problem"] === "practice";
        if (!spoils && isCurrent(run)) store.update({ notice: noticeForFault(fault, store.get().table?.game) });
        if (!spoils || !isCurrent(run) || !(await askPractice(run))) return null;
      }
    }
  }

  /** @param {Run} run @returns {Promise<boolean>} */
  const askPractice = (run) =>
    new Promise((answered) => {
      run.answerPractice = (may) => {
        run.answerPractice = null;
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
  return async function undoDecision(run, seat) {
    let undone = await undo(run, seat);
    while (undone && isCurrent(run) && undone.session.forced !== null) {
      const further = await undo(run, seat);
      if (!further) break;
      undone = further;
    }
    return undone;
  };
}
