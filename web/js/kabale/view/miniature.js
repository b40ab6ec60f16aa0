/** The table in small, for the start page: a card falls, the one above it turns over, and the higher total takes the goal. */

import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { drawnIcon } from "../../view/icons.js";

/** @import { Area, CardCode } from "../shapes" */

/** A card of a column from above, `code` "" for one that stays face down. @typedef {{ seat: number, code: CardCode | "", number: number }} MiniatureCard */

/**
 * The columns; the middle one is fulfilled by its last card. `tests/static/kabale/test_miniature.py` asks the engine whether numbers,
 * totals and winner are right.
 * @type {{ area: Area, points: number, cards: MiniatureCard[], totals?: [number, number][] }[]}
 */
export const COLUMNS = [
  {
    area: "R",
    points: 4,
    cards: [
      { seat: 2, code: "Mu", number: 11 },
      { seat: 3, code: "", number: 0 },
    ],
  },
  {
    area: "F",
    points: 3,
    cards: [
      { seat: 1, code: "Ki", number: 20 },
      { seat: 0, code: "Qu", number: 16 },
      { seat: 0, code: "Ju", number: 14 },
    ],
    totals: [
      [0, 30],
      [1, 20],
    ],
  },
  {
    area: "M",
    points: 5,
    cards: [
      { seat: 3, code: "Wz", number: 7 },
      { seat: 1, code: "", number: 0 },
    ],
  },
];

const WIDTH = 92;
const STRIP = 30;

/** @param {number} seat */
const shield = (seat) => svg`<g data-seat=${seat}>
  <path class="mini-seat" d="M0 0h20v13c0 7-5 10-10 12C5 23 0 20 0 13z"></path><g class="mini-seat-sign">${drawnIcon(`seat-${seat}`, 3, 3, 14)}</g>
</g>`;

/** @param {number} seat */
const back = (seat) => svg`<g data-seat=${seat}>
  <rect class="mini-seat" width=${WIDTH} height="40" rx="4"></rect><g class="mini-seat-sign">${drawnIcon(`seat-${seat}`, WIDTH / 2 - 12, 6, 24)}</g>
</g>`;

/** @param {MiniatureCard} card */
const face = ({ seat, code, number }) => svg`<rect class="mini-paper" width=${WIDTH} height="40" rx="4"></rect>
  <g transform="translate(4 3)">${shield(seat)}</g>
  <g class="mini-ink portrait">${drawnIcon(`card-${code}`, 33, 2, 27)}<text x=${WIDTH - 7} y="23" text-anchor="end">${number}</text></g>`;

/**
 * A card: shown as it lies, or turned over during the demonstration.
 * @param {MiniatureCard} card
 * @param {number} at
 * @param {boolean} moves
 */
function strip(card, at, moves) {
  if (card.code === "") return svg`<g transform="translate(0 ${at * STRIP})">${back(card.seat)}</g>`;
  if (!moves || at === 0) return svg`<g transform="translate(0 ${at * STRIP})">${face(card)}</g>`;
  return svg`<g transform="translate(0 ${at * STRIP})"><g class=${at === 2 ? "mini-falls" : ""}>
    <g class="mini-shown is-${at}">${face(card)}</g><g class="mini-covered is-${at}">${back(card.seat)}</g>
  </g></g>`;
}

/** @type {(column: typeof COLUMNS[number], at: number) => unknown} */
const column = ({ area, points, cards, totals }, at) => svg`<g transform="translate(${10 + at * 104} 8)">
  <g class=${totals ? "mini-goal is-won" : "mini-goal"}>
    <path class="mini-cloth" d="M0 0h92v28l-46 7L0 28z"></path>
    <g class="mini-cloth-ink">${drawnIcon(`area-${area}`, 20, 3, 24)}<text x="68" y="22" text-anchor="middle">${points}</text></g>
  </g>
  <g transform="translate(0 37)">${cards.map((card, position) => strip(card, position, totals !== undefined))}</g>
  ${(totals ?? []).map(([seat, sum], place) => svg`<g class="mini-total is-${place}" transform="translate(${2 + place * 49} 144)">${shield(seat)}<text x="24" y="18">${sum}</text></g>`)}
</g>`;

export const miniature = html`<svg class="mini" viewBox="0 0 320 180" focusable="false">${COLUMNS.map(column)}</svg>`;
