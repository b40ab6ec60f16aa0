/** Event adapter: what follows from the rows, and words and onboarding hints. */

import { sentenceOf } from "./announcements.js";
import { CHARACTERS } from "./characters.js";
import { eventWords, hitWords, runWords } from "./event_words.js";
import { DERIVED } from "./events/kinds.js";

/** @import { EventAdapter, Hint } from "../games.js" */
/** @import { AdelTranslate } from "./messages" */
/** @import { AdelEvent as Event, AdelView } from "./shapes" */

/**
 * Onboarding hint on the character or violet district that acts.
 * @param {Event} event
 * @returns {Hint | null}
 */
const hint = (event) => (event.by ? { kind: event.by, words: `first-${event.by}`, lit: litBy(event) } : null);

/** Selector of what a hint on an event's card highlights. @param {Event} event */
function litBy({ kind, by, seat, other, rank }) {
  if (kind === "named") return `[data-place="rank:${rank}"]`;
  // The viewer's own seat has no `seat:` place, but a purse.
  if (by && by in CHARACTERS) return `[data-place="seat:${seat}"], [data-place="purse:${seat}"]`;
  // The Armory itself is gone, so highlight the target's city.
  return by === "Arm" ? `[data-place="city:${other}"]` : `[data-place^="district:${seat}:${by}"]`;
}

/** @type {EventAdapter<AdelView, Event, AdelTranslate>} */
export const EVENTS = { ...DERIVED.events, words: eventWords, runWords, sentence: sentenceOf, hitWords, hint };
