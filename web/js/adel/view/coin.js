/** Gold, the crown and the cards somebody holds, as small things with their number. Silent: words stand beside them. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";

/**
 * A brass coin with how many there are.
 * @param {number} amount
 */
export const coins = (amount) => html`<span class="coins number" aria-hidden="true">${numeral(amount)}</span>`;

/** The one bright thing on the table. */
export const crown = () => html`<span class="the-crown" aria-hidden="true">${icon("sign-crown")}</span>`;

/**
 * Cards in a hand, or under a house: their back with how many there are.
 * @param {number} count
 */
export const cardsHeld = (count) => html`<span class="cards-held number" aria-hidden="true">${numeral(count)}</span>`;
