/** Building blocks of every game's table: bar, status line, side panel, final standings. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, shieldIcon } from "./icons.js";
import { tabStop } from "./tab_stop.js";

/** @import { View } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */

/**
 * @typedef {object} Choice a button beside the status line
 * @property {string} id
 * @property {string} label
 * @property {() => void} act
 * @property {boolean} [main] the primary one
 * @property {unknown} [beside] content next to it
 * @property {string} [tap] the place that it taps, if it decides something
 */

/**
 * The bar: progress of the game in words and marks, and the toolbar.
 * @param {{ words: string, parts: number, now: number, tools: unknown }} props `parts`: total number, 0 if unknown
 */
export const tableBar = ({ words, parts, now, tools }) => html`<header class="table-bar">
  <p class="table-round display">${words}</p>
  <span class="table-rounds" aria-hidden="true">${Array.from({ length: parts }, (_, at) => html`<i class=${at + 1 < now ? "is-past" : at + 1 === now ? "is-now" : ""}></i>`)}</span>
  <span class="table-tools">${tools}</span>
</header>`;

/**
 * The status line: what happened or what is asked, with its buttons.
 * @param {{ view: View, words: unknown, choices: Choice[] }} props
 */
export const statusLine = ({
  view,
  words,
  choices,
}) => html`<div class="status ${view.to_act === view.seat && view.seat !== null ? "is-yours" : ""}" data-status>
  ${icon("sign-turn", "status-turn-mark")}
  <p class="status-text">${words}</p>
  ${choices.map((choice) => html`<button type="button" class="button ${choice.main ? "is-main" : ""} ${choice.tap ? "is-legal" : ""}" data-action=${choice.id} data-tap=${choice.tap ?? nothing} @click=${choice.act}>${choice.label}</button>${choice.beside ?? nothing}`)}
</div>`;

/** @param {unknown} side */
export const tableSide = (side) => (side ? html`<aside class="table-side">${side}</aside>` : nothing);

/**
 * Final standings, best first.
 * @param {{ points: number[], winners: readonly number[], names: string[], arms?: readonly number[], order?: number[], faces?: unknown[], counts?: unknown[], t: Translate }} props
 * `arms`: by seat, where they are not its own;
 * `order`: seats by rank, where scores alone do not tell;
 * `counts`: by seat, how the score came about
 */
export const standings = ({
  points,
  winners,
  names,
  arms = [],
  order = [],
  faces = [],
  counts = [],
  t,
}) => html`<ol class="standings" aria-label=${t("end-standings")} ${tabStop()}>
  ${points
    .map((sum, seat) => ({ sum, seat, won: winners.includes(seat) }))
    .sort(
      (one, other) =>
        Number(other.won) - Number(one.won) ||
        other.sum - one.sum ||
        order.indexOf(one.seat) - order.indexOf(other.seat) ||
        one.seat - other.seat,
    )
    .map(
      ({ sum, seat, won }) => html`<li class="standing ${won ? "is-winner" : ""}" data-seat=${arms[seat] ?? seat}>
      ${shieldIcon(arms[seat] ?? seat)} <bdi class="standing-name">${names[seat]}</bdi> ${faces[seat]} ${optionalIcon(won, () => icon("sign-laurels"))}
      <span class="standing-points number" aria-hidden="true">${sum}</span><span class="visually-hidden">${t("points", { points: sum })}</span>
      ${optionalIcon(counts[seat], () => html`<div class="standing-count">${counts[seat]}</div>`)}
    </li>`,
    )}
</ol>`;
