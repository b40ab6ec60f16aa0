/** Presents frames at the running table: what is drawn, animated, explained or passed over, by the viewer's settings. */

import { isUnconcerning } from "./timing.js";

/** @import { Frame, Snapshot } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { GameRun } from "./game_run.js" */
/** @import { createOnboardingHints } from "./onboarding_hints.js" */
/** @import { Watching } from "./timing.js" */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {() => GameAdapter} parts.adapter
 * @param {ReturnType<typeof createOnboardingHints>} parts.hints
 * @param {(patch: Partial<Table>) => void} parts.patchTable
 * @param {() => GameRun} parts.now the current run
 */
export function createFramePresenter({ store, adapter, hints, patchTable, now }) {
  const table = () => store.get().table;

  /**
   * @param {GameRun} run
   * @param {Snapshot} snapshot
   */
  async function animate(run, snapshot) {
    if (run.signal.aborted || run.undoRequested) return;
    const isCurrent = await run.play(snapshot.frames, {
      skipAnimation: () => run.skipAnimation,
      readingMs,
      watching: watching(),
    });
    if (isCurrent && !run.coverScreen) patchTable({ snapshot, view: snapshot.view });
  }

  /** Extra time to read the frame's hint. @param {Frame} frame */
  function readingMs({ event }) {
    const shown = table();
    return shown ? hints.read(shown, event) : 0;
  }

  /** What the viewer wants to be shown. @returns {Watching} */
  function watching() {
    const { concernsOnly, switches } = store.get().settings;
    const { game = "", viewer = null } = table() ?? {};
    return { viewer, concernsOnly, on: (name) => switches[`${game}-${name}`] === true };
  }

  /** @param {Frame} frame */
  function drawFrame(frame) {
    const shown = table();
    const run = now();
    if (!shown || run.coverScreen || run.undoRequested) return false;
    const view = { ...frame.view, legal: [] };
    const passed = isUnconcerning(frame, adapter(), watching());
    const counts = passed && adapter().events.isMove(frame.event);
    store.update({
      table: {
        ...shown,
        view,
        event: frame.event,
        hint: run.skipAnimation || passed ? null : hints.hintFor(shown, frame),
        passed: passed ? shown.passed + Number(counts) : 0,
        sinceLastTurn: [...shown.sinceLastTurn, frame.event],
        eventLog: [...shown.eventLog, frame.event],
      },
    });
    return true;
  }

  return { animate, drawFrame };
}
