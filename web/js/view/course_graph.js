/** Points after each round, as a graph: a line a seat, and the round that decided the game. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { drawnIcon } from "./icons.js";

/** @import { Course } from "../engine/shapes" */
/** @import { Translate } from "../words/translate" */

const WIDTH = 330;
const HEIGHT = 180;
const LEFT = 26;
const RIGHT = 30;
const TOP = 12;
const BOTTOM = 24;
/** Least distance of two emblems at the lines' ends. */
const APART = 19;

/**
 * Where the lines run; round 0 is the beginning, where nobody has anything.
 * @param {readonly (readonly number[])[]} rounds points by seat
 * @param {{ width: number, height: number, left: number, right: number, top: number, bottom: number, apart: number }} box
 */
export function courseLines(rounds, { width, height, left, right, top, bottom, apart }) {
  const players = rounds[0]?.length ?? 0;
  const all = [Array.from({ length: players }, () => 0), ...rounds];
  const most = Math.max(1, ...all.flat());
  const x = (/** @type {number} */ round) => left + (round / rounds.length) * (width - left - right);
  const y = (/** @type {number} */ points) => top + (1 - points / most) * (height - top - bottom);
  const lines = Array.from({ length: players }, (_, seat) =>
    all.map((points, round) => /** @type {[number, number]} */ ([x(round), y(points[seat] ?? 0)])),
  );
  return {
    lines,
    most,
    x,
    y,
    ends: spread(
      lines.map((line) => line.at(-1)?.[1] ?? 0),
      apart,
      height - bottom,
    ),
  };
}

/**
 * Heights moved apart so that none covers another, in the same order.
 * @param {number[]} heights
 * @param {number} apart
 * @param {number} lowest
 */
export function spread(heights, apart, lowest) {
  const order = heights.map((height, seat) => ({ height, seat })).sort((one, other) => one.height - other.height);
  const placed = order.map(({ height }) => height);
  for (let at = 1; at < placed.length; at++) placed[at] = Math.max(placed[at] ?? 0, (placed[at - 1] ?? 0) + apart);
  // Pushed over the edge: back up, from the lowest.
  let limit = Math.max(lowest, (placed.length - 1) * apart);
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - apart;
  }
  const found = [...heights];
  for (const [at, { seat }] of order.entries()) found[seat] = placed[at] ?? 0;
  return found;
}

/**
 * @param {Course} course
 * @param {{ own: number | null, names: string[], arms: readonly number[] }} seats `own`: whose line is strong
 * @param {Translate} t
 */
export function courseGraph({ rounds, turned }, { own, names, arms }, t) {
  const box = { width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM, apart: APART };
  const { lines, most, x, y, ends } = courseLines(rounds, box);
  const every = Math.ceil(rounds.length / 10);
  return html`<figure class="end-course">
    <figcaption>${t("end-course")}</figcaption>
    <svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
      ${[0, Math.round(most / 2), most].map((points) => svg`<path class="course-grid" d="M${LEFT} ${y(points)}H${WIDTH - RIGHT}"></path><text class="course-scale" x=${LEFT - 5} y=${y(points) + 4} text-anchor="end">${points}</text>`)}
      ${svg`<path class="course-turn" d="M${x(turned)} ${TOP - 6}V${HEIGHT - BOTTOM}"></path>`}
      ${rounds.map((_, at) => (at % every === 0 || at + 1 === turned ? svg`<text class="course-scale ${at + 1 === turned ? "is-turn" : ""}" x=${x(at + 1)} y=${HEIGHT - 7} text-anchor="middle">${at + 1}</text>` : nothing))}
      ${lines.map((line, seat) => svg`<g data-seat=${arms[seat]}><path class="course-line ${seat === own ? "is-own" : ""}" d=${`M${line.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join("L")}`}></path></g>`)}
      ${ends.map((height, seat) => svg`<g data-seat=${arms[seat]} transform="translate(${WIDTH - RIGHT + 4} ${height - 10})"><rect class="course-seat" width="20" height="20" rx="5"></rect><g class="course-sign">${drawnIcon(`seat-${arms[seat]}`, 2.5, 2.5, 15)}</g></g>`)}
    </svg>
    <div class="visually-hidden">
      <table>
        <caption>${t("end-course")}</caption>
        <tr><th scope="col">${t("end-round")}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>
        ${rounds.map((points, at) => html`<tr><th scope="row">${at + 1}</th>${points.map((sum) => html`<td>${sum}</td>`)}</tr>`)}
      </table>
    </div>
  </figure>`;
}
