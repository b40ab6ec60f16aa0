/** Draws the page once for many changes of the state, and says when that has been done. */

/** @type {() => void} */
let renderPage = () => {};
/** The drawing that is asked for. @type {Promise<void> | null} */
let requested = null;

/** @param {() => void} how */
export function setRenderer(how) {
  renderPage = how;
}

export function requestRender() {
  requested ??= Promise.resolve().then(() => {
    requested = null;
    renderPage();
  });
}

/** Resolves when the page shows the state as it is now; at once if it does. */
export const rendered = () => requested ?? Promise.resolve();
