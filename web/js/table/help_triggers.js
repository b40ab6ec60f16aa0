/** Open contextual help: on hover, long press, or `i` for the focused element. */

import { createScreenState } from "../screen_state.js";
import { swallowClickAfterPress } from "./swallow_click.js";

/** @import { Store } from "../store.js" */

/**
 * State of the contextual help.
 * @typedef {object} Help
 * @property {string} subject the element's `data-help`, "" for none; interpreted by the game
 * @property {boolean} hover a tooltip, which does not take the focus
 * @property {{ left: number, right: number, top: number } | null} anchor where to place the tooltip
 */

/** @type {Help} */
const NOTHING = { subject: "", hover: false, anchor: null };

export const helpState = createScreenState("help", NOTHING);

/** @param {Store} store @param {string} subject @param {Help["anchor"]} [anchor] */
export const openHelp = (store, subject, anchor = null) =>
  helpState.patch(store, { subject, hover: anchor !== null, anchor });

/** @param {Store} store */
export const closeHelp = (store) => helpState.clear(store);

const RESTS_MS = 650;
const PRESS_MS = 480;

/** Grace period while the pointer crosses the gap between element and tooltip. */
const LEAVES_MS = 220;

/** @param {EventTarget | null} target */
const thingOf = (target) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("[data-help]") : null);

/** @param {HTMLElement} thing */
const subjectOf = (thing) => thing.dataset["help"] ?? "";

/**
 * @param {Store} store
 * @param {() => boolean} [calm] whether nothing is being animated; at a table, the table knows
 */
export function createHelpTriggers(store, calm = () => store.get().table?.busy === false) {
  const listening = new AbortController();
  let timer = 0;
  let leaving = 0;
  /** The element explained by the tooltip, and the one that the pointer has just entered. @type {HTMLElement | null} */
  let over = null;
  /** @type {HTMLElement | null} */
  let resting = null;

  const hovering = () => helpState.of(store.get()).hover;

  /** No help during drags and animations. */
  const canExplain = () => calm() && !document.querySelector("[data-dragged]");

  function stop() {
    clearTimeout(timer);
    clearTimeout(leaving);
    over = resting = null;
    if (hovering()) closeHelp(store);
  }

  /** @param {HTMLElement} element */
  function explain(element) {
    clearTimeout(timer);
    openHelp(store, subjectOf(element));
  }

  /** @param {PointerEvent} event */
  function onPointerOver(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const thing = thingOf(event.target);
    const onHelp = event.target instanceof Element && event.target.closest(".thing-help.is-hover");
    if (onHelp || (thing && thing === over)) {
      clearTimeout(leaving);
      return;
    }
    if (thing && thing === resting) return;
    clearTimeout(timer);
    resting = thing;
    if (over) {
      clearTimeout(leaving);
      leaving = window.setTimeout(stop, LEAVES_MS);
    }
    if (!thing) return;
    timer = window.setTimeout(() => {
      resting = null;
      if (!thing.isConnected || !canExplain()) return;
      clearTimeout(leaving);
      over = thing;
      const { left, right, top } = thing.getBoundingClientRect();
      openHelp(store, subjectOf(thing), { left, right, top });
    }, RESTS_MS);
  }

  /** @param {PointerEvent} event */
  function onPointerDown(event) {
    stop();
    const thing = event.pointerType === "mouse" ? null : thingOf(event.target);
    if (!thing) return;
    const { clientX, clientY } = event;
    timer = window.setTimeout(() => {
      if (!canExplain()) return;
      // Releasing the finger must not select anything.
      swallowClickAfterPress(80);
      explain(thing);
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
  addEventListener("contextmenu", (event) => thingOf(event.target) && event.preventDefault(), options);
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
      const thing = thingOf(document.activeElement);
      if (thing) explain(thing);
    },

    end() {
      stop();
      closeHelp(store);
      listening.abort();
    },
  };
}
