/** An ally explained: its card, name, number, when it acts, and its rule in words; for the rules, the overview and the help. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { FACTS } from "../facts.js";
import { cardView } from "./card.js";
import { numeral } from "../../view/signs.js";

/** @import { CardFact } from "../shapes" */
/** @import { Facts, Translate } from "../../view/signs.js" */

/** The facts about all allies, by code. @type {Facts} */
export const ALLIES = Object.fromEntries(FACTS.cards.map((card) => [card.code, card]));

/**
 * A card's number in words: "Number 9½", "12 at home in Trade, else 8".
 * @param {CardFact | undefined} fact
 * @param {Translate} t
 */
export function numberWords(fact, t) {
  if (fact?.area) return t("card-number-two", { area: t(`area-${fact.area}`) });
  return fact?.number === null || fact === undefined ? t("card-number-none") : t("card-number", { number: numeral(fact.number) });
}

/**
 * When a card acts.
 * @param {CardFact | undefined} fact
 * @param {Translate} t
 */
export const actWords = (fact, t) => (fact?.acts === "award" ? t("acts-award", { order: fact.order ?? 0 }) : t(fact?.acts === "reveal" ? "acts-reveal" : "acts-none"));

/**
 * A row of the rules page.
 * @param {string} code
 * @param {Facts} facts
 * @param {Translate} t
 */
export const allyRow = (code, facts, t) => html`<li class="ally" data-code=${code}>
  <span class="ally-card">${cardView({ code, seat: 0, facts, t })}</span>
  <div class="ally-words">
    <h3>${t(`card-${code}`)}</h3>
    <p class="ally-number">${numberWords(facts[code], t)}</p>
    <p>${t(`card-${code}-rule`)}</p>
  </div>
</li>`;

/**
 * A card of the overview: its face and its rule in a few words.
 * @param {string} code
 * @param {Facts} facts
 * @param {Translate} t
 */
export const allyCard = (code, facts, t) => html`<li class="ally-face" data-code=${code}>
  <span class="ally-card">${cardView({ code, seat: 0, facts, t })}</span>
  <h3 class="visually-hidden">${t(`card-${code}`)}, ${numberWords(facts[code], t)}</h3>
  <p>${t(`card-${code}-short`)}</p>
</li>`;
