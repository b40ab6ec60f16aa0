/** The final count: each seat's two ways of counting, the better one marked, and who has won; told from the last to the first. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { countWords, ranked, winnerWords } from "../award_words.js";
import { progress, stageKeys, takeFocus } from "../../view/stage_keys.js";
import { countUp } from "../../view/count_up.js";
import { AREAS, emblem, goalToken, icon, maybe } from "../../view/signs.js";

/** @import { KabaleView, SeatView } from "../shapes" */
/** @import { Teller } from "../event_words.js" */
/** @import { StageControls } from "../../view/stage_keys.js" */

/**
 * @typedef {object} ScoringLook
 * @property {KabaleView} view the table at the end
 * @property {string[]} names
 * @property {Teller} teller
 * @property {number} [at] how many seats have been told, one more for the verdict; left out: all
 */

/** @param {ScoringLook} look */
export function scoringView({ view, names, teller, at = view.players }) {
  const { t } = teller;
  const rows = ranked(view);
  const over = at >= rows.length;
  const points = Math.max(...rows.map(({ seat }) => seat.count.points));
  return html`<div class="scoring">
    <p class="scoring-verdict" data-winners=${over ? view.winners.join(" ") : nothing}>${over ? html`${icon("sign-laurels")} ${winnerWords(view.winners, points, teller)}` : nothing}</p>
    <ol class="scoring-seats">
      ${rows.map(({ seat, index, place }, row) => {
        const told = rows.length - row <= at + 1;
        const winner = over && view.winners.includes(index);
        return html`<li class="scoring-seat ${told ? "is-told" : ""} ${winner ? "is-winner" : ""} ${rows.length - row === at + 1 ? "is-now" : ""}" data-seat=${index}>
          <p class="scoring-head">
            <span class="scoring-place number">${told ? place : ""}</span>${emblem(index)}<bdi class="scoring-name">${names[index]}</bdi>
            ${maybe(winner, () => icon("sign-laurels", "scoring-laurels"))}
            <span class="scoring-points number">${told ? countUp(seat.count.points) : ""}</span>
          </p>
          ${maybe(told, () => ways(seat, teller))}
        </li>`;
      })}
    </ol>
    <h2 class="visually-hidden">${t("count-title")}</h2>
  </div>`;
}

/**
 * @param {SeatView} seat
 * @param {Teller} teller
 */
function ways(seat, teller) {
  const { t } = teller;
  const { plain, doubled, better } = countWords(seat, teller);
  const goals = [...seat.goals].sort((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || b.points - a.points);
  return html`<p class="scoring-goals">${goals.map((goal) => goalToken(goal, t))}</p>
    <ul class="scoring-ways">
      <li class=${better === "plain" ? "is-better" : ""}>${plain}</li>
      <li class=${better === "doubled" ? "is-better" : ""}>${doubled}</li>
    </ul>`;
}

/**
 * The count as a stage, told seat by seat.
 * @param {ScoringLook & { at: number, on: StageControls }} look
 */
export const scoringStage = (look) => html`<section class="award is-scoring" data-award data-step="count" tabindex="-1" aria-label=${look.teller.t("count-title")}
  ${ref(takeFocus)} @keydown=${(/** @type {KeyboardEvent} */ key) => look.on.key(key)}>
  <div class="award-hall">
    <header class="award-head"><h2 class="award-title">${look.teller.t("count-title")}</h2>
      ${progress({ at: look.at, steps: look.view.players + 1, t: look.teller.t })}</header>
    ${scoringView(look)}
    ${stageKeys({ at: look.at, steps: look.view.players + 1, t: look.teller.t, on: look.on })}
  </div>
</section>`;
