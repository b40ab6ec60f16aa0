/** A rating: the figure, how it has changed with its uncertainty, and how it is computed. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { LEVEL_RATINGS, ofOnePerson, ratingSteps, shownRating, WIDE } from "../progress/rating.js";
import { rankName } from "../words/opponents.js";
import { localeOf } from "../words/results.js";

/** @import { RatingStep } from "../progress/rating.js" */
/** @import { State } from "../state.js" */
/** @import { Entry } from "../storage/statistics.js" */
/** @import { Translate } from "../words/translate" */

const WIDTH = 600;
const HEIGHT = 200;
const LEFT = 44;
const TOP = 10;
const BOTTOM = 12;
/** Games shown. */
const SHOWN = 100;
/** Shown at least above and below the line. */
const ROOM = 120;

/**
 * "1,512 ± 80".
 * @param {RatingStep} step
 * @param {string} language
 * @param {Translate} t
 */
export function ratingWords(step, language, t) {
  const { rating, wide } = shownRating(step);
  const number = new Intl.NumberFormat(localeOf(language));
  return t("rating-value", { rating: number.format(rating), wide: number.format(wide) });
}

/**
 * The line at the end of a game: "Rating 1,512 ± 80 (+12)".
 * @param {RatingStep} step
 * @param {string} language
 * @param {Translate} t
 */
export function ratingLine(step, language, t) {
  const signed = new Intl.NumberFormat(localeOf(language), { signDisplay: "always" });
  const { change } = shownRating(step);
  return html`<p class="end-rating" data-rating>${t("rating-line", { rating: ratingWords(step, language, t), change: signed.format(change) })}</p>`;
}

/**
 * The rating in one game, as far as there is one; of several people together there is none.
 * @param {string} game
 * @param {readonly Entry[]} entries of this game
 * @param {State} state
 * @param {Translate} t
 */
export function ratingPart(game, entries, { games, language }, t) {
  const steps = ratingSteps(ofOnePerson(entries));
  const last = steps.at(-1);
  if (!last) return nothing;
  const number = new Intl.NumberFormat(localeOf(language));
  const { uncertain } = shownRating(last);
  return html`<section class="statistics-part is-chart is-rating" aria-labelledby=${`${game}-rating`}>
    <h2 id=${`${game}-rating`}>${t("rating-title")}</h2>
    <p class="rating-now number" data-rating-now>${ratingWords(last, language, t)}</p>
    <p class="muted">${t("rating-note", { games: steps.length })} ${uncertain ? t("rating-uncertain") : nothing}</p>
    ${steps.length > 1 ? graph(steps.slice(-SHOWN), language, t) : nothing}
    <details class="more rating-how"><summary>${t("rating-how")}</summary>
      <p>${t("rating-how-1")}</p><p>${t("rating-how-2")}</p>
      <ul class="rating-levels">${Object.entries(LEVEL_RATINGS).map(([level, rating]) => html`<li>${rankName(level, games, t)} <span class="number">${number.format(rating)}</span></li>`)}</ul>
      <p>${t("rating-how-3")}</p>
    </details>
  </section>`;
}

/**
 * @param {readonly RatingStep[]} steps
 * @param {string} language
 * @param {Translate} t
 */
function graph(steps, language, t) {
  const all = steps.map(({ rating }) => rating);
  const low = Math.min(...all) - ROOM;
  const high = Math.max(...all) + ROOM;
  const x = (/** @type {number} */ at) => LEFT + 6 + (at / (steps.length - 1)) * (WIDTH - LEFT - 12);
  const y = (/** @type {number} */ rating) =>
    TOP + (1 - (Math.max(low, Math.min(high, rating)) - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const point = (/** @type {number} */ rating, /** @type {number} */ at) =>
    `${x(at).toFixed(1)} ${y(rating).toFixed(1)}`;
  const upper = steps.map(({ rating, deviation }, at) => point(rating + WIDE * deviation, at));
  const lower = steps.map(({ rating, deviation }, at) => point(rating - WIDE * deviation, at)).reverse();
  const first = /** @type {RatingStep} */ (steps[0]);
  const last = /** @type {RatingStep} */ (steps.at(-1));
  const middle = (low + high) / 2;
  return html`<svg class="trend rating-graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
      aria-label=${t("rating-heard", { games: steps.length, first: ratingWords(first, language, t), last: ratingWords(last, language, t), most: Math.round(Math.max(...all)), least: Math.round(Math.min(...all)) })}>
    ${[low + ROOM / 2, middle, high - ROOM / 2].map((rating) => svg`<path class="trend-grid" d="M${LEFT} ${y(rating)}H${WIDTH}"></path><text x=${LEFT - 5} y=${y(rating) + 4} text-anchor="end">${Math.round(rating)}</text>`)}
    ${svg`<path class="rating-band" d=${`M${[...upper, ...lower].join("L")}Z`}></path>`}
    ${svg`<path class="trend-line" d=${`M${all.map(point).join("L")}`}></path>`}
  </svg>`;
}
