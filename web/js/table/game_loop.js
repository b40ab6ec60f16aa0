/**
 * Game loop: let bots think, save each snapshot before animating it, prompt the next player, and recover from engine
 * crashes. Input comes from control.js.
 */

import { isSessionLost } from "../engine/ask.js";
import { EngineFault, noticeForFault } from "../engine/faults.js";
import { BrokenEntry, humanSeats, openRequest } from "../storage/saved_game.js";
import { createBotTurn } from "./bot_turn.js";
import { createFramePresenter } from "./frame_presenter.js";
import { gameRun } from "./game_run.js";
import { createHandOver } from "./hand_over.js";
import { createLocalSource } from "./local_source.js";
import { createMissedMoves } from "./missed_moves.js";
import { createOnboardingHints } from "./onboarding_hints.js";
import { createOwnBotSeats, missingBots } from "./own_bots.js";
import { createPlayback } from "./playback.js";
import { eventsSinceLastTurn } from "./since_last_turn.js";
import { NOTHING_SEEN, newTable } from "./table_state.js";
import { createUndo } from "./undo.js";

/** @import { Snapshot, EventLog } from "../engine/shapes" */
/** @import { Engine } from "../engine/client.js" */
/** @import { AcquireSession } from "../engine/session_owner.js" */
/** @import { GameAdapter } from "../games.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { GameStorage } from "../storage/storage.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { Notice, Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { GameRun } from "./game_run.js" */
/** @import { TableSource } from "./local_source.js" */
/** @import { Motion } from "./motion.js" */

/** @typedef {{ store: Store, storage: GameStorage, engine: Engine, acquireSession: AcquireSession, motion: Motion, adapters: Adapters, onDue: (game: SavedGame) => void }} Parts */

/**
 * @param {Parts} parts
 * @param {(shown: boolean) => void} onAsked a question is shown now; whether an animation preceded it
 */
