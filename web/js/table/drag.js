/** A hand card drawn to a column with finger, pen or mouse: one way beside tapping and keys, never the only one. */

/** @import { KabaleAction as Action } from "../kabale/shapes" */
/** @import { Store } from "../store.js" */
/** @import { TableControl } from "./run.js" */

/** So far a finger may tremble before it drags. */
const STARTS_AT = 9;

/**
 * @typedef {object} Drag
 * @property {HTMLElement} card
 * @property {string} code
 * @property {number} pointer
 * @property {number} x
 * @property {number} y
 * @property {boolean} moving
 */

/**
 * @param {{ store: Store, table: TableControl }} parts
 */
export function createDrag({ store, table }) {
  /** @type {Drag | null} */
  let drag = null;
  const listening = new AbortController();

  /** @param {PointerEvent} event */
  function down(event) {
    if (drag || !event.isPrimary || event.button !== 0) return;
    const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.(".hand-card.is-legal"));
    const code = card?.dataset["card"];
    if (!card || !code || store.get().table?.view?.asks !== "place") return;
    drag = { card, code, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
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
    drag.card.style.setProperty("transform", `translate(${x}px, ${y}px) rotate(2deg) scale(0.92)`);
    hover(columnAt(event));
  }

  /** @param {Drag} started */
  function begin(started) {
    started.moving = true;
    if (started.card.hasPointerCapture?.(started.pointer) === false) {
      try {
        started.card.setPointerCapture(started.pointer);
      } catch {
        // The pointer is gone already: its end follows.
      }
    }
    started.card.classList.add("is-dragged");
    if (store.get().table?.card !== started.code) table.choose(started.code);
  }

  /** @param {PointerEvent} event */
  function columnAt(event) {
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.closest(".column.is-legal"));
    return /** @type {HTMLElement | null} */ (under?.closest(".column.is-legal") ?? null);
  }

  /** @param {Element | null} column */
  function hover(column) {
    for (const element of document.querySelectorAll(".column.is-over")) if (element !== column) element.classList.remove("is-over");
    column?.classList.add("is-over");
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { moving, card, code } = drag;
    drag = null;
    if (!moving) return;
    swallowClick();
    const column = event.type === "pointerup" ? columnAt(event) : null;
    hover(null);
    const action = column ? placing(code, Number(column.dataset["column"])) : null;
    // The card flies on from where it was let go: its place is measured before it leaves the hand.
    if (action) void table.play(action.id).finally(() => layBack(card));
    else {
      layBack(card);
      table.choose(null);
    }
  }

  /** @param {HTMLElement} card */
  function layBack(card) {
    card.classList.remove("is-dragged");
    card.style.removeProperty("transform");
  }

  /**
   * @param {string} code
   * @param {number} column
   * @returns {Action | null}
   */
  const placing = (code, column) =>
    store.get().table?.look?.view.legal.find((action) => action.kind === "place" && action.card === code && action.column === column) ?? null;

  /** The click that follows a drag chooses nothing. */
  function swallowClick() {
    const stop = (/** @type {Event} */ event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 60);
  }

  const options = { signal: listening.signal };
  addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", up, options);
  return { end: () => listening.abort() };
}
