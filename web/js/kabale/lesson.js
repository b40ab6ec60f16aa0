/** The first game: a prepared deal on the real engine, played by the learner; the rival's moves are written down. */

import { drawn } from "../drawing.js";
import { noticeOf, valueOf } from "../engine/faults.js";
import { drawer } from "../page_state.js";
import { createHelpTriggers } from "../table/help_triggers.js";
import { flowing } from "../table/motion.js";
import { touched } from "../table/taps.js";
import { room } from "./room.js";

/** @import { Frame, Look } from "../engine/shapes" */
/** @import { KabaleAction, KabaleView } from "./shapes" */
/** @import { Actions } from "../actions.js" */
/** @import { Notice } from "../state.js" */

export const LEARNER = 0;
const RIVAL = 1;

/** What is dealt: both decks in draw order, and the goals; nothing else of the game is decided. */
export const LESSON_DEAL = `[Game "kabale"]
[Notation "1"]
[Players "2"]
[First "1"]
[Goals "R3 T4 A5 F2 M1 L3 A2 F4 T1 R5 M3 L2"]
[Deck1 "As Wz Me La Gi Ca Fe Ju He Ki Qu Al Mi Ex St Cl Tr Mu Wt Pr Sq Do Dr Ro Be"]
[Deck2 "Qu Ki Ex Dr Sq Mi Al Cl Ju Fe La Me Ca As St Tr Mu Wz Wt Pr He Gi Do Ro Be"]
[Result "*"]
`;

/**
 * @typedef {object} LessonStep
 * @property {string} id of its words
 * @property {string} [rival] what the rival plays when it begins
 * @property {string} [play] what the learner is to play; without it one reads and goes on
 * @property {boolean} [award] going on, the round's awards are told
 */

/** @type {LessonStep[]} */
export const LESSON = [
  { id: "welcome" },
  { id: "hand" },
  { id: "assassin", play: "1As>1" },
  { id: "answer", rival: "2Qu>1" },
  { id: "strike" },
  { id: "home", play: "1Me>2" },
  { id: "hidden", rival: "2Ki>1", play: "1Wz>1" },
  { id: "king" },
  { id: "stranger", rival: "2Ex>2", play: "1La>2" },
  { id: "walk" },
  { id: "fulfil", rival: "2Dr>2", play: "1Gi>2" },
  { id: "masks", award: true },
  { id: "count" },
  { id: "end" },
];

/**
 * What the lesson's screen keeps.
 * @typedef {object} LessonState
 * @property {number} step
 * @property {KabaleView | null} view
 * @property {readonly string[]} taps the places that have been touched
 * @property {boolean} busy something is on its way or being shown
 * @property {boolean} wrong the learner tried something else
 * @property {Frame[]} awards what follows the round's end: each column settled, each goal won
 * @property {Notice | null} fault
 */

/** @type {LessonState} */
const FRESH = { step: 0, view: null, taps: [], busy: true, wrong: false, awards: [], fault: null };

/** What lets the cards explain themselves while the lesson is shown. @type {ReturnType<typeof createHelpTriggers> | null} */
let help = null;

/** Counts lessons: what an older one still awaits is not for this one. */
let runs = 0;

export const lessonDrawer = drawer("lesson", FRESH);

/** @param {Actions} act */
const lessonOf = (act) => lessonDrawer.of(act.store.get());

/**
 * @param {Actions} act
 * @param {Partial<LessonState>} patch
 */
const put = (act, patch) => lessonDrawer.patch(act.store, patch);

/**
 * The action that the step asks for, while it does.
 * @param {LessonState} lesson
 * @returns {KabaleAction | null}
 */
export function wanted({ step, view, busy }) {
  const text = LESSON[step]?.play;
  return busy || !text ? null : (view?.legal.find((action) => action.text === text) ?? null);
}

/** Whoever plays by keyboard is led: the focus goes where the next thing is to be done. @param {LessonState} lesson */
async function lead(lesson) {
  const step = LESSON[lesson.step];
  const reading = step === LESSON.at(-1) ? "[data-action=lesson-finish]" : "[data-action=lesson-next]";
  const place = lesson.taps.length > 0 ? ".column.is-legal .column-target" : ".hand-card.is-legal";
  await drawn();
  const next = /** @type {HTMLElement | null} */ (document.querySelector(`.lesson ${step?.play ? place : reading}`));
  next?.focus({ preventScroll: true });
  // Where a small window cannot show all, it shows what is spoken of.
  (next?.closest(".column") ?? next)?.scrollIntoView({ block: "nearest" });
}

/**
 * @param {Actions} act
 * @param {Record<string, unknown>} request
 * @returns {Promise<any>}
 */
const ask = async (act, request) => valueOf(await act.ask(request));

/**
 * @param {Actions} act
 * @param {number} run
 * @param {() => Promise<void>} work
 */
