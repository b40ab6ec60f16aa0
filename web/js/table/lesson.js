/**
 * Tutorial: a prepared game on the real engine, with scripted opponents. The game's adapter supplies the plan: what it
 * teaches, and how its table looks.
 */

import { rendered } from "../drawing.js";
import { noticeForFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { createHelpTriggers } from "./help_triggers.js";
import { continuousPace } from "./motion.js";
import { createPlayback } from "./playback.js";
import { resolveTap } from "./taps.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Action, Frame, Snapshot, View } from "../engine/shapes" */
/** @import { GameAdapter, TableProps } from "../games.js" */
/** @import { GameTranslate, Translate } from "../words/translate" */
/** @import { Notice } from "../state.js" */
/** @import { Run } from "./playback.js" */

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

/**
 * @param {LessonPlan} plan
 * @param {ControllerParts} parts
 */
export function createLesson(plan, { store, control, motion, stage, ask, acquireSession }) {
  const { game, adapter, steps } = plan;

  const now = () => lessonState.of(store.get());

  /** @param {Partial<LessonState>} changes */
  const patch = (changes) => lessonState.patch(store, changes);

  const playback = createPlayback({
    ask,
    draw: ({ view }) => patch({ view: { ...view, legal: [] } }),
    pace: () => continuousPace(store.get().settings.pace),
    adapter: () => adapter,
    motion,
    onFault: (fault) => patch({ busy: false, fault: noticeForFault(fault) }),
  });

  /** Contextual help while the tutorial is open. @type {ReturnType<typeof createHelpTriggers> | null} */
  let help = null;

  /** Whether where the next thing is to be done has yet to be drawn, and focused. */
  let focusPending = false;
  /** Stops looking for it; present while the tutorial is open. @type {(() => void) | null} */
  let unsubscribe = null;

  /**
   * The action that the current step expects.
   * @param {LessonState} lesson
   * @returns {Action | null}
   */
  function expectedAction({ step, view, busy }) {
    const text = steps[step]?.play;
    return busy || !text ? null : (view?.legal.find((action) => action.text === text) ?? null);
  }

  /**
   * Move the focus to where the next thing is to be done, as soon as that is drawn: on a direct load the engine may
   * answer before all words and styles are there, and until then there is no table.
   */
  function focusNext() {
    focusPending = true;
    void rendered().then(focusIfDrawn);
  }

  function focusIfDrawn() {
    if (!focusPending) return;
    const lesson = now();
    const step = steps[lesson.step];
    const reading = step === steps.at(-1) ? "[data-action=lesson-finish]" : "[data-action=lesson-next]";
    const place = expectedAction(lesson)?.taps[lesson.taps.length];
    const found = /** @type {HTMLElement | null} */ (
      document.querySelector(`.lesson ${step?.play ? `[data-tap="${place}"].is-legal` : reading}`)
    );
    if (!found) return;
    focusPending = false;
    const next = found.matches("button") ? found : found.querySelector("button");
    next?.focus({ preventScroll: true });
    // In a small window, show the element in question, and if possible the text too.
    for (const element of [document.querySelector(".lesson-panel"), found])
      element?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Open a recorded position.
   * @param {Run} run
   * @param {string} record
   */
  async function loadRecord(run, record) {
    const { view } = /** @type {Snapshot} */ (await run.ask({ do: "open", record, practice: true, seat: LEARNER }));
    patch({ view, awards: [] });
  }

  /** Nothing more is asked about the lesson's session. */
  const leaveSession = () => void playback.begin();

  /** Start the tutorial. The engine holds one session, so a running game is left; it continues from its record. */
  async function begin() {
    const run = playback.begin();
    help ??= createHelpTriggers(store, () => !now().busy);
    unsubscribe ??= store.subscribe(() => void rendered().then(focusIfDrawn));
    focusPending = false;
    stage.close();
    patch(FRESH);
    await control.close();
    if (run.signal.aborted) return;
    await acquireSession(leaveSession);
    if (run.signal.aborted) return;
    await run.attempt(async () => {
      await loadRecord(run, plan.deal);
      patch({ busy: false });
      focusNext();
    });
  }

  function leave() {
    playback.begin();
    stage.close();
    help?.end();
    help = null;
    unsubscribe?.();
    unsubscribe = null;
    focusPending = false;
    lessonState.clear(store);
  }

  /**
   * Handle a tap; a place other than the expected one is declined for now.
   * @param {string} place
   */
  async function tap(place) {
    const lesson = now();
    if (lesson.busy) return motion.skip();
    const expected = expectedAction(lesson);
    const { taps, action } = resolveTap(expected ? [expected] : [], lesson.taps, place);
    if (!action) {
      if (taps === lesson.taps) return patch({ wrong: true });
      patch({ taps, wrong: false });
      return focusNext();
    }
    const run = playback.current();
    patch({ busy: true, wrong: false, taps: [] });
    await run.attempt(async () => {
      await playMoves(run, [action.text]);
      await enterStep(run, lesson.step + 1);
    });
  }

  /** Handle `i`: explain the focused element. @param {KeyboardEvent} event */
  function key(event) {
    if (event.key === "i" && store.get().settings.shortcuts) help?.explainFocused();
  }

  /** Continue from a step that is only read. */
  async function next() {
    const lesson = now();
    const step = steps[lesson.step];
    if (!step || lesson.busy || step.play || lesson.step >= steps.length - 1) return;
    const run = playback.current();
    await run.attempt(async () => {
      if (step.award) await presentAwards(run, lesson);
      patch({ busy: true });
      await enterStep(run, lesson.step + 1);
    });
  }

  /**
   * Present the round's results, or the end of the game, then animate what follows.
   * @param {Run} run
   * @param {LessonState} lesson
   */
  async function presentAwards(run, { awards }) {
    const { kinds, follows } = adapter.stage;
    const last = awards.at(-1);
    const presented = awards.map(({ event }) => event).filter(({ kind }) => kinds.has(kind));
    const first = presented[0];
    if (last?.view.over) await run.wait(stage.openEnd(last.view));
    else if (first) await run.wait(stage.open(game, first, presented));
    patch({ busy: true });
    await show(
      run,
      awards.filter(({ event }) => follows.has(event.kind)),
    );
    if (last?.view.over) patch({ view: last.view });
  }

  /**
   * @param {Run} run
   * @param {number} step
   */
  async function enterStep(run, step) {
    const { deal, moves } = steps[step] ?? {};
    if (deal) await loadRecord(run, deal);
    if (moves) await playMoves(run, moves);
    patch({ step, busy: false, wrong: false });
    focusNext();
  }

  /**
   * Play tokens and animate them as the learner sees them, up to the end of the round.
   * @param {Run} run
   * @param {readonly string[]} texts
   */
  async function playMoves(run, texts) {
    const before = /** @type {Snapshot} */ (await run.ask({ do: "snapshot", seat: LEARNER }));
    for (const text of texts) await run.ask({ do: "play", seat: seatOf(text), text });
    const { frames, view } = /** @type {Snapshot} */ (
      await run.ask({ do: "frames", seat: LEARNER, since: before.session.tokens })
    );
    const end = frames.findIndex(({ event }) => event.kind === ROUND_END);
    await show(run, end < 0 ? frames : frames.slice(0, end + 1));
    if (end < 0) patch({ view });
    else patch({ awards: frames.slice(end + 1) });
  }

  /**
   * Animate frames; throws if the run has been superseded meanwhile.
   * @param {Run} run
   * @param {readonly Frame[]} frames
   */
  const show = (run, frames) => run.wait(run.play(frames));

  return { plan, begin, leave, tap, key, next, wanted: expectedAction };
}

/** @typedef {ReturnType<typeof createLesson>} Lesson */
