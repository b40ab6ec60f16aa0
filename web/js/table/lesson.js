/**
 * A first game: a prepared one on the real engine, played by the learner; what everybody else decides is written down. What it teaches and how
 * its table looks is the game's affair, and stands in a plan.
 */

import { rendered } from "../drawing.js";
import { noticeForFault, unwrap } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { createHelpTriggers } from "./help_triggers.js";
import { continuousPace } from "./motion.js";
import { resolveTap } from "./taps.js";

/** @import { Action, Frame, Snapshot, View } from "../engine/shapes" */
/** @import { GameAdapter, TableProps } from "../games.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Notice } from "../state.js" */

/** Where the learner sits. */
export const LEARNER = 0;

/** What is told after it has happened comes after this. */
const ROUND_END = "round-ended";

/**
 * @typedef {object} LessonStep
 * @property {string} id of its words
 * @property {string} [deal] a record with which it begins anew: what is spoken of now lies further on in the game
 * @property {readonly string[]} [moves] what is played when it begins, token by token: the rivals' decisions, and such of the learner's own as
 *   teach nothing new
 * @property {string} [play] what the learner is to play; without it one reads and goes on
 * @property {boolean} [award] going on, what came of the round is told
 */

/**
 * What a game's lesson consists of.
 * @template {View} [V=any]
 * @typedef {object} LessonPlan
 * @property {string} game
 * @property {GameAdapter} adapter
 * @property {string} deal a record with which it begins; nothing that is shown of it may be left to chance
 * @property {readonly LessonStep[]} steps
 * @property {string} classes of the table
 * @property {(t: Translate) => string[]} names by seat; the learner is the first
 * @property {(props: LessonProps<V>, panel: unknown) => unknown} picture the table, with the panel that teaches in its place
 * @property {(step: string) => unknown} [beside] what stands below a step's words
 */

/**
 * What a lesson's table is drawn from: only what the step asks for is legal there; `all` is what the rules allow.
 * @template {View} [V=any]
 * @typedef {Pick<TableProps<V>, "view" | "chosen" | "tap" | "names" | "thinking" | "ask" | "t"> & { all: V["legal"], explain: (subject: string) => void }} LessonProps
 */

/**
 * What the lesson's screen keeps.
 * @typedef {object} LessonState
 * @property {number} step
 * @property {View | null} view
 * @property {readonly string[]} taps the places that have been touched
 * @property {boolean} busy something is on its way or being shown
 * @property {boolean} wrong the learner tried something else
 * @property {readonly Frame[]} awards what follows the round's end
 * @property {Notice | null} fault
 */

/** @type {LessonState} */
const FRESH = { step: 0, view: null, taps: [], busy: true, wrong: false, awards: [], fault: null };

export const lessonState = createScreenState("lesson", FRESH);

/** Notation counts seats from 1, and a decision begins with its seat. @param {string} text */
const seatOf = (text) => Number(text[0]) - 1;

