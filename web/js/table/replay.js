/** Replay: position, perspective and playback of a recorded game. The game loop is not involved. */

import { createExplanation } from "../controllers/explanation.js";
import { createSharing } from "../controllers/sharing.js";
import { noticeForFault } from "../engine/faults.js";
import { hashOf } from "../router.js";
import { createScreenState } from "../screen_state.js";
import { BrokenEntry, gameFromRecord } from "../storage/saved_game.js";
import { t } from "../words/i18n.js";
import { cleanName, gameTitle } from "../words/names.js";
import { continuousPace, createMotion } from "./motion.js";
import { createPlayback } from "./playback.js";
import { listenForKeys } from "./replay_keyboard.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { RecordInfo, Event, EventLog, ReplayPosition as Position, SeatPlan, View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Notice } from "../state.js" */
/** @import { Run } from "./playback.js" */

/** Whose view is shown: a seat's ("0", "1" …), "public", or "open" for everything. @typedef {string} Perspective */

/**
 * State of the replay screen.
 * @typedef {object} ReplayState
 * @property {"opening" | "ready" | "lost" | "broken"} phase
 * @property {string} id "" for a game from a link
 * @property {string} game
 * @property {string} name
 * @property {string} record
 * @property {SeatPlan[]} seats
 * @property {boolean} over
 * @property {Perspective} perspective
 * @property {number} at current token
 * @property {number} total
 * @property {View | null} view
 * @property {Event[]} eventLog from this perspective
 * @property {boolean} playing
 * @property {"" | "log" | "known"} panel
 * @property {Notice | null} fault
 */

/** @type {ReplayState} */
const EMPTY = {
  phase: "opening",
  id: "",
  game: "",
  name: "",
  record: "",
  seats: [],
  over: false,
  perspective: "public",
  at: 0,
  total: 0,
  view: null,
  eventLog: [],
  playing: false,
  panel: "",
  fault: null,
};

/** Display time of a token during playback, in milliseconds, after its animation. */
const TOKEN_MS = { instant: 250, quick: 450, normal: 1100, step: 1100 };

export const replayState = createScreenState("replay", EMPTY);

/**
 * The perspectives allowed: all for a finished game, else a lone player's or the public one.
 * @param {{ seats: SeatPlan[], over: boolean }} game
 * @returns {Perspective[]}
 */
export function perspectivesOf({ seats, over }) {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [String(seat)] : []));
  if (!over) return people.length === 1 ? people : ["public"];
  const all = seats.map((_, seat) => String(seat));
  return people.length === 1
    ? [...people, "open", ...all.filter((seat) => seat !== people[0]), "public"]
    : ["open", ...all, "public"];
}

/** The viewing seat, null for none. @param {{ perspective: Perspective }} replay */
export const viewerOf = ({ perspective }) => (/^\d$/.test(perspective) ? Number(perspective) : null);

