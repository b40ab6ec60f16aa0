/** What a seat may know, at hand: every seat's goals, piles, discards, and the cards nobody has seen of it yet. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { emblem, goalToken, icon, numeral } from "../../view/signs.js";

/** @import { Code } from "../../engine/shapes" */
/** @import { CardFact, KabaleView, SeatView } from "../shapes" */
/** @import { Facts, Translate } from "../../view/signs.js" */

/**
 * @typedef {object} KnownLook
 * @property {KabaleView} view
 * @property {string[]} names
 * @property {Facts} facts
 * @property {Translate} t
 * @property {number | null} [only] the one seat that is shown, opened
 */

/** @param {KnownLook} look */
export function knownView(look) {
  const { view, t, only = null } = look;
  return html`
    ${only === null ? html`<p class="soft">${t("known-left", { count: view.goals_left })}</p>` : nothing}
    ${view.seats.map((seat, index) => (only === null || only === index ? seatKnown(seat, index, look) : nothing))}
  `;
}

/**
 * @param {SeatView} seat
 * @param {number} index
 * @param {KnownLook} look
 */
function seatKnown(seat, index, { view, names, facts, t, only }) {
  const own = view.seat === index;
  return html`<details class="known" data-known=${index} data-seat=${index} ?open=${only === index}>
    <summary class="known-head">${emblem(index)} <bdi class="known-name">${names[index]}</bdi>
      <span class="known-goals">${seat.goals.map((goal) => goalToken(goal, t))}</span></summary>
    <p class="soft">${t("known-piles", { hand: seat.hand, deck: seat.deck })}</p>
    <h3>${t(own ? "known-unseen-own" : "known-unseen")}</h3>
    ${chips(seat.unseen, facts, t)}
    <h3>${t("known-discards")}</h3>
    ${chips(seat.discard, facts, t)}
  </details>`;
}

/**
 * The number as it is printed: both for allies that are at home somewhere.
 * @param {CardFact | undefined} fact
 */
function printed(fact) {
  const numbers = [fact?.number ?? null, fact?.area ? fact.here : null].filter((number) => number !== null);
  return numbers.length > 1 ? numbers.map(Number).sort((a, b) => b - a).map(numeral).join("/") : numeral(fact?.number);
}

/**
 * @param {readonly Code[]} codes
 * @param {Facts} facts
 * @param {Translate} t
 */
const chips = (codes, facts, t) =>
  codes.length === 0
    ? html`<p class="soft">${t("known-none")}</p>`
    : html`<ul class="unseen">
        ${codes.map((code) => html`<li data-code=${code}>${icon(`card-${code}`)}<span class="number">${printed(facts[code])}</span> <span>${t(`card-${code}`)}</span></li>`)}
      </ul>`;
