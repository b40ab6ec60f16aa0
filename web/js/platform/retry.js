/** Repeat what the network, the disk or the host may have prevented. */

const RETRY_EVENTS = ["online", "raenke-again"];

/** Retry now; a person has asked for it. */
export const retryNow = () => dispatchEvent(new Event("raenke-again"));

/**
 * Resolve after a delay, when the network returns, or when a person asks (the button in arrival.js).
 * @param {number} wait in milliseconds
 * @returns {Promise<void>}
 */
export function waitForRetry(wait) {
  return new Promise((done) => {
    const timer = setTimeout(ready, wait);
    for (const occasion of RETRY_EVENTS) addEventListener(occasion, ready);
    function ready() {
      clearTimeout(timer);
      for (const occasion of RETRY_EVENTS) removeEventListener(occasion, ready);
      done();
    }
  });
}

/**
 * The delay after so many failures; the last one repeats.
 * @param {readonly number[]} waits in milliseconds
 * @param {number} failures at least 1
 */
export const delayAfter = (waits, failures) => waits[Math.min(failures, waits.length) - 1] ?? 0;

/**
 * Delays that double, from the first to the longest.
 * @param {number} first
 * @param {number} longest
 * @returns {number[]}
 */
export const doublingWaits = (first, longest) =>
  first < longest ? [first, ...doublingWaits(2 * first, longest)] : [longest];

/**
 * Repeat work until it succeeds or is no longer wanted.
 * @template T
 * @param {() => Promise<T>} work
 * @param {object} how
 * @param {readonly number[]} how.waits delays between the attempts, in milliseconds; the last one repeats
 * @param {() => boolean} [how.wanted] asked before every attempt
 * @param {(fault: unknown) => unknown} [how.onFailure] done before the delay, and waited for
 * @param {(delay: number) => Promise<void>} [how.wait]
 * @returns {Promise<T | null>} null: no longer wanted
 */
export async function retry(work, { waits, wanted = () => true, onFailure = () => {}, wait = waitForRetry }) {
  for (let failures = 1; wanted(); failures++) {
    try {
      return await work();
    } catch (fault) {
      await onFailure(fault);
    }
    await wait(delayAfter(waits, failures));
  }
  return null;
}
