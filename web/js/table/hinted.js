/** Where a hint points: a place of the table, and what to call it. */

import { nextPlaces } from "./taps.js";

/** @import { Hint, View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Reader } from "../words/reader.js" */

/**
 * The place where to look: the first tap of the best move at which there is a choice, "" if the move is not offered any more.
 * @param {Hint} hint
 * @param {Pick<View, "legal">} view
 */
export function hintedPlace({ advice }, { legal }) {
  const taps = legal.find(({ id }) => id === advice.moves[0]?.id)?.taps ?? [];
  return taps.find((_, at) => nextPlaces(legal, taps.slice(0, at)).length > 1) ?? taps[0] ?? "";
}

/**
 * @param {Hint} hint
 * @param {View} view
 * @param {GameAdapter} adapter
 * @param {Reader} reader
 */
export function lookWords(hint, view, adapter, reader) {
  const place = hintedPlace(hint, view);
  return place ? reader.t("hint-look", { what: adapter.hints.place(place, view, reader) }) : "";
}
