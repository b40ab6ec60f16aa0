/** Animations of Kabale's cards, from the layout before a frame to the layout after it, by transforms and opacity only. */

import { cardElementAt, elementAt, ghost, rectOf, sceneRoot, transformBetween } from "../../table/geometry.js";

/** @import * as games from "../../games.js" */
/** @import { Rect } from "../../table/geometry.js" */
/** @import { KabaleEvent as Event } from "../shapes" */

/** @typedef {games.Transition<Event>} Transition */

export const GLIDE = "cubic-bezier(0.25, 0.7, 0.2, 1)";
const FALL = "cubic-bezier(0.5, 0, 0.8, 0.5)";

/** Place of the event's card. @param {Event} event */
export const cardPlace = (event) => `col:${event.column}:${event.position}`;

/** Place that the event's card moves to. @param {Event} event */
export const targetPlace = (event) => `col:${event.to_column}:${event.to_position}`;

/**
 * Move an element from a box to its current place, slightly raised on the way.
 * @param {Transition} transition
 * @param {Element | null} element
 * @param {Rect | undefined} from
 * @param {KeyframeAnimationOptions} [options]
 */
function glide({ move, ms }, element, from, options = {}) {
  if (!element || !from || from.width === 0) return;
  const start = transformBetween(from, rectOf(element));
  const landing = [
    { transform: start },
    { transform: "translateY(-5px) scale(1.045)", offset: 0.82 },
    { transform: "none" },
  ];
  move(element, landing, { duration: ms, easing: GLIDE, ...options });
}

/**
 * Where a played card starts: the hand if it is the viewer's, else the seat.
 * @param {Transition} transition
 */
function origin({ event, before }) {
  return (
    (event.card && before.boxes.get(`hand:${event.card}`)) ||
    before.boxes.get(`held:${event.seat}`) ||
    before.boxes.get(`seat:${event.seat}`)
  );
}

/** @param {Transition} transition */
function lifted({ mark }, /** @type {string} */ place) {
  const element = elementAt(place);
  mark(element, "is-lifted");
  mark(element?.closest(".column"), "is-changing");
  return cardElementAt(place);
}

/**
 * Delay shrinking a card to a strip until the card that covers it has landed; if it is revealed next, keep it on top until then.
 * @param {Transition} transition
 */
function layOver({ event, next, mark }) {
  const place = `col:${event.column}:${(event.position ?? 0) - 1}`;
  if (next?.kind === "revealed" && cardPlace(next) === place) keepAbove(mark, place);
  else mark(elementAt(place), "is-uncovered");
}

/** @param {Transition["mark"]} mark @param {string} place */
function keepAbove(mark, place) {
  mark(elementAt(place), "is-uncovered", true);
  mark(elementAt(place), "is-above", true);
}

/**
 * Card flip: the copy of the old face rotates to its edge, then the new face rotates into view.
 * @param {Transition} transition
 * @param {string} place
 * @param {Rect | null} [over] where to flip it, if it was elsewhere before
 */
function turn(transition, place, over = null) {
  const { before, move, ms } = transition;
  const face = lifted(transition, place);
  const old = ghost(before, place);
  if (!face) return;
  if (over && old) for (const [name, value] of Object.entries(over)) old.style.setProperty(name, `${value}px`);
  const edge = (/** @type {number} */ degrees, /** @type {number} */ size) =>
    `perspective(700px) rotateY(${degrees}deg) scale(${size})`;
  move(old, [{ transform: edge(0, 1) }, { transform: edge(90, 1.08) }], {
    duration: ms / 2,
    easing: "ease-in",
    fill: "forwards",
  });
  move(face, [{ transform: edge(-90, 1.08) }, { transform: edge(0, 1) }], {
    duration: ms / 2,
    delay: ms / 2,
    easing: "ease-out",
  });
}

/** Move up the cards below a removed card. @param {Transition} transition @param {number} column @param {number} gone */
function closeUp({ before, move, ms }, column, gone) {
  for (let position = gone; ; position++) {
    const element = cardElementAt(`col:${column}:${position}`);
    const from = before.boxes.get(`col:${column}:${position + 1}`);
    if (!element || !from) return;
    move(element, [{ transform: transformBetween(from, rectOf(element), false) }, { transform: "none" }], {
      duration: ms * 0.6,
      delay: ms * 0.4,
      easing: GLIDE,
    });
  }
}

/** @param {Transition} transition @param {Element | null} element */
function nudge({ move, ms }, element) {
  const tilt = (/** @type {number} */ degrees) => ({ transform: `rotate(${degrees}deg)` });
  move(element, [tilt(0), tilt(-3), tilt(3), tilt(-2), tilt(0)], { duration: ms, easing: "ease-in-out" });
}

