/** The table in small, for the start page: the King is called, takes the crown and gold, and builds a district. */

import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { drawnIcon } from "../../view/icons.js";
import { ROOFS, TINTS } from "./roofs.js";

/** @import { CharacterCode, Colour, DistrictCode } from "../shapes" */

/**
 * The ranks, who is called, and the cities from the left; the first city's last district is built with `gold`.
 * `tests/static/adel/test_miniature.py` compares all of it with the tables of the rules.
 * @type {{ ranks: CharacterCode[], called: CharacterCode, gold: number, cities: [DistrictCode, Colour, number][][] }}
 */
export const SCENE = {
  ranks: ["As", "Th", "Mg", "Ki", "Pr", "Me", "Ar", "Wa"],
  called: "Ki",
  gold: 3,
  cities: [
    [
      ["Tem", "blue", 1],
      ["Tav", "green", 1],
      ["Wat", "red", 1],
      ["Lab", "violet", 5],
      ["Man", "yellow", 3],
    ],
    [
      ["Mar", "green", 2],
      ["Chu", "blue", 2],
      ["Pri", "red", 2],
    ],
  ],
};

/** @param {CharacterCode} code @param {number} at */
const medal = (code, at) => svg`<g transform="translate(${10 + at * 38} 8)">
  <circle class=${code === SCENE.called ? "mini-medal is-called" : "mini-medal"} cx="17" cy="17" r="16.5"></circle>
  <g class="mini-ink portrait">${drawnIcon(`role-${code}`, 6, 6, 22)}</g>
</g>`;

/** @type {(district: [DistrictCode, Colour, number], at: number, all: unknown[]) => unknown} */
const house = (
  [, colour, cost],
  at,
  all,
) => svg`<g transform="translate(${at * 49} 0)"><g class=${all.length === 5 && at === 4 ? "mini-rises" : ""}>
  <svg fill=${TINTS[colour]} width="43" height="26" viewBox="0 0 100 60" preserveAspectRatio="none"><path d=${ROOFS[colour]}></path></svg>
  <rect class="mini-paper" x="2.5" y="25" width="38" height="29"></rect>
  <g class="mini-ink"><text x="21.5" y="46" text-anchor="middle">${cost}</text></g>
</g></g>`;

/** @param {number} seat */
const shield = (seat) => svg`<g data-seat=${seat}>
  <path class="mini-seat" d="M0 0h28v19c0 9-7 14-14 17C7 33 0 28 0 19z"></path><g class="mini-seat-sign">${drawnIcon(`seat-${seat}`, 4, 4, 20)}</g>
</g>`;

export const miniature = html`<svg class="mini" viewBox="0 0 320 180" focusable="false">
  ${SCENE.ranks.map(medal)}
  <g transform="translate(14 64)">${shield(1)}<g transform="translate(48 -11)">${(SCENE.cities[1] ?? []).map(house)}</g></g>
  <g transform="translate(14 126)">${shield(0)}<g transform="translate(48 -10)">${(SCENE.cities[0] ?? []).map(house)}</g></g>
  <g class="mini-crown">${drawnIcon("sign-crown", 15, 104, 26)}</g>
  ${Array.from({ length: SCENE.gold }, (_, at) => svg`<g class="mini-coin is-${at}"><circle cx=${250 + at * 16} cy="84" r="9"></circle></g>`)}
</svg>`;
