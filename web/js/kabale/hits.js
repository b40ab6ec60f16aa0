/** What has befallen the looking seat since it last decided: every hit on it by name. */

import { seatName } from "../words/names.js";

/** @import { KabaleEvent as Event, KabaleView } from "./shapes" */
/** @import { Teller } from "./event_words.js" */

const DECISIONS = new Set(["placed", "slipped", "traded", "declined"]);

/**
 * The events after the viewer's own last decision.
 * @param {readonly Event[]} events
 * @param {number | null} viewer
 */
export function sinceDecision(events, viewer) {
  const last = events.findLast((event) => event.seat === viewer && DECISIONS.has(event.kind));
  return last ? events.filter((event) => event.token > last.token) : [...events];
}

/**
 * Whether a seat has decided anything yet: before that, nothing is since its turn.
 * @param {readonly Event[]} events
 * @param {number | null} viewer
 */
export const hasDecided = (events, viewer) => events.some((event) => event.seat === viewer && DECISIONS.has(event.kind));

/**
 * @param {KabaleView} view
 * @param {number | undefined} column
 * @param {number | null} viewer
 */
const liesIn = (view, column, viewer) => view.columns[column ?? -1]?.cards.some((card) => card.seat === viewer) ?? false;

/**
 * Whether an event struck the viewer: its card fell or was turned up, or another stormed or traded over its cards.
 * @param {Event} event
 * @param {KabaleView} view
 * @param {number | null} viewer
 */
export function isHit(event, view, viewer) {
  if (viewer === null) return false;
  if (event.kind === "discarded" || event.kind === "revealed") return event.seat === viewer;
  if (event.seat === viewer) return false;
  if (event.kind === "closed") return liesIn(view, event.column, viewer);
  return event.kind === "traded" && (liesIn(view, event.column, viewer) || liesIn(view, event.to_column, viewer));
}

/**
 * @param {Event} event a hit
 * @param {Teller} teller
 */
export function tellHit(event, { seats, t }) {
  return t(`hit-${event.kind}`, {
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    card: event.card ? t(`card-${event.card}`) : "",
    column: (event.column ?? -1) + 1,
    to: (event.to_column ?? -1) + 1,
  });
}

/**
 * @param {readonly Event[]} events
 * @param {KabaleView} view
 * @param {Teller} teller
 */
const hitsOn = (events, view, teller) => sinceDecision(events, teller.viewer).filter((event) => isHit(event, view, teller.viewer));

/**
 * Every hit on the viewer since its last decision, in words.
 * @param {readonly Event[]} events
 * @param {KabaleView} view
 * @param {Teller} teller
 */
export const tellHits = (events, view, teller) => hitsOn(events, view, teller).map((event) => tellHit(event, teller));

/** What hurts more comes first; that a card was turned up is the least. */
const WORST = ["discarded", "closed", "traded", "revealed"];

/**
 * Where there is room for one hit only: the worst, in words, and how many more there were.
 * @param {readonly Event[]} events
 * @param {KabaleView} view
 * @param {Teller} teller
 */
export function tellWorstHit(events, view, teller) {
  const hits = hitsOn(events, view, teller).sort((one, other) => WORST.indexOf(one.kind) - WORST.indexOf(other.kind));
  return { words: hits[0] ? tellHit(hits[0], teller) : "", more: Math.max(0, hits.length - 1) };
}