async function attempt(act, run, work) {
  try {
    await work();
  } catch (fault) {
    if (run === runs) put(act, { busy: false, fault: noticeOf(fault) });
  }
}

/**
 * Begins the lesson. The engine holds one table: a running game is left, and comes back from its record.
 * @param {Actions} act
 */
export async function beginLesson(act) {
  const run = ++runs;
  help ??= createHelpTriggers(act.store, () => !lessonOf(act).busy);
  act.stage.close();
  put(act, FRESH);
  await act.table.close();
  await attempt(act, run, async () => {
    const look = /** @type {Look} */ (await ask(act, { do: "open", record: LESSON_DEAL, practice: true, seat: LEARNER }));
    if (run !== runs) return;
    put(act, { view: /** @type {KabaleView} */ (look.view), busy: false });
    void lead(lessonOf(act));
  });
}

/** @param {Actions} act */
export function leaveLesson(act) {
  runs += 1;
  act.motion.skip();
  act.stage.close();
  help?.end();
  help = null;
  lessonDrawer.clear(act.store);
}

/**
 * Touches a place: another than the one that glows may be touched, but not just yet.
 * @param {Actions} act
 * @param {string} place
 */
export async function tapInLesson(act, place) {
  const lesson = lessonOf(act);
  if (lesson.busy) return act.motion.skip();
  const wish = wanted(lesson);
  const { taps, action } = touched(wish ? [wish] : [], lesson.taps, place);
  if (!action) {
    if (taps === lesson.taps) return put(act, { wrong: true });
    put(act, { taps, wrong: false });
    return lead(lessonOf(act));
  }
  const run = runs;
  put(act, { busy: true, wrong: false, taps: [] });
  await attempt(act, run, async () => {
    await decide(act, run, LEARNER, action.text);
    if (run === runs) await enterStep(act, run, lesson.step + 1);
  });
}

/**
 * The card that has the focus explains itself, where single keys are wanted.
 * @param {Actions} act
 * @param {KeyboardEvent} event
 */
export function keyInLesson(act, event) {
  if (event.key === "i" && act.store.get().settings.shortcuts) help?.explainFocused();
}

/**
 * Goes on from a step that only wants to be read.
 * @param {Actions} act
 */
export async function nextInLesson(act) {
  const lesson = lessonOf(act);
  const step = LESSON[lesson.step];
  if (!step || lesson.busy || step.play || lesson.step >= LESSON.length - 1) return;
  const run = runs;
  if (step.award) await tellAwards(act, run, lesson);
  if (run !== runs) return;
  put(act, { busy: true });
  await attempt(act, run, () => enterStep(act, run, lesson.step + 1));
}

/**
 * Tells the round's awards to be read at leisure; then the goals go to who has won them.
 * @param {Actions} act
 * @param {number} run
 * @param {LessonState} lesson
 */
async function tellAwards(act, run, { awards }) {
  const settled = awards.map(({ event }) => event).filter(({ kind }) => kind === "settled");
  const first = settled[0];
  if (first) await act.stage.open("kabale", first, settled);
  if (run !== runs) return;
  put(act, { busy: true });
  await show(act, run, awards.filter(({ event }) => event.kind === "won"));
}

/**
 * @param {Actions} act
 * @param {number} run
 * @param {number} step
 */
async function enterStep(act, run, step) {
  const rival = LESSON[step]?.rival;
  if (rival) await decide(act, run, RIVAL, rival);
  if (run !== runs) return;
  put(act, { step, busy: false, wrong: false });
  void lead(lessonOf(act));
}

/**
 * One decision on the real table, shown as the learner may see it, up to the end of the round.
 * @param {Actions} act
 * @param {number} run
 * @param {number} seat
 * @param {string} text
 */
async function decide(act, run, seat, text) {
  const before = /** @type {Look} */ (await ask(act, { do: "look", seat: LEARNER }));
  await ask(act, { do: "play", seat, text });
  const look = /** @type {Look} */ (await ask(act, { do: "frames", seat: LEARNER, since: before.table.tokens }));
  if (run !== runs) return;
  const end = look.frames.findIndex(({ event }) => event.kind === "round-ended");
  await show(act, run, end < 0 ? look.frames : look.frames.slice(0, end + 1));
  if (run !== runs) return;
  if (end < 0) put(act, { view: /** @type {KabaleView} */ (look.view) });
  else put(act, { awards: look.frames.slice(end + 1) });
}

/**
 * @param {Actions} act
 * @param {number} run
 * @param {Frame[]} frames
 */
const show = (act, run, frames) =>
  act.motion.play(frames, { room, draw: (frame) => draw(act, run, frame), pace: () => flowing(act.store.get().settings.pace) });

/**
 * @param {Actions} act
 * @param {number} run
 * @param {Frame} frame
 */
function draw(act, run, frame) {
  if (run !== runs) return false;
  put(act, { view: { .../** @type {KabaleView} */ (frame.view), legal: [] } });
  return true;
}
