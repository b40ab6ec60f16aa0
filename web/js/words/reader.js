/** The reader: everything a sentence about a game depends on besides the event. */

import { wordsOf } from "./i18n.js";

/** @import { SeatPlan } from "../engine/shapes" */
/** @import { GameTranslate, Translate } from "./translate" */
/** @import { State } from "../state.js" */

/**
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} Reader
 * @property {readonly SeatPlan[]} seats who sits where
 * @property {number | null} viewer the reading seat, null for everybody
 * @property {string} language
 * @property {T} t translator of the game
 */

/**
 * The reader at the table: the viewing seat, or everybody at the end of a hot-seat game.
 * @param {State} state
 * @returns {Reader}
 */
export function readerOf({ table, language }) {
  const seats = table?.seats ?? [];
  const shared = seats.filter(({ kind }) => kind === "human").length > 1;
  const viewer = table?.view?.over && shared ? null : (table?.viewer ?? null);
  return { seats, viewer, language, t: wordsOf(table?.game ?? "") };
}
