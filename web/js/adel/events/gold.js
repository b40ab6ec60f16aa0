/** Rows of the events in which only gold changes hands. */

import { said } from "../../table/event_rows.js";
import { elementAt } from "../../table/geometry.js";
import { BANK, cityOf, district, first, glow, gold, purse, seatAt, shake } from "./animation_parts.js";

/** @import { Sound } from "../../games.js" */
/** @import { AdelEvent } from "../shapes" */
/** @import { Transition } from "./animation_parts.js" */
/** @import { SomeRows } from "./row" */

/** All sounds are short, those of frequent events the shortest. @type {Sound} */
export const COIN = { notes: [1318, 1760], wave: "sine", each: 0.05 };
/** @type {Sound} */
const COINS = { notes: [1318, 1760, 1568], wave: "sine", each: 0.05 };

export const GOLD_EVENTS = /** @satisfies {SomeRows} */ ({
  "took-gold": { ms: 200, sound: COINS, decision: true, announce: "gain", animate: pay("bank", "seat") },
  "extra-gold": {
    ms: 200,
    hold: 0,
    sound: COIN,
    variant: ({ by }) => by,
    announce: "gain",
    animate: pay("bank", "seat"),
  },
  income: { ms: 260, hold: 20, sound: COINS, decision: true, announce: "gain", animate: payIncome },
  queen: {
    ms: 280,
    hold: 80,
    sound: COINS,
    announce: "gain",
    animate(transition) {
      glow(transition, elementAt(`crown:${transition.event.other}`));
      pay("bank", "seat")(transition);
    },
  },
  refunded: { ms: 240, hold: 60, sound: COINS, announce: "gain", animate: pay("bank", "seat") },
  "throne-room": { ms: 240, hold: 40, sound: COIN, shiftsSubject: () => true, animate: payFrom("Thr") },
  "poor-house": { ms: 240, hold: 40, sound: COIN, announce: "gain", animate: payFrom("Poo") },
  smithed: { ms: 260, sound: COIN, decision: true, announce: "never", animate: pay("seat", "bank") },
  robbed: {
    ms: 450,
    hold: 180,
    sound: { notes: [988, 784, 622], wave: "sine", each: 0.07 },
    moment: {
      look: "strike",
      sound: { notes: [659.26, 523.25, 349.23, 329.63], wave: "pluck", each: 0.07 },
      sign: "sign-mask",
      at: ({ seat }) => purse(seat),
      when: ({ amount = 0 }) => amount > 0,
    },
    hits: ({ seat, amount = 0 }, viewer) => seat === viewer && amount > 0,
    severity: 9,
    remarks: ({ seat, other, amount }) => (amount === 0 ? [] : said(["robbed", seat], ["striking", other])),
    variant: ({ amount }) => (amount === 0 ? "nothing" : ""),
    shiftsSubject: () => true,
    animate: rob,
  },
  taxed: {
    ms: 260,
    hold: 60,
    sound: COIN,
    hits: "seat",
    severity: 3,
    announce: "involved",
    animate: pay("seat", "other"),
  },
  pardoned: {
    ms: 340,
    hold: 150,
    sound: COIN,
    decision: true,
    hits: "other",
    severity: 4,
    announce: "deed",
    animate: pay("other", "seat"),
  },
});

/** @typedef {"bank" | "seat" | "other"} Party */

/** @param {Party} party @param {AdelEvent} event */
const pursesOf = (party, event) => (party === "bank" ? BANK : purse(event[party]));

/** Animation of the event's gold between the bank, its seat and its other seat. @param {Party} from @param {Party} to */
export function pay(from, to) {
  return (/** @type {Transition} */ transition) => {
    const { event } = transition;
    gold(transition, event.amount, pursesOf(from, event), pursesOf(to, event));
  };
}

/** Animation of gold from the bank for a district's owner, with the district emphasized. @param {string} code */
function payFrom(code) {
  return (/** @type {Transition} */ transition) => {
    const { seat, amount } = transition.event;
    glow(transition, first(district(seat, code)));
    gold(transition, amount, [...district(seat, code), ...seatAt(seat)], purse(seat));
  };
}

/** Emphasize the districts that pay, one after another. @param {Transition} transition */
function payIncome(transition) {
  const { event, ms } = transition;
  const counted = new Set();
  for (const code of event.cards ?? []) {
    const house = district(event.seat, code)
      .map(elementAt)
      .find((element) => element && !counted.has(element));
    counted.add(house);
    glow(transition, house, (counted.size - 1) * ms * 0.1);
  }
  gold(transition, event.amount, event.amount ? cityOf(event.seat) : [], purse(event.seat), ms * 0.3);
}

/** @param {Transition} transition */
function rob(transition) {
  const { event, ms, mark } = transition;
  mark(elementAt(`seat:${event.seat}`), "is-highlighted");
  shake(transition, first(purse(event.seat)), 8);
  gold(transition, event.amount, purse(event.seat), purse(event.other), ms * 0.45);
}
