/** Event adapter: which events are decisions, which are hits, and which have no log line. */

import { CAST } from "./cast.js";
import { eventWords, hitWords, isKnown } from "./event_words.js";
import { sentenceOf } from "./heard_words.js";

/** @import { AdelTranslate } from "./messages" */
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

/**
 * Onboarding hint on the character or violet district that acts.
 * @param {Event} event
 * @returns {Hint | null}
 */
function hint({ kind, by, seat, other, rank }) {
  if (by === undefined) return null;
  return { kind: by, words: `first-${by}`, lit: lit() };

  function lit() {
    if (kind === "named") return `[data-place="rank:${rank}"]`;
    // The viewer's own seat has no `seat:` place, but a purse.
    if (by !== undefined && by in CAST) return `[data-place="seat:${seat}"], [data-place="purse:${seat}"]`;
    // The Armory itself is gone, so highlight the target's city.
    return by === "Arm" ? `[data-place="city:${other}"]` : `[data-place^="district:${seat}:${by}"]`;
  }
}

/** @type {EventAdapter<AdelView, Event, AdelTranslate>} */
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
