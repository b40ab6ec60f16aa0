/** Batch rendering: many state changes, one rendering in a microtask. */

/** @type {() => void} */
let renderPage = () => {};
/** The scheduled rendering. @type {Promise<void> | null} */
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

/** Resolves when the page shows the current state. */
export const rendered = () => requested ?? Promise.resolve();
