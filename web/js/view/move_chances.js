/** What a move promises: the chance to win and the points, each with its doubt; and whether one is better than another. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { doubtNumberWords, doubtPercentWords, isBeyondDoubt, numberWords, percentWords } from "../words/results.js";

/** @import { AdvisedMove } from "../engine/shapes" */
/** @import { Reader } from "../words/reader.js" */

/** @param {Pick<AdvisedMove, "chance" | "chance_error" | "points" | "points_error">} move @param {Pick<Reader, "t" | "language">} reader */
export const moveChances = (
  { chance, chance_error, points, points_error },
  { t, language },
) => html`<p class="thought-numbers">
  <meter min="0" max="1" .value=${chance} aria-hidden="true"></meter>
  <span>${t("thought-chance", { chance: percentWords(chance, language), doubt: doubtPercentWords(chance_error, language) })}</span>
  <span>${t("thought-points", { points: numberWords(points, language), spread: doubtNumberWords(points_error, language) })}</span>
</p>`;

/**
 * Whether a move is better than another beyond doubt.
 * @param {Pick<AdvisedMove, "chance" | "chance_error">} one
 * @param {Pick<AdvisedMove, "chance" | "chance_error">} other
 */
export const isClearlyBetter = (one, other) =>
  isBeyondDoubt(one.chance - other.chance, Math.hypot(one.chance_error, other.chance_error));
