/** What a seat has won or built in the end, as pictures. */

import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { drawnIcon } from "./icons.js";

/**
 * One picture, in a space of 100 by 120: shapes behind an icon and a number. It is drawn here and in the picture to share.
 * @typedef {object} Trophy
 * @property {string} label
 * @property {[path: string, fill: string][]} shapes
 * @property {string} icon
 * @property {[x: number, y: number, size: number]} iconAt
 * @property {number} number
 * @property {[x: number, y: number]} numberAt
 * @property {string} ink of icon and number
 */

/** @typedef {{ title: string, items: Trophy[] }} Trophies */

/** Inside a drawing. @param {Trophy} trophy */
export const drawnTrophy = ({
  shapes,
  icon,
  iconAt: [x, y, size],
  number,
  numberAt,
  ink,
}) => svg`<g class="trophy-drawn" color=${ink}>
  ${shapes.map(([path, fill]) => svg`<path d=${path} fill=${fill}></path>`)} ${drawnIcon(icon, x, y, size)}
  <text x=${numberAt[0]} y=${numberAt[1]} fill=${ink} text-anchor="middle">${number}</text>
</g>`;

/** @param {Trophy} trophy */
const picture = (trophy) => html`<li class="trophy">
  <svg viewBox="0 0 100 120" aria-hidden="true" focusable="false">${drawnTrophy(trophy)}</svg><span class="visually-hidden">${trophy.label}</span>
</li>`;

/** @param {Trophies} trophies */
export const trophyRow = ({ title, items }) => html`<figure class="end-trophies">
  <figcaption>${title}</figcaption>
  <ul class="trophies">${items.map(picture)}</ul>
</figure>`;
