/** Rows of the events in which cards move between the pile and the hands. */

import { isHidden, said } from "../../table/event_rows.js";
import { cardElementAt, elementAt } from "../../table/geometry.js";
import {
  BANK,
  backs,
  cardAt,
  district,
  first,
  gold,
  held,
  isOwn,
  leftHand,
  nod,
  now,
  ownHand,
  PILE,
  purse,
  seatAt,
  send,
  then,
} from "./animation_parts.js";
import { COIN } from "./gold.js";
import { away, come } from "./house_animations.js";

/** @import { Sound } from "../../games.js" */
/** @import { AdelEvent } from "../shapes" */
/** @import { Transition } from "./animation_parts.js" */
/** @import { SomeRows } from "./row" */

/** A card from or to the pile. @type {Sound} */
export const CARD = { notes: [210, 250], wave: "triangle", each: 0.04 };

/** Place of a card in the viewer's hand. @param {AdelEvent} event */
const fromHand = ({ district: code }) => (code ? [`hand:${code}`] : []);

export const CARD_EVENTS = /** @satisfies {SomeRows} */ ({
  drew: {
    ms: 220,
    sound: CARD,
    // Another seat's cards come while it chooses among them.
    overlaps: isHidden,
    announce: "cards",
    animate: (transition) => cardsCome(transition, PILE),
  },
  kept: {
    ms: 200,
    hold: 0,
    sound: CARD,
    decision: true,
    variant: ({ others }) => (others?.length ? "rest" : ""),
    announce: "cards",
    vanishing: ({ cards = [], others = [] }) => [...cards, ...others].map((card) => `card:${card}`),
    animate: keep,
  },
  "put-under": {
    ms: 180,
    sound: CARD,
    decision: true,
    announce: "put-under",
    vanishing: ({ cards = [] }) => cards.map((card) => `hand:${card}`),
    animate: (transition) => cardGoes(transition, transition.event.cards?.[0], PILE),
  },
  swapped: {
    ms: 450,
    hold: 200,
    sound: { notes: [210, 250, 210, 250], wave: "triangle", each: 0.05 },
    decision: true,
    hits: "other",
    severity: 10,
    remarks: ({ seat, other }) => said(["robbed", other], ["striking", other === undefined ? other : seat]),
    announce: "deed",
    // To the one whose hand it was, the message lists what "you give" and "get".
    shiftsSubject: ({ other }, viewer) => other === viewer,
    vanishing: ({ cards = [], others }) => (others || cards.length > 0 ? ownHand() : []),
    highlight: ({ other }) => seatAt(other),
    animate: swapHands,
  },
  looked: {
    ms: 340,
    hold: 150,
    sound: { notes: [330, 349], wave: "sine", each: 0.1 },
    decision: true,
    hits: "other",
    severity: 1,
    // The same seat takes a card at once; that event is announced.
    announce: "seat",
    highlight: ({ other }) => seatAt(other),
    animate(transition) {
      const { seat, other } = transition.event;
      send(transition, "sign-eye", then(transition, seatAt(seat)), now(held(other)));
      transition.mark(elementAt(`seat:${other}`), "is-highlighted");
    },
  },
  conjured: {
    ms: 380,
    hold: 180,
    sound: CARD,
    decision: true,
    hits: "other",
    severity: 7,
    remarks: ({ seat, other }) => said(["robbed", other], ["striking", seat]),
    announce: "deed",
    vanishing: ({ district: code }) => (code ? [`card:${code}`, `hand:${code}`] : []),
    animate: conjure,
  },
  tribute: {
    ms: 340,
    hold: 150,
    sound: COIN,
    variant: ({ amount }) => (amount ? "gold" : "card"),
    vanishing: fromHand,
    animate: payTribute,
  },
  sold: {
    ms: 260,
    hold: 40,
    sound: COIN,
    decision: true,
    announce: "deed",
    vanishing: fromHand,
    animate(transition) {
      const { event, ms } = transition;
      cardGoes(transition, event.district, PILE);
      gold(transition, event.amount, BANK, purse(event.seat), ms * 0.4);
    },
  },
  tucked: {
    ms: 260,
    hold: 60,
    sound: CARD,
    decision: true,
    announce: "deed",
    vanishing: fromHand,
    animate(transition) {
      const { seat, district: code } = transition.event;
      cardGoes(transition, code, [...district(seat, "Mus"), `city:${seat}`]);
    },
  },
  searched: {
    ms: 280,
    hold: 80,
    sound: CARD,
    decision: true,
    announce: "deed",
    animate: (transition) => cardsCome(transition, PILE),
  },
  "looked-away": { decision: true, overlaps: true, announce: "never" },
  shuffled: {
    ms: 280,
    sound: { notes: [200, 240, 200, 240], wave: "triangle", each: 0.05 },
    merged: true,
    announce: "never",
    animate({ move, ms }) {
      const riffle = [0, 8, -6, 8, -6, 0].map((step) => ({ transform: `translateX(${step}px) rotate(${step}deg)` }));
      move(elementAt("pile"), riffle, { duration: ms });
    },
  },
});

