/** Replay: position, perspective and playback of a recorded game. The game loop is not involved. */

import { noticeForFault, unwrap } from "../engine/faults.js";
import { hashOf } from "../router.js";
import { createScreenState } from "../screen_state.js";
import { gameTitle } from "../storage/library.js";
import { BrokenEntry, gameFromRecord } from "../storage/saved_game.js";
import { closeLink } from "../storage/share_links.js";
import { t } from "../words/i18n.js";
import { cleanName } from "../words/names.js";
import { continuousPace, createMotion } from "./motion.js";
import { listenForKeys, stopListening } from "./replay_keyboard.js";

/** @import { RecordInfo, Event, Frame, ReplayPosition as Position, SeatPlan, EventLog, View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Notice } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** Whose view is shown: a seat's ("0", "1" …), "public", or "open" for everything. @typedef {string} Perspective */

/**
 * State of the replay screen.
 * @typedef {object} Replay
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
 * @property {Event[]} story the event log from this perspective
 * @property {boolean} playing
 * @property {"" | "log" | "known"} panel
 * @property {Notice | null} fault
 */

/** @type {Replay} */
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
  story: [],
  playing: false,
  panel: "",
  fault: null,
};

/** Display time of a token during playback, in milliseconds, after its animation. */
const STAY = { instant: 250, quick: 450, normal: 1100, step: 1100 };

const motion = createMotion();

/** Incremented per game and perspective, so that pending replies can be discarded. */
let runs = 0;
/** The token to seek to; requests are sent one at a time. */
let targetToken = 0;
let asking = false;
/** Resolves when the current seek is done. */
let pendingSeek = Promise.resolve();

export const replayState = createScreenState("replay", EMPTY);

/** @param {Actions} act */
const replayOf = (act) => replayState.of(act.store.get());

/** @param {Actions} act @param {Partial<Replay>} patch */
export const patchReplay = (act, patch) => replayState.patch(act.store, patch);

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

/** @param {Perspective} eyes */
const seatOf = (eyes) => (/^\d$/.test(eyes) ? Number(eyes) : null);

/** @param {Replay} replay */
export const viewerOf = ({ perspective: eyes }) => seatOf(eyes);

/**
 * @param {Actions} act
 * @param {Record<string, unknown>} request
 */
async function ask(act, request) {
  const { record, perspective } = replayOf(act);
  return unwrap(await act.ask({ record, seat: seatOf(perspective), open: perspective === "open", ...request }));
}

/**
 * Run an operation; faults are shown.
 * @param {Actions} act
 * @param {number} run
 * @param {() => Promise<void>} work
 */
async function attempt(act, run, work) {
  try {
    await work();
  } catch (fault) {
    if (run === runs) patchReplay(act, { phase: "broken", playing: false, fault: noticeForFault(fault) });
  }
}

/**
 * Open a saved game at a token.
 * @param {Actions} act
 * @param {string} id
 * @param {number} at
 */
export async function openReplay(act, id, at) {
  const now = replayOf(act);
  if (now.id === id && now.phase === "ready") return goTo(act, at);
  const run = ++runs;
  patchReplay(act, { ...EMPTY, id });
  const game = await act.storage.readGame(id).catch(() => /** @type {const} */ ("silent"));
  if (run !== runs) return;
  if (game === "silent" || game instanceof BrokenEntry) {
    return patchReplay(act, {
      phase: "broken",
      fault: { id: game === "silent" ? "storage-silent-game" : "fault-entry", tone: "error" },
    });
  }
  if (!game?.record) return patchReplay(act, { phase: "lost" });
  await loadRecord(act, run, game.record, { name: gameTitle(game, t), seats: game.seats }, at);
}

/**
 * Open a game from a link without storing it.
 * @param {Actions} act
 * @param {RecordInfo} checked
 */
export async function openRecord(act, checked) {
  const run = ++runs;
  patchReplay(act, { ...EMPTY });
  const seats = checked.seats.map(({ name, kind }) => ({ name: cleanName(name), kind }));
  await loadRecord(act, run, checked.record, { name: gameTitle(gameFromRecord(checked), t), seats }, 0);
}

/**
 * @param {Actions} act
 * @param {number} run
 * @param {string} record
 * @param {{ name: string, seats: SeatPlan[] }} how
 * @param {number} at
 */
async function loadRecord(act, run, record, { name, seats }, at) {
  await attempt(act, run, async () => {
    patchReplay(act, { record, name, seats });
    const { game, over, tokens } = /** @type {RecordInfo} */ (await ask(act, { do: "check" }));
    await act.adapters.openWithRetry(game);
    if (run !== runs) return;
    patchReplay(act, { game, over, total: tokens, perspective: perspectivesOf({ seats, over })[0] ?? "public" });
    await loadPosition(act, run, at);
  });
}

/**
 * Load the log and position for the current perspective; a later seek wins.
 * @param {Actions} act
 * @param {number} run
 * @param {number} at
 */
