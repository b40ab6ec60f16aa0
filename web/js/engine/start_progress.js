/** Progress of the engine's download, in bytes of all parts. When all are there the engine is only being prepared. */

/** Packed sizes in kilobytes, before the responses tell them; only the proportions matter. */
const PART_WEIGHTS = { interpreter: 1750, library: 970, engine: 210, script: 150 };

/** @typedef {keyof typeof PART_WEIGHTS} StartPart */
/** @typedef {{ done: number, total: number }} Progress */

export const PARTS = /** @type {StartPart[]} */ (Object.keys(PART_WEIGHTS));

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
