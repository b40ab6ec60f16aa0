/**
 * AnimationAdapter of Kabale: one animation per kind of event, from the layout before a frame to the layout after it.
 * Only transforms and opacity are animated, to avoid layout work.
 */

import { cardElementAt, elementAt, ghost, rectOf, sceneRoot, transformBetween } from "../table/geometry.js";

/** @import { KabaleEvent as Event } from "./shapes" */
/** @import * as games from "../games.js" */
/** @import { Rect } from "../table/geometry.js" */

/** @typedef {games.Flight<Event>} Flight */

const GLIDE = "cubic-bezier(0.25, 0.7, 0.2, 1)";
const FALL = "cubic-bezier(0.5, 0, 0.8, 0.5)";

/** Delay between elements that move one after another, as a fraction of the event's duration. */
const STAGGER = 0.12;

/** @param {Event} event */
const here = (event) => `col:${event.column}:${event.position}`;
/** @param {Event} event */
const there = (event) => `col:${event.to_column}:${event.to_position}`;

/** Duration by kind of event, in milliseconds at the normal pace; 0 if missing. @type {Record<string, number>} */
const LASTS = {
  "round-began": 350,
  placed: 220,
  revealed: 240,
  moved: 330,
  stayed: 240,
  discarded: 350,
  closed: 300,
  asked: 220,
  slipped: 330,
  traded: 400,
  declined: 220,
  shuffled: 300,
  drawn: 250,
  "round-ended": 350,
  settled: 350,
  won: 450,
  lost: 400,
  "game-over": 300,
};

/** Pause after the animation, before the next event. @type {Record<string, number>} */
const HOLDS = {
  "round-began": 150,
  revealed: 100,
  moved: 120,
  stayed: 220,
  discarded: 280,
  closed: 200,
  asked: 160,
  slipped: 110,
  traded: 350,
  declined: 250,
  "round-ended": 250,
  settled: 900,
  won: 250,
  lost: 250,
};

/** Events that the next one does not wait for: another seat's draw is unimportant. @param {Event} event */
const along = ({ kind, card }) => kind === "drawn" && card === undefined;

/** Places whose elements will have disappeared or turned once the frame is drawn, and must be copied before. @param {Event} event */
function vanishing(event) {
  const { kind, column } = event;
  if (kind === "revealed" || kind === "moved" || kind === "discarded") return [here(event)];
  if (kind === "won" || kind === "lost") return [`goal:${column}`, ...cardsIn(column)];
  if (kind === "round-ended") return allCards();
  return [];
}

/** @param {number | undefined} column */
const cardsIn = (column) => allCards().filter((place) => place.startsWith(`col:${column}:`));

const allCards = () =>
  [...sceneRoot().querySelectorAll('[data-place^="col:"]')].map((element) => element.getAttribute("data-place") ?? "");

/**
 * Move an element from a box to its current place, slightly raised on the way.
 * @param {Flight} flight
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
 * @param {Flight} flight
 */
function origin({ event, before }) {
  return (
    (event.card && before.boxes.get(`hand:${event.card}`)) ||
    before.boxes.get(`held:${event.seat}`) ||
    before.boxes.get(`seat:${event.seat}`)
  );
}

/** @param {Flight} flight */
function lifted({ mark }, /** @type {string} */ place) {
  const element = elementAt(place);
  mark(element, "is-lifted");
  mark(element?.closest(".column"), "is-astir");
  return cardElementAt(place);
}

/**
 * Delay shrinking a card to a strip until the card that covers it has landed; if it is revealed next, keep it on top until then.
 * @param {Flight} flight
 */
function layOver({ event, next, mark }) {
  const place = `col:${event.column}:${(event.position ?? 0) - 1}`;
  if (next?.kind === "revealed" && here(next) === place) keepAbove(mark, place);
  else mark(elementAt(place), "is-whole");
}

/** @param {Flight["mark"]} mark @param {string} place */
function keepAbove(mark, place) {
  mark(elementAt(place), "is-whole", true);
  mark(elementAt(place), "is-above", true);
}

/**
 * Card flip: the copy of the old face rotates to its edge, then the new face rotates into view.
 * @param {Flight} flight
 * @param {string} place
 * @param {Rect | null} [over] where to flip it, if it was elsewhere before
 */
