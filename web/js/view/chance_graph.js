/** The chance to win of each seat over a game, as a graph that is read at one token: by pointer, by keyboard and by ear. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { seatName } from "../words/names.js";
import { percentWords } from "../words/results.js";
import { spread } from "./course_graph.js";
import { drawnIcon, shieldIcon } from "./icons.js";

/** @import { Reader } from "../words/reader.js" */

const BOX = { width: 640, height: 240, left: 70, right: 28, top: 10, bottom: 24 };
const APART = 21;

/** What is known of the chances after so many tokens. @typedef {{ at: number, chances: readonly number[] }} Known */

/**
 * Where a token and a chance lie in the picture.
 * @param {number} tokens
 * @param {typeof BOX} [box]
 */
export const scaleOf = (tokens, { width, height, left, right, top, bottom } = BOX) => ({
  x: (/** @type {number} */ at) => left + (at / Math.max(1, tokens)) * (width - left - right),
  y: (/** @type {number} */ chance) => top + (1 - chance) * (height - top - bottom),
  at: (/** @type {number} */ x) => ((x - left) / (width - left - right)) * tokens,
});

/**
 * The last known chances up to a token.
 * @param {readonly Known[]} known in the order of the tokens
 * @param {number} at
 */
export const knownAt = (known, at) => known.findLast((one) => one.at <= at) ?? null;

/** The number of the round, from 1, to which a token belongs. @param {readonly number[]} rounds @param {number} at */
export const roundAt = (rounds, at) => Math.max(1, rounds.filter((before) => before <= at).length);

/**
 * @typedef {object} Graph
 * @property {readonly Known[]} known in the order of the tokens
 * @property {number} tokens
 * @property {readonly number[]} rounds by round the number of tokens before it
 * @property {number} at the token at which it is read
 * @property {number} own the seat whose line is strong
 * @property {readonly number[]} marked tokens to mark: the costliest decisions
 * @property {number | null} turning
 */

/**
 * @param {Graph} graph
 * @param {Reader} reader
 * @param {(at: number) => void} point
 */
export function chanceGraph({ known, tokens, rounds, at, own, marked, turning }, reader, point) {
  const { t, language, seats } = reader;
  const { x, y, at: tokenAt } = scaleOf(tokens);
  const { width, height, left, right, bottom, top } = BOX;
  const lines = seats.map((_, seat) => known.map((one) => [x(one.at), y(one.chances[seat] ?? 0)]));
  const ends = spread(
    lines.map((line) => line.at(-1)?.[1] ?? y(0)),
    APART,
    height - bottom,
  );
  const read = knownAt(known, at);
  const names = seats.map((_, seat) => seatName(seats, seat, t));
  const chanceOf = (/** @type {number} */ seat) => percentWords(read?.chances[seat] ?? 0, language);
  const heard = read ? names.map((name, seat) => `${name} ${chanceOf(seat)}`).join(", ") : "";
  const follow = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    point(tokenAt(((event.clientX - box.left) / box.width) * width));
  };
  const every = Math.ceil(rounds.length / 12);
  return html`<figure class="chances">
    <figcaption>${t("review-chances")}</figcaption>
    <svg class="course chance-graph" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false" @pointermove=${follow} @pointerdown=${follow}>
      ${[0, 0.5, 1].map((chance) => svg`<path class="course-grid" d="M${left} ${y(chance)}H${width - right}"></path><text class="course-scale" x=${left - 5} y=${y(chance) + 4} text-anchor="end">${percentWords(chance, language)}</text>`)}
      ${rounds.map((before, number) => (number % every === 0 ? svg`<text class="course-scale" x=${x(before)} y=${height - 7} text-anchor="middle">${number + 1}</text>` : nothing))}
      ${turning === null ? nothing : svg`<path class="course-turn" d="M${x(turning)} ${top}V${height - bottom}"></path>`}
      ${lines.map((line, seat) => svg`<g data-seat=${seat}><path class="course-line ${seat === own ? "is-own" : ""}" d=${line.length > 0 ? `M${line.map(([a = 0, b = 0]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join("L")}` : ""}></path></g>`)}
      ${marked.map((mark) => svg`<circle class="chance-mark" cx=${x(mark)} cy=${y(knownAt(known, mark)?.chances[own] ?? 0)} r="5"></circle>`)}
      ${svg`<path class="chance-cursor" d="M${x(at)} ${top}V${height - bottom}"></path>`}
      ${ends.map((end, seat) => svg`<g data-seat=${seat} transform="translate(${width - right + 4} ${end - 10})"><rect class="course-seat" width="20" height="20" rx="5"></rect><g class="course-sign">${drawnIcon(`seat-${seat}`, 2.5, 2.5, 15)}</g></g>`)}
    </svg>
    <input class="slider" type="range" min="0" max=${tokens} step="1" .value=${String(at)} aria-label=${t("review-read")} aria-valuetext=${t("review-read-at", { round: roundAt(rounds, at), at, total: tokens, chances: heard })} @input=${(/** @type {InputEvent} */ event) => point(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
    <ul class="chance-read" aria-hidden="true">${names.map((name, seat) => html`<li data-seat=${seat}>${shieldIcon(seat)} <bdi>${name}</bdi> <span class="number">${read ? chanceOf(seat) : "–"}</span></li>`)}</ul>
    ${known.length > 0 ? html`<ul class="visually-hidden" data-heard>${names.map((name, seat) => html`<li>${summaryOf(known, rounds, seat, name, reader)}</li>`)}</ul>` : nothing}
  </figure>`;
}

/**
 * By ear: where a seat began, when it stood best, and where it ended.
 * @param {readonly Known[]} known
 * @param {readonly number[]} rounds
 * @param {number} seat
 * @param {string} name
 * @param {Reader} reader
 */
function summaryOf(known, rounds, seat, name, { t, language }) {
  const chance = (/** @type {Known | undefined} */ one) => one?.chances[seat] ?? 0;
  const best = known.reduce((most, one) => (chance(one) > chance(most) ? one : most));
  const [first, last, most] = [known[0], known.at(-1), best].map((one) => percentWords(chance(one), language));
  return t("review-heard", {
    name,
    first: first ?? "",
    last: last ?? "",
    most: most ?? "",
    round: roundAt(rounds, best.at - 1),
  });
}
