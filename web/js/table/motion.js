/** Plays what happened, frame by frame, at the pace a person has chosen: draws a frame, then lets its things move. */

import { clearGhosts, lookAround } from "./places.js";
import { fly, HOLDS, LASTS, vanishing } from "../kabale/flights.js";

/** @import { Frame } from "../kabale/looks" */
/** @import { KabaleEvent as Event } from "../kabale/shapes" */
/** @import { Settings } from "../state.js" */

/** How much of the normal time a pace takes. */
const SHARE = { instant: 0, quick: 0.5, normal: 1, step: 1 };

/** With reduced motion nothing flies: words and a highlight stay this long. */
const STILL_MS = 650;

/** Events that need no tap of their own: they belong to the one before. @type {(event: Event) => boolean} */
const quiet = (event) => (event.kind === "drawn" && event.card === undefined) || event.kind === "asked";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What is told in a way of its own, step by step. */
const TOLD = new Set(["settled", "game-over"]);

/**
 * Tells a settled column, or the final count; `play` resolves when that has been told, `skip` ends it at once.
 * @typedef {{ play: (frame: Frame) => Promise<void>, skip: () => unknown }} Telling
 */

/**
 * The pace where nothing is decided: "step by step" would wait for a tap that nobody expects there.
 * @param {Settings["pace"]} pace
 */
export const flowing = (pace) => (pace === "step" ? "normal" : pace);

export function createMotion() {
  /** Ends whatever is waited for. @type {(() => void) | null} */
  let next = null;
  let skipping = false;
  /** @type {Animation[]} */
  let running = [];
  /** @type {[Element, string][]} */
  let marked = [];
  /** Marks that outlast their flight, until the next frame is drawn. @type {[Element, string][]} */
  let staying = [];
  /** @type {Telling | null} */
  let telling = null;

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

  function settle() {
    for (const animation of running) animation.cancel();
    for (const [element, mark] of marked) element.classList.remove(mark);
    running = [];
    marked = [];
    clearGhosts();
  }

  function release() {
    for (const [element, mark] of staying) element.classList.remove(mark);
    staying = [];
  }

  /**
   * Starts what moves, and resolves when nothing does any more.
   * @param {Event} event
   * @param {Event | undefined} next
   * @param {import("./places.js").Before} before
   * @param {number} ms
   */
  async function animate(event, next, before, ms) {
    fly({
      event,
      next,
      before,
      ms,
      move(element, frames, options = {}) {
        if (element) running.push(element.animate(frames, { fill: "backwards", ...options }));
      },
      mark(element, mark, stays = false) {
        if (!element) return;
        element.classList.add(mark);
        (stays ? staying : marked).push([element, mark]);
      },
    });
    await wait(Promise.allSettled(running.map((animation) => animation.finished)));
    settle();
  }

  /** @param {Event} event */
  async function highlight(event) {
    const place = event.to_column === undefined ? `col:${event.column}:${event.position}` : `col:${event.to_column}:${event.to_position}`;
    const element = document.querySelector(`[data-place="${place}"]`) ?? document.querySelector(`[data-place="goal:${event.column}"]`);
    if (element) {
      element.classList.add("is-noted");
      marked.push([element, "is-noted"]);
    }
    await wait(STILL_MS);
    settle();
  }

  return {
    /** @param {Telling | null} how */
    tellWith(how) {
      telling = how;
    },

    /**
     * Draws the frames one after another; resolves when the last has had its time.
     * @param {Frame[]} frames
     * @param {(frame: Frame) => boolean} draw false: nobody wants to see the rest
     * @param {() => Settings["pace"]} pace asked anew for every frame
     * @param {() => boolean} [still] likewise; true: nothing moves, as if every frame were skipped
     */
    async play(frames, draw, pace, still = () => false) {
      skipping = false;
      for (const [index, frame] of frames.entries()) {
        const { event } = frame;
        const now = pace();
        const share = SHARE[now];
        // In a page nobody sees, animations never end.
        const shows = share > 0 && !document.hidden;
        const tells = shows && TOLD.has(event.kind) ? telling : null;
        const moves = shows && !tells && !skipping && !still();
        const before = moves && !calm.matches ? lookAround(vanishing(event)) : null;
        // Nothing is painted between this and the next flight.
        release();
        if (!draw(frame)) return settle();
        if (!tells && !moves) continue;
        // The page draws in a microtask of its own, which stands in line before this one.
        await null;
        await null;
        if (tells) {
          // Who hurried the cards on has not seen this yet: it has a way of its own to be skipped.
          skipping = false;
          await tells.play(frame);
          continue;
        }
        if (before) await animate(event, frames[index + 1]?.event, before, (LASTS[event.kind] ?? 0) * share);
        else await highlight(event);
        if (skipping || quiet(event)) continue;
        await wait(now === "step" ? Infinity : (HOLDS[event.kind] ?? 60) * share);
      }
      release();
    },

    /** Whether something is being shown. */
    busy: () => next !== null,

    /** The next frame at once. */
    step: () => next?.(),

    /** All frames at once, up to the next that is told in a way of its own; what is being told ends too. */
    skip() {
      skipping = true;
      next?.();
      telling?.skip();
      settle();
      release();
    },
  };
}

/** @typedef {ReturnType<typeof createMotion>} Motion */
