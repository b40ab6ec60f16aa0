/** Luck told apart from skill: what made a seat's result differ from its fair share. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { doubtPercentWords, isBeyondDoubt, percentWords, signedPercentWords } from "../words/results.js";

/** @import { SeatReview } from "../engine/shapes" */
/** @import { Reader } from "../words/reader.js" */

/** @typedef {"luck" | "skill" | "others"} Cause */

/**
 * What mattered most beyond doubt, and whether it helped; null if nothing did.
 * @param {SeatReview} seat
 * @returns {{ cause: Cause, helped: boolean } | null}
 */
export function mainCause({
  deal,
  luck,
  luck_doubt: luckDoubt,
  skill,
  skill_doubt: skillDoubt,
  others,
  others_doubt: othersDoubt,
}) {
  /** @type {[Cause, number, number][]} */
  const causes = [
    ["luck", deal + luck, luckDoubt],
    ["skill", skill, skillDoubt],
    ["others", others, othersDoubt],
  ];
  const [most] = causes
    .filter(([, gain, doubt]) => isBeyondDoubt(Math.abs(gain), doubt))
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one));
  return most ? { cause: most[0], helped: most[1] > 0 } : null;
}

/** @param {SeatReview} seat @param {string} name @param {Reader} reader */
export function luckAndSkill(seat, name, { t, language }) {
  const cause = mainCause(seat);
  const verdict = cause
    ? t(`review-${cause.cause}-${cause.helped ? "helped" : "hurt"}`, { name })
    : t("review-balanced", { name });
  /** @param {string} words @param {number} gain @param {number} doubt */
  const row = (words, gain, doubt) => html`<tr><th scope="row">${words}</th>
    <td class="number">${signedPercentWords(gain, language)}</td>
    <td class="number muted">${doubt > 0 ? `± ${doubtPercentWords(doubt, language)}` : ""}</td></tr>`;
  return html`<section class="panel review-luck" aria-labelledby="review-luck">
    <h2 id="review-luck">${t("review-luck")}</h2>
    <p>${verdict}</p>
    <table class="data">
      <caption class="muted">${t("review-shares", { fair: percentWords(seat.fair, language), result: percentWords(seat.result, language) })}</caption>
      <tbody>
        ${row(t("review-deal"), seat.deal, 0)} ${row(t("review-draws"), seat.luck, seat.luck_doubt)}
        ${row(t("review-own"), seat.skill, seat.skill_doubt)} ${row(t("review-others"), seat.others, seat.others_doubt)}
      </tbody>
    </table>
    <p class="muted">${t("review-luck-note")}</p>
  </section>`;
}
