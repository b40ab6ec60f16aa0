/**
 * A Kabale card: its face, its back, and the strip that it shrinks to in a column.
 * `.card` fills its container; everything on it scales with its width. States: see css/card.css.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, portrait, shieldIcon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";
import { ALLIES } from "../allies.js";

/** @import { CardCode as Code } from "../shapes" */
/** @import { CardFact, Face } from "../shapes" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/** Numbers of the award's steps, as on seals, in the rules and in the help. */
export const ROMAN = ["", "I", "II", "III", "IV", "V"];

/**
 * @typedef {object} CardProps
 * @property {Code | null} code null: not known to the viewer
 * @property {number} seat the card's owner
 * @property {Face} [face] "up" unless it lies in a column
 * @property {number | null} [number] its number here; the printed one if omitted
 * @property {number | null} [base] the printed number that applies to the goal above it, for cards with two
 * @property {boolean} [owner] whether to show the owner's shield (in columns, not in a hand)
 * @property {boolean} [doomed] it would be removed if the round ended now
 * @property {number | null} [counts] its number if the round ended now, when different
 * @property {Translate} t
 */

/**
 * The number of a card; for a 12/8 ally both, with the one that applies here emphasized.
 * @param {CardFact | undefined} fact
 * @param {CardProps} props
 */
function cardNumber(fact, { number, base }) {
  if (!fact?.area)
    return html`<span class="card-number number">${numeral(number === undefined ? fact?.number : number)}</span>`;
  const strong = base ?? fact.here;
  return html`<span class="card-number number is-double">
    <span class="card-counts">${numeral(strong)}</span><span class="card-printed">/${numeral(strong === fact.here ? fact.number : fact.here)}</span>
  </span>`;
}

/**
 * Kind of card, shown by the colour behind its picture and the sign in its corner.
 * @param {CardFact | undefined} fact
 */
const kindOf = (fact) => (fact?.area ? "home" : (fact?.acts ?? "none"));

/**
 * Sign for how a card acts: none, its area, a bolt, or a seal with its step of the award.
 * @param {CardFact | undefined} fact
 */
export function actMark(fact) {
  if (fact?.area) return html`<span class="card-act card-area">${icon(`area-${fact.area}`)}</span>`;
  if (fact?.acts === "reveal") return html`<span class="card-act card-bolt">${icon("sign-bolt")}</span>`;
  if (fact?.acts !== "award") return nothing;
  const place = ROMAN[fact.order ?? 0] ?? "";
  return html`<span class="card-act card-seal">${icon("sign-seal")}<span class="card-order number">${place}</span></span>`;
}

/** @param {CardProps} props */
export function cardTemplate(props) {
  const { code, seat, face = "up", doomed = false, owner = false, t } = props;
  if (code === null || face !== "up") return coveredTemplate(props);
  const fact = ALLIES[code];
  return html`<span class="card ${doomed ? "is-doomed" : ""}" data-seat=${seat} data-code=${code} data-kind=${kindOf(fact)} aria-hidden="true">
    <span class="card-paper">
      <span class="card-top">
        ${optionalIcon(owner, () => shieldIcon(seat))}
        ${cardNumber(fact, props)}
        ${optionalIcon(props.counts !== undefined, () => html`<span class="card-now number">${numeral(props.counts)}</span>`)}
        <span class="card-corner">${portrait(`card-${code}`, "card-mini")}${actMark(fact)}</span>
      </span>
      ${portrait(`card-${code}`, "card-picture")}
      <span class="card-name">${t(`card-${code}`)}</span>
    </span>
  </span>`;
}

/**
 * A card that is face down or slipped under another; a small label shows its owner what it is.
 * @param {CardProps} props
 */
function coveredTemplate({ code, seat, face, number, doomed = false }) {
  const slipped = face === "slipped" ? "is-slipped" : "";
  return html`<span class="card is-covered ${slipped} ${doomed ? "is-doomed" : ""}" data-seat=${seat} aria-hidden="true">
    <span class="card-back">
      <span class="card-back-top">${shieldIcon(seat)}
        ${optionalIcon(code, () => html`<span class="card-peek"><span class="number">${numeral(number ?? peeked(code))}</span>${portrait(`card-${code}`)}</span>`)}
      </span>
      ${icon(`seat-${seat}`, "card-arms")}
    </span>
  </span>`;
}

/**
 * @param {Code | null} code
 */
const peeked = (code) => (code ? (ALLIES[code]?.number ?? null) : null);

/**
 * Accessible name of a card: "King, 20, Ada, face up".
 * @param {CardProps & { name: string }} props
 */
export function cardWords({ code, face = "up", number, name, t }) {
  const lies = face === "up" ? "" : t(`look-${face}`);
  if (code === null) return t("look-hidden", { name, lies });
  const fact = ALLIES[code];
  const value = number ?? fact?.number ?? null;
  const words = value === null ? t("card-number-none") : t("card-number", { number: numeral(value) });
  return [t(`card-${code}`), words, name, lies].filter(Boolean).join(", ");
}
