/** A game's run: playback that the latest supersedes, with what is asked of it on the way. */

/** @import { Run } from "./playback.js" */

/**
 * What lasts as long as a game is open, from opening until it is left or lost; opening another begins another run.
 * @typedef {object} RunState
 * @property {Promise<unknown>} animation resolves when all frames so far have been animated
 * @property {boolean} hurryBot the thinking bot should move now
 * @property {boolean} skipAnimation no animation until the next question; presentations on the stage are still shown
 * @property {boolean} undoRequested undo as soon as the animation has been cancelled
 * @property {((may: boolean) => void) | null} answerPractice answers the pending question whether the game may become practice
 * @property {boolean} coverScreen the page was hidden during an animation: show nothing until the curtain is down
 */

/** @typedef {Run & RunState} GameRun */

/** A run as it begins. @param {Run} run @returns {GameRun} */
export function gameRun(run) {
  return Object.assign(run, {
    animation: Promise.resolve(),
    hurryBot: false,
    skipAnimation: false,
    undoRequested: false,
    answerPractice: null,
    coverScreen: false,
  });
}
