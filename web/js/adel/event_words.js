/** Wording of events and hits: codes in, sentences out. */

import { formatMessage } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { EVENT_KINDS } from "./events/kinds.js";

/** @import { AdelEvent as Event, CharacterCode, DistrictCode } from "./shapes" */
/** @import { AdelTranslate as Translate } from "./messages" */
/** @import { AdelReader as Reader } from "./messages" */

/**
 * The id of an event's message.
 * @param {Event} event
 * @param {number | null} viewer
 */
function idOf(event, viewer) {
  const { kind, seat, other, victim, hidden } = event;
  if (victim !== undefined && victim === viewer) return "event-unanswered-murdered-you";
  const { variant, addresses } = EVENT_KINDS[kind];
  const which = variant?.(event);
  const id = which ? `event-${kind}-${which}` : `event-${kind}`;
  if (addresses !== "nobody" && viewer !== null) {
    if (seat === viewer) return `${id}-you`;
    if (other === viewer && addresses === "both") return `${id}-to-you`;
  }
  return hidden ? `${id}-hidden` : id;
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
  const { seats, language, t } = reader;
  const who = event.seat ?? event.victim;
  return {
    name: who === undefined ? "" : seatName(seats, who, t),
    other: event.other === undefined ? "" : seatName(seats, event.other, t),
    role: roleObject(event.target ?? event.character, t),
    character: event.character ? t(`character-${event.character}`) : "",
    characters: listOf(
      (event.characters ?? []).map((code) => t(`character-${code}`)),
      language,
    ),
    district: districtObject(event.district, t),
    given: districtObject(event.given, t),
    card: event.district ? t(`district-${event.district}`) : "",
    cards: cardsIn(event.cards, reader),
    others: cardsIn(event.others, reader),
    count: event.number ?? 0,
    amount: event.amount ?? 0,
    round: event.amount ?? 0,
    cause: event.cause ?? event.by ?? "",
  };
}

/**
 * One event as a clause, for use within a sentence.
 * @param {Event} event
 * @param {Reader} reader
 */
export const eventClause = (event, reader) =>
  formatMessage({ game: "adel", id: idOf(event, reader.viewer), args: argsOf(event, reader) });

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
    formatMessage({
      game: "adel",
      id: variant ? `hit-${event.kind}-${variant}` : `hit-${event.kind}`,
      args: { ...argsOf(event, reader), character },
    }),
    reader,
  );
}
