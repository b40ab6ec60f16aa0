/** Waiting before the next attempt of a failed fetch. */

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
