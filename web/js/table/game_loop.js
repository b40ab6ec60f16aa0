/**
 * Runs the game on the table: lets bots think, keeps every action and then shows it, hands over to whoever is asked, survives a crash of
 * the engine. What people do meanwhile comes from control.js.
 */

import { rendered } from "../drawing.js";
import { createAsk, isSessionLost } from "../engine/ask.js";
import { EngineFault, noticeForFault } from "../engine/faults.js";
import { createAutosave } from "../storage/autosave.js";
import { gameExists } from "../storage/repository.js";
import { BrokenEntry } from "../storage/saved_game.js";
import { wordsOf } from "../words/i18n.js";
import { createOnboardingHints } from "./onboarding_hints.js";
import { eventsSinceLastTurn } from "./since_last_turn.js";
import { humanSeats, NOTHING_SEEN, newTable, openRequest } from "./table_state.js";
import { createUndo } from "./undo.js";

/** @import { Frame, Snapshot, EventLog, ThinkResult } from "../engine/shapes" */
/** @import { Engine } from "../engine/client.js" */
/** @import { GameAdapter } from "../games.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { Motion } from "./motion.js" */

/**
 * One stretch of a game, from its opening until it is left or lost. Another begins with an object of its own, so whatever an older one
 * still awaits finds that it is not the current one any more.
 * @typedef {object} Run
 * @property {Promise<unknown>} animation ends when all frames so far have been shown
 * @property {boolean} hurryBot the bot that thinks is to move now
 * @property {boolean} skipAnimation nothing more moves until a person is asked; what is told on the stage is told all the same
 * @property {boolean} undoRequested somebody wants to take a decision back while its consequences are still being shown
 * @property {((may: boolean) => void) | null} answerPractice answers whether the game may become practice, while that is asked
 * @property {boolean} coverScreen the page went out of sight while something was shown: nothing is, before the curtain has fallen
 */

/** @typedef {{ store: Store, engine: Engine, motion: Motion, adapters: Adapters, onDue: (game: SavedGame) => void }} Parts */

/**
 * @param {Parts} parts
 * @param {(shown: boolean) => void} onAsked a question stands now; whether anything moved before it
 */
