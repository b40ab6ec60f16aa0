/** Animations of Kabale's goals and of whole columns. */

import { cardElementAt, elementAt, ghost, rectOf, sceneRoot, transformBetween } from "../../table/geometry.js";
import { GLIDE } from "./card_animations.js";

/** @import { Transition } from "./card_animations.js" */

/** Delay between elements that move one after another, as a fraction of the event's duration. */
const STAGGER = 0.12;

/** Places of all cards in columns. */
export const allCards = () =>
  [...sceneRoot().querySelectorAll('[data-place^="col:"]')].map((element) => element.getAttribute("data-place") ?? "");

/** @param {number | undefined} column */
export const cardsIn = (column) => allCards().filter((place) => place.startsWith(`col:${column}:`));

/** @param {Transition} transition */
export function unrollGoals(transition) {
  sceneRoot()
    .querySelectorAll('[data-place^="goal:"] > *')
    .forEach((cloth, index) => {
      const frames = [
        { transform: "perspective(500px) rotateX(-90deg)" },
        { transform: "perspective(500px) rotateX(14deg)", offset: 0.75 },
        { transform: "none" },
      ];
      transition.move(cloth, frames, {
        duration: transition.ms,
        delay: index * transition.ms * STAGGER,
        easing: GLIDE,
      });
    });
}

/** @param {Transition} transition */
export function tradeGoals(transition) {
  const { event, before, move, ms, mark } = transition;
  for (const [to, from] of [
    [event.column, event.to_column],
    [event.to_column, event.column],
  ]) {
    const goal = cardElementAt(`goal:${to}`);
    const box = before.boxes.get(`goal:${from}`);
    if (!goal || !box) continue;
    mark(goal.closest(".column"), "is-changing");
    const start = transformBetween(box, rectOf(goal), false);
    const lift = to === event.column ? -22 : 22;
    move(
      goal,
      [
        { transform: start },
        { transform: `${start} translateY(${lift}px)`, offset: 0.25 },
        { transform: `translateY(${lift}px)`, offset: 0.75 },
        { transform: "none" },
      ],
      { duration: ms * 1.3, easing: "ease-in-out" },
    );
  }
}

/** @param {Transition} transition */
export function turnAllUp(transition) {
  const covered = allCards().filter((place) => transition.before.copies.get(place)?.classList.contains("is-covered"));
  for (const [index, place] of covered.entries()) {
    const ms = transition.ms;
    const delay = index * ms * STAGGER;
    transition.mark(elementAt(place), "is-flying");
    const spin = [{ transform: "perspective(700px) rotateY(-90deg)" }, { transform: "none" }];
    transition.move(cardElementAt(place), spin, { duration: ms / 2, delay, easing: "ease-out" });
  }
}

/** @param {Transition} transition */
export function light({ event, move, ms, mark }) {
  const column = sceneRoot().querySelector(`[data-column="${event.column}"]`);
  mark(column, "is-outlined");
  move(column, [{ transform: "none" }, { transform: "scale(1.02)" }, { transform: "none" }], { duration: ms });
}

/** @param {Transition} transition */
export function win(transition) {
  const { event, before, move, ms } = transition;
  const prize = ghost(before, `goal:${event.column}`);
  const from = before.boxes.get(`goal:${event.column}`);
  const to = before.boxes.get(`seat:${event.seat}`);
  if (prize && from && to) {
    const rise = [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-10px) scale(1.15)", opacity: 1, offset: 0.3 },
      { transform: `${transformBetween(to, from, false)} scale(0.45)`, opacity: 0.6 },
    ];
    move(prize, rise, { duration: ms * 1.3, easing: "ease-in-out", fill: "forwards" });
    move(
      elementAt(`seat:${event.seat}`),
      [{ transform: "none" }, { transform: "scale(1.05)" }, { transform: "none" }],
      {
        duration: ms * 0.5,
        delay: ms * 1.2,
      },
    );
  }
  fadeColumn(transition);
}

/** @param {Transition} transition */
export function lose(transition) {
  const { event, before, move, ms } = transition;
  const gone = ghost(before, `goal:${event.column}`);
  move(
    gone,
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(24px) scale(0.9)", opacity: 0 },
    ],
    { duration: ms, easing: "ease-in", fill: "forwards" },
  );
  fadeColumn(transition);
}

/** Fade out the cards of a settled column, which go to the discard piles. @param {Transition} transition */
function fadeColumn({ event, before, move, ms }) {
  for (const place of before.copies.keys()) {
    if (!place.startsWith(`col:${event.column}:`)) continue;
    move(
      ghost(before, place),
      [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: "translateY(12px)" },
      ],
      { duration: ms * 0.7, fill: "forwards" },
    );
  }
}
