/** What shared code must know of Adel's events: which are decisions, which strike somebody, which need no line of their own. */

import { eventWords, hitWords, isKnown } from "./event_words.js";
import { sentenceOf } from "./heard_words.js";

/** @import { EventAdapter, Hint } from "../games.js" */
/** @import { AdelEvent as Event, AdelView } from "./shapes" */

/** What befalls the seat of it, not the other one. @type {Record<string, (event: Event) => boolean>} */
const BEFALLS = {
  revealed: ({ cause }) => cause !== undefined,
  robbed: ({ amount }) => (amount ?? 0) > 0,
  taxed: () => true,
  incomplete: () => true,
};

/** What befalls the other seat of it. */
const DONE_TO = new Set(["resumed", "swapped", "destroyed", "exchanged", "looked", "conjured", "built", "pardoned"]);

/**
 * Whether an event struck the viewer. That its character was murdered the event tells the victim alone.
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

/** What happens by itself, or what the event before has said. */
const ASIDE = new Set(["turn-ended", "round-ended", "paused", "shuffled"]);

/** Choices that are made in secret. */
const SECRET = new Set(["drafted", "put-aside", "looked-down"]);

/** @param {Event} event */
const isMerged = (event) => ASIDE.has(event.kind) || (SECRET.has(event.kind) && !isKnown(event));

/** Which character acts in a kind of event. @type {Record<string, (event: Event) => string | undefined>} */
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

/** Which violet district works in a kind of event. @type {Record<string, (event: Event) => string | undefined>} */
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
 * A kind of character or of violet district that acts, with the place where that shows.
 * @param {Event} event
 * @returns {Hint | null}
 */
function hint(event) {
  const role = ROLE[event.kind]?.(event);
  // The own seat has no place to touch, but a purse.
  const doer = `[data-place="seat:${event.seat}"], [data-place="purse:${event.seat}"]`;
  if (role)
    return {
      kind: role,
      words: `first-${role}`,
      lit: event.kind === "named" ? `[data-place="rank:${event.rank}"]` : doer,
    };
  const district = DISTRICT[event.kind]?.(event);
  if (!district) return null;
  // The Armory is gone.
  const lit =
    district === "Arm" ? `[data-place="city:${event.other}"]` : `[data-place^="district:${event.seat}:${district}"]`;
  return { kind: district, words: `first-${district}`, lit };
}

/** @type {EventAdapter<AdelView, Event>} */
export const EVENTS = {
  words: eventWords,
  // What also happens by itself, out of turn, is left out: after it nothing may count as seen.
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
  // A turn, with the calls before it that nobody answered, from the end of the one before.
  begins: ({ kind }) => kind === "turn-ended" || kind === "paused",
  // The own choice is made: nothing more comes of it until a rank is called.
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