async function loadPosition(act, run, at) {
  targetToken = clampToken(act, at);
  asking = true;
  try {
    const { events } = /** @type {EventLog} */ (await ask(act, { do: "record_log" }));
    for (let there = -1; run === runs && there !== targetToken; ) {
      const position = /** @type {Position} */ (await ask(act, { do: "replay", at: targetToken }));
      there = position.at;
      if (run === runs && there === targetToken)
        patchReplay(act, { phase: "ready", story: events, view: position.view, at: there });
    }
  } finally {
    if (run === runs) asking = false;
  }
  if (run === runs) updateAddress(act);
}

/** @param {Actions} act @param {number} at */
const clampToken = (act, at) => Math.max(0, Math.min(replayOf(act).total, Math.trunc(at) || 0));

/** Keep the current token in the address, without history entries. @param {Actions} act */
function updateAddress(act) {
  const { id, at } = replayOf(act);
  if (id && act.store.get().screen.name === "replay") history.replaceState(null, "", hashOf("replay", id, String(at)));
}

/**
 * Seek to a token; of several calls in a row the last wins.
 * @param {Actions} act
 * @param {number} at
 */
export async function goTo(act, at) {
  pause(act);
  if (replayOf(act).phase !== "ready") return;
  targetToken = clampToken(act, at);
  if (asking) return;
  const run = runs;
  asking = true;
  pendingSeek = attempt(act, run, async () => {
    while (run === runs && targetToken !== replayOf(act).at) {
      const { view, at: there } = /** @type {Position} */ (await ask(act, { do: "replay", at: targetToken }));
      if (run === runs) patchReplay(act, { view, at: there });
    }
  });
  await pendingSeek;
  if (run !== runs) return;
  asking = false;
  updateAddress(act);
}

/** @param {Actions} act @param {number} by */
export const goBy = (act, by) => goTo(act, (asking ? targetToken : replayOf(act).at) + by);

/** @param {Actions} act */
export function pause(act) {
  if (!replayOf(act).playing) return;
  patchReplay(act, { playing: false });
  motion.skip();
}

/** Start playback, from the beginning if at the end. @param {Actions} act */
export async function play(act) {
  await pendingSeek;
  const { at, total, phase, playing } = replayOf(act);
  if (phase !== "ready" || playing) return;
  if (at >= total) await goTo(act, 0);
  patchReplay(act, { playing: true });
  const run = runs;
  const goes = () => run === runs && replayOf(act).playing;
  await attempt(act, run, async () => {
    while (goes() && replayOf(act).at < total) {
      const next = replayOf(act).at + 1;
      const { view, frames } = /** @type {Position} */ (await ask(act, { do: "replay", at: next }));
      if (!goes()) return;
      patchReplay(act, { at: next });
      const adapter = /** @type {GameAdapter} */ (act.adapters.get(replayOf(act).game));
      const draw = (/** @type {Frame} */ frame) => {
        if (!goes()) return false;
        patchReplay(act, { view: { ...frame.view, legal: [] } });
        return true;
      };
      await motion.play(frames, {
        adapter,
        drawFrame: draw,
        pace: () => continuousPace(act.store.get().settings.pace),
      });
      if (run !== runs || replayOf(act).at !== next) return;
      patchReplay(act, { view });
      await new Promise((done) => setTimeout(done, STAY[act.store.get().settings.pace]));
    }
  });
  if (goes()) patchReplay(act, { playing: false });
  if (run === runs) updateAddress(act);
}

/**
 * @param {Actions} act
 * @param {Perspective} eyes
 */
export async function setPerspective(act, eyes) {
  const replay = replayOf(act);
  if (!perspectivesOf(replay).includes(eyes) || eyes === replay.perspective) return;
  pause(act);
  const run = ++runs;
  patchReplay(act, { perspective: eyes });
  pendingSeek = attempt(act, run, () => loadPosition(act, run, asking ? targetToken : replay.at));
  await pendingSeek;
}

/**
 * Start a practice game from this position: who has seen a game's future cannot play it for statistics.
 * @param {Actions} act
 */
export async function playOnFromHere(act) {
  const { at, name, phase } = replayOf(act);
  if (phase !== "ready") return;
  pause(act);
  const run = runs;
  await attempt(act, run, async () => {
    const checked = /** @type {RecordInfo} */ (await ask(act, { do: "cut", at }));
    const game = gameFromRecord(checked, { title: cleanName(t("replay-from", { name })), practice: true });
    await act.storage.addGames([game]);
    act.go("table", game.id);
  });
}

/** @param {Actions} act */
export function leaveReplay(act) {
  runs += 1;
  asking = false;
  motion.skip();
  stopListening();
  if (act.stage.now()?.reading) act.stage.close();
  replayState.clear(act.store);
  closeLink(act);
}

/** Attach the replay's keys. @param {Actions} act */
export const attachKeys = (act) =>
  listenForKeys(act, {
    now: () => replayOf(act),
    goBy: (by) => goBy(act, by),
    goTo: (at) => goTo(act, at),
    play: () => play(act),
    pause: () => pause(act),
  });
