/** Description of an ally: card, name, number, when it acts, and its rule; for the rules, the overview and the help. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { demoButton } from "../../view/demo_layer.js";
import { numeral } from "../../words/lists.js";
import { ALLIES } from "../allies.js";
import { cardTemplate, ROMAN } from "./card.js";

/** @import { Actions } from "../../actions.js" */
/** @import { CardCode, CardFact } from "../shapes" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/**
 * A card's number as text: "Number 9½", "12 at home in Trade, else 8".
 * @param {CardFact | undefined} fact
 * @param {Translate} t
 */
export function numberWords(fact, t) {
  if (fact?.area) return t("card-number-two", { area: t(`area-${fact.area}`) });
  return fact?.number === null || fact === undefined
    ? t("card-number-none")
    : t("card-number", { number: numeral(fact.number) });
}

/**
 * When a card acts, as text.
 * @param {CardFact | undefined} fact
 * @param {Translate} t
 */
export const actWords = (fact, t) =>
  fact?.acts === "award"
    ? t("acts-award", { order: ROMAN[fact.order ?? 0] ?? "" })
    : t(fact?.acts === "reveal" ? "acts-reveal" : "acts-none");

/**
 * An ally's row on the rules page.
 * @param {CardCode} code
 * @param {Translate} t
 * @param {Actions} act
 */
export const allyRow = (code, t, act) => html`<li class="ally" data-code=${code}>
  <span class="ally-card">${cardTemplate({ code, seat: 0, t })}</span>
  <div class="ally-words">
    <h3>${t(`card-${code}`)}</h3>
    <p class="ally-number">${numberWords(ALLIES[code], t)}</p>
    <p>${t(`card-${code}-rule`)}</p>
    ${demoButton(code, t(`card-${code}`), "kabale", t, act)}
  </div>
</li>`;

/**
 * An ally in the overview: its face and a short form of its rule.
 * @param {CardCode} code
 * @param {Translate} t
 * @param {Actions} act
 */
export const allyCard = (code, t, act) => html`<li class="ally-face" data-code=${code}>
  <span class="ally-card">${cardTemplate({ code, seat: 0, t })}</span>
  <h3 class="visually-hidden">${t(`card-${code}`)}, ${numberWords(ALLIES[code], t)}</h3>
  <p>${t(`card-${code}-short`)}</p>
  ${demoButton(code, t(`card-${code}`), "kabale", t, act)}
</li>`;
