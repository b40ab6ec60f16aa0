/** When a card explains itself: the pointer rests on it, a finger stays on it, or `i` is pressed while it has the focus. */

import { closeCardHelp, openCardHelp } from "../kabale/view/card_help.js";

/** @import { Store } from "../store.js" */
/** @import { HelpContext } from "../kabale/view/card_help.js" */

const RESTS_MS = 650;
const PRESS_MS = 480;

/** A pointer on its way from the card to its help may cross the gap. */
const LEAVES_MS = 220;

const CARDS = ".column-card, .hand-card, .unseen [data-code]";

/** @param {EventTarget | null} target */
const cardOf = (target) => /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest(CARDS) : null);

/**
 * @param {HTMLElement} element
 * @returns {HelpContext | null}
 */
function contextOf(element) {
  const place = /^col:(\d+):(\d+)$/.exec(element.dataset["place"] ?? "");
  if (place) return { column: Number(place[1]), position: Number(place[2]) };
  const code = element.dataset["card"] ?? element.dataset["code"];
  return code ? { code } : null;
}

/**
 * @param {Store} store
 * @param {() => boolean} [calm] whether nothing is on its way; at a table the table knows
 */
export function createHelpTriggers(store, calm = () => store.get().table?.busy === false) {
  const listening = new AbortController();
  let timer = 0;
  let leaving = 0;
  /** The card that is explained, and the one on which the pointer has just come to rest. @type {HTMLElement | null} */
  let over = null;
  /** @type {HTMLElement | null} */
  let resting = null;

  const hovering = () => /** @type {HelpContext | null | undefined} */ (store.get().pages["help"])?.hover === true;

  /** Nothing explains itself while it is being moved. */
  const still = () => calm() && !document.querySelector(".is-dragged");

  function stop() {
    clearTimeout(timer);
    clearTimeout(leaving);
    over = resting = null;
    if (hovering()) closeCardHelp(store);
  }

  /** @param {HTMLElement} element */
  function explain(element) {
    const context = contextOf(element);
    clearTimeout(timer);
    if (context) openCardHelp(store, context);
  }

  /** @param {PointerEvent} event */
  function rest(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const card = cardOf(event.target);
    const onHelp = event.target instanceof Element && event.target.closest(".card-help.is-hover");
    if (onHelp || (card && card === over)) {
      clearTimeout(leaving);
      return;
    }
    if (card && card === resting) return;
    clearTimeout(timer);
    resting = card;
    if (over) {
      clearTimeout(leaving);
      leaving = window.setTimeout(stop, LEAVES_MS);
    }
    const context = card && contextOf(card);
    if (!card || !context) return;
    timer = window.setTimeout(() => {
      resting = null;
      if (!card.isConnected || !still()) return;
      clearTimeout(leaving);
      over = card;
      const { left, right, top } = card.getBoundingClientRect();
      openCardHelp(store, { ...context, hover: true, anchor: { left, right, top } });
    }, RESTS_MS);
  }

  /** @param {PointerEvent} event */
  function press(event) {
    stop();
    const card = event.pointerType === "mouse" ? null : cardOf(event.target);
    if (!card) return;
    const { clientX, clientY } = event;
    timer = window.setTimeout(() => {
      if (!still()) return;
      swallowClick();
      explain(card);
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

  /** The finger that asked for help chooses nothing when it is lifted. */
  function swallowClick() {
    const stopIt = (/** @type {Event} */ event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", stopIt, { capture: true, once: true });
    addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", stopIt, { capture: true }), 80), { once: true });
  }

  const options = { signal: listening.signal };
  addEventListener("pointerover", rest, options);
  addEventListener("pointermove", rest, options);
  addEventListener("pointerdown", press, options);
  addEventListener("contextmenu", (event) => cardOf(event.target) && event.preventDefault(), options);
  // Before the table's own keys: Escape first takes away what hovers.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !hovering()) return;
    event.preventDefault();
    stop();
  }, { ...options, capture: true });

  return {
    /** The card that has the focus. */
    explainFocused() {
      const card = cardOf(document.activeElement);
      if (card) explain(card);
    },

    end() {
      stop();
      closeCardHelp(store);
      listening.abort();
    },
  };
}
