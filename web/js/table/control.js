/** The table as people have it in hand: touch a place, take back, skip, lift the curtain, leave. What follows from that goes on in game_loop.js. */

import { createGameLoop } from "./game_loop.js";
import { NOTHING_SEEN } from "./table_state.js";
import { createTapDebounce } from "./tap_debounce.js";
import { resolveTap } from "./taps.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { Parts } from "./game_loop.js" */

/** @param {Parts} parts */
export function createTableControl(parts) {
  const { store, motion } = parts;
  const lateTaps = createTapDebounce();
  const {
    open,
    ask,
    attempt,
    patchTable,
    advance,
    undoAndContinue,
    dropCurtain,
    loadEventLog,
    replayMissed,
    isShared,
    now: currentRun,
    leave,
  } = createGameLoop(parts, lateTaps.startQuestion);

  const table = () => store.get().table;

  /** Whether somebody brings such an event about by deciding. @param {string} kind */
  const isDecision = (kind) => parts.adapters.get(table()?.game ?? "")?.events.decisions.has(kind) === true;

  /**
   * Decides: one of the legal actions that came with the view.
   * @param {number} action
   */
  async function play(action) {
    const now = table();
    const wanted = now?.snapshot?.view.legal.find((legal) => legal.id === action);
    if (!wanted || !now || now.busy || now.viewer === null || lateTaps.shouldIgnore(wanted)) return;
    const run = currentRun();
    const { notice } = store.get();
    // Why nothing could be taken back is of no interest any more.
    if (notice?.tone === "info" || notice?.id.startsWith("undo-")) store.update({ notice: null });
    patchTable({ busy: true, sinceLastTurn: [], afterUndo: false, canWatchMissed: false, hint: null });
    await attempt(run, async () => {
      const snapshot = /** @type {Snapshot} */ (await ask({ do: "play", seat: now.viewer, action }));
      if (run === currentRun()) await advance(run, snapshot);
    });
  }

  return {
    open,

    /**
     * A place is touched: that decides, leads on towards a decision, or lays back what was chosen.
     * @param {string} place
     */
    async tap(place) {
      const now = table();
      if (!now?.view || now.busy) return;
      const { taps, action } = resolveTap(now.view.legal, now.taps, place);
      if (action) await play(action.id);
      else if (taps !== now.taps) patchTable({ taps });
    },

    /** Lays back all that was chosen. */
    clearTaps() {
      if (table()?.taps.length) patchTable({ taps: [] });
    },

    /** Somebody is before the device and says so: the curtain opens for that seat. */
    async liftCurtain() {
      const seat = table()?.curtain ?? null;
      if (seat === null || table()?.busy) return;
      const run = currentRun();
      patchTable({ busy: true });
      await attempt(run, async () => {
        const snapshot = /** @type {Snapshot} */ (await ask({ do: "snapshot", seat }));
        if (run !== currentRun()) return;
        // Meanwhile the page may have gone out of sight again.
        if (document.hidden) return patchTable({ busy: false });
        await loadEventLog(run, seat);
        if (run !== currentRun()) return;
        const canWatchMissed = table()?.sinceLastTurn.some(({ kind }) => isDecision(kind)) ?? false;
        patchTable({
          viewer: seat,
          curtain: null,
          snapshot,
          view: snapshot.view,
          undo: snapshot.session.undo,
          canWatchMissed,
          busy: false,
        });
      });
    },

    /** Who has decided has seen what came of it: the curtain falls before the next person. */
    async endTurnReview() {
      const now = table();
      const seat = now?.snapshot?.view.to_act ?? null;
      if (!now?.handOverPending || now.busy || seat === null) return;
      const run = currentRun();
      await attempt(run, () => dropCurtain(run, seat));
    },

    /** Who has come to the table sees what happened since its own last decision. */
    async watchMissed() {
      const now = table();
      if (!now?.canWatchMissed || now.busy) return;
      const run = currentRun();
      await attempt(run, () => replayMissed(run));
    },

    /** The page goes out of sight: where people share the device, nothing secret may be there when it comes back. */
    async coverScreen() {
      const now = table();
      if (!now?.snapshot || !isShared() || now.viewer === null || now.snapshot.view.over) return;
      const seat = now.snapshot.view.to_act;
      const run = currentRun();
      run.answerPractice?.(false);
      if (now.busy) {
        run.coverScreen = true;
        motion.skip();
        patchTable(NOTHING_SEEN);
      } else if (seat !== null && now.snapshot.session.next === "human")
        await attempt(run, () => dropCurtain(run, seat));
    },

    /** Takes the looking seat's last decision back, as far as the engine allows it; also while that is still being shown. */
    async undo() {
      const now = table();
      if (!now || now.viewer === null || now.curtain !== null || !now.undo.allowed) return;
      const run = currentRun();
      if (now.busy) {
        run.undoRequested = true;
        motion.skip();
        return;
      }
      patchTable({ busy: true, taps: [] });
      await attempt(run, () => undoAndContinue(run));
    },

    /** What was explained has been understood. */
    dismissHint: () => patchTable({ hint: null }),

    /** Answers whether the game may become practice by what is to be taken back. @param {boolean} may */
    answerPractice: (may) => currentRun().answerPractice?.(may),

    /**
     * Shows at once what a decision still brings about, and has a thinking bot move now.
     * @param {boolean} [all] everything, until a person is asked
     */
    skip(all = false) {
      const now = table();
      if (!now?.busy) return;
      const run = currentRun();
      run.hurryBot = now.thinking;
      run.skipAnimation ||= all;
      lateTaps.noteSkip();
      motion.skip();
    },

    /** The next frame, at the pace "step by step". */
    step: () => motion.step(),

    /** Leaves the game to itself; it can be opened again. */
    async close() {
      const left = leave();
      motion.skip();
      store.update({ table: null });
      await left;
    },
  };
}

/** @typedef {ReturnType<typeof createTableControl>} TableControl */