function turn(flight, place, over = null) {
  const { before, move, ms } = flight;
  const face = lifted(flight, place);
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

/** Move up the cards below a removed card. @param {Flight} flight @param {number} column @param {number} gone */
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

/** @param {Flight} flight @param {Element | null} element */
function nudge({ move, ms }, element) {
  const tilt = (/** @type {number} */ degrees) => ({ transform: `rotate(${degrees}deg)` });
  move(element, [tilt(0), tilt(-3), tilt(3), tilt(-2), tilt(0)], { duration: ms, easing: "ease-in-out" });
}

/** @type {Record<string, (flight: Flight) => void>} */
const MOTIONS = {
  "round-began"(flight) {
    sceneRoot()
      .querySelectorAll('[data-place^="goal:"] > *')
      .forEach((cloth, index) => {
        const frames = [
          { transform: "perspective(500px) rotateX(-90deg)" },
          { transform: "perspective(500px) rotateX(14deg)", offset: 0.75 },
          { transform: "none" },
        ];
        flight.move(cloth, frames, { duration: flight.ms, delay: index * flight.ms * STAGGER, easing: GLIDE });
      });
  },

  placed(flight) {
    layOver(flight);
    glide(flight, lifted(flight, here(flight.event)), origin(flight));
  },

  revealed(flight) {
    // Keep it whole until it has been read.
    keepAbove(flight.mark, here(flight.event));
    turn(flight, here(flight.event));
  },

  moved(flight) {
    const { event, before, mark, move, ms } = flight;
    const walker = ghost(before, here(event));
    const target = lifted(flight, there(event));
    const from = before.boxes.get(here(event));
    if (!walker || !target || !from) return;
    mark(elementAt(there(event)), "is-noted");
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
    closeUp(flight, event.column ?? 0, event.position ?? 0);
  },

  stayed(flight) {
    nudge(flight, lifted(flight, here(flight.event)));
  },

  discarded(flight) {
    const { event, before, move, ms } = flight;
    const victim = ghost(before, here(event));
    const from = before.boxes.get(here(event));
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
    closeUp(flight, event.column ?? 0, event.position ?? 0);
  },

  closed({ event, move, ms }) {
    const stack = sceneRoot().querySelector(`[data-column="${event.column}"] .column-stack`);
    const line = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
    move(stack, line, { duration: ms, easing: GLIDE, pseudoElement: "::after" });
    const card = cardElementAt(here(event));
    const whirl = [
      { transform: "none" },
      { transform: "rotate(5deg) scale(1.04)" },
      { transform: "rotate(-4deg)" },
      { transform: "none" },
    ];
    move(card, whirl, { duration: ms });
  },

  asked(flight) {
    flight.mark(elementAt(here(flight.event)), "is-noted");
    nudge(flight, lifted(flight, here(flight.event)));
  },

  slipped(flight) {
    const { event, mark } = flight;
    mark(sceneRoot().querySelector(`[data-column="${event.column}"]`), "is-astir");
    mark(elementAt(here(event)), "is-flying");
    glide(flight, cardElementAt(here(event)), origin(flight));
  },

  traded(flight) {
    const { event, before, move, ms, mark } = flight;
    for (const [to, from] of [
      [event.column, event.to_column],
      [event.to_column, event.column],
    ]) {
      const goal = cardElementAt(`goal:${to}`);
      const box = before.boxes.get(`goal:${from}`);
      if (!goal || !box) continue;
      mark(goal.closest(".column"), "is-astir");
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
  },

  declined(flight) {
    nudge(flight, cardElementAt(here(flight.event)));
  },

  shuffled({ event, move, ms }) {
    for (const [index, place] of [`deck:${event.seat}`, `discard:${event.seat}`].entries()) {
      const side = index ? -1 : 1;
      const riffle = [0, 8, -6, 8, -6, 0].map((step) => ({
        transform: `translateX(${side * step}px) rotate(${side * step}deg)`,
      }));
      move(elementAt(place), riffle, { duration: ms });
    }
  },

  drawn(flight) {
    const { event, before, move, ms } = flight;
    const card = event.card ? cardElementAt(`hand:${event.card}`) : null;
    if (card) glide(flight, card, before.boxes.get(`deck:${event.seat}`) ?? before.boxes.get(`seat:${event.seat}`));
    else
      move(
        elementAt(`held:${event.seat}`),
        [{ transform: "none" }, { transform: "translateY(-3px) scale(1.25)" }, { transform: "none" }],
        { duration: ms },
      );
  },

  "round-ended"(flight) {
    const covered = allCards().filter((place) => flight.before.copies.get(place)?.classList.contains("is-covered"));
    for (const [index, place] of covered.entries()) {
      const ms = flight.ms;
      const delay = index * ms * STAGGER;
      flight.mark(elementAt(place), "is-flying");
      const spin = [{ transform: "perspective(700px) rotateY(-90deg)" }, { transform: "none" }];
      flight.move(cardElementAt(place), spin, { duration: ms / 2, delay, easing: "ease-out" });
    }
  },

  settled({ event, move, ms, mark }) {
    const column = sceneRoot().querySelector(`[data-column="${event.column}"]`);
    mark(column, "is-lit");
    move(column, [{ transform: "none" }, { transform: "scale(1.02)" }, { transform: "none" }], { duration: ms });
  },

  won(flight) {
    const { event, before, move, ms } = flight;
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
    fadeColumn(flight);
  },

  lost(flight) {
    const { event, before, move, ms } = flight;
    const gone = ghost(before, `goal:${event.column}`);
    move(
      gone,
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(24px) scale(0.9)", opacity: 0 },
      ],
      { duration: ms, easing: "ease-in", fill: "forwards" },
    );
    fadeColumn(flight);
  },
};

/** Fade out the cards of a settled column, which go to the discard piles. @param {Flight} flight */
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

/** @type {games.AnimationAdapter<Event>} */
export const FLIGHTS = {
  lasts: LASTS,
  holds: HOLDS,
  along,
  vanishing,
  fly: (flight) => MOTIONS[flight.event.kind]?.(flight),
  noted: (event) => [event.to_column === undefined ? here(event) : there(event), `goal:${event.column}`],
};