export function createGameLoop({ store, storage, engine, acquireSession, motion, adapters, onDue }, onAsked) {
  const table = () => store.get().table;

  const hints = createOnboardingHints({ store, storage, adapters });
  const ownBots = createOwnBotSeats({ store, storage });

  const local = createLocalSource({ store, storage, engine, ownBots }, onGameLost, onDue);

  /** Where the open game is: here, or at a host. @type {TableSource} */
  let source = local;

  /** The running game's adapter, loaded before the table is shown. */
  const adapter = () => /** @type {GameAdapter} */ (adapters.get(table()?.game ?? ""));

  const playback = createPlayback({
    ask: (request) => source.ask(request),
    draw: (frame) => presenter.drawFrame(frame),
    pace: () => store.get().settings.pace,
    adapter,
    motion,
    onFault,
  });

  let current = gameRun(playback.current());

  /** Supersede the current run. */
  function begin() {
    current.answerPractice?.(false);
    current = gameRun(playback.begin());
    return current;
  }

  const undoDecision = createUndo({ store, patchTable });
  /** The deal of a date has the same opponents on every device. */
  const isSameForAll = () => (source.game()?.daily ?? "") !== "";

  const showMissed = createMissedMoves({ store, adapter, patchTable });
  const presenter = createFramePresenter({ store, adapter, hints, patchTable, now: () => current });
  const { think } = createBotTurn({ table, patchTable, ownBots, isSameForAll });
  const { dropCurtain, passOn } = createHandOver({ table, patchTable });

  /** @param {Partial<Table>} patch */
  function patchTable(patch) {
    const old = table();
    if (old) store.update({ table: { ...old, ...patch } });
  }

  /**
   * Open a saved game and continue it.
   * @param {string} id
   * @param {boolean} [takeOver] from the tab that runs it
   * @param {TableSource} [from] where it is, if not on this device
   */
  async function open(id, takeOver = false, from = local) {
    const old = table();
    if (
      old?.id === id &&
      from === source &&
      !takeOver &&
      (old.phase === "playing" || old.phase === "opening" || old.phase === "waiting")
    )
      return;
    const run = begin();
    if (from !== source) await source.letGo();
    source = from;
    store.update({ table: newTable(id) });
    if (source === local) await acquireSession(leaveSession);
    if (run.signal.aborted) return;
    const found = await source.claim(id, takeOver, () => !run.signal.aborted);
    if (run.signal.aborted || found === null) return;
    if (found === "elsewhere" || found === "lost") return patchTable({ phase: found, busy: false });
    if (found === "silent") return patchTable({ phase: "broken", busy: false, fault: { id: "storage-silent-game" } });
    if (found instanceof BrokenEntry) return patchTable({ phase: "broken", busy: false, fault: { id: "fault-entry" } });
    const seats = humanSeats(found);
    const viewer = source.viewer ? source.viewer() : seats.length === 1 ? (seats[0] ?? null) : null;
    patchTable({
      phase: source.remote || store.get().engine.phase === "ready" ? "opening" : "waiting",
      game: found.game,
      viewer,
      seats: found.seats,
      profile: found.profile,
      practice: found.practice,
      advised: source.countHint !== undefined,
      hints: found.hints,
    });
    await run.attempt(async () => {
      const missing = await run.wait(ownBots.sit(source.remote ? [] : found.seats));
      const [snapshot] = /** @type {[Snapshot, unknown]} */ (
        await run.wait(
          Promise.all([source.ask(openRequest(found, viewer, ownBots.names())), adapters.openWithRetry(found.game)]),
        )
      );
      patchTable({ phase: "playing" });
      if (missing.length > 0 && !snapshot.view.over) store.update({ notice: missingBots(missing) });
      source.remember(id);
      if (found.record || source.remote) await loadEventLog(run, viewer);
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

  /** A game is no longer played here. @param {string} id */
  function onGameLost(id) {
    if (table()?.id !== id) return;
    const run = begin();
    source.forget();
    patchTable({ ...NOTHING_SEEN, phase: "elsewhere", busy: false, thinking: "", curtain: null });
    // Taken over by another tab, or deleted.
    void storage.gameExists(id).then((here) => !here && !run.signal.aborted && patchTable({ phase: "lost" }));
  }

  /** A game cannot be opened, but tried again. @param {string} id @param {Notice} fault */
  function fail(id, fault) {
    begin();
    store.update({ table: { ...newTable(id), phase: "broken", busy: false, fault } });
  }

  /**
   * Handle a snapshot: save, animate, let bots move until a human must act.
   * @param {GameRun} run
   * @param {Snapshot} snapshot
   */
  async function advance(run, snapshot) {
    patchTable({ busy: true, taps: [], handOverPending: false, canWatchMissed: false, thinking: "" });
    for (let first = true; ; first = false) {
      // Save first: what has been seen must survive a crash.
      const before = Promise.all([run.animation, source.save(snapshot)]);
      const { undo, practice } = snapshot.session;
      const seats = source.remote ? snapshot.session.seats : source.game()?.seats;
      patchTable({ undo, practice, ...(seats && { seats }) });
      const now = snapshot;
      run.animation = before.then(() => presenter.animate(run, now));
      const { next: asked, forced } = snapshot.session;
      // What is decided elsewhere is waited for, below.
      if (asked === "over" || (forced === null && (asked === "human" || source.moved))) break;
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
    if (source.moved && snapshot.session.next !== "over") void run.attempt(() => follow(run, snapshot));
  }

  /**
   * Wait until the game goes on elsewhere, be it that others decide or that they take something back.
   * @param {GameRun} run
   * @param {Snapshot} snapshot the position shown
   */
  async function follow(run, snapshot) {
    const { signal } = run;
    const elsewhere = () => source.viewer?.() !== table()?.viewer;
    // Another seat is played from here by now.
    if (elsewhere()) return reload(run);
    if (snapshot.view.to_act !== table()?.viewer) patchTable({ thinking: "briefly" });
    const how = await run.wait(source.moved ? source.moved(signal) : Promise.resolve("moved"));
    // The own decision leads on by itself.
    if (table()?.snapshot !== snapshot || table()?.busy) return;
    if (how === "cut" || elsewhere()) return reload(run);
    const next = /** @type {Snapshot} */ (
      await run.ask({ do: "frames", seat: table()?.viewer, since: snapshot.session.tokens })
    );
    if (next.view.seat !== table()?.viewer) return reload(run);
    await advance(run, next);
  }

  /**
   * Continue from the position as it is now, whatever led to it.
   * @param {GameRun} run
   */
  async function reload(run) {
    patchTable({ busy: true, taps: [] });
    const viewer = source.viewer?.() ?? null;
    const snapshot = /** @type {Snapshot} */ (await run.ask({ do: "snapshot", seat: viewer }));
    patchTable({ viewer, event: null, hint: null });
    await loadEventLog(run, viewer);
    await advance(run, snapshot);
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
    await run.wait(source.save(snapshot));
    patchTable({ event: null, hint: null, afterUndo });
    await loadEventLog(run, viewer);
    await advance(run, snapshot);
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
    const another = source.isShared() && snapshot.session.next === "human" && seat !== null && seat !== viewer;
    if (
      seat !== null &&
      (run.coverScreen || (another && viewer === null)) &&
      source.isShared() &&
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
   * Load the event log and what is new since the seat's last decision.
   * @param {GameRun} run
   * @param {number | null} seat
   */
  async function loadEventLog(run, seat) {
    const { events } = /** @type {EventLog} */ (await run.ask({ do: "event_log", seat, since: 0 }));
    patchTable({ eventLog: events, sinceLastTurn: eventsSinceLastTurn(events, seat, adapter().events) });
  }

  /** Leave the game; it can be opened again. */
  async function close() {
    begin();
    ownBots.leave();
    const left = source.letGo();
    store.update({ table: null });
    await left;
  }

  /** Somebody else is to use the engine's session. */
  async function leaveSession() {
    if (source === local) await close();
  }

  return {
    patchTable,
    open,
    fail,
    onGameLost,
    advance,
    undoAndContinue,
    dropCurtain,
    loadEventLog,
    replayMissed,

    now: () => current,

    /** Whether several people share the device (hot seat). */
    isShared: () => source.isShared(),

    /** Dismiss the onboarding hint. It counts as read, even if its event is still being animated. */
    dismissHint() {
      const shown = table();
      if (shown?.hint && shown.event) hints.read(shown, shown.event);
      patchTable({ hint: null });
    },

    /** Count a hint before it is shown. */
    async countHint() {
      await source.countHint?.();
      patchTable({ hints: source.game()?.hints ?? 0 });
    },

    /** Ask the people on other devices to agree to an undo; false where nobody is to be asked. */
    askOthersToUndo() {
      source.requestUndo?.();
      return source.requestUndo !== undefined;
    },

    close,
  };
}
