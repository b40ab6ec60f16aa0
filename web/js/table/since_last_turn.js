/** Events since a seat's last decision, and the hits among them. */

/** @import { Event, View } from "../engine/shapes" */
/** @import { EventAdapter } from "../games.js" */
/** @import { Reader } from "../words/reader.js" */

/**
 * The events after the viewer's last decision.
 * @template {Event} E
 * @param {readonly E[]} story
 * @param {number | null} viewer
 * @param {EventAdapter} events
 */
export function eventsSinceLastTurn(story, viewer, { decisions }) {
  const last = story.findLast((event) => event.seat === viewer && decisions.has(event.kind));
  return last ? story.filter((event) => event.token > last.token) : [...story];
}

/**
 * Hits on the reader since the last decision that still matter.
 * @param {readonly Event[]} story
 * @param {View} view
 * @param {Reader} reader
 * @param {EventAdapter} events
 */
function hitsOn(story, view, { viewer }, events) {
  const news = eventsSinceLastTurn(story, viewer, events);
  const fresh = news.slice(news.findLastIndex(({ kind }) => events.amends.has(kind)) + 1);
  return fresh.filter((event) => events.isHit(event, view, viewer));
}

/**
 * All hits on the reader since the last decision, in words.
 * @param {readonly Event[]} story
 * @param {View} view
 * @param {Reader} reader
 * @param {EventAdapter} events
 */
export const hitsInWords = (story, view, reader, events) =>
  hitsOn(story, view, reader, events).map((event) => events.hitWords(event, reader));

/**
 * The worst hit, in words, and the number of others, for where there is space for one.
 * @param {readonly Event[]} story
 * @param {View} view
 * @param {Reader} reader
 * @param {EventAdapter} events
 */
export function worstHit(story, view, reader, events) {
  const hits = hitsOn(story, view, reader, events).sort(
    (one, other) => events.worst.indexOf(one.kind) - events.worst.indexOf(other.kind),
  );
  return { words: hits[0] ? events.hitWords(hits[0], reader) : "", more: Math.max(0, hits.length - 1) };
}
