/** A deadline that does not count the time in which the page was suspended. */

const TICK = 250;

/**
 * @param {number} within milliseconds
 * @param {() => void} onLate
 */
export function createDeadline(within, onLate) {
  let left = within;
  let last = performance.now();
  const ticker = setInterval(() => {
    const now = performance.now();
    left -= Math.min(now - last, 4 * TICK);
    last = now;
    if (left > 0) return;
    clearInterval(ticker);
    onLate();
  }, TICK);
  return { stop: () => clearInterval(ticker) };
}
