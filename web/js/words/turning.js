/** The turning point of an analyzed game in words. */

import { seatName } from "./names.js";
import { percentWords } from "./results.js";

/** @import { SeatPlan, TurningPoint } from "../engine/shapes" */
/** @import { Translate } from "./i18n.js" */

/** What of it is told without the game's own words. @typedef {Pick<TurningPoint, "round" | "winner" | "before" | "after">} Turning */

/**
 * In which round whose chance to win rose, and by how much.
 * @param {Turning} turning
 * @param {readonly SeatPlan[]} seats
 * @param {{ t: Translate, language: string }} reader
 */
export const turningWords = ({ round, winner, before, after }, seats, { t, language }) =>
  t("review-turning-words", {
    round,
    name: seatName(seats, winner, t),
    before: percentWords(before, language),
    after: percentWords(after, language),
  });

/**
 * The same in a line that says what it is about.
 * @param {Turning} turning
 * @param {readonly SeatPlan[]} seats
 * @param {{ t: Translate, language: string }} reader
 */
export const turningLine = (turning, seats, reader) =>
  `${reader.t("review-turning")}: ${turningWords(turning, seats, reader)}`;
