/** Rows of the events that change a city. */

import { said } from "../../table/event_rows.js";
import { elementAt, rectOf, sceneRoot } from "../../table/geometry.js";
import { MOMENT_SOUNDS } from "../../table/sounds.js";
import {
  backs,
  cityOf,
  district,
  first,
  glow,
  gold,
  held,
  leftHand,
  nod,
  purse,
  seatAt,
  shake,
  strike,
  then,
} from "./animation_parts.js";
import { cardsCome } from "./cards.js";
import { pay } from "./gold.js";
import { come, fall, rise } from "./house_animations.js";

/** @import { AdelEvent } from "../shapes" */
/** @import { Transition } from "./animation_parts.js" */
/** @import { SomeRows } from "./row" */

/** @param {AdelEvent} event */
const ruin = ({ seat, other }) => (seat === other ? [] : said(["ruined", other], ["striking", seat]));

const payBank = pay("seat", "bank");

/** Place of a district built, or adorned. @param {AdelEvent} event */
const ownDistrict = ({ seat, district: code }) => [...district(seat, code), ...seatAt(seat)];

export const CITY_EVENTS = /** @satisfies {SomeRows} */ ({
  built: {
    ms: 320,
    hold: 40,
    sound: { notes: [165, 131], wave: "triangle", each: 0.09 },
    decision: true,
    // Only the Conjurer's building has another seat, out of whose hand the card came.
    hits: "other",
    severity: 6,
    variant: ({ by }) => by,
    announce: "deed",
    deedVariant: ({ by }) => by,
    vanishing: ({ district: code }) => (code ? [`hand:${code}`] : []),
    highlight: ownDistrict,
    animate: build,
  },
  adorned: {
    ms: 300,
    hold: 80,
    sound: { notes: [1568, 2093], wave: "sine", each: 0.06 },
    decision: true,
    announce: "deed",
    highlight: ownDistrict,
    animate(transition) {
      const { event, ms } = transition;
      const house = district(event.seat, event.district);
      gold(transition, event.amount, purse(event.seat), [...house, `city:${event.seat}`]);
      glow(transition, first(house), ms * 0.5);
    },
  },
  destroyed: {
    ms: 450,
    hold: 200,
    sound: { notes: [131, 110, 82], wave: "sawtooth", each: 0.11 },
    moment: {
      look: "strike",
      sound: { notes: [130.81, 110, 82.41, 77.78], wave: "pluck", each: 0.08, drum: true },
      sign: "sign-flame",
      at: ({ other }) => cityOf(other),
    },
    decision: true,
    hits: "other",
    severity: 11,
    remarks: ruin,
    variant: ({ by, seat, other }) => (seat === other ? `${by}-own` : by),
    hitVariant: ({ by }) => by,
    announce: "deed",
    vanishing: ({ seat, other, district: code }) => [...district(other, code), ...district(seat, "Arm")],
    highlight: ({ other }) => seatAt(other),
    animate: destroy,
  },
  saved: {
    ms: 340,
    hold: 160,
    sound: { notes: [196, 262], wave: "sine", each: 0.12 },
    decision: true,
    animate(transition) {
      payBank(transition);
      cardsCome(transition, [`city:${transition.event.seat}`]);
    },
  },
  "let-go": { decision: true, overlaps: true, announce: "never" },
  exchanged: {
    ms: 450,
    hold: 280,
    sound: { notes: [165, 131, 165], wave: "triangle", each: 0.09 },
    decision: true,
    hits: "other",
    severity: 8,
    remarks: ruin,
    announce: "deed",
    vanishing: ({ seat, other, district: code, given }) => [...district(seat, given), ...district(other, code)],
    highlight: ({ other, given }) => [...district(other, given), ...seatAt(other)],
    animate: exchange,
  },
  bell: {
    ms: 420,
    hold: 250,
    concerns: true,
    sound: { notes: [880, 880, 660], wave: "sine", each: 0.24 },
    decision: true,
    shiftsSubject: () => true,
    animate(transition) {
      const { seat } = transition.event;
      shake(transition, first([...district(seat, "Bel"), ...seatAt(seat)]), 10);
      transition.mark(elementAt(`seat:${seat}`), "is-highlighted");
    },
  },
  "bell-still": { decision: true, overlaps: true, announce: "never" },
  "bell-void": {
    ms: 280,
    hold: 200,
    concerns: true,
    sound: { notes: [330, 220], wave: "sine", each: 0.2 },
    shiftsSubject: () => true,
    animate: (transition) => nod(transition, first(seatAt(transition.event.seat))),
  },
  complete: {
    ms: 420,
    hold: 200,
    sound: { notes: [392, 494, 587], wave: "sine", each: 0.13 },
    concerns: true,
    moment: {
      look: "glory",
      sound: MOMENT_SOUNDS.glory,
      sign: "sign-castle",
      at: ({ seat }) => cityOf(seat),
    },
    variant: ({ amount }) => (amount === 1 ? "first" : ""),
    remarks: ({ seat }) => said(["winning", seat]),
    shiftsSubject: () => true,
    animate: complete,
  },
  incomplete: {
    ms: 300,
    hold: 200,
    sound: { notes: [247, 196], wave: "sine", each: 0.18 },
    hits: "seat",
    severity: 2,
    shiftsSubject: () => true,
    animate: (transition) => shake(transition, first(cityOf(transition.event.seat)), 1.5),
  },
});

