/** Open contextual help: on hover, long press, or `i` for the focused element. */

import { createScreenState } from "../screen_state.js";
import { swallowClickAfterPress } from "./swallow_click.js";

/** @import { Store } from "../store.js" */

/**
 * State of the contextual help.
 * @typedef {object} Help
 * @property {string} subject the element's `data-help`, "" for none; interpreted by the game
 * @property {boolean} hover a tooltip, which does not take the focus
 * @property {{ left: number, right: number, top: number, bottom: number } | null} anchor what the tooltip explains
 */

/** @type {Help} */
const NOTHING = { subject: "", hover: false, anchor: null };

export const helpState = createScreenState("help", NOTHING);

/** Opens and closes the help. @param {{ store: Store }} parts */
export const createHelp = ({ store }) => ({
  /** @param {string} subject @param {Help["anchor"]} [anchor] */
  open: (subject, anchor = null) => helpState.patch(store, { subject, hover: anchor !== null, anchor }),

  close: () => helpState.clear(store),
});

/** Time until hovering, or pressing, opens it. */
const HOVER_MS = 650;
const PRESS_MS = 480;

/** Time until it closes again, in case the pointer comes back or goes on to the tooltip, which may be at the other side. */
const LEAVE_MS = 700;

/** @param {EventTarget | null} target */
const explainedElement = (target) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("[data-help]") : null);

/** Whether the pointer is on the tooltip, which where space is short lets presses through to what it covers. @param {PointerEvent} event */
function isOnTooltip({ clientX, clientY }) {
  const box = document.querySelector("[role=tooltip]")?.getBoundingClientRect();
  return box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

/** @param {HTMLElement} element */
const subjectOf = (element) => element.dataset["help"] ?? "";

/**
 * @param {Store} store
 * @param {() => boolean} [calm] whether nothing is being animated; at a table, the table knows
 */
export function createHelpTriggers(store, calm = () => store.get().table?.busy === false) {
  const help = createHelp({ store });
  const listening = new AbortController();
  let timer = 0;
  let leaving = 0;
  /** The element explained by the tooltip, and the one that the pointer has just entered. @type {HTMLElement | null} */
  let over = null;
  /** @type {HTMLElement | null} */
  let entered = null;

  const hovering = () => helpState.of(store.get()).hover;

  /** No help during drags and animations. */
  const canExplain = () => calm() && !document.querySelector("[data-dragged]");

  /** Close the tooltip; what the pointer has entered since may still get one. */
  function close() {
    clearTimeout(leaving);
    leaving = 0;
    over = null;
    if (hovering()) help.close();
  }

  function stop() {
    clearTimeout(timer);
    entered = null;
    close();
  }

  /** @param {HTMLElement} element */
  function explain(element) {
    clearTimeout(timer);
    help.open(subjectOf(element));
  }

  /** @param {PointerEvent} event */
  function onPointerOver(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const element = explainedElement(event.target);
    if ((element && element === over) || (over && isOnTooltip(event))) {
      clearTimeout(leaving);
      clearTimeout(timer);
      entered = null;
      leaving = 0;
      return;
    }
    if (element && element === entered) return;
    clearTimeout(timer);
    entered = element;
    if (over && !leaving) leaving = window.setTimeout(close, LEAVE_MS);
    if (!element) return;
    timer = window.setTimeout(() => {
      entered = null;
      if (!element.isConnected || !canExplain()) return;
      clearTimeout(leaving);
      leaving = 0;
      over = element;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      help.open(subjectOf(element), { left, right, top, bottom });
    }, HOVER_MS);
  }

  /** @param {PointerEvent} event */
  function onPointerDown(event) {
    stop();
    const element = event.pointerType === "mouse" ? null : explainedElement(event.target);
    if (!element) return;
    const { clientX, clientY } = event;
    timer = window.setTimeout(() => {
      if (!canExplain()) return;
      // Releasing the finger must not select anything.
      swallowClickAfterPress(80);
      explain(element);
    }, PRESS_MS);
    const moved = (/** @type {PointerEvent} */ next) => {
      if (Math.hypot(next.clientX - clientX, next.clientY - clientY) > 8) clearTimeout(timer);
    };
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
    };
    addEventListener("pointermove", moved, { signal: done.signal });
    addEventListener("pointerup", end, { signal: done.signal });
    addEventListener("pointercancel", end, { signal: done.signal });
  }

  const options = { signal: listening.signal };
  addEventListener("pointerover", onPointerOver, options);
  addEventListener("pointermove", onPointerOver, options);
  addEventListener("pointerdown", onPointerDown, options);
  addEventListener("contextmenu", (event) => explainedElement(event.target) && event.preventDefault(), options);
  // In the capture phase: Escape closes the tooltip before the table's own keys see it.
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !hovering()) return;
      event.preventDefault();
      stop();
    },
    { ...options, capture: true },
  );

  return {
    /** Explain the focused element. */
    explainFocused() {
      const element = explainedElement(document.activeElement);
      if (element) explain(element);
    },

    end() {
      stop();
      help.close();
      listening.abort();
    },
  };
}
