/** A game looked at again: where it stands, who looks, and what moves it on. The running table knows nothing of it. */

import { EngineFault, noticeOf } from "../engine/faults.js";
import { t } from "../words/i18n.js";
import { gameTitle } from "../kept/library.js";
import { createMotion, flowing } from "./motion.js";
import { cleanName } from "../words/names.js";
import { hashOf } from "../router.js";
import { Broken } from "../kept/saved_game.js";
import { addGames, readGame } from "../kept/storage.js";
import { gameOf } from "../kept/files.js";

/** @import { Checked, SeatPlan } from "../engine/shapes" */
/** @import { Replay as Position, Story } from "../kabale/looks" */
/** @import { KabaleEvent as Event } from "../kabale/shapes" */
/** @import { KabaleView } from "../kabale/shapes" */
/** @import { Notice } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** Whose eyes see it: a seat's ("0", "1" …), everybody's, or such as see everything. @typedef {string} Eyes */

/**
 * What `state.pages.replay` holds.
 * @typedef {object} Replay
 * @property {"opening" | "ready" | "lost" | "broken"} phase
 * @property {string} id of a game of this device, "" for one out of a link
 * @property {string} name
 * @property {string} record
 * @property {SeatPlan[]} seats
 * @property {boolean} over
 * @property {Eyes} eyes
 * @property {number} at the token that is shown
 * @property {number} total
 * @property {KabaleView | null} view
 * @property {Event[]} story all events, as these eyes see them
 * @property {boolean} playing
 * @property {"" | "log" | "known"} panel
 * @property {Notice | null} fault
 */

/** @type {Replay} */
const EMPTY = {
  phase: "opening", id: "", name: "", record: "", seats: [], over: false, eyes: "public", at: 0, total: 0, view: null, story: [], playing: false,
  panel: "", fault: null,
};

/** How long a token stays while the game plays by itself, once all has moved. */
const STAY = { instant: 250, quick: 450, normal: 1100, step: 1100 };

const motion = createMotion();

/** Counts games and eyes: what is still answered to an older one is not for this one. */
let runs = 0;
/** The token that is wanted next; the engine is asked for one after another. */
let wanted = 0;
let asking = false;
/** When that is answered. */
let turned = Promise.resolve();

/** @param {Actions} act */
export const replayOf = (act) => /** @type {Replay} */ (act.store.get().pages["replay"] ?? EMPTY);

/** @param {Actions} act @param {Partial<Replay>} patch */
const keep = (act, patch) => act.keep("replay", patch);

/**
 * The eyes that may look: at a finished game all, at a running one only a lone person's, else everybody's.
 * @param {{ seats: SeatPlan[], over: boolean }} game
 * @returns {Eyes[]}
 */
export function eyesOf({ seats, over }) {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [String(seat)] : []));
  if (!over) return people.length === 1 ? people : ["public"];
  const all = seats.map((_, seat) => String(seat));
  return people.length === 1 ? [...people, "open", ...all.filter((seat) => seat !== people[0]), "public"] : ["open", ...all, "public"];
}

/** @param {Eyes} eyes */
const seatOf = (eyes) => (/^\d$/.test(eyes) ? Number(eyes) : null);

/** @param {Replay} replay */
export const viewerOf = ({ eyes }) => seatOf(eyes);

/**
 * @param {Actions} act
 * @param {Record<string, unknown>} request
 */
async function ask(act, request) {
  const { record, eyes } = replayOf(act);
  const reply = await act.ask({ record, seat: seatOf(eyes), open: eyes === "open", ...request });
  if (!reply.ok) throw new EngineFault(reply.fault ?? { id: "engine-broke", args: { what: "" } });
  return reply.value;
}

/**
 * Does something for a run; what goes wrong becomes words.
 * @param {Actions} act
 * @param {number} run
 * @param {() => Promise<void>} work
 */
async function attempt(act, run, work) {
  try {
    await work();
  } catch (fault) {
    if (run === runs) keep(act, { phase: "broken", playing: false, fault: noticeOf(fault) });
  }
}

/**
 * Opens a game of this device at a token.
 * @param {Actions} act
 * @param {string} id
 * @param {number} at
 */
export async function openReplay(act, id, at) {
  const now = replayOf(act);
  if (now.id === id && now.phase === "ready") return goTo(act, at);
  const run = ++runs;
  keep(act, { ...EMPTY, id });
  const game = await readGame(id).catch(() => /** @type {const} */ ("silent"));
  if (run !== runs) return;
  if (game === "silent" || game instanceof Broken) {
    return keep(act, { phase: "broken", fault: { id: game === "silent" ? "storage-silent-game" : "fault-entry", tone: "error" } });
  }
  if (!game?.record) return keep(act, { phase: "lost" });
  await lay(act, run, game.record, { name: gameTitle(game, t), seats: game.seats }, at);
}

/**
 * Opens a game out of a link, which need not be kept for that.
 * @param {Actions} act
 * @param {Checked} checked
 */
export async function openRecord(act, checked) {
  const run = ++runs;
  keep(act, { ...EMPTY });
  const seats = checked.seats.map(({ name, kind }) => ({ name: cleanName(name), kind }));
  await lay(act, run, checked.record, { name: gameTitle(gameOf(checked), t), seats }, 0);
}

/**
 * @param {Actions} act
 * @param {number} run
 * @param {string} record
 * @param {{ name: string, seats: SeatPlan[] }} how
 * @param {number} at
 */
