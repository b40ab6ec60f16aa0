/** Events since a seat's last decision, and the hits among them. */

/** @import { Event, View } from "../engine/shapes" */
/** @import { EventAdapter } from "../games.js" */
/** @import { Reader } from "../words/reader.js" */

/**
 * The events after the viewer's last decision.
 * @template {Event} E
 * @param {readonly E[]} eventLog
 * @param {number | null} viewer
 * @param {EventAdapter} events
 */
export function eventsSinceLastTurn(eventLog, viewer, { decisions }) {
  const last = eventLog.findLast((event) => event.seat === viewer && decisions.has(event.kind));
  return last ? eventLog.filter((event) => event.token > last.token) : [...eventLog];
}

/**
 * Hits on the reader since the last decision that still matter.
 * @param {readonly Event[]} eventLog
 * @param {View} view
 * @param {Reader} reader
 * @param {EventAdapter} events
 */
function hitsOn(eventLog, view, { viewer }, events) {
  const recent = eventsSinceLastTurn(eventLog, viewer, events);
  const fresh = recent.slice(recent.findLastIndex(({ kind }) => events.clearsHits.has(kind)) + 1);
  return fresh.filter((event) => events.isHit(event, view, viewer));
}

/**
 * All hits on the reader since the last decision, in words.
 * @param {readonly Event[]} eventLog
 * @param {View} view
 * @param {Reader} reader
 * @param {EventAdapter} events
 */
export const hitsInWords = (eventLog, view, reader, events) =>
  hitsOn(eventLog, view, reader, events).map((event) => events.hitWords(event, reader));

/**
 * The worst hit, in words, and the number of others, for where there is space for one.
 * @param {readonly Event[]} eventLog
 * @param {View} view
 * @param {Reader} reader
 * @param {EventAdapter} events
 */
export function worstHit(eventLog, view, reader, events) {
  const hits = hitsOn(eventLog, view, reader, events).sort(
    (one, other) => events.severity(other) - events.severity(one),
  );
  return { words: hits[0] ? events.hitWords(hits[0], reader) : "", more: Math.max(0, hits.length - 1) };
}
