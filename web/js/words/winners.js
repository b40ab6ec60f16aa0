/** The winners of any game, in words. */

import { listOf } from "./lists.js";
import { seatName } from "./names.js";

/** @import { Reader } from "./reader.js" */

/**
 * @param {readonly number[]} winners
 * @param {number} points their score
 * @param {Reader} reader
 */
export function winnersInWords(winners, points, { seats, viewer, language, t }) {
  const names = winners.map((seat) => seatName(seats, seat, t));
  if (winners.length > 1) return t("game-winners", { names: listOf(names, language), points });
  return t("game-winner", { reader: winners[0] === viewer ? "you" : "other", name: names[0] ?? "", points });
}
