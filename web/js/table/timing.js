/** How long events stay on screen. motion.js plays frames by it, and tools/bench sums it over whole games. */

/** @import { Frame } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */

/** Duration factor of each pace. */
export const PACE_FACTOR = { instant: 0, quick: 0.5, normal: 1, step: 1 };

/**
 * Who watches a running game, and what they want to be shown of it.
 * @typedef {object} Watching
 * @property {number | null} viewer
 * @property {boolean} concernsOnly stop only for what concerns the viewer
 * @property {(name: string) => boolean} on whether a switch of the game is on
 */

/** @typedef {Pick<GameAdapter, "animations" | "events">} Parts */

/**
 * At normal pace, in milliseconds.
 * @typedef {object} Timing
 * @property {boolean} overlaps the next event starts without waiting
 * @property {number} ms of its animation
 * @property {number} hold pause after it
 * @property {number} least from it until the next turn
 */

/** Whether a frame is passed over because it does not concern the viewer. @param {Frame} frame @param {Pick<GameAdapter, "events">} parts @param {Watching} watching */
export const isUnconcerning = ({ event, view }, { events }, { viewer, concernsOnly }) =>
  concernsOnly && !events.concerns(event, view, viewer);

/**
 * Whether a frame is drawn without being shown: it neither moves nor takes time.
 * @param {Frame} frame
 * @param {Parts} parts
 * @param {Watching | null} watching null: everything is shown
 */
export function isPassed(frame, parts, watching) {
  if (watching === null) return false;
  const folded = parts.animations.foldedBy(frame.event);
  return (folded !== "" && watching.on(folded)) || isUnconcerning(frame, parts, watching);
}

/**
 * The timing of a frame that is shown.
 * @param {readonly Frame[]} frames
 * @param {number} at
 * @param {Parts} parts
 * @param {Watching | null} watching
 * @returns {Timing}
 */
export function timingOf(frames, at, { animations, events }, watching) {
  const { event, view } = /** @type {Frame} */ (frames[at]);
  const next = frames[at + 1]?.event;
  const runs = events.isRun(event) && next !== undefined && events.isRun(next);
  return {
    overlaps: animations.overlaps(event) || runs,
    ms: animations.duration(event, view),
    hold: events.isMerged(event) ? 0 : (animations.hold(event) ?? 0),
    least: watching === null || event.seat === watching.viewer ? 0 : animations.least(event),
  };
}
