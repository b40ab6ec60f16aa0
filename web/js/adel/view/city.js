/**
 * A city: its districts by colour, each rendered in several sizes, of which CSS shows one by the space available and whether
 * the city is folded. A district is a button only while it can be tapped; otherwise it only offers help.
 */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { COLOURS, isViolet } from "../districts.js";
import { coins } from "./coin.js";
import { house } from "./house.js";

/** @import { Chosen } from "../../games.js" */
/** @import { AdelTranslate as Translate } from "../messages" */
/** @import { AdelAction, District } from "../shapes" */

/** @typedef {"tile" | "strip" | "card"} Size */

/**
 * @typedef {object} CityProps
 * @property {number} seat whose city it is
 * @property {District[]} city
 * @property {string} label accessible name
 * @property {Chosen} chosen
 * @property {(place: string) => void} tap
 * @property {readonly Size[]} sizes
 * @property {Translate} t
 */

/** Sort districts by colour, then by cost. @param {District[]} city */
export const inOrder = (city) =>
  [...city].sort(
    (one, other) =>
      COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) ||
      one.cost - other.cost ||
      one.place.localeCompare(other.place),
  );

/** @param {CityProps} props */
export const cityTemplate = (
  props,
) => html`<ol class="city" data-place="city:${props.seat}" data-count=${props.city.length} aria-label=${props.label}>
  ${repeat(
    inOrder(props.city),
    ({ place }) => place,
    (district) => districtItem(district, props),
  )}
  ${props.city.length === 0 ? html`<li class="city-empty">${props.t("seats-city-empty")}</li>` : nothing}
</ol>`;

/** @param {District} district @param {CityProps} props */
function districtItem(district, { chosen, tap, t, sizes }) {
  const { place, code } = district;
  const picture = sizes.map((size) => house({ ...houseOf(district), size, t }));
  if (!chosen.may(place) && !chosen.has(place)) {
    return html`<li class="district" data-place=${place} data-card=${code} data-help=${place} tabindex="-1" aria-label=${districtWords(district, t)}>${picture}</li>`;
  }
  const action = /** @type {AdelAction | null} */ (chosen.would(place));
  const has = chosen.has(place);
  return html`<li class="district is-open">
    <button type="button" class="district-target is-legal ${has ? "is-selected" : ""}" data-place=${place} data-tap=${place} data-card=${code} data-help=${place}
      aria-pressed=${has ? "true" : "false"} @click=${() => tap(place)}>
      <span class="visually-hidden">${districtWords(district, t)}${action && action.cost > 0 ? `, ${t("seats-district-for", { gold: action.cost })}` : ""}</span>
      ${picture}
      ${action && action.cost > 0 ? html`<span class="district-price" aria-hidden="true">${coins(action.cost)}</span>` : nothing}
    </button>
  </li>`;
}

/** @param {District} district */
const houseOf = ({ code, cost, points, gold, cards }) => ({ code, cost, points, gold, cards });

/**
 * Accessible name: name, colour, cost, points if they differ from the cost, and what is special about it.
 * @param {District} district
 * @param {Translate} t
 */
export function districtWords({ code, colour, cost, points, gold, cards }, t) {
  const parts = [t(`district-${code}`), t(`colour-${colour}`), t("seats-district-costs", { gold: cost })];
  if (points !== cost) parts.push(t("seats-points", { points }));
  if (gold) parts.push(t("seats-district-gold"));
  if (cards > 0) parts.push(t("seats-district-cards", { count: cards }));
  if (isViolet(code)) parts.push(t(`district-${code}-short`));
  return parts.join(", ");
}