/** @param {ControllerParts} parts */
export function createReplay({ store, storage, adapters, stage, controller, ask, go }) {
  const now = () => replayState.of(store.get());

  /** @param {Partial<ReplayState>} changes */
  const patch = (changes) => replayState.patch(store, changes);

  const playback = createPlayback({
    ask: (request) => {
      const { record, perspective } = now();
      return ask({ record, seat: viewerOf(now()), open: perspective === "open", ...request });
    },
    draw: ({ view }) => patch({ view: { ...view, legal: [] } }),
    pace: () => continuousPace(store.get().settings.pace),
    adapter: () => /** @type {GameAdapter} */ (adapters.get(now().game)),
    motion: createMotion(),
    onFault: (fault) => patch({ phase: "broken", playing: false, fault: noticeForFault(fault) }),
  });

  /** The token to seek to; requests are sent one at a time, and the latest wins. */
  let target = 0;
  /** The run on whose behalf a seek is pending. @type {Run | null} */
  let seekingRun = null;
  let pendingSeek = Promise.resolve();
  /** The view after the token that is being animated. @type {View | null} */
  let animatedTo = null;
  /** Listening for keys while the replay is open. @type {AbortController | null} */
  let listening = null;

  const isSeeking = () => seekingRun?.signal.aborted === false;

  /** @param {number} at */
  const clampToken = (at) => Math.max(0, Math.min(now().total, Math.trunc(at) || 0));

  /** Keep the current token in the address, without history entries. */
  function updateAddress() {
    const { id, at, phase } = now();
    if (id && phase === "ready" && store.get().screen.name === "replay")
      history.replaceState(null, "", hashOf("replay", id, String(at)));
  }

  /**
   * Seek on behalf of the current run; while it is pending, further calls only change its target.
   * @param {number} at
   * @param {(run: Run) => Promise<void>} work
   */
  async function seek(at, work) {
    target = clampToken(at);
    if (isSeeking()) return;
    const run = playback.current();
    seekingRun = run;
    pendingSeek = run.attempt(() => work(run));
    await pendingSeek;
    if (run.signal.aborted) return;
    seekingRun = null;
    updateAddress();
  }

  /** Load log and position for the current perspective. @param {number} at */
  const loadPosition = (at) =>
    seek(at, async (run) => {
      const { events } = /** @type {EventLog} */ (await run.ask({ do: "record_log" }));
      for (let there = -1; there !== target; ) {
        const position = /** @type {Position} */ (await run.ask({ do: "replay", at: target }));
        there = position.at;
        if (there === target) patch({ phase: "ready", eventLog: events, view: position.view, at: there });
      }
    });

  /**
   * @param {Run} run
   * @param {string} record
   * @param {{ name: string, seats: SeatPlan[] }} labels
   * @param {number} at
   */
  const loadRecord = (run, record, { name, seats }, at) =>
    run.attempt(async () => {
      patch({ record, name, seats });
      const { game, over, tokens } = /** @type {RecordInfo} */ (await run.ask({ do: "check" }));
      await run.wait(adapters.openWithRetry(game));
      patch({ game, over, total: tokens, perspective: perspectivesOf({ seats, over })[0] ?? "public" });
      await loadPosition(at);
    });

  /** Seek to a token, ending playback. @param {number} at */
  async function goTo(at) {
    pause();
    if (now().phase !== "ready") return;
    await seek(at, async (run) => {
      while (target !== now().at) {
        const { view, at: there } = /** @type {Position} */ (await run.ask({ do: "replay", at: target }));
        patch({ view, at: there });
      }
    });
  }

  /** @param {number} by */
  const goBy = (by) => goTo((isSeeking() ? target : now().at) + by);

  function pause() {
    if (!now().playing) return;
    playback.begin();
    patch({ playing: false, ...(animatedTo && { view: animatedTo }) });
    updateAddress();
  }

  /**
   * Start playback, from the beginning if at the end.
   * @returns {Promise<void>}
   */
  async function play() {
    while (isSeeking()) await pendingSeek;
    const { at, total, phase, playing } = now();
    if (phase !== "ready" || playing) return;
    if (at >= total && at > 0) {
      void goTo(0);
      return play();
    }
    const run = playback.begin();
    patch({ playing: true });
    await run.attempt(async () => {
      while (now().at < total) {
        animatedTo = null;
        const next = now().at + 1;
        const { view, frames } = /** @type {Position} */ (await run.ask({ do: "replay", at: next }));
        animatedTo = view;
        patch({ at: next });
        if (!(await run.play(frames))) return;
        patch({ view });
        await run.sleep(TOKEN_MS[store.get().settings.pace]);
      }
      patch({ playing: false });
      updateAddress();
    });
  }

  /** The replay's keys work while it is open. */
  function listen() {
    if (listening) return;
    listening = new AbortController();
    const isMenuOpen = () => store.get().menu;
    listenForKeys({ now, goBy, goTo, play, pause, isMenuOpen }, listening.signal);
  }

  return {
    goTo,
    goBy,
    pause,
    play,

    /** Open a saved game at a token. @param {string} id @param {number} at */
    async open(id, at) {
      listen();
      const { id: shown, phase } = now();
      if (shown === id && phase === "ready") return goTo(at);
      const run = playback.begin();
      patch({ ...EMPTY, id });
      const game = await storage.readGame(id).catch(() => /** @type {const} */ ("silent"));
      if (run.signal.aborted) return;
      if (game === "silent" || game instanceof BrokenEntry) {
        return patch({
          phase: "broken",
          fault: { id: game === "silent" ? "storage-silent-game" : "fault-entry", tone: "error" },
        });
      }
      if (!game?.record) return patch({ phase: "lost" });
      await loadRecord(run, game.record, { name: gameTitle(game, t), seats: game.seats }, at);
    },

    /** Open a game from a link without storing it. @param {RecordInfo} checked */
    async openRecord(checked) {
      listen();
      const run = playback.begin();
      patch(EMPTY);
      const seats = checked.seats.map(({ name, kind }) => ({ name: cleanName(name), kind }));
      await loadRecord(run, checked.record, { name: gameTitle(gameFromRecord(checked), t), seats }, 0);
    },

    /** @param {Perspective} perspective */
    async setPerspective(perspective) {
      const replay = now();
      if (!perspectivesOf(replay).includes(perspective) || perspective === replay.perspective) return;
      const at = isSeeking() ? target : replay.at;
      pause();
      playback.begin();
      patch({ perspective });
      await loadPosition(at);
    },

    /** Start a practice game from this position: who has seen a game's future cannot play it for statistics. */
    async playOnFromHere() {
      const { at, name, phase } = now();
      if (phase !== "ready") return;
      pause();
      const run = playback.current();
      await run.attempt(async () => {
        const checked = /** @type {RecordInfo} */ (await run.ask({ do: "cut", at }));
        const game = gameFromRecord(checked, { title: cleanName(t("replay-from", { name })), practice: true });
        await storage.addGames([game]);
        go("table", game.id);
      });
    },

    /** @param {ReplayState["panel"]} panel */
    showPanel: (panel) => patch({ panel }),

    leave() {
      playback.begin();
      listening?.abort();
      listening = null;
      if (stage.now()?.reading) stage.close();
      replayState.clear(store);
      controller(createExplanation).close();
      controller(createSharing).close();
    },
  };
}

/** @typedef {ReturnType<typeof createReplay>} Replay */
