/** The hand: up to three large cards in thumb's reach. `on.choose(code)` tells which was tapped. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { cardView } from "./card.js";
import { numeral } from "../../view/signs.js";

/** @import { Code } from "../../engine/shapes" */
/** @import { Facts, Translate } from "../../view/signs.js" */

/**
 * @typedef {object} HandLook
 * @property {Code[]} hand
 * @property {number} seat
 * @property {Set<Code>} legal cards that may be chosen now
 * @property {Code | null} chosen
 * @property {Facts} facts
 * @property {Translate} t
 * @property {{ choose: (code: Code) => void }} on
 */

/** @param {HandLook} look */
export const handView = ({ hand, seat, legal, chosen, facts, t, on }) => html`<div class="hand" data-hand role="group" aria-label=${t("look-hand")} data-count=${hand.length}>
  ${repeat(hand, (code) => code, (code) => html`<button type="button" class="hand-card ${legal.has(code) ? "is-legal" : ""} ${code === chosen ? "is-selected" : ""}"
    data-card=${code} data-place="hand:${code}" aria-pressed=${code === chosen ? "true" : "false"}
    aria-disabled=${legal.has(code) ? "false" : "true"} @click=${() => on.choose(code)}>
    <span class="visually-hidden">${handWords(code, facts, t)}</span>
    ${cardView({ code, seat, facts, t })}
  </button>`)}
</div>`;

/**
 * @param {Code} code
 * @param {Facts} facts
 * @param {Translate} t
 */
function handWords(code, facts, t) {
  const fact = facts[code];
  if (fact?.area) return `${t(`card-${code}`)}, ${t("card-number-two", { area: t(`area-${fact.area}`) })}`;
  const number = fact?.number ?? null;
  return `${t(`card-${code}`)}, ${number === null ? t("card-number-none") : t("card-number", { number: numeral(number) })}`;
}