/** @param {LessonPlan} plan */
export function createLesson(plan) {
  const { game, adapter, steps } = plan;

  /** What lets things explain themselves while the lesson is shown. @type {ReturnType<typeof createHelpTriggers> | null} */
  let help = null;

  /** Counts lessons: what an older one still awaits is not for this one. */
  let runs = 0;

  /** @param {Actions} act */
  const lessonOf = (act) => lessonState.of(act.store.get());

  /** @param {Actions} act @param {Partial<LessonState>} patch */
  const put = (act, patch) => lessonState.patch(act.store, patch);

  /**
   * The action that the step asks for, while it does.
   * @param {LessonState} lesson
   * @returns {Action | null}
   */
  function expectedAction({ step, view, busy }) {
    const text = steps[step]?.play;
    return busy || !text ? null : (view?.legal.find((action) => action.text === text) ?? null);
  }

  /** Whoever plays by keyboard is led: the focus goes where the next thing is to be done. @param {LessonState} lesson */
  async function focusNext(lesson) {
    const step = steps[lesson.step];
    const reading = step === steps.at(-1) ? "[data-action=lesson-finish]" : "[data-action=lesson-next]";
    const place = expectedAction(lesson)?.taps[lesson.taps.length];
    await rendered();
    const found = /** @type {HTMLElement | null} */ (
      document.querySelector(`.lesson ${step?.play ? `[data-tap="${place}"].is-legal` : reading}`)
    );
    const next = found?.matches("button") ? found : found?.querySelector("button");
    next?.focus({ preventScroll: true });
    // Where a small window cannot show all, it shows what is spoken of, and if it can the words too.
    for (const element of [document.querySelector(".lesson-panel"), found])
      element?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {Actions} act
   * @param {Record<string, unknown>} request
   * @returns {Promise<any>}
   */
  const ask = async (act, request) => unwrap(await act.ask(request));

  /**
   * @param {Actions} act
   * @param {number} run
   * @param {() => Promise<void>} work
   */
  async function attempt(act, run, work) {
    try {
      await work();
    } catch (fault) {
      if (run === runs) put(act, { busy: false, fault: noticeForFault(fault) });
    }
  }

  /**
   * Lays a recorded table before the learner.
   * @param {Actions} act
   * @param {number} run
   * @param {string} record
   */
  async function loadRecord(act, run, record) {
    const snapshot = /** @type {Snapshot} */ (await ask(act, { do: "open", record, practice: true, seat: LEARNER }));
    if (run === runs) put(act, { view: snapshot.view, awards: [] });
  }

  /**
   * Begins the lesson. The engine holds one table: a running game is left, and comes back from its record.
   * @param {Actions} act
   */
  async function begin(act) {
    const run = ++runs;
    help ??= createHelpTriggers(act.store, () => !lessonOf(act).busy);
    act.stage.close();
    put(act, FRESH);
    await act.table.close();
    await attempt(act, run, async () => {
      await loadRecord(act, run, plan.deal);
      if (run !== runs) return;
      put(act, { busy: false });
      void focusNext(lessonOf(act));
    });
  }

  /** @param {Actions} act */
  function leave(act) {
    runs += 1;
    act.motion.skip();
    act.stage.close();
    help?.end();
    help = null;
    lessonState.clear(act.store);
  }

  /**
   * Touches a place: another than the one that glows may be touched, but not just yet.
   * @param {Actions} act
   * @param {string} place
   */
  async function tap(act, place) {
    const lesson = lessonOf(act);
    if (lesson.busy) return act.motion.skip();
    const wish = expectedAction(lesson);
    const { taps, action } = resolveTap(wish ? [wish] : [], lesson.taps, place);
    if (!action) {
      if (taps === lesson.taps) return put(act, { wrong: true });
      put(act, { taps, wrong: false });
      return focusNext(lessonOf(act));
    }
    const run = runs;
    put(act, { busy: true, wrong: false, taps: [] });
    await attempt(act, run, async () => {
      await playMoves(act, run, [action.text]);
      if (run === runs) await enterStep(act, run, lesson.step + 1);
    });
  }

  /**
   * The thing that has the focus explains itself, where single keys are wanted.
   * @param {Actions} act
   * @param {KeyboardEvent} event
   */
  function key(act, event) {
    if (event.key === "i" && act.store.get().settings.shortcuts) help?.explainFocused();
  }

  /**
   * Goes on from a step that only wants to be read.
   * @param {Actions} act
   */
  async function next(act) {
    const lesson = lessonOf(act);
    const step = steps[lesson.step];
    if (!step || lesson.busy || step.play || lesson.step >= steps.length - 1) return;
    const run = runs;
    if (step.award) await presentAwards(act, run, lesson);
    if (run !== runs) return;
    put(act, { busy: true });
    await attempt(act, run, () => enterStep(act, run, lesson.step + 1));
  }

  /**
   * Tells what came of the round to be read at leisure, or the end of the game; then what follows from it is shown.
   * @param {Actions} act
   * @param {number} run
   * @param {LessonState} lesson
   */
  async function presentAwards(act, run, { awards }) {
    const { kinds, follows } = adapter.stage;
    const last = awards.at(-1);
    const told = awards.map(({ event }) => event).filter(({ kind }) => kinds.has(kind));
    const first = told[0];
    if (last?.view.over) await act.stage.openEnd(last.view);
    else if (first) await act.stage.open(game, first, told);
    if (run !== runs) return;
    put(act, { busy: true });
    await show(
      act,
      run,
      awards.filter(({ event }) => follows.has(event.kind)),
    );
    if (run === runs && last?.view.over) put(act, { view: last.view });
  }

  /**
   * @param {Actions} act
   * @param {number} run
   * @param {number} step
   */
  async function enterStep(act, run, step) {
    const { deal, moves } = steps[step] ?? {};
    if (deal) await loadRecord(act, run, deal);
    if (run === runs && moves) await playMoves(act, run, moves);
    if (run !== runs) return;
    put(act, { step, busy: false, wrong: false });
    void focusNext(lessonOf(act));
  }

  /**
   * Decisions on the real table, shown as the learner may see them, up to the end of the round.
   * @param {Actions} act
   * @param {number} run
   * @param {readonly string[]} texts
   */
  async function playMoves(act, run, texts) {
    const before = /** @type {Snapshot} */ (await ask(act, { do: "snapshot", seat: LEARNER }));
    for (const text of texts) await ask(act, { do: "play", seat: seatOf(text), text });
    const snapshot = /** @type {Snapshot} */ (
      await ask(act, { do: "frames", seat: LEARNER, since: before.session.tokens })
    );
    if (run !== runs) return;
    const end = snapshot.frames.findIndex(({ event }) => event.kind === ROUND_END);
    await show(act, run, end < 0 ? snapshot.frames : snapshot.frames.slice(0, end + 1));
    if (run !== runs) return;
    if (end < 0) put(act, { view: snapshot.view });
    else put(act, { awards: snapshot.frames.slice(end + 1) });
  }

  /**
   * @param {Actions} act
   * @param {number} run
   * @param {readonly Frame[]} frames
   */
  const show = (act, run, frames) =>
    act.motion.play(frames, {
      adapter,
      drawFrame: (frame) => draw(act, run, frame),
      pace: () => continuousPace(act.store.get().settings.pace),
    });

  /**
   * @param {Actions} act
   * @param {number} run
   * @param {Frame} frame
   */
  function draw(act, run, frame) {
    if (run !== runs) return false;
    put(act, { view: { ...frame.view, legal: [] } });
    return true;
  }

  return { plan, begin, leave, tap, key, next, wanted: expectedAction };
}

/** @typedef {ReturnType<typeof createLesson>} Lesson */