async function lay(act, run, record, { name, seats }, at) {
  await attempt(act, run, async () => {
    keep(act, { record, name, seats });
    const { over, tokens } = /** @type {Checked} */ (await ask(act, { do: "check" }));
    if (run !== runs) return;
    keep(act, { over, total: tokens, eyes: eyesOf({ seats, over })[0] ?? "public" });
    await look(act, run, at);
  });
}

/**
 * Tells the game anew for the eyes that look now; who wants another token meanwhile comes to that one.
 * @param {Actions} act
 * @param {number} run
 * @param {number} at
 */
async function look(act, run, at) {
  wanted = within(act, at);
  asking = true;
  try {
    const { events } = /** @type {Story} */ (await ask(act, { do: "retell" }));
    for (let there = -1; run === runs && there !== wanted;) {
      const position = /** @type {Position} */ (await ask(act, { do: "replay", at: wanted }));
      there = position.at;
      if (run === runs && there === wanted) keep(act, { phase: "ready", story: events, view: position.view, at: there });
    }
  } finally {
    if (run === runs) asking = false;
  }
  if (run === runs) address(act);
}

/** @param {Actions} act @param {number} at */
const within = (act, at) => Math.max(0, Math.min(replayOf(act).total, Math.trunc(at) || 0));

/** The address leads back to what is shown; nobody has to walk back through every token. @param {Actions} act */
function address(act) {
  const { id, at } = replayOf(act);
  if (id && act.store.get().screen.name === "replay") history.replaceState(null, "", hashOf("replay", id, String(at)));
}

/**
 * Shows another token; asked many times in a row it shows the last one wanted.
 * @param {Actions} act
 * @param {number} at
 */
export async function goTo(act, at) {
  pause(act);
  if (replayOf(act).phase !== "ready") return;
  wanted = within(act, at);
  if (asking) return;
  const run = runs;
  asking = true;
  turned = attempt(act, run, async () => {
    while (run === runs && wanted !== replayOf(act).at) {
      const { view, at: there } = /** @type {Position} */ (await ask(act, { do: "replay", at: wanted }));
      if (run === runs) keep(act, { view, at: there });
    }
  });
  await turned;
  if (run !== runs) return;
  asking = false;
  address(act);
}

/** @param {Actions} act @param {number} by */
export const goBy = (act, by) => goTo(act, (asking ? wanted : replayOf(act).at) + by);

/** @param {Actions} act */
export function pause(act) {
  if (!replayOf(act).playing) return;
  keep(act, { playing: false });
  motion.skip();
}

/** Plays on by itself, from the beginning if it stands at the end. @param {Actions} act */
export async function play(act) {
  await turned;
  const { at, total, phase, playing } = replayOf(act);
  if (phase !== "ready" || playing) return;
  if (at >= total) await goTo(act, 0);
  keep(act, { playing: true });
  const run = runs;
  const goes = () => run === runs && replayOf(act).playing;
  await attempt(act, run, async () => {
    while (goes() && replayOf(act).at < total) {
      const next = replayOf(act).at + 1;
      const { view, frames } = /** @type {Position} */ (await ask(act, { do: "replay", at: next }));
      if (!goes()) return;
      keep(act, { at: next });
      await motion.play(frames, (frame) => goes() && (keep(act, { view: { ...frame.view, legal: [] } }), true), () => flowing(act.store.get().settings.pace));
      if (run !== runs || replayOf(act).at !== next) return;
      keep(act, { view });
      await new Promise((done) => setTimeout(done, STAY[act.store.get().settings.pace]));
    }
  });
  if (goes()) keep(act, { playing: false });
  if (run === runs) address(act);
}

/**
 * @param {Actions} act
 * @param {Eyes} eyes
 */
export async function lookWith(act, eyes) {
  const replay = replayOf(act);
  if (!eyesOf(replay).includes(eyes) || eyes === replay.eyes) return;
  pause(act);
  const run = ++runs;
  keep(act, { eyes });
  turned = attempt(act, run, () => look(act, run, asking ? wanted : replay.at));
  await turned;
}

/**
 * Lays a table of practice with the game up to here: whoever has looked at a game knows too much for it to count.
 * @param {Actions} act
 */
export async function playOn(act) {
  const { at, name, phase } = replayOf(act);
  if (phase !== "ready") return;
  pause(act);
  const run = runs;
  await attempt(act, run, async () => {
    const checked = /** @type {Checked} */ (await ask(act, { do: "cut", at }));
    const game = gameOf(checked, { title: cleanName(t("replay-from", { name })), practice: true });
    await addGames([game]);
    act.go("table", game.id);
  });
}

/** @param {Actions} act */
export function leaveReplay(act) {
  runs += 1;
  asking = false;
  motion.skip();
  if (act.telling.now()?.reading) act.telling.close();
  act.store.update({ pages: { ...act.store.get().pages, replay: undefined, sharing: null } });
}

/**
 * The keys of the replay: arrows, Home, End, and the space bar.
 * @param {Actions} act
 */
export function listen(act) {
  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const from = event.target instanceof HTMLElement ? event.target : document.body;
    const replay = replayOf(act);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || replay.phase !== "ready") return;
    if (from.closest("dialog, [data-award], .menu, select, textarea, input:not([type=range])") || act.store.get().menu) return;
    // The slider has keys of its own for all but the space bar; buttons take that one.
    const slider = from.matches("input");
    if (event.key === " " && !from.closest("button, a, summary")) void (replay.playing ? pause(act) : play(act));
    else if (slider) return;
    else if (event.key === "ArrowRight") void goBy(act, 1);
    else if (event.key === "ArrowLeft") void goBy(act, -1);
    else if (event.key === "Home") void goTo(act, 0);
    else if (event.key === "End") void goTo(act, replay.total);
    else return;
    event.preventDefault();
  }
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
