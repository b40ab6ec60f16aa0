/** What shared code must know of Adel's events. (EVENTS) */

/** @import { EventRoom } from "../games.js" */
/** @import { AdelEvent, AdelView } from "./shapes" */

/** @type {EventRoom<AdelView, AdelEvent>} */
export const EVENTS = {
  words: ({ kind }) => kind,
  decisions: new Set(),
  chapters: new Set(["round-began"]),
  isMove: () => true,
  isAside: () => false,
  isRepeated: () => false,
  begins: () => true,
  ends: () => true,
  sentence: (events) => events.map(({ kind }) => kind).join(", "),
  isHit: () => false,
  amends: new Set(),
  hitWords: ({ kind }) => kind,
  worst: [],
  acts: () => null,
};
