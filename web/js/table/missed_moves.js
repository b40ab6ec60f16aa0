/** Hot seat: show the player who has just taken over the device what happened since their last decision. */

import { rendered } from "../drawing.js";

/** @import { Frame, Snapshot } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { GameRun } from "./game_run.js" */

/** @param {{ store: Store, adapter: () => GameAdapter, patchTable: (patch: Partial<Table>) => void }} parts */
export function createMissedMoves({ store, adapter, patchTable }) {
  /** "instant" would show nothing. */
  function pace() {
    const { pace } = store.get().settings;
    return pace === "instant" ? "quick" : pace;
  }

  /**
   * @param {GameRun} run
   * @returns {Promise<Frame[] | null>} the frames shown; null if there are none, or the run has been superseded
   */
  return async function showMissed(run) {
    const now = store.get().table;
    const seat = now?.viewer ?? null;
    if (!now || seat === null || !now.snapshot) return null;
    const since =
      now.eventLog.findLast((event) => event.seat === seat && adapter().events.decisions.has(event.kind))?.token ?? 0;
    patchTable({ busy: true, taps: [], canWatchMissed: false });
    // Start after the seat's own decision and its immediate effects.
    const { frames } = /** @type {Snapshot} */ (await run.ask({ do: "frames", seat, since: Math.max(0, since - 1) }));
    const begin = Math.max(
      1,
      frames.findIndex(({ event }) => event.token > since),
    );
    const before = frames[begin - 1];
    if (before) patchTable({ view: { ...before.view, legal: [] }, event: null });
    await rendered();
    const isCurrent = await run.play(frames.slice(begin), {
      // These events are in the log already.
      draw({ view, event }) {
        if (run.coverScreen) return false;
        patchTable({ view: { ...view, legal: [] }, event });
        return true;
      },
      pace,
      skipAnimation: () => run.skipAnimation,
    });
    return isCurrent ? frames : null;
  };
}
