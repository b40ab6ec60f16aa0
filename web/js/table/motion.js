/** Animation: play frames one after another at the chosen pace, drawing each and animating its changes. */

import { rendered } from "../drawing.js";
import { captureLayout, clearGhosts, elementAt } from "./geometry.js";
import { isPassed, PACE_FACTOR, timingOf } from "./timing.js";

/** @import { Event, Frame } from "../engine/shapes" */
/** @import { AnimationAdapter, GameAdapter, StageAdapter } from "../games.js" */
/** @import { Layout } from "./geometry.js" */
/** @import { Settings } from "../state.js" */
/** @import { StageControl } from "./stage.js" */
/** @import { Watching } from "./timing.js" */

/** With reduced motion: how long a highlight stays instead, in milliseconds. */
const STILL_MS = 380;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The pace for playback without decisions, where "step by step" would wait for an unexpected tap.
 * @param {Settings["pace"]} pace
 */
export const continuousPace = (pace) => (pace === "step" ? "normal" : pace);

/**
 * Options of `play`.
 * @typedef {object} PlayOptions
 * @property {GameAdapter} adapter
 * @property {(frame: Frame) => boolean} drawFrame false: cancel the rest
 * @property {() => Settings["pace"]} pace read again for every frame
 * @property {() => boolean} [skipAnimation] likewise; true: draw without animation
 * @property {(frame: Frame) => number} [readingMs] extra display time of a frame that is being shown, in milliseconds
 * @property {Watching | null} [watching] whose game it is; without it everything is shown, at once after what was before
 */

/**
 * The frames that the stage presents together: same token and kind, and their consequences.
 * @param {readonly Frame[]} frames
 * @param {number} from
 * @param {StageAdapter} stage
 */
function groupStartingAt(frames, from, { follows }) {
  const first = frames[from]?.event;
  const end = frames.findIndex(
    ({ event }, at) =>
      at > from && !(event.token === first?.token && (event.kind === first.kind || follows.has(event.kind))),
  );
  return frames.slice(from, end < 0 ? undefined : end);
}

