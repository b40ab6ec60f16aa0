/** Panel of known information: each seat's goals, piles, discards and its cards that nobody has seen yet. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { portrait, shieldIcon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";
import { ALLIES } from "../allies.js";
import { goalToken } from "./goal.js";

/** @import { KnownProps } from "../../games.js" */
/** @import { CardCode as Code } from "../shapes" */
/** @import { CardFact, KabaleView, SeatView } from "../shapes" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/** @param {KnownProps<KabaleView, Translate>} props */
export function knownTemplate(props) {
  const {
    view,
    reader: { t },
    only = null,
  } = props;
  return html`
    ${allHands(props)}
    ${only === null ? html`<p class="muted">${t("known-left", { count: view.goals_left })}</p>` : nothing}
    ${view.seats.map((seat, index) => (only === null || only === index ? seatKnown(seat, index, props) : nothing))}
  `;
}

/** All hands, in replays that show everything. @param {KnownProps<KabaleView, Translate>} props */
const allHands = ({ view, names, reader: { t } }) =>
  view.hands
    ? html`<ul class="known-hands">
  ${view.hands.map(
    (
      hand,
      seat,
    ) => html`<li data-hand=${seat}>${shieldIcon(seat)} <bdi class="known-name">${t("known-hand", { name: names[seat] ?? "" })}</bdi>
    <ul class="unseen">${hand.map((code) => html`<li data-code=${code}>${portrait(`card-${code}`)}<span>${t(`card-${code}`)}</span></li>`)}</ul></li>`,
  )}
</ul>`
    : nothing;

/**
 * @param {SeatView} seat
 * @param {number} index
 * @param {KnownProps<KabaleView, Translate>} props
 */
function seatKnown(seat, index, { view, names, reader: { t }, only }) {
  const own = view.seat === index;
  return html`<details class="known" data-known=${index} data-seat=${index} ?open=${only === index}>
    <summary class="known-head">${shieldIcon(index)} <bdi class="known-name">${names[index]}</bdi>
      <span class="known-goals">${seat.goals.map((goal) => goalToken(goal, t))}</span></summary>
    <p class="muted">${t("known-piles", { hand: seat.hand, deck: seat.deck })}</p>
    <h3>${t(own ? "known-unseen-own" : "known-unseen")}</h3>
    ${chips(seat.unseen, t)}
    <h3>${t("known-discards")}</h3>
    ${chips(seat.discard, t)}
  </details>`;
}

/**
 * The printed number; both for allies with a home area.
 * @param {CardFact | undefined} fact
 */
function printed(fact) {
  const numbers = [fact?.number ?? null, fact?.area ? fact.here : null].filter((number) => number !== null);
  return numbers.length > 1
    ? numbers
        .map(Number)
        .sort((a, b) => b - a)
        .map(numeral)
        .join("/")
    : numeral(fact?.number);
}

/**
 * @param {readonly Code[]} codes
 * @param {Translate} t
 */
const chips = (codes, t) =>
  codes.length === 0
    ? html`<p class="muted">${t("known-none")}</p>`
    : html`<ul class="unseen">
        ${codes.map((code) => html`<li data-code=${code} data-help="ally:${code}">${portrait(`card-${code}`)}<span class="number">${printed(ALLIES[code])}</span> <span>${t(`card-${code}`)}</span></li>`)}
      </ul>`;
