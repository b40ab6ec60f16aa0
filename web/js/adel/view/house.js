/**
 * A district as a house-front: its roof has the shape and the tint of its colour, and the colour's sign; its cost is the largest thing on it.
 * Three sizes: a tile, a strip of one line, and a card that takes the width it is given. Silent: words stand beside it. States: css/adel/house.css.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/signs.js";
import { numeral } from "../../words/lists.js";
import { TOWN } from "../town.js";
import { cardsHeld } from "./coin.js";

/** @import { Translate } from "../../words/i18n.js" */

/**
 * @typedef {object} HouseProps
 * @property {string} code
 * @property {number} [cost] as it stands there; left out, the printed one
 * @property {number} [points] likewise
 * @property {boolean} [gold] it bears the Artist's gold
 * @property {number} [cards] as many lie under it
 * @property {"tile" | "strip" | "card"} [size]
 * @property {string} [classes]
 * @property {Translate} t
 */

/**
 * A colour's sign on its tint, as it stands on roofs and medallions.
 * @param {string} colour
 */
export const colourSign = (colour) => html`<span class="colour-sign" data-colour=${colour} aria-hidden="true">${icon(`colour-${colour}`)}</span>`;

/** @param {HouseProps} props */
export function house({ code, cost, points, gold = false, cards = 0, size = "tile", classes = "", t }) {
  const fact = TOWN[code];
  const colour = fact?.colour ?? "";
  const price = cost ?? fact?.cost ?? null;
  const worth = points ?? fact?.points ?? null;
  return html`<span class="house ${classes}" data-colour=${colour} data-code=${code} data-size=${size} aria-hidden="true">
    <span class="house-roof">${icon(`colour-${colour}`, "house-sign")}</span>
    <span class="house-front">
      <span class="house-cost number">${numeral(price)}</span>
      ${worth === price ? nothing : html`<span class="house-points number">${icon("sign-laurels")}${numeral(worth)}</span>`}
      ${icon(`town-${code}`, "house-picture")}
      ${size === "tile" ? nothing : html`<span class="house-name">${t(`district-${code}`)}</span>`}
    </span>
    ${gold ? html`<span class="house-gold">${icon("sign-coin")}</span>` : nothing}
    ${cards > 0 ? cardsHeld(cards) : nothing}
  </span>`;
}
