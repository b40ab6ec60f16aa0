/**
 * A district drawn as a house front. The roof shows its colour by shape, tint and icon; the cost is the largest element.
 * Three sizes: tile (icon and cost), strip (a tile with the name beside it), and card (fills the available width).
 * Hidden from screen readers: callers add text. States: see css/adel/house.css.
 */

import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";
import { DISTRICTS, isViolet } from "../districts.js";
import { cardsHeld } from "./coin.js";
import { DOME, ROOFS } from "./roofs.js";

/** @import { AdelTranslate as Translate } from "../messages" */
/** @import { DistrictCode } from "../shapes" */

/**
 * @typedef {object} HouseProps
 * @property {DistrictCode} code
 * @property {number} [cost] current cost; default: the printed one
 * @property {number} [points] current points, likewise
 * @property {boolean} [gold] whether it has the Artist's gold
 * @property {number} [cards] number of cards under it
 * @property {"tile" | "strip" | "card"} [size]
 * @property {string} [classes]
 * @property {Translate} t
 */

/**
 * Colour icon on its tint, as on roofs and medallions.
 * @param {string} colour
 */
export const colourSign = (colour) =>
  html`<span class="colour-sign" data-colour=${colour} aria-hidden="true">${icon(`colour-${colour}`)}</span>`;

/** @param {string} shape @param {string} sign */
const roof = (shape, sign) => html`<span class="house-roof">
  <svg class="house-shape" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">${svg`<path d=${shape}></path>`}</svg>
  ${icon(sign, "house-sign")}
</span>`;

/** @param {HouseProps} props */
export function house({ code, cost, points, gold = false, cards = 0, size = "tile", classes = "", t }) {
  const fact = DISTRICTS[code];
  const { colour } = fact;
  const price = cost ?? fact.cost;
  const worth = points ?? fact.points;
  const named = size !== "tile";
  return html`<span class="house ${classes}" data-colour=${colour} data-code=${code} data-size=${size} aria-hidden="true">
    <span class="house-front">
      ${size !== "card" && isViolet(code) ? roof(DOME, `town-${code}`) : roof(ROOFS[colour], `colour-${colour}`)}
      <span class="house-wall">
        <span class="house-cost number">${numeral(price)}</span>
        ${named && worth !== price ? html`<span class="house-points number">${icon("sign-laurels")}${numeral(worth)}</span>` : nothing}
        ${size === "card" ? icon(`town-${code}`, "house-picture") : nothing}
        ${size === "card" ? html`<span class="house-name">${t(`district-${code}`)}</span>` : nothing}
      </span>
      ${gold ? html`<span class="house-gold">${icon("sign-coin")}</span>` : nothing}
      ${cards > 0 ? html`<span class="house-cards">${cardsHeld(cards)}</span>` : nothing}
    </span>
    ${size === "strip" ? html`${icon(`town-${code}`, "house-picture")}<span class="house-name">${t(`district-${code}`)}</span>` : nothing}
  </span>`;
}
