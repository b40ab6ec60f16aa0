/** A bot's turn: its thinking time, what the table shows of it meanwhile, and how an undo or hurry ends it. */

import { thinkerOf, thinkInSlices } from "./think_slices.js";
import { createThinkingTime } from "./thinking_time.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { Table } from "../state.js" */
/** @import { GameRun } from "./game_run.js" */
/** @import { createOwnBotSeats } from "./own_bots.js" */

/** The effort where everybody is to meet the same opponents: what the levels are measured at. */
const SAME_EFFORT = 1;

/** Thinking that takes longer than this is shown at the seat, in milliseconds. */
const LONG_THOUGHT_MS = 400;

/**
 * @param {object} parts
 * @param {() => Table | null} parts.table
 * @param {(patch: Partial<Table>) => void} parts.patchTable
 * @param {ReturnType<typeof createOwnBotSeats>} parts.ownBots
 * @param {() => boolean} parts.isSameForAll whether bots have to play alike on every device, however long that takes
 */
export function createBotTurn({ table, patchTable, ownBots, isSameForAll }) {
  const thinkingTime = createThinkingTime();

  /**
   * Let the bot think.
   * @param {GameRun} run
   * @param {Snapshot} snapshot with the bot to act
   * @returns {Promise<Snapshot | null>} null: an undo was requested
   */
  async function think(run, snapshot) {
    const { view, session } = snapshot;
    const { kind = "" } = session.seats[view.to_act ?? 0] ?? {};
    if (ownBots.decides(kind)) return askOwnBot(run, snapshot);
    const alike = isSameForAll();
    const decision = thinkingTime.begin(thinkerOf(snapshot));
    patchTable({ thinking: "briefly" });
    const long = setTimeout(() => !run.signal.aborted && patchTable({ thinking: "long" }), LONG_THOUGHT_MS);
    try {
      const answer = await thinkInSlices({
        ask: (slice) => (run.undoRequested ? null : run.ask({ ...slice, seat: table()?.viewer ?? null, alike })),
        decision,
        effort: alike ? SAME_EFFORT : decision.effort,
        hurried: () => run.hurryBot,
      });
      if (!answer) return null;
      if (!run.hurryBot && !alike) decision.decided();
      run.hurryBot = false;
      return answer;
    } finally {
      clearTimeout(long);
      if (!run.signal.aborted) patchTable({ thinking: "" });
    }
  }

  /**
   * Let somebody's own bot decide; it cannot be hurried, but has little time.
   * @param {GameRun} run
   * @param {Snapshot} snapshot
   * @returns {Promise<Snapshot | null>} null: an undo was requested
   */
  async function askOwnBot(run, snapshot) {
    patchTable({ thinking: "briefly" });
    try {
      return run.undoRequested ? null : await ownBots.decide(run, snapshot, table()?.viewer ?? null);
    } finally {
      run.hurryBot = false;
      if (!run.signal.aborted) patchTable({ thinking: "" });
    }
  }

  return { think };
}
