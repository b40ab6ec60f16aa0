/** EventAdapter of Kabale: what follows from the rows, and words and onboarding hints. */

import { seatName } from "../words/names.js";
import { sentenceOf } from "./announcements.js";
import { eventWords } from "./event_words.js";
import { DERIVED } from "./events/kinds.js";

/** @import { EventAdapter, Hint } from "../games.js" */
/** @import { KabaleEvent as Event, KabaleView } from "./shapes" */
/** @import { KabaleMessages, KabaleReader as Reader, KabaleTranslate } from "./messages" */
/** @import { Between } from "../words/translate" */

/** The kinds that may hit the viewer. @typedef {Between<KabaleMessages, "hit-">} Hit */

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

/** Allies that act in the award are explained by the stage. @param {Event} event @returns {Hint | null} */
const hint = ({ kind, by, column, position }) =>
  kind === "revealed" && by
    ? { kind: by, words: `first-${by}`, lit: `[data-place="col:${column}:${position}"][data-card="${by}"]` }
    : null;

/** @type {EventAdapter<KabaleView, Event, KabaleTranslate>} */
export const EVENTS = { ...DERIVED.events, words: eventWords, sentence: sentenceOf, hitWords, hint };
