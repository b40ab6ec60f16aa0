/** When something that could not be fetched is to be tried again. */

const RETRY_EVENTS = ["online", "raenke-again"];

/** A person does not want to wait any longer. */
export const retryNow = () => dispatchEvent(new Event("raenke-again"));

/**
 * Resolves after a while, or as soon as the network is back or a person says so (arrival.js has a button for that).
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
