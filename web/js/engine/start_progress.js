/** Progress of the engine's start: the share loaded of each part, weighted by download size and start-up work. */

/** In kilobytes, or what takes as long; only the proportions matter. */
const PART_WEIGHTS = { interpreter: 3500, library: 1100, script: 260, engine: 60, instance: 300, first: 300 };

/** @typedef {keyof typeof PART_WEIGHTS} StartPart */
/** @typedef {{ done: number, total: number }} Progress */

/** The parts that the page fetches itself. @type {readonly StartPart[]} */
export const FETCHED = ["interpreter", "library", "engine"];

const total = Object.values(PART_WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/**
 * @param {(progress: Progress) => void} onProgress
 * @returns {(part: StartPart, share: number) => void} report a part's share, from 0 to 1
 */
export function createStartProgress(onProgress) {
  /** @type {Partial<Record<StartPart, number>>} */
  const progress = {};
  let reported = -1;
  return (part, share) => {
    progress[part] = share * PART_WEIGHTS[part];
    const done = Math.round(Object.values(progress).reduce((sum, weight) => sum + weight, 0));
    if (done <= reported) return;
    reported = done;
    onProgress({ done, total });
  };
}
