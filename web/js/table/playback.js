/**
 * Playback, shared by running game, replay, demo and lesson: runs that supersede one another, requests on their behalf,
 * frames shown with animation, and what to do about faults.
 */

/** @import { Frame } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Settings } from "../state.js" */
/** @import { Motion, PlayOptions } from "./motion.js" */

/** Show a frame; false: leave out the rest. @typedef {(frame: Frame) => boolean | void} Draw */

/**
 * @typedef {object} PlaybackParts
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the value of the engine's reply; faults are thrown
 * @property {Draw} draw
 * @property {() => Settings["pace"]} pace
 * @property {() => GameAdapter} adapter of the game shown
 * @property {Pick<Motion, "play" | "skip">} motion
 * @property {(fault: unknown) => void} onFault
 */

/** Exceptions from how frames are usually shown. @typedef {Partial<Pick<PlayOptions, "pace" | "skipAnimation" | "readingMs" | "watching"> & { draw: Draw }>} RunOptions */

/**
 * A run: everything from one start (opening a game, a perspective, a step) until the next.
 * @param {AbortSignal} signal aborted when another run supersedes this one
 * @param {PlaybackParts} parts
 */
function createRun(signal, { ask, draw, pace, adapter, motion, onFault }) {
  /**
   * The value of a promise; throws if the run has been superseded meanwhile.
   * @template T
   * @param {Promise<T>} promise
   */
  async function wait(promise) {
    const value = await promise;
    signal.throwIfAborted();
    return value;
  }

  return {
    signal,
    wait,

    /** Ask the engine; throws on a fault, and if the run has been superseded meanwhile. @param {Record<string, unknown>} request */
    ask: (request) => wait(ask(request)),

    /** Resolves after a time; throws as soon as the run is superseded. @param {number} ms */
    sleep: (ms) =>
      wait(
        new Promise((/** @type {(value: void) => void} */ done) => {
          const end = () => {
            clearTimeout(timer);
            signal.removeEventListener("abort", end);
            done();
          };
          const timer = setTimeout(end, ms);
          signal.addEventListener("abort", end);
        }),
      ),

    /**
     * Show frames one after another.
     * @param {readonly Frame[]} frames
     * @param {RunOptions} [options]
     * @returns {Promise<boolean>} false: the run has been superseded
     */
    async play(frames, { draw: show = draw, ...options } = {}) {
      const drawFrame = (/** @type {Frame} */ frame) => !signal.aborted && show(frame) !== false;
      if (!signal.aborted) await motion.play(frames, { pace, ...options, adapter: adapter(), drawFrame });
      return !signal.aborted;
    },

    /** Do work of this run; its faults are handled, but not those of a run that has been superseded. @param {() => Promise<unknown>} work */
    async attempt(work) {
      try {
        await work();
      } catch (fault) {
        if (!signal.aborted) onFault(fault);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createRun>} Run */

/** @param {PlaybackParts} parts */
export function createPlayback(parts) {
  let controller = new AbortController();
  let current = createRun(controller.signal, parts);

  return {
    current: () => current,

    /** Supersede the current run, ending its animation. */
    begin() {
      const superseded = controller;
      controller = new AbortController();
      current = createRun(controller.signal, parts);
      superseded.abort();
      parts.motion.skip();
      return current;
    },
  };
}
