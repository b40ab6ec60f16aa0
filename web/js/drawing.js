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

/** Once what has just been drawn can be seen; nobody sees a hidden page, and it has no frames. @param {() => void} then */
export function afterPaint(then) {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