/** @param {Pick<StageControl, "play" | "close" | "isPlaying"> | null} [stage] presents some events step by step; without one they are animated too */
export function createMotion(stage = null) {
  /** Ends the current wait. @type {(() => void) | null} */
  let next = null;
  let skipping = false;
  /** @type {Animation[]} */
  let running = [];
  /** @type {[Element, string][]} */
  let marked = [];
  /** Highlights that stay until the next frame is drawn. @type {[Element, string][]} */
  let lasting = [];

  /**
   * Wait for a duration or promise, or until skipped.
   * @param {number | Promise<unknown>} until milliseconds, or a promise; Infinity: until skipped
   */
  const wait = (until) =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      const end = () => {
        clearTimeout(timer);
        if (next === end) next = null;
        done();
      };
      const timer = typeof until === "number" && Number.isFinite(until) ? setTimeout(end, until) : undefined;
      next = end;
      if (typeof until !== "number") void until.then(end, end);
    });

  function cancelAnimations() {
    for (const animation of running) animation.cancel();
    for (const [element, mark] of marked) element.classList.remove(mark);
    running = [];
    marked = [];
    clearGhosts();
  }

  function clearMarks() {
    for (const [element, mark] of lasting) element.classList.remove(mark);
    lasting = [];
  }

  /**
   * Start the animations of an event.
   * @param {AnimationAdapter} animations
   * @param {Frame} frame
   * @param {Event | undefined} next
   * @param {Layout} before
   * @param {number} share of the normal duration
   */
  function start(animations, { event, view }, next, before, share) {
    animations.animate({
      event,
      view,
      next,
      before,
      ms: animations.duration(event, view) * share,
      move(element, frames, options = {}) {
        if (element) running.push(element.animate(frames, { fill: "backwards", ...options }));
      },
      mark(element, mark, stays = false) {
        if (!element) return;
        element.classList.add(mark);
        (stays ? lasting : marked).push([element, mark]);
      },
    });
  }

  /** Resolves when all animations have finished. */
  async function animationsFinished() {
    await wait(Promise.allSettled(running.map((animation) => animation.finished)));
    cancelAnimations();
  }

  /** Instead of motion. @param {AnimationAdapter} animations @param {Frame} frame */
  async function highlight(animations, { event, view }) {
    const moment = animations.moment(event, view);
    const element = (moment?.at ?? animations.highlight(event)).map(elementAt).find(Boolean);
    for (const mark of element ? ["is-highlighted", ...(moment ? ["is-moment"] : [])] : []) {
      element?.classList.add(mark);
      marked.push([/** @type {Element} */ (element), mark]);
    }
    await wait(STILL_MS);
    cancelAnimations();
  }

  /**
   * Present a group of frames on the stage, then animate all consequences together.
   * @param {StageControl["play"]} present
   * @param {readonly Frame[]} group
   * @param {PlayOptions} options
   * @returns {Promise<boolean>} false: cancelled
   */
  async function presentGroup(
    present,
    [first, ...rest],
    {
      adapter: {
        animations,
        stage: { kinds },
      },
      drawFrame: draw,
      pace,
      skipAnimation: still = () => false,
    },
  ) {
    if (!first || !draw(first)) return false;
    await rendered();
    // Skipping the cards was not meant for this; the stage has a skip button of its own.
    skipping = false;
    await present([first, ...rest]);
    const share = PACE_FACTOR[pace()];
    const moves = share > 0 && !document.hidden && !skipping && !still();
    const events = rest.map(({ event }) => event);
    const before = captureLayout(
      moves && !reducedMotion.matches ? events.flatMap((event) => animations.vanishing(event)) : [],
      animations.groups,
    );
    for (const frame of rest) if (!draw(frame)) return false;
    const flying = rest.filter(({ event: { kind } }) => !kinds.has(kind));
    const last = flying.at(-1);
    if (!moves || !last) return true;
    await rendered();
    if (reducedMotion.matches) await highlight(animations, last);
    else {
      for (const frame of flying) start(animations, frame, undefined, before, share);
      await animationsFinished();
    }
    if (!skipping) await wait((animations.hold(last.event) ?? 60) * share);
    return true;
  }

  return {
    /**
     * Play frames; resolves when the last has been displayed long enough.
     * @param {readonly Frame[]} frames
     * @param {PlayOptions} options
     */
    async play(frames, options) {
      const {
        adapter,
        drawFrame: draw,
        pace,
        skipAnimation: still = () => false,
        readingMs: reading = () => 0,
        watching = null,
      } = options;
      const { animations } = adapter;
      skipping = false;
      /** The turn being followed: when it began, and the least time for it. */
      let turn = { began: 0, least: 0 };
      const finishTurn = async () => {
        const left = turn.least * PACE_FACTOR[pace()] - (performance.now() - turn.began);
        if (left > 0 && !skipping && !still()) await wait(left);
        turn = { began: 0, least: 0 };
      };
      for (let at = 0; at < frames.length; at += 1) {
        const frame = /** @type {Frame} */ (frames[at]);
        const { event } = frame;
        // In a hidden page animations never finish, and presentations would be missed.
        if (stage && adapter.stage.kinds.has(event.kind) && !document.hidden) {
          await finishTurn();
          const group = groupStartingAt(frames, at, adapter.stage);
          clearMarks();
          if (!(await presentGroup(stage.play, group, options))) return cancelAnimations();
          at += group.length - 1;
          continue;
        }
        const share = PACE_FACTOR[pace()];
        const { overlaps, hold, least } = timingOf(frames, at, adapter, watching);
        const passed = isPassed(frame, adapter, watching);
        const moves = share > 0 && !document.hidden && !skipping && !still() && !passed;
        if (moves && least > 0) {
          await finishTurn();
          turn = { began: performance.now(), least };
        }
        const before =
          moves && !reducedMotion.matches ? captureLayout(animations.vanishing(event), animations.groups) : null;
        // Nothing is painted between this and the next animation.
        clearMarks();
        if (!draw(frame)) return cancelAnimations();
        if (!moves) continue;
        if (before) {
          await rendered();
          start(animations, frame, frames[at + 1]?.event, before, share);
          if (!overlaps) await animationsFinished();
        } else if (!overlaps) {
          await rendered();
          await highlight(animations, frame);
        }
        if (overlaps || skipping || adapter.events.isMerged(event)) continue;
        // The pace may have changed during the animation.
        const then = pace();
        const read = reading(frame);
        await wait(then === "step" ? Infinity : hold * PACE_FACTOR[then] + read);
      }
      await finishTurn();
      clearMarks();
    },

    /** Show the next frame now. */
    step: () => next?.(),

    /** Draw all frames at once, up to the next presentation; ends a running presentation too. */
    skip() {
      skipping = true;
      next?.();
      if (stage?.isPlaying()) stage.close();
      cancelAnimations();
      clearMarks();
    },
  };
}

/** @typedef {ReturnType<typeof createMotion>} Motion */
