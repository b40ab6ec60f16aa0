/** Derives the adapters of a game's events from its rows (event_row.d.ts). */

import { animateDifference } from "./difference.js";
import { placesIn } from "./geometry.js";

/** @import { Event, View } from "../engine/shapes" */
/** @import { AnimationAdapter, Remarked, Staged, Transition } from "../games.js" */
/** @import { EventRow, RowAdapters, When } from "./event_row" */

/** Whether something was withheld from the viewer. @param {Event} event */
export const isHidden = ({ hidden }) => hidden === true;

/** A moment takes long enough to be felt, at normal pace, in milliseconds. */
const MOMENT_MS = 450;

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
 * @param {Pick<AnimationAdapter<V, E>, "groups" | "highlight"> & { dramatize?: (transition: Transition<E, V>, moment: Staged) => void }} defaults
 * `highlight`: where the row has none; `dramatize`: how moments look
 * @returns {RowAdapters<V, E>}
 */
export function adaptersFromRows(rows, { groups, highlight, dramatize = () => {} }) {
  /** @param {E} event @returns {EventRow<V, E>} */
  const rowOf = ({ kind }) => rows[/** @type {E["kind"]} */ (kind)] ?? {};
  const entries = /** @type {[string, EventRow<V, E>][]} */ (Object.entries(rows));
  /** @param {(row: EventRow<V, E>) => unknown} has */
  const kinds = (has) => new Set(entries.flatMap(([kind, row]) => (has(row) ? [kind] : [])));
  /** @param {E} event @param {When<E>} [when] */
  const applies = (event, when = false) => (typeof when === "function" ? when(event) : when);
  /** @param {E} event */
  const isMerged = (event) => applies(event, rowOf(event).merged);

  /** @param {E} event @param {V} view @param {number | null} viewer */
  function isHit(event, view, viewer) {
    const { hits } = rowOf(event);
    if (hits === undefined || viewer === null) return false;
    if (typeof hits === "function") return hits(event, viewer, view);
    if (hits === "seat") return event.seat === viewer;
    return /** @type {E & { other?: number }} */ (event).other === viewer && event.seat !== viewer;
  }

  /** @param {E} event @param {V} view @param {number | null} viewer */
  function concerns(event, view, viewer) {
    if (viewer === null) return true;
    const { concerns: also = false } = rowOf(event);
    const { seat, other } = /** @type {E & { other?: number }} */ (event);
    if (seat === viewer || other === viewer || isHit(event, view, viewer)) return true;
    return typeof also === "function" ? also(event, viewer, view) : also;
  }

  /** The row's moment, if this event is one. @param {E} event @param {V} view */
  function momentOf(event, view) {
    const { moment: found } = rowOf(event);
    return found && found.when?.(event, view) !== false ? found : null;
  }

  /** @param {E} event @param {V} view @returns {Staged | null} */
  function moment(event, view) {
    const found = momentOf(event, view);
    return found && { look: found.look, sign: found.sign, at: found.at(event) };
  }

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
      isHit,
      concerns,
      isRun: (event) => rowOf(event).run?.when(event) ?? false,
      severity: (event) => rowOf(event).severity ?? 0,
      remarks: (event) => rowOf(event).remarks?.(event) ?? [],
    },
    animations: {
      duration: (event, view) => Math.max(rowOf(event).ms ?? 0, momentOf(event, view) ? MOMENT_MS : 0),
      hold: (event) => rowOf(event).hold,
      overlaps: (event) => applies(event, rowOf(event).overlaps),
      least: (event) => rowOf(event).least ?? 0,
      foldedBy(event) {
        const { run } = rowOf(event);
        return run?.when(event) ? run.folds : "";
      },
      moment,
      groups,
      vanishing(event) {
        const { ms, animate, vanishing } = rowOf(event);
        if (vanishing) return vanishing(event);
        return ms && !animate ? placesIn(groups) : [];
      },
      animate(transition) {
        const { animate } = rowOf(transition.event);
        animate?.(transition);
        const staged = moment(transition.event, transition.view);
        if (staged) dramatize(transition, staged);
        // Afterwards, since it displaces what `animate` measures.
        if (transition.ms > 0) animateDifference(transition, groups, !animate);
      },
      highlight: (event) => (rowOf(event).highlight ?? highlight)(event),
    },
    sound: (event, view) => momentOf(event, view)?.sound ?? rowOf(event).sound ?? null,
    stage: {
      kinds: kinds(({ presented }) => presented),
      follows: kinds(({ follows }) => follows),
      again: kinds(({ replayable }) => replayable),
    },
  };
}