/** The viewer's own card turns into the house; other seats' houses rise from the ground. @param {Transition} transition */
function build(transition) {
  const { event, ms, before } = transition;
  const places = district(event.seat, event.district);
  const site = [...places, ...cityOf(event.seat)];
  const card = before.boxes.get(`hand:${event.district}`);
  const conjured = event.by === "Cj";
  if (card && !conjured && leftHand(transition, event.district)) come(transition, first(site), card);
  else {
    backs({ ...transition, ms: ms * 0.6 }, 1, held(conjured ? event.other : event.seat), site);
    rise(transition, places, event.seat, ms * 0.5);
  }
  payBank(transition);
}

/** Places of the destroyed district; the one with gold first if it had some. @param {AdelEvent} event */
const struck = ({ other, district: code, gold: gilt }) =>
  gilt ? district(other, code).reverse() : district(other, code);

/** @param {Transition} transition */
function destroy(transition) {
  const { event, mark } = transition;
  mark(elementAt(`seat:${event.other}`), "is-highlighted");
  if (event.by === "Arm") fall(transition, district(event.seat, "Arm"), event.seat);
  fall(transition, struck(event), event.other);
  payBank(transition);
}

/** @param {Transition} transition */
function exchange(transition) {
  const { event, before } = transition;
  for (const [to, from, code] of /** @type {const} */ ([
    [event.seat, event.other, event.district],
    [event.other, event.seat, event.given],
  ])) {
    const start = district(from, code).find((place) => before.boxes.has(place));
    const house = first(district(to, code));
    if (house) come(transition, house, then(transition, start ? [start] : cityOf(from)));
    else backs(transition, 1, [start ?? `city:${from}`, `seat:${from}`], cityOf(to));
  }
  gold(transition, event.amount, purse(event.seat), purse(event.other));
}

/** @param {Transition} transition */
function complete(transition) {
  const { event, ms, mark } = transition;
  const city = first(cityOf(event.seat));
  mark(elementAt(`seat:${event.seat}`), "is-highlighted");
  const houses = sceneRoot().querySelectorAll(`[data-place^="district:${event.seat}:"]`);
  for (const [index, house] of houses.entries()) glow(transition, house, index * ms * 0.09);
  strike({ ...transition, ms: ms * 1.8 }, "sign-laurels", city && rectOf(city), ms * 0.3);
}
