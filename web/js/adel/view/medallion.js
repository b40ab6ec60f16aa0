/**
 * A character drawn as a medallion: portrait, rank and, if it has one, its colour as ring and icon. Hidden from screen readers:
 * callers add text. The custom property `--medal` sets the width, and everything scales with it. States: see css/adel/medallion.css.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, portrait } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";
import { CHARACTERS } from "../characters.js";
import { colourSign } from "./house.js";

/** @import { AdelTranslate as Translate } from "../messages" */
/** @import { CharacterCode } from "../shapes" */

/**
 * @typedef {object} MedallionProps
 * @property {CharacterCode | null} code null if hidden
 * @property {Translate} [t] needed only for the name below a large medallion
 * @property {number} [rank] of a hidden character, if its rank is known
 * @property {string} [classes]
 * @property {"small" | "plain" | "large"} [size]
 */

/** @param {MedallionProps} props */
export function medallion({ code, t, rank, classes = "", size = "plain" }) {
  const fact = code === null ? undefined : CHARACTERS[code];
  const shown = fact?.rank ?? rank;
  const colour = fact?.colour ?? "";
  return html`<span class="medallion ${fact ? "" : "is-covered"} ${classes}" data-code=${fact?.code ?? ""} data-rank=${shown ?? ""} data-colour=${colour} data-size=${size} aria-hidden="true">
    <span class="medallion-disc">${fact ? portrait(`role-${fact.code}`, "medallion-picture") : icon("sign-castle", "medallion-picture")}</span>
    ${shown === undefined ? nothing : html`<span class="medallion-rank number">${numeral(shown)}</span>`}
    ${colour ? colourSign(colour) : nothing}
    ${fact && t && size === "large" ? html`<span class="medallion-name">${t(`character-${fact.code}`)}</span>` : nothing}
  </span>`;
}
