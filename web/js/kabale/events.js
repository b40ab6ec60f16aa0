/** What shared code must know of Kabale's events: which are decisions, which strike somebody, which need no line of their own. */

import { seatName } from "../words/names.js";
import { eventWords } from "./event_words.js";
import { sentenceOf } from "./heard_words.js";

/** @import { EventAdapter } from "../games.js" */
/** @import { KabaleEvent as Event, KabaleView } from "./shapes" */
/** @import { Reader } from "../words/reader.js" */

/**
 * @param {KabaleView} view
 * @param {number | undefined} column
 * @param {number | null} viewer
 */
const liesIn = (view, column, viewer) =>
  view.columns[column ?? -1]?.cards.some((card) => card.seat === viewer) ?? false;

/**
 * Whether an event struck the viewer: its card fell or was turned up, or another stormed or traded over its cards.
 * @param {Event} event
 * @param {KabaleView} view
 * @param {number | null} viewer
 */
function isHit(event, view, viewer) {
  if (viewer === null) return false;
  if (event.kind === "discarded" || event.kind === "revealed") return event.seat === viewer;
  if (event.seat === viewer) return false;
  if (event.kind === "closed") return liesIn(view, event.column, viewer);
  return event.kind === "traded" && (liesIn(view, event.column, viewer) || liesIn(view, event.to_column, viewer));
}

/**
 * @param {Event} event a hit
 * @param {Reader} reader
 */
const hitWords = (event, { seats, t }) =>
  t(`hit-${event.kind}`, {
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    card: event.card ? t(`card-${event.card}`) : "",
    column: (event.column ?? -1) + 1,
    to: (event.to_column ?? -1) + 1,
  });

/** What acts when it is revealed: the award tells itself what acts there. */
const ACT_AT_ONCE = new Set(["Ex", "As", "St", "Cl", "Tr"]);

/** @type {EventAdapter<KabaleView, Event>} */
export const EVENTS = {
  words: eventWords,
  decisions: new Set(["placed", "slipped", "traded", "declined"]),
  chapters: new Set(["round-began"]),
  isMove: ({ kind }) => kind !== "drawn" && kind !== "asked",
  isMerged: ({ kind, card }) => kind === "asked" || (kind === "drawn" && card === undefined),
  // Who wins what says all that a settled column says.
  isRepeated: ({ kind }) => kind === "settled",
  begins: ({ kind }) => kind === "placed" || kind === "game-over",
  // A seat whose pile is empty draws nothing: its turn's sentence ends with the next one's beginning.
  ends: ({ kind }) => kind === "drawn" || kind === "round-ended" || kind === "round-began",
  sentence: sentenceOf,
  isHit,
  amends: new Set(["settled"]),
  hitWords,
  // That a card was turned up is the least.
  worst: ["discarded", "closed", "traded", "revealed"],
  hint: ({ kind, card = "", column, position }) =>
    kind === "revealed" && ACT_AT_ONCE.has(card)
      ? { kind: card, words: `first-${card}`, lit: `[data-place="col:${column}:${position}"][data-card="${card}"]` }
      : null,
};
