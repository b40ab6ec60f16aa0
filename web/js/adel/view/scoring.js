/** Final scoring: each seat's scoring lines with their sources, the total, and the winner; presented from last place to first. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, shieldIcon } from "../../view/icons.js";
import { stageFrame } from "../../view/stage_frame.js";
import { COLOURS } from "../districts.js";
import { lineWords, outcome, ranked, tiedWords } from "../scoring_words.js";
import { inOrder } from "./city.js";
import { cardsHeld, coins } from "./coin.js";
import { colourSign, house } from "./house.js";

/** @import { AdelView, Line, SeatView } from "../shapes" */
/** @import { AdelReader as Reader } from "../messages" */
/** @import { AdelTranslate as Translate } from "../messages" */
/** @import { StageControls } from "../../table/stage.js" */

/**
 * @typedef {object} ScoringProps
 * @property {AdelView} view the final position
 * @property {string[]} names
 * @property {Reader} reader
 * @property {number} at step: how many seats have already been presented; all of them for the verdict
 */

/** @param {ScoringProps} props */
export function scoringTemplate({ view, names, reader, at }) {
  const rows = ranked(view);
  const over = at >= rows.length;
  return html`<div class="scoring adel-scoring" data-players=${view.players}>
    <p class="scoring-verdict" data-winners=${over ? view.winners.join(" ") : nothing}>${over ? html`${icon("sign-laurels")} ${outcome(view, reader)}` : nothing}</p>
    <ol class="scoring-seats">
      ${rows.map(({ seat, index, place }, row) => {
        const told = rows.length - row <= at + 1;
        const now = rows.length - row === at + 1;
        const winner = over && view.winners.includes(index);
        return html`<li class="scoring-seat ${told ? "is-revealed" : ""} ${winner ? "is-winner" : ""} ${now ? "is-now" : ""}" data-seat=${index}>
          <p class="scoring-head">
            <span class="scoring-place number">${told ? place : ""}</span>${shieldIcon(index)}<bdi class="scoring-name">${names[index]}</bdi>
            ${optionalIcon(winner, () => icon("sign-laurels", "scoring-laurels"))}
            <span class="scoring-points number">${optionalIcon(told, () => (now ? sums(seat) : seat.points))}</span>
          </p>
          ${optionalIcon(told, () => count(view, index, reader))}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** Running total of a seat, line by line, in time with the lines. @param {SeatView} seat */
function sums({ lines, points }) {
  let sum = 0;
  const steps = lines.map((line) => (sum += line.points));
  return html`<span class="visually-hidden">${points}</span><span class="scoring-sums" aria-hidden="true">${steps.map((step) => html`<i>${step}</i>`)}</span>`;
}

/**
 * Breakdown of a seat's points, for the result screen.
 * @param {AdelView} view
 * @param {number} seat
 * @param {Reader} reader
 */
export const seatCount = (view, seat, reader) => optionalIcon(view.seats[seat], () => count(view, seat, reader));

/** @param {AdelView} view @param {number} seat @param {Reader} reader */
function count(view, seat, { t }) {
  const own = /** @type {SeatView} */ (view.seats[seat]);
  const tied = tiedWords(view, seat, t);
  return html`<ol class="scoring-lines">
      ${own.lines.map(
        (line) => html`<li class="scoring-line" data-rule=${line.rule}>
        <span class="scoring-rule">${lineWords(line, t)}</span><span class="scoring-sources" aria-hidden="true">${bringers(line, own, t)}</span>
        <span class="scoring-sum number">${line.points}</span>
      </li>`,
      )}
    </ol>
    ${tied === "" ? nothing : html`<p class="scoring-tied">${tied}</p>`}`;
}

/**
 * The sources of a line's points; districts show what they score, so that the sum can be checked by eye.
 * @param {Line} line
 * @param {SeatView} seat
 * @param {Translate} t
 */
function bringers({ rule, points, districts: [code] }, { city }, t) {
  if (rule === "districts")
    return inOrder(city).map((one) =>
      house({ code: one.code, cost: one.points, points: one.points, gold: one.gold, size: "tile", t }),
    );
  if (rule === "colours") return COLOURS.map(colourSign);
  if (rule === "first-complete" || rule === "complete") return icon("sign-house");
  if (rule === "treasury") return coins(points);
  if (rule === "wishing-well")
    return city.filter((one) => one.colour === "violet" && one.code !== code).map(() => colourSign("violet"));
  return cardsHeld(points);
}

/**
 * The scoring on the stage, seat by seat.
 * @param {ScoringProps & { on: StageControls }} props
 */
export const scoringStage = (props) =>
  stageFrame({
    id: "count",
    title: props.reader.t("scoring-title"),
    step: "count",
    classes: "is-scoring",
    body: scoringTemplate(props),
    at: props.at,
    steps: props.view.players + 1,
    t: props.reader.t,
    on: props.on,
  });
