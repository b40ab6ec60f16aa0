/** Swallow the click that a browser sends after a long press or drag. */

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Swallow the next click.
 * @param {number} within milliseconds
 */
export function swallowClick(within) {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), within);
}

/** Swallow the click that follows when the pressed finger is lifted. @param {number} within milliseconds after that */
export function swallowClickAfterPress(within) {
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener(
    "pointerup",
    () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), within),
    {
      once: true,
    },
  );
}
