/** EventAdapter of Kabale: which events are decisions, hits on the viewer, or merged into the previous log line. */

import { seatName } from "../words/names.js";
import { eventWords } from "./event_words.js";
import { sentenceOf } from "./heard_words.js";

/** @import { EventAdapter } from "../games.js" */
/** @import { KabaleEvent as Event, KabaleView } from "./shapes" */
/** @import { KabaleMessages, KabaleReader as Reader, KabaleTranslate } from "./messages" */
/** @import { Between } from "../words/translate" */

/** The kinds that may hit the viewer. @typedef {Between<KabaleMessages, "hit-">} Hit */

/**
 * @param {KabaleView} view
 * @param {number | undefined} column
 * @param {number | null} viewer
 */
const liesIn = (view, column, viewer) =>
  view.columns[column ?? -1]?.cards.some((card) => card.seat === viewer) ?? false;

/**
 * Whether an event hits the viewer: their card was discarded or revealed, or another seat closed or traded a column holding
 * their cards.
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
  t(`hit-${/** @type {Hit} */ (event.kind)}`, {
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    card: event.card ? t(`card-${event.card}`) : "",
    column: (event.column ?? -1) + 1,
    to: (event.to_column ?? -1) + 1,
  });

/** @type {EventAdapter<KabaleView, Event, KabaleTranslate>} */
export const EVENTS = {
  words: eventWords,
  decisions: new Set(["placed", "slipped", "traded", "declined"]),
  chapters: new Set(["round-began"]),
  isMove: ({ kind }) => kind !== "drawn" && kind !== "asked",
  isMerged: ({ kind, hidden }) => kind === "asked" || (kind === "drawn" && Boolean(hidden)),
  // `won` and `lost` say the same as `settled`.
  isRepeated: ({ kind }) => kind === "settled",
  begins: ({ kind }) => kind === "placed" || kind === "game-over",
  // A seat with an empty pile draws nothing; then the start of the next turn ends the sentence.
  ends: ({ kind }) => kind === "drawn" || kind === "round-ended" || kind === "round-began",
  sentence: sentenceOf,
  isHit,
  amends: new Set(["settled"]),
  hitWords,
  // Worst first.
  worst: ["discarded", "closed", "traded", "revealed"],
  // Allies that act in the award are explained by the stage.
  hint: ({ kind, by, column, position }) =>
    kind === "revealed" && by
      ? { kind: by, words: `first-${by}`, lit: `[data-place="col:${column}:${position}"][data-card="${by}"]` }
      : null,
};
