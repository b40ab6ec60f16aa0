/** Small symbols with counts: gold, crown, cards. Hidden from screen readers: callers add text. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";

/**
 * A coin with the amount of gold.
 * @param {number} amount
 */
export const coins = (amount) => html`<span class="coins number" aria-hidden="true">${numeral(amount)}</span>`;

/** The crown, deliberately the brightest element on the table. */
export const crown = () => html`<span class="the-crown" aria-hidden="true">${icon("sign-crown")}</span>`;

/**
 * A card back with the number of cards in a hand or under a house.
 * @param {number} count
 */
export const cardsHeld = (count) => html`<span class="cards-held number" aria-hidden="true">${numeral(count)}</span>`;
