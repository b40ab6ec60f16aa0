/** What is new to a seat since it last decided, and what of it struck the seat. */

/** @import { Event, View } from "../engine/shapes" */
/** @import { EventAdapter } from "../games.js" */
/** @import { Reader } from "../words/reader.js" */

/**
 * The events after the viewer's own last decision.
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
 * What has struck the reader since its last decision, and still matters.
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
 * Every hit on the reader since its last decision, in words.
 * @param {readonly Event[]} story
 * @param {View} view
 * @param {Reader} reader
 * @param {EventAdapter} events
 */
export const hitsInWords = (story, view, reader, events) =>
  hitsOn(story, view, reader, events).map((event) => events.hitWords(event, reader));

/**
 * Where there is room for one hit only: the worst, in words, and how many more there were.
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
