/** Turns on the style sheets that the first paint does without: they wait in index.html as if they were for print. */

/** @type {Promise<void> | null} */
let asked = null;
let complete = false;

/** Whether every screen can be shown as it should look. */
export const stylesComplete = () => complete;

/** Turns them on; resolves when all are here, or do not come for now: an unadorned screen is better than none, and arrival.js goes on trying. */
export function turnOnStyles() {
  asked ??= Promise.all([...document.querySelectorAll("link[data-later]")].map(turnOn)).then(() => {
    complete = true;
  });
  return asked;
}

/** @param {Element} element */
function turnOn(element) {
  const link = /** @type {HTMLLinkElement} */ (element);
  if (link.sheet || link.dataset["missed"] !== undefined) {
    link.media = "all";
    return;
  }
  return new Promise((done) => {
    link.addEventListener("load", done, { once: true });
    link.addEventListener("error", done, { once: true });
    link.media = "all";
  });
}
