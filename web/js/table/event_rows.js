/** Derives the adapters of a game's events from its rows (event_row.d.ts). */

import { animateDifference } from "./difference.js";
import { placesIn } from "./geometry.js";

/** @import { Event, View } from "../engine/shapes" */
/** @import { AnimationAdapter, Remarked } from "../games.js" */
/** @import { EventRow, RowAdapters, When } from "./event_row" */

/** Whether something was withheld from the viewer. @param {Event} event */
export const isHidden = ({ hidden }) => hidden === true;

/**
 * What bots may remark on, in the order of `topics`; seats that are not known say nothing.
 * @param {...[Remarked["topic"], number | undefined]} topics
 * @returns {Remarked[]}
 */
export const said = (...topics) => topics.flatMap(([topic, seat]) => (seat === undefined ? [] : [{ topic, seat }]));

/**
 * The adapter parts that follow from the rows.
 * @template {View} V
 * @template {Event} E
 * @param {Record<E["kind"], EventRow<V, E>>} rows
 * @param {Pick<AnimationAdapter<E>, "groups" | "highlight">} defaults `highlight`: where the row has none
 * @returns {RowAdapters<V, E>}
 */
export function adaptersFromRows(rows, { groups, highlight }) {
  /** @param {E} event @returns {EventRow<V, E>} */
  const rowOf = ({ kind }) => rows[/** @type {E["kind"]} */ (kind)] ?? {};
  const entries = /** @type {[string, EventRow<V, E>][]} */ (Object.entries(rows));
  /** @param {(row: EventRow<V, E>) => unknown} has */
  const kinds = (has) => new Set(entries.flatMap(([kind, row]) => (has(row) ? [kind] : [])));
  /** @param {E} event @param {When<E>} [when] */
  const applies = (event, when = false) => (typeof when === "function" ? when(event) : when);
  /** @param {E} event */
  const isMerged = (event) => applies(event, rowOf(event).merged);
  return {
    events: {
      decisions: kinds(({ decision }) => decision),
      chapters: kinds(({ chapter }) => chapter),
      clearsHits: kinds(({ clearsHits }) => clearsHits),
      isMerged,
      isMove: (event) => rowOf(event).move !== false && !isMerged(event),
      isRepeated: (event) => rowOf(event).repeated === true,
      startsSentence: (event) => rowOf(event).startsSentence === true,
      endsSentence: (event) => applies(event, rowOf(event).endsSentence),
      isHit(event, view, viewer) {
        const { hits } = rowOf(event);
        if (hits === undefined || viewer === null) return false;
        if (typeof hits === "function") return hits(event, viewer, view);
        if (hits === "seat") return event.seat === viewer;
        return /** @type {E & { other?: number }} */ (event).other === viewer && event.seat !== viewer;
      },
      severity: (event) => rowOf(event).severity ?? 0,
      remarks: (event) => rowOf(event).remarks?.(event) ?? [],
    },
    animations: {
      duration: (event) => rowOf(event).ms ?? 0,
      hold: (event) => rowOf(event).hold,
      overlaps: (event) => applies(event, rowOf(event).overlaps),
      groups,
      vanishing(event) {
        const { ms, animate, vanishing } = rowOf(event);
        if (vanishing) return vanishing(event);
        return ms && !animate ? placesIn(groups) : [];
      },
      animate(transition) {
        const { animate } = rowOf(transition.event);
        animate?.(transition);
        // Afterwards, since it displaces what `animate` measures.
        if (transition.ms > 0) animateDifference(transition, groups, !animate);
      },
      highlight: (event) => (rowOf(event).highlight ?? highlight)(event),
    },
    sounds: Object.fromEntries(entries.flatMap(([kind, { sound }]) => (sound ? [[kind, sound]] : []))),
    stage: {
      kinds: kinds(({ presented }) => presented),
      follows: kinds(({ follows }) => follows),
      again: kinds(({ replayable }) => replayable),
    },
  };
}
