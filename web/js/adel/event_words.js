/** Wording of events and hits: codes in, sentences out. */

import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { EVENT_KINDS } from "./events/kinds.js";

/** @import { AdelEvent as Event, CharacterCode, DistrictCode } from "./shapes" */
/** @import { AdelMessages, AdelReader as Reader, AdelTranslate as Translate } from "./messages" */

/** @typedef {`event-${string}` & keyof AdelMessages} EventId */
/** @typedef {`hit-${string}` & keyof AdelMessages} HitId */

/** The id of an event's message. @param {Event} event */
function idOf(event) {
  const variant = EVENT_KINDS[event.kind].variant?.(event);
  return /** @type {EventId} */ (variant ? `event-${event.kind}-${variant}` : `event-${event.kind}`);
}

/**
 * What the viewer is to an event, by which its message is selected.
 * @param {Event} event
 * @param {number | null} viewer
 */
function readerOf({ seat, other, victim, giver, hidden }, viewer) {
  if (viewer !== null && (seat === viewer || victim === viewer)) return "you";
  if (viewer !== null && giver === viewer) return "giver";
  if (viewer !== null && other === viewer) return "to-you";
  return hidden ? "hidden" : "other";
}

/**
 * List of card names, duplicates counted; the words for "nothing" if empty.
 * @param {readonly DistrictCode[] | undefined} codes
 * @param {Reader} reader
 */
export function cardsIn(codes, { language, t }) {
  if (!codes?.length) return t("cards-nothing");
  const kinds = [...new Set(codes)].map((code) => ({
    card: t(`district-${code}`),
    count: codes.filter((other) => other === code).length,
  }));
  return listOf(
    kinds.map(({ card, count }) => (count > 1 ? t("cards-several", { count, card }) : card)),
    language,
  );
}

/** @param {CharacterCode | undefined} code @param {Translate} t */
const roleObject = (code, t) => (code ? t(`character-${code}-object`) : "");

/** @param {DistrictCode | undefined} code @param {Translate} t */
const districtObject = (code, t) => (code ? t(`district-${code}-object`) : "");

/**
 * Arguments for an event's message.
 * @param {Event} event
 * @param {Reader} reader
 */
function argsOf(event, reader) {
  const { seats, viewer, language, t } = reader;
  const who = event.seat ?? event.victim;
  return {
    name: who === undefined ? "" : seatName(seats, who, t),
    other: event.other === undefined ? "" : seatName(seats, event.other, t),
    giver: event.giver === undefined ? "" : seatName(seats, event.giver, t),
    role: roleObject(event.target ?? event.character, t),
    character: event.character ? t(`character-${event.character}`) : "",
    characters: listOf(
      (event.characters ?? []).map((code) => t(`character-${code}`)),
      language,
    ),
    district: districtObject(event.district, t),
    given: districtObject(event.given, t),
    card: event.district ? t(`district-${event.district}`) : "",
    kept: districtObject(event.cards?.[0], t),
    cards: cardsIn(event.cards, reader),
    others: cardsIn(event.others, reader),
    count: event.number ?? 0,
    amount: event.amount ?? 0,
    round: event.amount ?? 0,
    cause: event.cause ?? event.by ?? "",
    reader: readerOf(event, viewer),
  };
}

/**
 * One event as a clause, for use within a sentence.
 * @param {Event} event
 * @param {Reader} reader
 */
export const eventClause = (event, reader) => reader.t(idOf(event), argsOf(event, reader));

/**
 * Turn a clause into a sentence; a name at the start keeps its capitalization.
 * @param {string} clause
 * @param {Reader} reader
 */
export function sentence(clause, { seats, language, t }) {
  const named = seats.some((_, seat) => clause.startsWith(seatName(seats, seat, t)));
  return `${named ? clause : clause.charAt(0).toLocaleUpperCase(language) + clause.slice(1)}.`;
}

/**
 * One event as a sentence, restricted to what the viewer may know.
 * @param {Event} event
 * @param {Reader} reader
 */
export const eventWords = (event, reader) => sentence(eventClause(event, reader), reader);

/**
 * Wording of a hit on the reader.
 * @param {Event} event a hit
 * @param {Reader} reader
 */
export function hitWords(event, reader) {
  const variant = EVENT_KINDS[event.kind].hitVariant?.(event);
  const code = event.target ?? event.character;
  const character = code ? reader.t(`character-${code}`) : "";
  return sentence(
    reader.t(/** @type {HitId} */ (variant ? `hit-${event.kind}-${variant}` : `hit-${event.kind}`), {
      ...argsOf(event, reader),
      character,
    }),
    reader,
  );
}

/** Calls in a row that nobody answered, in one sentence. @param {readonly Event[]} events @param {Reader} reader */
export function runWords(events, reader) {
  const ranks = events.map(({ rank = 0 }) => rank);
  return sentence(reader.t("run-unanswered", { from: Math.min(...ranks), to: Math.max(...ranks) }), reader);
}
