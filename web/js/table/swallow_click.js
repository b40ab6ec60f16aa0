/** The click that a browser sends after a finger or pointer has done something else must choose nothing. */

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Swallows the one click that may follow at once.
 * @param {number} within milliseconds
 */
export function swallowClick(within) {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), within);
}

/** Swallows the click that follows when the finger that is down is lifted. @param {number} within milliseconds after that */
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
