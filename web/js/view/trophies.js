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

/** @param {Trophy} trophy */
const picture = ({ label, shapes, icon, iconAt: [x, y, size], number, numberAt, ink }) => html`<li class="trophy">
  <svg viewBox="0 0 100 120" color=${ink} aria-hidden="true" focusable="false">
    ${shapes.map(([path, fill]) => svg`<path d=${path} fill=${fill}></path>`)} ${drawnIcon(icon, x, y, size)}
    ${svg`<text x=${numberAt[0]} y=${numberAt[1]} fill=${ink} text-anchor="middle">${number}</text>`}
  </svg><span class="visually-hidden">${label}</span>
</li>`;

/** @param {Trophies} trophies */
export const trophyRow = ({ title, items }) => html`<figure class="end-trophies">
  <figcaption>${title}</figcaption>
  <ul class="trophies">${items.map(picture)}</ul>
</figure>`;
