/** Plays what happened, frame by frame, at the pace a person has chosen: draws a frame, then lets its things move. */

import { drawn } from "../drawing.js";
import { at, clearGhosts, lookAround } from "./places.js";

/** @import { Event, Frame } from "../engine/shapes" */
/** @import { FlightRoom, GameRoom } from "../games.js" */
/** @import { Settings } from "../state.js" */
/** @import { StageControl } from "./stage.js" */

/** How much of the normal time a pace takes. */
const SHARE = { instant: 0, quick: 0.5, normal: 1, step: 1 };

/** With reduced motion nothing flies: words and a highlight stay this long. */
const STILL_MS = 650;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The pace where nothing is decided: "step by step" would wait for a tap that nobody expects there.
 * @param {Settings["pace"]} pace
 */
export const flowing = (pace) => (pace === "step" ? "normal" : pace);

/**
 * How frames are shown.
 * @typedef {object} Showing
 * @property {GameRoom} room
 * @property {(frame: Frame) => boolean} draw false: nobody wants to see the rest
 * @property {() => Settings["pace"]} pace asked anew for every frame
 * @property {() => boolean} [still] likewise; true: nothing moves, as if every frame were skipped
 * @property {(frame: Frame) => number} [reading] how much longer somebody reads what is said of a frame, in milliseconds
 */

/** @param {Pick<StageControl, "play" | "skipAll" | "isPlaying"> | null} [stage] where some things are told instead; without one they move too */
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
   * @param {FlightRoom} flights
   * @param {Event} event
   * @param {Event | undefined} next
   * @param {import("./places.js").Before} before
   * @param {number} ms
   */
  async function animate(flights, event, next, before, ms) {
    flights.fly({
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

  /** @param {FlightRoom} flights @param {Event} event */
  async function highlight(flights, event) {
    const element = flights.noted(event).map(at).find(Boolean);
    if (element) {
      element.classList.add("is-noted");
      marked.push([element, "is-noted"]);
    }
    await wait(STILL_MS);
    settle();
  }

  return {
    /**
     * Draws the frames one after another; resolves when the last has had its time.
     * @param {readonly Frame[]} frames
     * @param {Showing} showing
     */
    async play(frames, { room, draw, pace, still = () => false, reading = () => 0 }) {
      const { flights } = room;
      skipping = false;
      for (const [index, frame] of frames.entries()) {
        const { event } = frame;
        const now = pace();
        const share = SHARE[now];
        // In a page nobody sees, animations never end.
        const shows = share > 0 && !document.hidden;
        const told = room.stage.kinds.has(event.kind);
        const moves = shows && !(told && stage) && !skipping && !still();
        const before = moves && !calm.matches ? lookAround(flights.vanishing(event)) : null;
        // Nothing is painted between this and the next flight.
        release();
        if (!draw(frame)) return settle();
        if (told && stage && shows) {
          await drawn();
          // Who hurried the cards on has not seen this yet: it has a way of its own to be skipped.
          skipping = false;
          await stage.play(frame);
          continue;
        }
        if (!moves) continue;
        await drawn();
        if (before) await animate(flights, event, frames[index + 1]?.event, before, (flights.lasts[event.kind] ?? 0) * share);
        else await highlight(flights, event);
        if (skipping || room.events.isAside(event)) continue;
        await wait(now === "step" ? Infinity : (flights.holds[event.kind] ?? 60) * share + reading(frame));
      }
      release();
    },

    /** The next frame at once. */
    step: () => next?.(),

    /** All frames at once, up to the next that is told in a way of its own; what is being told ends too. */
    skip() {
      skipping = true;
      next?.();
      if (stage?.isPlaying()) stage.skipAll();
      settle();
      release();
    },
  };
}

/** @typedef {ReturnType<typeof createMotion>} Motion */