/** @param {Transition} transition */
export function place(transition) {
  layOver(transition);
  glide(transition, lifted(transition, cardPlace(transition.event)), origin(transition));
}

/** @param {Transition} transition */
export function reveal(transition) {
  // Keep it whole until it has been read.
  keepAbove(transition.mark, cardPlace(transition.event));
  turn(transition, cardPlace(transition.event));
}

/** @param {Transition} transition */
export function walk(transition) {
  const { event, before, mark, move, ms } = transition;
  const walker = ghost(before, cardPlace(event));
  const target = lifted(transition, targetPlace(event));
  const from = before.boxes.get(cardPlace(event));
  if (!walker || !target || !from) return;
  mark(elementAt(targetPlace(event)), "is-highlighted");
  const way = transformBetween(rectOf(target), from);
  const steps = [
    { transform: "none" },
    { transform: "translateY(-14px) scale(1.05)", offset: 0.15 },
    { transform: `${way}`, offset: 0.8, easing: "ease-in" },
    { transform: `${way} perspective(700px) rotateY(90deg)` },
  ];
  move(walker, steps, { duration: ms * 1.15, easing: "ease-in-out", fill: "forwards" });
  move(target, [{ transform: "perspective(700px) rotateY(-90deg)" }, { transform: "none" }], {
    duration: ms * 0.3,
    delay: ms * 1.15,
    easing: "ease-out",
  });
  closeUp(transition, event.column ?? 0, event.position ?? 0);
}

/** @param {Transition} transition */
export function stay(transition) {
  nudge(transition, lifted(transition, cardPlace(transition.event)));
}

/** @param {Transition} transition */
export function discard(transition) {
  const { event, before, move, ms } = transition;
  const victim = ghost(before, cardPlace(event));
  const from = before.boxes.get(cardPlace(event));
  const pile = before.boxes.get(`discard:${event.seat}`) ?? before.boxes.get(`seat:${event.seat}`);
  if (victim && from && pile) {
    victim.classList.add("is-victim");
    const fall = [
      { transform: "none", opacity: 1 },
      { transform: "rotate(-7deg) scale(1.05)", opacity: 1, offset: 0.35 },
      { transform: `${transformBetween(pile, from)} rotate(-24deg)`, opacity: 0.25 },
    ];
    move(victim, fall, { duration: ms, easing: FALL, fill: "forwards" });
  }
  closeUp(transition, event.column ?? 0, event.position ?? 0);
}

/** @param {Transition} transition */
export function close({ event, move, ms }) {
  const stack = sceneRoot().querySelector(`[data-column="${event.column}"] .column-stack`);
  const line = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
  move(stack, line, { duration: ms, easing: GLIDE, pseudoElement: "::after" });
  const card = cardElementAt(cardPlace(event));
  const whirl = [
    { transform: "none" },
    { transform: "rotate(5deg) scale(1.04)" },
    { transform: "rotate(-4deg)" },
    { transform: "none" },
  ];
  move(card, whirl, { duration: ms });
}

/** @param {Transition} transition */
export function ask(transition) {
  transition.mark(elementAt(cardPlace(transition.event)), "is-highlighted");
  nudge(transition, lifted(transition, cardPlace(transition.event)));
}

/** @param {Transition} transition */
export function slip(transition) {
  const { event, mark } = transition;
  mark(sceneRoot().querySelector(`[data-column="${event.column}"]`), "is-changing");
  mark(elementAt(cardPlace(event)), "is-flying");
  glide(transition, cardElementAt(cardPlace(event)), origin(transition));
}

/** @param {Transition} transition */
export function decline(transition) {
  nudge(transition, cardElementAt(cardPlace(transition.event)));
}

/** @param {Transition} transition */
export function shuffle({ event, move, ms }) {
  for (const [index, place] of [`deck:${event.seat}`, `discard:${event.seat}`].entries()) {
    const side = index ? -1 : 1;
    const riffle = [0, 8, -6, 8, -6, 0].map((step) => ({
      transform: `translateX(${side * step}px) rotate(${side * step}deg)`,
    }));
    move(elementAt(place), riffle, { duration: ms });
  }
}

/** @param {Transition} transition */
export function draw(transition) {
  const { event, before, move, ms } = transition;
  const card = event.card ? cardElementAt(`hand:${event.card}`) : null;
  if (card) glide(transition, card, before.boxes.get(`deck:${event.seat}`) ?? before.boxes.get(`seat:${event.seat}`));
  else
    move(
      elementAt(`held:${event.seat}`),
      [{ transform: "none" }, { transform: "translateY(-3px) scale(1.25)" }, { transform: "none" }],
      { duration: ms },
    );
}