/** Move cards into a hand: known ones face up to their places, others as backs. @param {Transition} transition @param {readonly string[]} from */
export function cardsCome(transition, from) {
  const { cards = [], number = 1, seat, district: code } = transition.event;
  const seen = [...cards, ...(code && isOwn(seat) ? [code] : [])].map(cardAt).filter((card) => card !== null);
  if (seen.length === 0) return backs(transition, number, from, held(seat));
  const start = then(transition, from);
  for (const [index, card] of [...new Set(seen)].entries())
    come(transition, card, start, { delay: index * transition.ms * 0.15 });
}

/** Move a card out of a hand. @param {Transition} transition @param {string | undefined} code @param {readonly string[]} to */
function cardGoes(transition, code, to) {
  if (leftHand(transition, code) && away(transition, [`hand:${code}`], to)) return;
  backs(transition, 1, held(transition.event.seat), to);
}

/** @param {Transition} transition */
function keep(transition) {
  const { event } = transition;
  const [card] = event.cards ?? [];
  const from = transition.before.boxes.get(`card:${card}`);
  if (!card || !from) return nod(transition, first(held(event.seat)));
  come(transition, cardAt(card), from);
  for (const other of event.others ?? [])
    if (!elementAt(`card:${other}`)) away(transition, [`card:${other}`], [...PILE, `rank:1`]);
}

/** @param {Transition} transition */
function swapHands(transition) {
  const { event, before } = transition;
  for (const [from, to] of /** @type {const} */ ([
    [event.seat, event.other],
    [event.other, event.seat],
  ])) {
    if (!isOwn(from)) backs(transition, 3, held(from), held(to));
    if (isOwn(to)) for (const place of ownHand()) come(transition, cardElementAt(place), then(transition, held(from)));
    if (isOwn(from)) for (const place of before.copies.keys()) away(transition, [place], held(to));
  }
}

/** @param {Transition} transition */
function conjure(transition) {
  const { event, before } = transition;
  const { seat, other, district: code } = event;
  const card = code && isOwn(seat) ? cardAt(code) : null;
  if (card) come(transition, card, before.boxes.get(`card:${code}`) ?? then(transition, held(other)));
  else if (!(code && isOwn(other) && away(transition, [`hand:${code}`], held(seat))))
    backs(transition, 1, held(other), held(seat));
}

/** Gold or a card for whoever gave the crown. @param {Transition} transition */
function payTribute(transition) {
  const { seat, other, amount, district: code } = transition.event;
  if (amount) return gold(transition, amount, purse(seat), purse(other));
  if (leftHand(transition, code) && away(transition, [`hand:${code}`], held(other))) return;
  const received = isOwn(other) && code ? cardAt(code) : null;
  if (received) come(transition, received, then(transition, held(seat)));
  else backs(transition, 1, held(seat), held(other));
}
