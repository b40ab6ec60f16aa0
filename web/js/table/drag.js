/** Drag and drop with finger, pen or mouse, as an alternative to tapping and keys. */

import { swallowClick } from "./swallow_click.js";
import { nextPlaces } from "./taps.js";

/** @import { Store } from "../store.js" */
/** @import { TableControl } from "./control.js" */

/** Movement threshold in pixels before a press becomes a drag. */
const STARTS_AT = 9;

/**
 * @typedef {object} Drag
 * @property {HTMLElement} element
 * @property {string} place
 * @property {number} pointer
 * @property {number} x
 * @property {number} y
 * @property {boolean} moving
 */

/** Draggable elements, and their drop targets. */
const DRAGGABLE = "[data-drag][data-tap].is-legal";
const TARGETS = "[data-tap].is-legal";

/**
 * @param {{ store: Store, control: TableControl }} parts
 */
export function createDrag({ store, control }) {
  /** @type {Drag | null} */
  let drag = null;
  const listening = new AbortController();

  /** The drop targets of a dragged element. @param {string} place */
  const leadsTo = (place) => nextPlaces(store.get().table?.view?.legal ?? [], [place]);

  /** @param {PointerEvent} event */
  function down(event) {
    if (drag || !event.isPrimary || event.button !== 0) return;
    const element = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.(DRAGGABLE));
    const place = element?.dataset["tap"];
    if (!element || !place || leadsTo(place).length === 0) return;
    drag = { element, place, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.moving) {
      if (Math.hypot(x, y) < STARTS_AT) return;
      begin(drag);
    }
    drag.element.style.setProperty("transform", `translate(${x}px, ${y}px) rotate(2deg) scale(0.92)`);
    hover(targetAt(event, drag));
  }

  /** @param {Drag} started */
  function begin(started) {
    started.moving = true;
    if (started.element.hasPointerCapture?.(started.pointer) === false) {
      try {
        started.element.setPointerCapture(started.pointer);
      } catch {
        // The pointer is gone; its end event follows.
      }
    }
    // An attribute, not a class: rendering the selection replaces the classes.
    started.element.setAttribute("data-dragged", "");
    if (!store.get().table?.taps.includes(started.place)) void control.tap(started.place);
  }

  /** @param {PointerEvent} event @param {Drag} drawn */
  function targetAt(event, { place }) {
    const goals = leadsTo(place);
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const target = /** @type {HTMLElement | null} */ (element.closest(TARGETS));
      if (target && goals.includes(target.dataset["tap"] ?? "")) return target;
    }
    return null;
  }

  /** @param {Element | null} target */
  function hover(target) {
    for (const element of document.querySelectorAll(".is-over"))
      if (element !== target) element.classList.remove("is-over");
    target?.classList.add("is-over");
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    const ended = drag;
    drag = null;
    if (!ended.moving) return;
    swallowClick(60);
    const target = event.type === "pointerup" ? targetAt(event, ended) : null;
    hover(null);
    const chosen = store.get().table?.taps.includes(ended.place) === true;
    // Animation starts at the drop position, so measure it before it is reset.
    if (target && chosen) void control.tap(target.dataset["tap"] ?? "").finally(() => resetPosition(ended.element));
    else {
      resetPosition(ended.element);
      control.clearTaps();
    }
  }

  /** @param {HTMLElement} element */
  function resetPosition(element) {
    element.removeAttribute("data-dragged");
    element.style.removeProperty("transform");
  }

  const options = { signal: listening.signal };
  addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", up, options);
  return { end: () => listening.abort() };
}
