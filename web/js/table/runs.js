/** Runs: consecutive events, such as calls that nobody answers, that are told in one sentence. */

/** @import { Event } from "../engine/shapes" */
/** @import { EventAdapter } from "../games.js" */
/** @import { Reader } from "../words/reader.js" */

/**
 * Group events, so that those of a run stand together and every other one alone.
 * @param {readonly Event[]} all
 * @param {Pick<EventAdapter, "isRun">} adapter
 * @returns {Event[][]}
 */
export function runsOf(all, { isRun }) {
  /** @type {Event[][]} */
  const groups = [];
  for (const event of all) {
    const last = groups.at(-1);
    if (last?.[0] && isRun(event) && isRun(last[0])) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/**
 * The run that ends with the last event.
 * @param {readonly Event[]} all
 * @param {Pick<EventAdapter, "isRun">} adapter
 */
export function lastRun(all, { isRun }) {
  const end = all.findLastIndex((event) => !isRun(event));
  return all.slice(Math.min(end + 1, all.length - 1));
}

/**
 * A group of events in one sentence.
 * @param {readonly Event[]} group
 * @param {Pick<EventAdapter, "words" | "runWords">} adapter
 * @param {Reader} reader
 */
export function groupWords(group, { words, runWords }, reader) {
  const [first] = group;
  if (group.length > 1 && runWords) return runWords(group, reader);
  return first ? words(first, reader) : "";
}
