/**
 * A Kabale card: its face, its back, and the strip that stays of it in a column.
 * `.card` takes the width it is given; everything on it follows that width. States: see css/card.css.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, shieldIcon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";
import { ALLIES } from "../allies.js";

/** @import { Code } from "../../engine/shapes" */
/** @import { CardFact, Face } from "../shapes" */
/** @import { Translate } from "../../words/i18n.js" */

/** The steps of the award as they are counted everywhere: on seals, in the rules, in the help. */
export const ROMAN = ["", "I", "II", "III", "IV", "V"];

/**
 * @typedef {object} CardProps
 * @property {Code | null} code null: not known to the viewer
 * @property {number} seat whose card it is
 * @property {Face} [face] "up" unless it lies in a column
 * @property {number | null} [number] what it counts here; left out, the printed number stands
 * @property {number | null} [base] what is printed on it for the goal above it: of two numbers, the one that counts there
 * @property {boolean} [owner] whether its shield is shown (in columns; a hand needs none)
 * @property {boolean} [doomed] it would fall if the round ended now
 * @property {number | null} [counts] what it would count if the round ended now, when that differs
 * @property {Translate} t
 */

/**
 * Both numbers of a 12/8 ally, the one that counts here strong; else the one number.
 * @param {CardFact | undefined} fact
 * @param {CardProps} props
 */
function cardNumber(fact, { number, base }) {
  if (!fact?.area)
    return html`<span class="card-number number">${numeral(number === undefined ? fact?.number : number)}</span>`;
  const strong = base ?? fact.here;
  return html`<span class="card-number number is-double">
    <span class="card-counts">${numeral(strong)}</span><span class="card-else">/${numeral(strong === fact.here ? fact.number : fact.here)}</span>
  </span>`;
}

/**
 * What kind of card it is: the ground of its picture tells it by a colour, its corner by a sign.
 * @param {CardFact | undefined} fact
 */
const kindOf = (fact) => (fact?.area ? "home" : (fact?.acts ?? "none"));

/**
 * How it acts: nothing, the sign of its area, a bolt, or a seal with its step of the award.
 * @param {CardFact | undefined} fact
 */
export function actMark(fact) {
  if (fact?.area) return html`<span class="card-act card-home">${icon(`area-${fact.area}`)}</span>`;
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
        <span class="card-corner">${icon(`card-${code}`, "card-mini")}${actMark(fact)}</span>
      </span>
      ${icon(`card-${code}`, "card-picture")}
      <span class="card-name">${t(`card-${code}`)}</span>
    </span>
  </span>`;
}

/**
 * A card that lies face down or slipped; what its own seat knows of it shows on a small label.
 * @param {CardProps} props
 */
function coveredTemplate({ code, seat, face, number, doomed = false }) {
  const slipped = face === "slipped" ? "is-slipped" : "";
  return html`<span class="card is-covered ${slipped} ${doomed ? "is-doomed" : ""}" data-seat=${seat} aria-hidden="true">
    <span class="card-back">
      <span class="card-back-top">${shieldIcon(seat)}
        ${optionalIcon(code, () => html`<span class="card-peek"><span class="number">${numeral(number ?? peeked(code))}</span>${icon(`card-${code}`)}</span>`)}
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
 * What a card is, in words, for the ear: "King, 20, Ada, face up".
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
