/** Undo: skip back over forced actions, and ask once before the game becomes practice. */

import { EngineFault, noticeForFault } from "../engine/faults.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { GameRun } from "./game_run.js" */

/** @param {{ store: Store, patchTable: (patch: Partial<Table>) => void }} parts */
export function createUndo({ store, patchTable }) {
  /**
   * @param {GameRun} run
   * @param {number | null} seat
   * @returns {Promise<Snapshot | null>} null: nothing was undone
   */
  async function undo(run, seat) {
    for (let practice = false; ; practice = true) {
      try {
        return await run.ask({ do: "undo", seat, practice });
      } catch (fault) {
        run.signal.throwIfAborted();
        const needsPractice = fault instanceof EngineFault && fault.fault.args["problem"] === "practice";
        if (!needsPractice) store.update({ notice: noticeForFault(fault, store.get().table?.game) });
        if (!needsPractice || !(await run.wait(askPractice(run)))) return null;
      }
    }
  }

  /** @param {GameRun} run @returns {Promise<boolean>} */
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
   * Undo the viewing seat's last decision. Forced actions would be repeated at once, so the decision before them is
   * undone too.
   * @param {GameRun} run
   * @param {number | null} seat
   * @returns {Promise<Snapshot | null>} null: nothing was undone
   */
  return async function undoDecision(run, seat) {
    let undone = await undo(run, seat);
    while (undone && undone.session.forced !== null) {
      const further = await undo(run, seat);
      if (!further) break;
      undone = further;
    }
    return undone;
  };
}
