/** Draws the page once for many changes of the state, and says when that has been done. */

/** @type {() => void} */
let draw = () => {};
/** The drawing that is asked for. @type {Promise<void> | null} */
let asked = null;

/** @param {() => void} how */
export function drawWith(how) {
  draw = how;
}

export function askDrawing() {
  asked ??= Promise.resolve().then(() => {
    asked = null;
    draw();
  });
}

/** Resolves when the page shows the state as it is now; at once if it does. */
export const drawn = () => asked ?? Promise.resolve();
