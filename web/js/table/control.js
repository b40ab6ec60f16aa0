/** Table controller: handle taps, undo, skipping, the curtain and leaving; game_loop.js does the rest. */

import { createGameLoop } from "./game_loop.js";
import { NOTHING_SEEN } from "./table_state.js";
import { createTapDebounce } from "./tap_debounce.js";
import { resolveTap } from "./taps.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { Parts } from "./game_loop.js" */

/** @param {Parts} parts */
export function createTableControl(parts) {
  const { store, motion } = parts;
  const tapDebounce = createTapDebounce();
  const {
    open,
    fail,
    onGameLost,
    patchTable,
    advance,
    undoAndContinue,
    dropCurtain,
    loadEventLog,
    replayMissed,
    isShared,
    askOthersToUndo,
    dismissHint,
    countHint,
    now: currentRun,
    close,
  } = createGameLoop(parts, guardQuestion);

  /** End of the time in which a question looks as if it could not be answered yet. @type {ReturnType<typeof setTimeout> | undefined} */
  let guard;

  /** A question is shown now. @param {boolean} shown whether anything moved before it */
  function guardQuestion(shown) {
    clearTimeout(guard);
    const ms = tapDebounce.startQuestion(shown);
    patchTable({ guarded: ms > 0 });
    if (ms > 0) guard = setTimeout(() => patchTable({ guarded: false }), ms);
  }

  const table = () => store.get().table;

  /** Whether events of this kind are decisions. @param {string} kind */
  const isDecision = (kind) => parts.adapters.get(table()?.game ?? "")?.events.decisions.has(kind) === true;

  /**
   * Play one of the view's legal actions.
   * @param {number} action
   */
  async function play(action) {
    const now = table();
    const wanted = now?.snapshot?.view.legal.find((legal) => legal.id === action);
    if (!wanted || !now || now.busy || now.viewer === null || tapDebounce.shouldIgnore(wanted)) return;
    const run = currentRun();
    const { notice } = store.get();
    // An explanation why undo was impossible is obsolete now.
    if (notice?.tone === "info" || notice?.id.startsWith("undo-")) store.update({ notice: null });
    patchTable({ busy: true, sinceLastTurn: [], afterUndo: false, canWatchMissed: false, hint: null });
    await run.attempt(async () => {
      const snapshot = /** @type {Snapshot} */ (await run.ask({ do: "play", seat: now.viewer, action }));
      await advance(run, snapshot);
    });
  }

  return {
    open,
    close,
    fail,

    /** Another tab hosts the game, or it has been deleted: tell so, if it is at the table. */
    lose: onGameLost,
    countHint,

    /**
     * Handle a tap on a place: select, deselect, or play the action that it completes.
     * @param {string} place
     */
    async tap(place) {
      const now = table();
      if (!now?.view || now.busy) return;
      const { taps, action } = resolveTap(now.view.legal, now.taps, place);
      if (action) await play(action.id);
      else if (taps !== now.taps) patchTable({ taps });
    },

    /** Clear the selection. */
    clearTaps() {
      if (table()?.taps.length) patchTable({ taps: [] });
    },

    /** The next player is at the device: lift the curtain for that seat. */
    async liftCurtain() {
      const seat = table()?.curtain ?? null;
      if (seat === null || table()?.busy) return;
      const run = currentRun();
      patchTable({ busy: true });
      await run.attempt(async () => {
        const snapshot = /** @type {Snapshot} */ (await run.ask({ do: "snapshot", seat }));
        // The page may have been hidden meanwhile.
        if (document.hidden) return patchTable({ busy: false });
        await loadEventLog(run, seat);
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

    /** The player has reviewed the turn: lower the curtain for the next player. */
    async endTurnReview() {
      const now = table();
      const seat = now?.snapshot?.view.to_act ?? null;
      if (!now?.handOverPending || now.busy || seat === null) return;
      const run = currentRun();
      await run.attempt(() => dropCurtain(run, seat));
    },

    /** Replay to the current player what happened since their last turn. */
    async watchMissed() {
      const now = table();
      if (!now?.canWatchMissed || now.busy) return;
      const run = currentRun();
      await run.attempt(() => replayMissed(run));
    },

    /** The page has been hidden: on a shared device, nothing secret may be visible when it returns. */
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
        await run.attempt(() => dropCurtain(run, seat));
    },

    /** Undo the viewing seat's last decision if the engine allows it, even while its consequences are still being shown. */
    async undo() {
      const now = table();
      if (!now || now.viewer === null || now.curtain !== null || !now.undo.allowed || askOthersToUndo()) return;
      const run = currentRun();
      if (now.busy) {
        run.undoRequested = true;
        motion.skip();
        return;
      }
      patchTable({ busy: true, taps: [] });
      await run.attempt(() => undoAndContinue(run));
    },

    /** Dismiss the onboarding hint, and do not wait for it any longer. */
    dismissHint() {
      dismissHint();
      motion.step();
    },

    /** Answer whether the undo may turn the game into practice. @param {boolean} may */
    answerPractice: (may) => currentRun().answerPractice?.(may),

    /**
     * Skip the running animation, and make a thinking bot move now.
     * @param {boolean} [all] everything up to the next question
     */
    skip(all = false) {
      const now = table();
      if (!now?.busy) return;
      const run = currentRun();
      run.hurryBot = now.thinking !== "";
      run.skipAnimation ||= all;
      tapDebounce.noteSkip();
      motion.skip();
    },

    /** Make a thinking bot move now. */
    hurryBot() {
      if (table()?.thinking) currentRun().hurryBot = true;
    },

    /** Show the next frame, at the pace "step by step". */
    step: () => motion.step(),
  };
}

/** @typedef {ReturnType<typeof createTableControl>} TableControl */
