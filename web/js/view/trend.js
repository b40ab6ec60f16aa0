/** Trend of a person's results: the points of each game, marked where it was won, and their running mean. */

import { html, svg } from "../../vendor/lit-html/lit-html.js";

/** @import { Translate } from "../words/translate" */
/** @import { Entry } from "../storage/statistics.js" */

const WIDTH = 600;
const HEIGHT = 160;
const LEFT = 30;
const TOP = 10;
const BOTTOM = 12;
/** Games shown, and games that the running mean is of. */
const SHOWN = 60;
export const WINDOW = 5;

/** @typedef {{ points: number, won: boolean, mean: number }} Mark */

/**
 * Each result of a person, oldest first, with the mean of the last ones.
 * @param {readonly Entry[]} entries oldest first
 * @returns {Mark[]}
 */
export function trendOf(entries) {
  const results = entries.flatMap(({ kinds, points, winners }) =>
    kinds.flatMap((kind, seat) =>
      kind === "human" ? [{ points: points[seat] ?? 0, won: winners.includes(seat) }] : [],
    ),
  );
  return results.map((result, at) => {
    const last = results.slice(Math.max(0, at + 1 - WINDOW), at + 1);
    return { ...result, mean: last.reduce((sum, { points }) => sum + points, 0) / last.length };
  });
}

/**
 * @param {string} game
 * @param {readonly Entry[]} entries oldest first
 * @param {Translate} t
 */
export function trend(game, entries, t) {
  const marks = trendOf(entries).slice(-SHOWN);
  const most = Math.max(1, ...marks.map(({ points }) => points));
  const x = (/** @type {number} */ at) => LEFT + 8 + (at / Math.max(1, marks.length - 1)) * (WIDTH - LEFT - 20);
  const y = (/** @type {number} */ points) => TOP + (1 - Math.max(0, points) / most) * (HEIGHT - TOP - BOTTOM);
  const line = marks.map(({ mean }, at) => `${x(at).toFixed(1)} ${y(mean).toFixed(1)}`).join("L");
  return html`<section class="statistics-part is-chart" aria-labelledby=${`${game}-trend`}>
    <h2 id=${`${game}-trend`}>${t("statistics-trend")}</h2>
    <p class="muted">${t("statistics-trend-note", { games: WINDOW })}</p>
    <svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t("statistics-trend-heard", { first: Math.round(marks[0]?.mean ?? 0), last: Math.round(marks.at(-1)?.mean ?? 0), games: marks.length })}>
      ${[0, Math.round(most / 2), most].map((points) => svg`<path class="trend-grid" d="M${LEFT} ${y(points)}H${WIDTH}"></path><text x=${LEFT - 5} y=${y(points) + 4} text-anchor="end">${points}</text>`)}
      ${svg`<path class="trend-line" d=${`M${line}`}></path>`}
      ${marks.map(({ points, won }, at) => svg`<circle class="trend-game ${won ? "is-won" : ""}" cx=${x(at)} cy=${y(points)} r=${won ? 5 : 4}></circle>`)}
    </svg>
  </section>`;
}
