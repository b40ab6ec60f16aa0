/** Plays what happened, frame by frame, at the pace a person has chosen. */

/** @import { Frame } from "./shapes" */
/** @import { Settings } from "./state.js" */

/** How long a frame stays before the next, in milliseconds. */
const PAUSE = { instant: 0, quick: 260, normal: 620, step: 0 };

/** Events that need no pause of their own: they belong to the one before. */
const QUIET = new Set(["drawn", "asked"]);

export function createMotion() {
  /** Ends the pause that is running. @type {(() => void) | null} */
  let next = null;
  let skipping = false;

  /** @param {number} ms 0: until somebody taps */
  const pause = (ms) =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      const timer = ms > 0 ? setTimeout(() => next?.(), ms) : undefined;
      next = () => {
        clearTimeout(timer);
        next = null;
        done();
      };
    });

  return {
    /**
     * Draws the frames one after another; resolves when the last has had its time.
     * @param {Frame[]} frames
     * @param {(frame: Frame) => boolean} draw false: nobody wants to see the rest
     * @param {() => Settings["pace"]} pace asked anew for every frame
     */
    async play(frames, draw, pace) {
      skipping = false;
      for (const frame of frames) {
        if (!draw(frame)) return;
        const now = pace();
        if (skipping || now === "instant" || QUIET.has(frame.event.kind)) continue;
        await pause(PAUSE[now]);
      }
    },

    /** The next frame at once. */
    step: () => next?.(),

    /** All frames that are still to come at once. */
    skip() {
      skipping = true;
      next?.();
    },
  };
}

/** @typedef {ReturnType<typeof createMotion>} Motion */
