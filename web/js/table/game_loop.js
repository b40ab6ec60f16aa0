/**
 * Game loop: let bots think, save each snapshot before animating it, prompt the next player, and recover from engine
 * crashes. Input comes from control.js.
 */

import { createAsk, isSessionLost } from "../engine/ask.js";
import { EngineFault, noticeForFault } from "../engine/faults.js";
import { createAutosave } from "../storage/autosave.js";
import { BrokenEntry, humanSeats, openRequest } from "../storage/saved_game.js";
import { parseKind } from "../words/opponents.js";
import { createMissedMoves } from "./missed_moves.js";
import { createOnboardingHints } from "./onboarding_hints.js";
import { createPlayback } from "./playback.js";
import { eventsSinceLastTurn } from "./since_last_turn.js";
import { NOTHING_SEEN, newTable } from "./table_state.js";
import { createThinkingTime } from "./thinking_time.js";
import { isUnconcerning } from "./timing.js";
import { createUndo } from "./undo.js";

/** @import { Frame, Snapshot, EventLog, ThinkResult } from "../engine/shapes" */
/** @import { Engine } from "../engine/client.js" */
/** @import { GameAdapter } from "../games.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { GameStorage } from "../storage/storage.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { Motion } from "./motion.js" */
/** @import { Run } from "./playback.js" */
/** @import { Watching } from "./timing.js" */

/**
 * What lasts as long as a game is open, from opening until it is left or lost; opening another begins another run.
 * @typedef {object} RunState
 * @property {Promise<unknown>} animation resolves when all frames so far have been animated
 * @property {boolean} hurryBot the thinking bot should move now
 * @property {boolean} skipAnimation no animation until the next question; presentations on the stage are still shown
 * @property {boolean} undoRequested undo as soon as the animation has been cancelled
 * @property {((may: boolean) => void) | null} answerPractice answers the pending question whether the game may become practice
 * @property {boolean} coverScreen the page was hidden during an animation: show nothing until the curtain is down
 */

/** @typedef {Run & RunState} GameRun */

/** @typedef {{ store: Store, storage: GameStorage, engine: Engine, motion: Motion, adapters: Adapters, onDue: (game: SavedGame) => void }} Parts */

/** Time to see or undo a decision before the device is passed on by itself, in milliseconds. */
const PASS_ON_MS = 3000;

/** Thinking that takes longer than this is shown at the seat, in milliseconds. */
const LONG_THOUGHT_MS = 400;

/**
 * @param {Parts} parts
 * @param {(shown: boolean) => void} onAsked a question is shown now; whether an animation preceded it
 */
