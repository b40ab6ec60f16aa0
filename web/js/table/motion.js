/** Plays what happened, frame by frame, at the pace a person has chosen: draws a frame, then lets its things move. */

import { rendered } from "../drawing.js";
import { captureLayout, clearGhosts, elementAt } from "./geometry.js";

/** @import { Event, Frame } from "../engine/shapes" */
/** @import { AnimationAdapter, GameAdapter, StageAdapter } from "../games.js" */
/** @import { Layout } from "./geometry.js" */
/** @import { Settings } from "../state.js" */
/** @import { StageControl } from "./stage.js" */

/** How much of the normal time a pace takes. */
const PACE_FACTOR = { instant: 0, quick: 0.5, normal: 1, step: 1 };

/** With reduced motion nothing flies: words and a highlight stay this long. */
const STILL_MS = 380;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The pace where nothing is decided: "step by step" would wait for a tap that nobody expects there.
 * @param {Settings["pace"]} pace
 */
export const continuousPace = (pace) => (pace === "step" ? "normal" : pace);

/**
 * How frames are shown.
 * @typedef {object} PlayOptions
 * @property {GameAdapter} adapter
 * @property {(frame: Frame) => boolean} drawFrame false: nobody wants to see the rest
 * @property {() => Settings["pace"]} pace asked anew for every frame
 * @property {() => boolean} [skipAnimation] likewise; true: nothing moves, as if every frame were skipped
 * @property {(frame: Frame) => number} [readingMs] how much longer somebody reads what is said of a frame, in milliseconds
 */

/**
 * What is told as one row from here on: all of one token and kind, and what comes of each of them.
 * @param {readonly Frame[]} frames
 * @param {number} from
 * @param {StageAdapter} stage
 */
function rowStartingAt(frames, from, { follows }) {
  const first = frames[from]?.event;
  const end = frames.findIndex(
    ({ event }, at) =>
      at > from && !(event.token === first?.token && (event.kind === first.kind || follows.has(event.kind))),
  );
  return frames.slice(from, end < 0 ? undefined : end);
}

/** @param {Pick<StageControl, "play" | "close" | "isPlaying"> | null} [stage] where some things are told instead; without one they move too */
export function createMotion(stage = null) {
  /** Ends whatever is waited for. @type {(() => void) | null} */
  let next = null;
  let skipping = false;
  /** @type {Animation[]} */
  let running = [];
  /** @type {[Element, string][]} */
  let marked = [];
  /** Marks that outlast their flight, until the next frame is drawn. @type {[Element, string][]} */
  let staying = [];

  /**
   * Waits until it is over, or somebody wants to go on.
   * @param {number | Promise<unknown>} until milliseconds, or what ends it; Infinity: only somebody
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
    for (const [element, mark] of staying) element.classList.remove(mark);
    staying = [];
  }

  /**
   * Starts what moves.
   * @param {AnimationAdapter} flights
   * @param {Event} event
   * @param {Event | undefined} next
   * @param {Layout} before
   * @param {number} share of the normal time
   */
  function start(flights, event, next, before, share) {
    flights.fly({
      event,
      next,
      before,
      ms: (flights.lasts[event.kind] ?? 0) * share,
      move(element, frames, options = {}) {
        if (element) running.push(element.animate(frames, { fill: "backwards", ...options }));
      },
      mark(element, mark, stays = false) {
        if (!element) return;
        element.classList.add(mark);
        (stays ? staying : marked).push([element, mark]);
      },
    });
  }

  /** Resolves when nothing moves any more. */
  async function animationsFinished() {
    await wait(Promise.allSettled(running.map((animation) => animation.finished)));
    cancelAnimations();
  }

  /** @param {AnimationAdapter} flights @param {Event} event */
  async function highlight(flights, event) {
    const element = flights.noted(event).map(elementAt).find(Boolean);
    if (element) {
      element.classList.add("is-noted");
      marked.push([element, "is-noted"]);
    }
    await wait(STILL_MS);
    cancelAnimations();
  }

  /**
   * Tells a row of frames on the stage; what came of it then flies all at once.
   * @param {StageControl["play"]} tell
   * @param {readonly Frame[]} row
   * @param {PlayOptions} showing
   * @returns {Promise<boolean>} false: nobody wants to see the rest
   */
  async function presentRow(
    tell,
    [first, ...rest],
    {
      adapter: {
        flights,
        stage: { kinds },
      },
      drawFrame: draw,
      pace,
      skipAnimation: still = () => false,
    },
  ) {
    if (!first || !draw(first)) return false;
    await rendered();
    // Who hurried the cards on has not seen this yet: it has a way of its own to be skipped.
    skipping = false;
    await tell([first, ...rest]);
    const share = PACE_FACTOR[pace()];
    const moves = share > 0 && !document.hidden && !skipping && !still();
    const events = rest.map(({ event }) => event);
    const before = captureLayout(
      moves && !reducedMotion.matches ? events.flatMap((event) => flights.vanishing(event)) : [],
    );
    for (const frame of rest) if (!draw(frame)) return false;
    const flying = events.filter(({ kind }) => !kinds.has(kind));
    const last = flying.at(-1);
    if (!moves || !last) return true;
    await rendered();
    if (reducedMotion.matches) await highlight(flights, last);
    else {
      for (const event of flying) start(flights, event, undefined, before, share);
      await animationsFinished();
    }
    if (!skipping) await wait((flights.holds[last.kind] ?? 60) * share);
    return true;
  }

  return {
    /**
     * Draws the frames one after another; resolves when the last has had its time.
     * @param {readonly Frame[]} frames
     * @param {PlayOptions} showing
     */
    async play(frames, showing) {
      const {
        adapter,
        drawFrame: draw,
        pace,
        skipAnimation: still = () => false,
        readingMs: reading = () => 0,
      } = showing;
      const { flights } = adapter;
      skipping = false;
      for (let at = 0; at < frames.length; at += 1) {
        const frame = /** @type {Frame} */ (frames[at]);
        const { event } = frame;
        // In a page nobody sees, animations never end, and nothing is told.
        if (stage && adapter.stage.kinds.has(event.kind) && !document.hidden) {
          const row = rowStartingAt(frames, at, adapter.stage);
          clearMarks();
          if (!(await presentRow(stage.play, row, showing))) return cancelAnimations();
          at += row.length - 1;
          continue;
        }
        const share = PACE_FACTOR[pace()];
        const moves = share > 0 && !document.hidden && !skipping && !still();
        const before = moves && !reducedMotion.matches ? captureLayout(flights.vanishing(event)) : null;
        // Nothing is painted between this and the next flight.
        clearMarks();
        if (!draw(frame)) return cancelAnimations();
        if (!moves) continue;
        const along = flights.along(event);
        if (before) {
          await rendered();
          start(flights, event, frames[at + 1]?.event, before, share);
          if (!along) await animationsFinished();
        } else if (!along) {
          await rendered();
          await highlight(flights, event);
        }
        if (along || skipping || adapter.events.isMerged(event)) continue;
        // The pace may have been changed while it moved.
        const then = pace();
        await wait(then === "step" ? Infinity : (flights.holds[event.kind] ?? 0) * PACE_FACTOR[then] + reading(frame));
      }
      clearMarks();
    },

    /** The next frame at once. */
    step: () => next?.(),

    /** All frames at once, up to the next that is told in a way of its own; what is being told ends too. */
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