export function createGameLoop({ store, engine, motion, adapters, onDue }, onAsked) {
  /** @type {Run} */
  let current;
  begin();

  /** The run that begins now is the current one. @returns {Run} */
  function begin() {
    current?.answerPractice?.(false);
    current = {
      animation: Promise.resolve(),
      hurryBot: false,
      skipAnimation: false,
      undoRequested: false,
      answerPractice: null,
      coverScreen: false,
    };
    return current;
  }

  const table = () => store.get().table;

  const hints = createOnboardingHints({ store, adapters });

  const autosave = createAutosave(store, onGameLost, onDue);

  const ask = createAsk(engine, () => {
    const game = autosave.game();
    return game?.record ? openRequest(game, table()?.viewer ?? null) : null;
  });

  /** The room of the game that is played; it is open before the table is. */
  const adapter = () => /** @type {GameAdapter} */ (adapters.get(table()?.game ?? ""));

  const undoDecision = createUndo({
    store,
    ask,
    patchTable: (patch) => patchTable(patch),
    isCurrent: (run) => run === current,
  });

  /** @param {Partial<Table>} patch */
  function patchTable(patch) {
    const old = table();
    if (old) store.update({ table: { ...old, ...patch } });
  }

  /**
   * Opens a game of this device and goes on with it.
   * @param {string} id
   * @param {boolean} [takeOver] from the tab that runs it
   */
  async function open(id, takeOver = false) {
    const old = table();
    if (old?.id === id && !takeOver && (old.phase === "playing" || old.phase === "opening" || old.phase === "waiting"))
      return;
    const run = begin();
    motion.skip();
    store.update({ table: newTable(id) });
    const found = await autosave.claim(id, takeOver, () => run === current);
    if (run !== current || found === null) return;
    if (found === "elsewhere" || found === "lost") return patchTable({ phase: found, busy: false });
    if (found === "silent") return patchTable({ phase: "broken", busy: false, fault: "storage-silent-game" });
    if (found instanceof BrokenEntry) return patchTable({ phase: "broken", busy: false, fault: "fault-entry" });
    const seats = humanSeats(found);
    const viewer = seats.length === 1 ? (seats[0] ?? null) : null;
    patchTable({
      phase: store.get().engine.phase === "ready" ? "opening" : "waiting",
      game: found.game,
      viewer,
      seats: found.seats,
      practice: found.practice,
    });
    await attempt(run, async () => {
      const [snapshot] = /** @type {[Snapshot, unknown]} */ (
        await Promise.all([ask(openRequest(found, viewer)), adapters.openWithRetry(found.game)])
      );
      if (run !== current) return;
      patchTable({ phase: "playing" });
      autosave.remember(id);
      if (found.record) await loadEventLog(run, viewer);
      await advance(run, snapshot);
    });
  }

  /**
   * Does something for a run. What the engine refuses becomes a message, and the table stays as it was; where there is no
   * engine any more, the table must be opened again.
   * @param {Run} run
   * @param {() => Promise<void>} work
   */
  async function attempt(run, work) {
    try {
      await work();
    } catch (fault) {
      if (run !== current) return;
      const notice = noticeForFault(fault, table()?.game);
      run.undoRequested = false;
      if (table()?.phase === "playing" && fault instanceof EngineFault && !isSessionLost(fault)) {
        patchTable({ busy: false, thinking: false });
        store.update({ notice });
      } else
        patchTable({ phase: "broken", busy: false, thinking: false, fault: notice.id, faultArgs: notice.args ?? {} });
    }
  }

  /** @param {string} id */
  function onGameLost(id) {
    if (table()?.id !== id) return;
    const run = begin();
    autosave.forget();
    motion.skip();
    patchTable({ ...NOTHING_SEEN, phase: "elsewhere", busy: false, thinking: false, curtain: null });
    // Taken over, or thrown away.
    void gameExists(id).then((here) => !here && run === current && patchTable({ phase: "lost" }));
  }

  /**
   * Takes the engine's word: saves it, shows it, and lets bots go on until a person is asked.
   * @param {Run} run
   * @param {Snapshot} snapshot
   */
  async function advance(run, snapshot) {
    patchTable({ busy: true, taps: [], handOverPending: false, canWatchMissed: false });
    for (let first = true; ; first = false) {
      // What a person sees has happened, whatever breaks: it is kept first.
      const before = Promise.all([run.animation, autosave.save(snapshot)]);
      patchTable({ undo: snapshot.session.undo, practice: snapshot.session.practice });
      const now = snapshot;
      run.animation = before.then(() => animate(run, now));
      const { next: asked, forced } = snapshot.session;
      if (asked === "over" || (asked === "human" && forced === null)) break;
      // A bot thinks while its forerunner's move is shown, but not further ahead than that; and after a person's
      // decision not before that has been shown: so long it may be taken back.
      await (first ? run.animation : before);
      if (run !== current) return;
      if (run.undoRequested) return undoAndContinue(run);
      // Nobody looks any more: all would learn that it was forced, for no curtain falls before this seat.
      if (asked === "human" && run.coverScreen) break;
      const next = await (asked === "human"
        ? ask({ do: "play", seat: snapshot.view.to_act, action: forced })
        : think(run));
      if (run !== current) return;
      if (!next) return undoAndContinue(run);
      snapshot = next;
    }
    await run.animation;
    if (run !== current) return;
    if (run.undoRequested) return undoAndContinue(run);
    await promptPlayer(run, snapshot);
  }

  /**
   * Takes the looking seat's last decision back and goes on from there.
   * @param {Run} run
   * @returns {Promise<void>}
   */
  async function undoAndContinue(run) {
    run.undoRequested = false;
    await run.animation;
    const viewer = table()?.viewer ?? null;
    const undone = await undoDecision(run, viewer);
    if (run !== current) return;
    const afterUndo = undone !== null;
    // Where nothing is taken back the game goes on from where it stands.
    const snapshot = undone ?? /** @type {Snapshot} */ (await ask({ do: "snapshot", seat: viewer }));
    if (run !== current) return;
    await autosave.save(snapshot);
    if (run !== current) return;
    patchTable({ event: null, hint: null, afterUndo });
    await loadEventLog(run, viewer);
    if (run === current) await advance(run, snapshot);
  }

  /**
   * Lets the bot that is to act think, one slice a message, so that the engine hears everything else in between.
   * @param {Run} run
   * @returns {Promise<Snapshot | null>} null: a decision is to be taken back first
   */
  async function think(run) {
    patchTable({ thinking: true });
    for (;;) {
      if (run.undoRequested && run === current) {
        patchTable({ thinking: false });
        return null;
      }
      const answer = /** @type {ThinkResult} */ (
        await ask({ do: "think", seat: table()?.viewer ?? null, hurry: run.hurryBot })
      );
      if (answer.thinking && run === current) continue;
      run.hurryBot = false;
      if (run === current) patchTable({ thinking: false });
      return answer.thinking ? null : answer;
    }
  }

  /**
   * @param {Run} run
   * @param {Snapshot} snapshot
   */
  async function animate(run, snapshot) {
    if (run !== current || run.undoRequested) return;
    await motion.play(snapshot.frames, {
      adapter: adapter(),
      drawFrame: (frame) => drawFrame(run, frame),
      pace: () => store.get().settings.pace,
      skipAnimation: () => run.skipAnimation,
      readingMs: hintReadingMs,
    });
    if (run === current && !run.coverScreen) patchTable({ snapshot, view: snapshot.view });
  }

  /** How much longer a frame is looked at because of what it explains. @param {Frame} frame */
  function hintReadingMs({ event }) {
    const words = table()?.hint?.words;
    return words ? hints.readingMs(event, wordsOf(table()?.game ?? "")(words)) : 0;
  }

  /**
   * @param {Run} run
   * @param {Frame} frame
   */
  function drawFrame(run, frame) {
    const now = table();
    if (run !== current || !now || run.coverScreen || run.undoRequested) return false;
    const view = { ...frame.view, legal: [] };
    const hint = hints.hintFor(now.game, frame.event) ?? now.hint;
    store.update({
      table: {
        ...now,
        view,
        event: frame.event,
        hint,
        sinceLastTurn: [...now.sinceLastTurn, frame.event],
        eventLog: [...now.eventLog, frame.event],
      },
    });
    return true;
  }

  /**
   * All has been shown: whoever is asked may decide. Where several people share the device a curtain falls first, as soon as
   * whoever decided last has seen enough of what came of it.
   * @param {Run} run
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
      patchTable({ snapshot, view: snapshot.view, busy: false, handOverPending: another });
    }
  }

  /**
   * Shows the looking seat what has happened since its own last decision, and then the question again.
   * @param {Run} run
   */
  async function replayMissed(run) {
    const now = table();
    const seat = now?.viewer ?? null;
    if (!now || seat === null || !now.snapshot) return;
    const since =
      now.eventLog.findLast((event) => event.seat === seat && adapter().events.decisions.has(event.kind))?.token ?? 0;
    const asked = now.snapshot;
    patchTable({ busy: true, taps: [], canWatchMissed: false });
    // What the seat decided itself, and what came of it at once, is where it begins.
    const { frames } = /** @type {Snapshot} */ (await ask({ do: "frames", seat, since: Math.max(0, since - 1) }));
    if (run !== current) return;
    const begin = Math.max(
      1,
      frames.findIndex(({ event }) => event.token > since),
    );
    const before = frames[begin - 1];
    if (before) patchTable({ view: { ...before.view, legal: [] }, event: null });
    await rendered();
    const pace = () => (store.get().settings.pace === "instant" ? "quick" : store.get().settings.pace);
    await motion.play(frames.slice(begin), {
      adapter: adapter(),
      drawFrame: (frame) => redrawFrame(run, frame),
      pace,
      skipAnimation: () => run.skipAnimation,
    });
    if (run !== current) return;
    run.undoRequested = false;
    await promptPlayer(run, { ...asked, frames });
  }

  /**
   * @param {Run} run
   * @param {Frame} frame
   */
  function redrawFrame(run, { view, event }) {
    if (run !== current || run.coverScreen) return false;
    patchTable({ view: { ...view, legal: [] }, event });
    return true;
  }

  /**
   * @param {Run} run
   * @param {number} seat
   */
  async function dropCurtain(run, seat) {
    // What the seat before could see leaves the page before anybody is asked.
    run.coverScreen = false;
    patchTable({ ...NOTHING_SEEN, viewer: null, curtain: seat, busy: true });
    const snapshot = /** @type {Snapshot} */ (await ask({ do: "snapshot", seat: null }));
    if (run === current) patchTable({ snapshot, view: snapshot.view, busy: false });
  }

  /**
   * What happened so far, and since a seat last decided.
   * @param {Run} run
   * @param {number | null} seat
   */
  async function loadEventLog(run, seat) {
    const { events } = /** @type {EventLog} */ (await ask({ do: "event_log", seat, since: 0 }));
    if (run === current)
      patchTable({ eventLog: events, sinceLastTurn: eventsSinceLastTurn(events, seat, adapter().events) });
  }

  return {
    patchTable,
    ask,
    open,
    attempt,
    advance,
    undoAndContinue,
    dropCurtain,
    loadEventLog,
    replayMissed,

    now: () => current,

    /** Whether several people share the device. */
    isShared: autosave.isShared,

    /** Leaves the game to itself. */
    async leave() {
      begin();
      await autosave.letGo();
    },
  };
}