export function createGameLoop({ store, storage, engine, motion, adapters, onDue }, onAsked) {
  const table = () => store.get().table;

  const hints = createOnboardingHints({ store, storage, adapters });
  const thinkingTime = createThinkingTime();

  const autosave = createAutosave({ store, storage }, onGameLost, onDue);

  const ask = createAsk(engine, () => {
    const game = autosave.game();
    return game?.record ? openRequest(game, table()?.viewer ?? null) : null;
  });

  /** The running game's adapter, loaded before the table is shown. */
  const adapter = () => /** @type {GameAdapter} */ (adapters.get(table()?.game ?? ""));

  const playback = createPlayback({
    ask,
    draw: drawFrame,
    pace: () => store.get().settings.pace,
    adapter,
    motion,
    onFault,
  });

  let current = withState(playback.current());

  /** @param {Run} run @returns {GameRun} */
  function withState(run) {
    return Object.assign(run, {
      animation: Promise.resolve(),
      hurryBot: false,
      skipAnimation: false,
      undoRequested: false,
      answerPractice: null,
      coverScreen: false,
    });
  }

  /** Supersede the current run. */
  function begin() {
    current.answerPractice?.(false);
    current = withState(playback.begin());
    return current;
  }

  const undoDecision = createUndo({ store, patchTable });
  const showMissed = createMissedMoves({ store, adapter, patchTable });

  /** @param {Partial<Table>} patch */
  function patchTable(patch) {
    const old = table();
    if (old) store.update({ table: { ...old, ...patch } });
  }

  /**
   * Open a saved game and continue it.
   * @param {string} id
   * @param {boolean} [takeOver] from the tab that runs it
   */
  async function open(id, takeOver = false) {
    const old = table();
    if (old?.id === id && !takeOver && (old.phase === "playing" || old.phase === "opening" || old.phase === "waiting"))
      return;
    const run = begin();
    store.update({ table: newTable(id) });
    const found = await autosave.claim(id, takeOver, () => !run.signal.aborted);
    if (run.signal.aborted || found === null) return;
    if (found === "elsewhere" || found === "lost") return patchTable({ phase: found, busy: false });
    if (found === "silent") return patchTable({ phase: "broken", busy: false, fault: { id: "storage-silent-game" } });
    if (found instanceof BrokenEntry) return patchTable({ phase: "broken", busy: false, fault: { id: "fault-entry" } });
    const seats = humanSeats(found);
    const viewer = seats.length === 1 ? (seats[0] ?? null) : null;
    patchTable({
      phase: store.get().engine.phase === "ready" ? "opening" : "waiting",
      game: found.game,
      viewer,
      seats: found.seats,
      practice: found.practice,
    });
    await run.attempt(async () => {
      const [snapshot] = /** @type {[Snapshot, unknown]} */ (
        await run.wait(Promise.all([ask(openRequest(found, viewer)), adapters.openWithRetry(found.game)]))
      );
      patchTable({ phase: "playing" });
      autosave.remember(id);
      if (found.record) await loadEventLog(run, viewer);
      await advance(run, snapshot);
    });
  }

  /**
   * An engine fault becomes a toast and leaves the table as it is; without an engine the table is broken and must be
   * reopened.
   * @param {unknown} fault
   */
  function onFault(fault) {
    const notice = noticeForFault(fault, table()?.game);
    current.undoRequested = false;
    if (table()?.phase === "playing" && fault instanceof EngineFault && !isSessionLost(fault)) {
      patchTable({ busy: false, thinking: "" });
      store.update({ notice });
    } else patchTable({ phase: "broken", busy: false, thinking: "", fault: notice });
  }

  /** @param {string} id */
  function onGameLost(id) {
    if (table()?.id !== id) return;
    const run = begin();
    autosave.forget();
    patchTable({ ...NOTHING_SEEN, phase: "elsewhere", busy: false, thinking: "", curtain: null });
    // Taken over by another tab, or deleted.
    void storage.gameExists(id).then((here) => !here && !run.signal.aborted && patchTable({ phase: "lost" }));
  }

  /**
   * Handle a snapshot: save, animate, let bots move until a human must act.
   * @param {GameRun} run
   * @param {Snapshot} snapshot
   */
  async function advance(run, snapshot) {
    patchTable({ busy: true, taps: [], handOverPending: false, canWatchMissed: false });
    for (let first = true; ; first = false) {
      // Save first: what has been seen must survive a crash.
      const before = Promise.all([run.animation, autosave.save(snapshot)]);
      const { undo, practice } = snapshot.session;
      const saved = autosave.game();
      patchTable({ undo, practice, ...(saved && { seats: saved.seats }) });
      const now = snapshot;
      run.animation = before.then(() => animate(run, now));
      const { next: asked, forced } = snapshot.session;
      if (asked === "over" || (asked === "human" && forced === null)) break;
      // A bot thinks while the previous bot's move is animated, but no further ahead. After a human decision it waits for
      // the animation, during which undo is possible.
      await run.wait(first ? run.animation : before);
      if (run.undoRequested) return undoAndContinue(run);
      // Nobody is looking, and no curtain would fall before this seat: playing on would reveal that the action was forced.
      if (asked === "human" && run.coverScreen) break;
      const next = await (asked === "human"
        ? run.ask({ do: "play", seat: snapshot.view.to_act, action: forced })
        : think(run, snapshot));
      if (!next) return undoAndContinue(run);
      snapshot = next;
    }
    await run.wait(run.animation);
    if (run.undoRequested) return undoAndContinue(run);
    await promptPlayer(run, snapshot);
  }

  /**
   * Undo the viewing seat's last decision and continue from there.
   * @param {GameRun} run
   * @returns {Promise<void>}
   */
  async function undoAndContinue(run) {
    run.undoRequested = false;
    await run.animation;
    const viewer = table()?.viewer ?? null;
    const undone = await undoDecision(run, viewer);
    const afterUndo = undone !== null;
    // If nothing was undone, continue from the current position.
    const snapshot = undone ?? /** @type {Snapshot} */ (await run.ask({ do: "snapshot", seat: viewer }));
    await run.wait(autosave.save(snapshot));
    patchTable({ event: null, hint: null, afterUndo });
    await loadEventLog(run, viewer);
    await advance(run, snapshot);
  }

  /**
   * Let the bot think in slices of one request each, so that the engine can answer others in between.
   * @param {GameRun} run
   * @param {Snapshot} snapshot with the bot to act
   * @returns {Promise<Snapshot | null>} null: an undo was requested
   */
  async function think(run, { view, session }) {
    const { level } = parseKind(session.seats[view.to_act ?? 0]?.kind ?? "");
    const decision = thinkingTime.begin(`${session.game} ${level}`);
    patchTable({ thinking: "briefly" });
    const long = setTimeout(() => !run.signal.aborted && patchTable({ thinking: "long" }), LONG_THOUGHT_MS);
    try {
      while (!run.undoRequested) {
        const hurry = run.hurryBot || decision.overdue();
        const answer = /** @type {ThinkResult} */ (
          await run.ask({ do: "think", seat: table()?.viewer ?? null, effort: decision.effort, hurry })
        );
        if (answer.thinking) continue;
        if (!run.hurryBot) decision.decided();
        run.hurryBot = false;
        return answer;
      }
      return null;
    } finally {
      clearTimeout(long);
      if (!run.signal.aborted) patchTable({ thinking: "" });
    }
  }

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
    const now = table();
    return now ? hints.read(now, event) : 0;
  }

  /** What the viewer wants to be shown. @returns {Watching} */
  function watching() {
    const { concernsOnly, switches } = store.get().settings;
    const { game = "", viewer = null } = table() ?? {};
    return { viewer, concernsOnly, on: (name) => switches[`${game}-${name}`] === true };
  }

  /** @param {Frame} frame */
  function drawFrame(frame) {
    const now = table();
    if (!now || current.coverScreen || current.undoRequested) return false;
    const view = { ...frame.view, legal: [] };
    const passed = isUnconcerning(frame, adapter(), watching());
    const counts = passed && adapter().events.isMove(frame.event);
    store.update({
      table: {
        ...now,
        view,
        event: frame.event,
        hint: current.skipAnimation || passed ? null : hints.hintFor(now, frame),
        passed: passed ? now.passed + Number(counts) : 0,
        sinceLastTurn: [...now.sinceLastTurn, frame.event],
        eventLog: [...now.eventLog, frame.event],
      },
    });
    return true;
  }

  /**
   * Prompt the next human player. On a shared device the curtain falls first, once the previous player has reviewed the
   * turn.
   * @param {GameRun} run
   * @param {Snapshot} snapshot
   */
  async function promptPlayer(run, snapshot) {
    onAsked(snapshot.frames.length > 0 && store.get().settings.pace !== "instant");
    run.skipAnimation = false;
    const seat = snapshot.view.to_act;
    const viewer = table()?.viewer ?? null;
    const another = autosave.isShared() && snapshot.session.next === "human" && seat !== null && seat !== viewer;
    if (
      seat !== null &&
      (run.coverScreen || (another && viewer === null)) &&
      autosave.isShared() &&
      snapshot.session.next === "human"
    ) {
      await dropCurtain(run, seat);
    } else {
      run.coverScreen = false;
      if (snapshot.view.over) endSoundOffer();
      patchTable({ snapshot, view: snapshot.view, busy: false, handOverPending: another, hint: null, passed: 0 });
      if (another && seat !== null && adapter().passesOn?.(table()?.sinceLastTurn ?? [])) passOn(run, seat);
    }
  }

  /** Who has not answered during a whole game is not asked again. */
  function endSoundOffer() {
    const { settings } = store.get();
    if (settings.soundOffered) return;
    store.update({ settings: { ...settings, soundOffered: true } });
    storage.writeSettings({ soundOffered: true });
  }

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
   * Replay what happened since the viewing seat's last decision, then repeat the question.
   * @param {GameRun} run
   */
  async function replayMissed(run) {
    const asked = table()?.snapshot;
    const frames = await showMissed(run);
    if (!asked || !frames) return;
    run.undoRequested = false;
    await promptPlayer(run, { ...asked, frames });
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

  /**
   * Load the event log and what is new since the seat's last decision.
   * @param {GameRun} run
   * @param {number | null} seat
   */
  async function loadEventLog(run, seat) {
    const { events } = /** @type {EventLog} */ (await run.ask({ do: "event_log", seat, since: 0 }));
    patchTable({ eventLog: events, sinceLastTurn: eventsSinceLastTurn(events, seat, adapter().events) });
  }

  return {
    patchTable,
    open,
    advance,
    undoAndContinue,
    dropCurtain,
    loadEventLog,
    replayMissed,

    now: () => current,

    /** Whether several people share the device (hot seat). */
    isShared: autosave.isShared,

    /** Leave the game. */
    async leave() {
      begin();
      await autosave.letGo();
    },
  };
}
