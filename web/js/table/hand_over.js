/** Hot seat: passes the device on to the next player behind a curtain. */

import { NOTHING_SEEN } from "./table_state.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { Table } from "../state.js" */
/** @import { GameRun } from "./game_run.js" */

/** Time to see or undo a decision before the device is passed on by itself, in milliseconds. */
const PASS_ON_MS = 3000;

/**
 * @param {object} parts
 * @param {() => Table | null} parts.table
 * @param {(patch: Partial<Table>) => void} parts.patchTable
 */
export function createHandOver({ table, patchTable }) {
  /**
   * Lower the curtain after a while, unless the player has done so or undone the decision.
   * @param {GameRun} run
   * @param {number} seat
   */
  function passOn(run, seat) {
    const asked = table()?.snapshot;
    setTimeout(() => {
      const now = table();
      if (run.signal.aborted || now?.snapshot !== asked || !now?.handOverPending || now.busy) return;
      void run.attempt(() => dropCurtain(run, seat));
    }, PASS_ON_MS);
  }

  /**
   * @param {GameRun} run
   * @param {number} seat
   */
  async function dropCurtain(run, seat) {
    // Remove the previous seat's view before anything else.
    run.coverScreen = false;
    patchTable({ ...NOTHING_SEEN, viewer: null, curtain: seat, busy: true });
    const snapshot = /** @type {Snapshot} */ (await run.ask({ do: "snapshot", seat: null }));
    patchTable({ snapshot, view: snapshot.view, busy: false });
  }

  return { dropCurtain, passOn };
}
