/** Final count: each seat's two ways of counting, the better one marked, and the winner; presented from the last rank to the first. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { countUp } from "../../view/count_up.js";
import { icon, optionalIcon, shieldIcon } from "../../view/icons.js";
import { stageFrame } from "../../view/stage_frame.js";
import { AREAS } from "../allies.js";
import { countWords, outcome, ranked } from "../award_words.js";
import { goalToken } from "./goal.js";

/** @import { KabaleView, SeatView } from "../shapes" */
/** @import { KabaleReader as Reader } from "../messages" */
/** @import { StageControls } from "../../table/stage.js" */

/**
 * @typedef {object} ScoringProps
 * @property {KabaleView} view the final view
 * @property {string[]} names
 * @property {Reader} reader
 * @property {number} [at] number of seats shown so far, plus one for the verdict; all if omitted
 */

/** @param {ScoringProps} props */
export function scoringTemplate({ view, names, reader, at = view.players }) {
  const { t } = reader;
  const rows = ranked(view);
  const over = at >= rows.length;
  return html`<div class="scoring">
    <p class="scoring-verdict" data-winners=${over ? view.winners.join(" ") : nothing}>${over ? html`${icon("sign-laurels")} ${outcome(view, reader)}` : nothing}</p>
    <ol class="scoring-seats">
      ${rows.map(({ seat, index, place }, row) => {
        const told = rows.length - row <= at + 1;
        const winner = over && view.winners.includes(index);
        return html`<li class="scoring-seat ${told ? "is-revealed" : ""} ${winner ? "is-winner" : ""} ${rows.length - row === at + 1 ? "is-now" : ""}" data-seat=${index}>
          <p class="scoring-head">
            <span class="scoring-place number">${told ? place : ""}</span>${shieldIcon(index)}<bdi class="scoring-name">${names[index]}</bdi>
            ${optionalIcon(winner, () => icon("sign-laurels", "scoring-laurels"))}
            <span class="scoring-points number">${told ? countUp(seat.count.points) : ""}</span>
          </p>
          ${optionalIcon(told, () => ways(seat, reader))}
        </li>`;
      })}
    </ol>
    <h2 class="visually-hidden">${t("count-title")}</h2>
  </div>`;
}

/**
 * Breakdown of a seat's points.
 * @param {KabaleView} view
 * @param {number} seat
 * @param {Reader} reader
 */
export const seatCount = ({ seats }, seat, reader) =>
  optionalIcon(seats[seat], () => ways(/** @type {SeatView} */ (seats[seat]), reader));

/**
 * @param {SeatView} seat
 * @param {Reader} reader
 */
function ways(seat, reader) {
  const { t } = reader;
  const { plain, doubled, better } = countWords(seat, reader);
  const goals = [...seat.goals].sort((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || b.points - a.points);
  return html`<p class="scoring-goals">${goals.map((goal) => goalToken(goal, t))}</p>
    <ul class="scoring-ways">
      <li class=${better === "plain" ? "is-better" : ""}>${plain}</li>
      <li class=${better === "doubled" ? "is-better" : ""}>${doubled}</li>
    </ul>`;
}

/**
 * The final count on the stage, seat by seat.
 * @param {ScoringProps & { at: number, on: StageControls }} props
 */
export const scoringStage = (props) =>
  stageFrame({
    id: "count",
    title: props.reader.t("count-title"),
    step: "count",
    classes: "is-scoring",
    body: scoringTemplate(props),
    at: props.at,
    steps: props.view.players + 1,
    skipAll: props.reader.t("stage-skip-count"),
    t: props.reader.t,
    on: props.on,
  });
