/**
 * Tutorial: a prepared game on the real engine, with scripted opponents. The game's adapter supplies the plan: what it
 * teaches, and how its table looks.
 */

import { rendered } from "../drawing.js";
import { noticeForFault, unwrap } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { createHelpTriggers } from "./help_triggers.js";
import { continuousPace } from "./motion.js";
import { resolveTap } from "./taps.js";

/** @import { Action, Frame, Snapshot, View } from "../engine/shapes" */
/** @import { GameAdapter, TableProps } from "../games.js" */
/** @import { GameTranslate, Translate } from "../words/translate" */
/** @import { Actions } from "../actions.js" */
/** @import { Notice } from "../state.js" */

/** The learner's seat. */
export const LEARNER = 0;

/** Events after this one are presented separately. */
const ROUND_END = "round-ended";

/**
 * @typedef {object} LessonStep
 * @property {string} id message id
 * @property {string} [deal] a record to continue from, where the lesson skips ahead
 * @property {readonly string[]} [moves] tokens played when the step begins: the opponents' decisions, and trivial ones of
 * the learner
 * @property {string} [play] the action expected of the learner; without one, the step is only read
 * @property {boolean} [award] the round's results are presented next
 */

/**
 * A game's tutorial.
 * @template {View} [V=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} LessonPlan
 * @property {string} game
 * @property {GameAdapter<V, any, T>} adapter
 * @property {string} deal the initial record; nothing shown may depend on chance
 * @property {readonly LessonStep[]} steps
 * @property {string} classes CSS classes of the table
 * @property {(t: T) => string[]} names by seat; the learner is the first
 * @property {(props: LessonProps<V, T>, panel: unknown) => unknown} picture render the table around the panel
 * @property {(step: string) => unknown} [beside] content below a step's text
 */

/**
 * Props of the tutorial's table: `view` allows only the expected action, `all` holds the rules' legal actions.
 * @template {View} [V=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {Pick<TableProps<V, T>, "view" | "chosen" | "tap" | "names" | "thinking" | "ask" | "t"> & { all: V["legal"], explain: (subject: string) => void }} LessonProps
 */

/**
 * State of the tutorial screen.
 * @typedef {object} LessonState
 * @property {number} step
 * @property {View | null} view
 * @property {readonly string[]} taps selected places
 * @property {boolean} busy a request or animation is under way
 * @property {boolean} wrong the learner tried something else
 * @property {readonly Frame[]} awards frames after the end of the round
 * @property {Notice | null} fault
 */

/** @type {LessonState} */
const FRESH = { step: 0, view: null, taps: [], busy: true, wrong: false, awards: [], fault: null };

export const lessonState = createScreenState("lesson", FRESH);

/** The notation counts seats from 1, and a decision starts with its seat. @param {string} text */
const seatOf = (text) => Number(text[0]) - 1;

/** @param {LessonPlan} plan */
export function createLesson(plan) {
  const { game, adapter, steps } = plan;

  /** Contextual help while the tutorial is open. @type {ReturnType<typeof createHelpTriggers> | null} */
  let help = null;

  /** Incremented on every start, so that pending work of an earlier one can be discarded. */
  let runs = 0;

  /** @param {Actions} act */
  const lessonOf = (act) => lessonState.of(act.store.get());

  /** @param {Actions} act @param {Partial<LessonState>} patch */
  const put = (act, patch) => lessonState.patch(act.store, patch);

  /**
   * The action that the current step expects.
   * @param {LessonState} lesson
   * @returns {Action | null}
   */
  function expectedAction({ step, view, busy }) {
    const text = steps[step]?.play;
    return busy || !text ? null : (view?.legal.find((action) => action.text === text) ?? null);
  }

  /** Move the focus to where the next thing is to be done. @param {LessonState} lesson */
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
    // In a small window, show the element in question, and if possible the text too.
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
   * Open a recorded position.
   * @param {Actions} act
   * @param {number} run
   * @param {string} record
   */
  async function loadRecord(act, run, record) {
    const snapshot = /** @type {Snapshot} */ (await ask(act, { do: "open", record, practice: true, seat: LEARNER }));
    if (run === runs) put(act, { view: snapshot.view, awards: [] });
  }

  /**
   * Start the tutorial. The engine holds one session, so a running game is left; it continues from its record.
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
   * Handle a tap; a place other than the expected one is declined for now.
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
   * Handle `i`: explain the focused element.
   * @param {Actions} act
   * @param {KeyboardEvent} event
   */
  function key(act, event) {
    if (event.key === "i" && act.store.get().settings.shortcuts) help?.explainFocused();
  }

  /**
   * Continue from a step that is only read.
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
   * Present the round's results, or the end of the game, then animate what follows.
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
   * Play tokens and animate them as the learner sees them, up to the end of the round.
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
