/** Whom words are meant for: all that a sentence about a game needs to know besides what happened. */

import { wordsOf } from "./i18n.js";

/** @import { SeatPlan } from "../engine/shapes" */
/** @import { Translate } from "./i18n.js" */
/** @import { State } from "../state.js" */

/**
 * @typedef {object} Reader
 * @property {readonly SeatPlan[]} seats who sits where
 * @property {number | null} viewer the seat that reads, null where everybody does
 * @property {string} language
 * @property {Translate} t the words of the game that is read of
 */

/**
 * Who reads at the table: the looking seat; at the end of a game around one device everybody.
 * @param {State} state
 * @returns {Reader}
 */
export function readerOf({ table, language }) {
  const seats = table?.seats ?? [];
  const shared = seats.filter(({ kind }) => kind === "human").length > 1;
  const viewer = table?.view?.over && shared ? null : (table?.viewer ?? null);
  return { seats, viewer, language, t: wordsOf(table?.game ?? "") };
}
