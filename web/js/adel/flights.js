/**
 * Animation adapter: durations and pauses by event kind, and the places involved; flight_motions.js has the animations.
 * Elements move from the layout before a frame to the layout after it, by transforms and opacity only.
 */

import { MOTIONS } from "./flight_motions.js";
import { district, ownHand, seatAt } from "./flight_parts.js";

/** @import * as games from "../games.js" */
/** @import { AdelEvent as Event } from "./shapes" */

/** Duration by kind, in milliseconds at normal pace; other kinds take no time. @type {Record<string, number>} */
const LASTS = {
  "round-began": 260,
  "set-aside": 260,
  drafted: 260,
  "put-aside": 240,
  unanswered: 170,
  revealed: 400,
  crown: 450,
  "throne-room": 300,
  robbed: 450,
  taxed: 300,
  queen: 340,
  "took-gold": 280,
  drew: 280,
  kept: 260,
  "extra-gold": 260,
  income: 380,
  built: 440,
  refunded: 280,
  named: 420,
  resumed: 400,
  swapped: 450,
  "put-under": 200,
  looked: 380,
  conjured: 400,
  tribute: 380,
  pardoned: 380,
  destroyed: 450,
  saved: 360,
  exchanged: 450,
  adorned: 340,
  sold: 300,
  smithed: 260,
  tucked: 300,
  searched: 320,
  shuffled: 280,
  bell: 450,
  "bell-void": 300,
  "poor-house": 280,
  complete: 420,
  incomplete: 320,
};

/** Pause before the next event, by kind, in milliseconds at normal pace; longest after hits. @type {Record<string, number>} */
const HOLDS = {
  "round-began": 120,
  "set-aside": 220,
  revealed: 240,
  crown: 180,
  "throne-room": 80,
  robbed: 450,
  taxed: 120,
  queen: 150,
  "took-gold": 30,
  drew: 40,
  kept: 40,
  "extra-gold": 80,
  income: 120,
  built: 200,
  refunded: 100,
  named: 350,
  resumed: 200,
  swapped: 400,
  looked: 220,
  conjured: 240,
  tribute: 250,
  pardoned: 260,
  destroyed: 500,
  saved: 260,
  exchanged: 450,
  adorned: 120,
  sold: 60,
  tucked: 100,
  searched: 120,
  bell: 400,
  "bell-void": 300,
  "poor-house": 80,
  complete: 400,
  incomplete: 300,
};

/** Kinds with little or no visible change, for which the next event does not wait. */
const ALONG = new Set([
  "looked-down",
  "turn-ended",
  "paused",
  "looked-away",
  "bell-still",
  "let-go",
  "round-ended",
  "scored",
]);

/** Secret draft choices; those of other seats are only a nod, for which the next event does not wait. */
const NODS = new Set(["drafted", "put-aside"]);

/** Places whose elements are gone, or elsewhere, once the frame is drawn. @param {Event} event @returns {string[]} */
function vanishing({ kind, seat, other, character, district: code, given, cards = [], others }) {
  if (kind === "drafted" || kind === "put-aside") return character ? [`character:${character}`] : [];
  if (kind === "built" || kind === "sold" || kind === "tucked" || kind === "tribute")
    return code ? [`hand:${code}`] : [];
  if (kind === "put-under") return cards.map((card) => `hand:${card}`);
  if (kind === "kept") return [...cards, ...(others ?? [])].map((card) => `card:${card}`);
  if (kind === "conjured") return code ? [`card:${code}`, `hand:${code}`] : [];
  if (kind === "swapped") return others || cards.length > 0 ? ownHand() : [];
  if (kind === "destroyed") return [...district(other, code), ...district(seat, "Arm")];
  if (kind === "exchanged") return [...district(seat, given), ...district(other, code)];
  return [];
}

/** Places to highlight under reduced motion, the first that exists. @param {Event} event @returns {string[]} */
function noted(event) {
  const { kind, seat, other, rank, district: code } = event;
  if (kind === "named" || kind === "unanswered") return [`rank:${rank}`, "herald"];
  if (kind === "revealed" || kind === "resumed") return [`seat:${seat}`, `rank:${rank}`];
  if (kind === "built" || kind === "adorned") return [...district(seat, code), ...seatAt(seat)];
  if (kind === "destroyed" || kind === "looked" || kind === "swapped") return seatAt(other);
  if (kind === "exchanged") return [...district(other, event.given), ...seatAt(other)];
  return seatAt(seat);
}

/** @type {games.AnimationAdapter<Event>} */
export const FLIGHTS = {
  lasts: LASTS,
  holds: HOLDS,
  along: ({ kind, character }) => ALONG.has(kind) || (NODS.has(kind) && character === undefined),
  vanishing,
  fly: (flight) => MOTIONS[flight.event.kind]?.(flight),
  noted,
};
