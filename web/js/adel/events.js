/** Event adapter: which events are decisions, which are hits, and which have no log line. */

import { eventWords, hitWords, isKnown } from "./event_words.js";
import { sentenceOf } from "./heard_words.js";

/** @import { EventAdapter, Hint } from "../games.js" */
/** @import { AdelEvent as Event, AdelView } from "./shapes" */

/** Kinds that are a hit on the event's `seat`, with their condition. @type {Record<string, (event: Event) => boolean>} */
const BEFALLS = {
  revealed: ({ cause }) => cause !== undefined,
  robbed: ({ amount }) => (amount ?? 0) > 0,
  taxed: () => true,
  incomplete: () => true,
};

/** Kinds that are a hit on the event's `other` seat. */
const DONE_TO = new Set(["resumed", "swapped", "destroyed", "exchanged", "looked", "conjured", "built", "pardoned"]);

/**
 * Whether an event is a hit on the viewer. Of a murder, only the victim's event names the victim.
 * @param {Event} event
 * @param {AdelView} _view
 * @param {number | null} viewer
 */
function isHit(event, _view, viewer) {
  if (viewer === null) return false;
  if (event.kind === "unanswered") return event.victim === viewer;
  if (event.seat === viewer) return BEFALLS[event.kind]?.(event) ?? false;
  return event.other === viewer && DONE_TO.has(event.kind);
}

/** Automatic events, and those implied by the previous event. */
const ASIDE = new Set(["turn-ended", "round-ended", "paused", "shuffled"]);

/** Secret choices of the draft. */
const SECRET = new Set(["drafted", "put-aside", "looked-down"]);

/** @param {Event} event */
const isMerged = (event) => ASIDE.has(event.kind) || (SECRET.has(event.kind) && !isKnown(event));

/** Character whose power an event is, by kind. @type {Record<string, (event: Event) => string | undefined>} */
const ROLE = {
  named: ({ character }) => character,
  swapped: () => "Mg",
  "put-under": () => "Mg",
  crown: ({ cause }) => (cause === "Ki" || cause === "Sc" ? cause : undefined),
  revealed: ({ cause, character }) => (cause === undefined && character === "Pr" ? "Pr" : undefined),
  "extra-gold": ({ cause }) => cause,
  drew: ({ cause }) => (cause === "Ar" || cause === "Co" ? cause : undefined),
  destroyed: ({ cause }) => (cause === "Wa" ? "Wa" : undefined),
  taxed: () => "Tx",
  looked: () => "Cj",
  pardoned: () => "Pa",
  refunded: () => "Al",
  exchanged: () => "Di",
  adorned: () => "At",
  queen: () => "Qu",
};

/** Violet district whose effect an event is, by kind. @type {Record<string, (event: Event) => string | undefined>} */
const DISTRICT = {
  sold: () => "Lab",
  smithed: () => "Smi",
  saved: () => "Gra",
  "let-go": () => "Gra",
  searched: () => "Lig",
  "looked-away": () => "Lig",
  destroyed: ({ cause }) => (cause === "Arm" ? "Arm" : undefined),
  tucked: () => "Mus",
  bell: () => "Bel",
  "poor-house": () => "Poo",
  drew: ({ cause }) => (cause === "Par" ? "Par" : undefined),
  revealed: ({ cause }) => (cause === "murdered" ? "Hos" : undefined),
  "throne-room": () => "Thr",
};

/**
 * Onboarding hint on the character or violet district that acts.
 * @param {Event} event
 * @returns {Hint | null}
 */
function hint(event) {
  const role = ROLE[event.kind]?.(event);
  // The viewer's own seat has no `seat:` place, but a purse.
  const doer = `[data-place="seat:${event.seat}"], [data-place="purse:${event.seat}"]`;
  if (role)
    return {
      kind: role,
      words: `first-${role}`,
      lit: event.kind === "named" ? `[data-place="rank:${event.rank}"]` : doer,
    };
  const district = DISTRICT[event.kind]?.(event);
  if (!district) return null;
  // The Armory itself is gone, so highlight the target's city.
  const lit =
    district === "Arm" ? `[data-place="city:${event.other}"]` : `[data-place^="district:${event.seat}:${district}"]`;
  return { kind: district, words: `first-${district}`, lit };
}

/** @type {EventAdapter<AdelView, Event>} */
export const EVENTS = {
  words: eventWords,
  // Kinds that can also be automatic or out of turn are omitted: they do not prove that the seat has seen earlier events.
  decisions: new Set([
    "drafted",
    "put-aside",
    "took-gold",
    "kept",
    "income",
    "built",
    "named",
    "swapped",
    "put-under",
    "looked",
    "conjured",
    "pardoned",
    "destroyed",
    "saved",
    "let-go",
    "exchanged",
    "adorned",
    "sold",
    "smithed",
    "tucked",
    "searched",
    "looked-away",
    "bell",
    "bell-still",
  ]),
  chapters: new Set(["round-began"]),
  isMove: (event) => !isMerged(event) && event.kind !== "set-aside" && event.kind !== "unanswered",
  isMerged,
  isRepeated: () => false,
  // A sentence covers a turn and the unanswered calls before it, starting at the end of the previous turn.
  begins: ({ kind }) => kind === "turn-ended" || kind === "paused",
  // After the viewer's own draft choice nothing follows until a rank is called.
  ends: (event) => event.kind === "drafted" && isKnown(event),
  sentence: sentenceOf,
  isHit,
  amends: new Set(),
  hitWords,
  worst: [
    "unanswered",
    "revealed",
    "destroyed",
    "swapped",
    "robbed",
    "exchanged",
    "conjured",
    "built",
    "resumed",
    "pardoned",
    "taxed",
    "incomplete",
    "looked",
  ],
  hint,
};
