/** Immediate change of the viewer's gold by an action: a signed number and a coin. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";

/** @import { AdelTranslate as Translate } from "../messages" */

/** @param {{ cost: number, gain: number }} action @param {Translate} t */
export function effect({ cost, gain }, t) {
  const change = gain - cost;
  if (change === 0) return nothing;
  const words = change > 0 ? t("effect-gain", { gold: change }) : t("effect-cost", { gold: -change });
  return html`<span class="effect ${change > 0 ? "is-gain" : "is-cost"}"><span class="visually-hidden">${words}</span><span class="number" aria-hidden="true">${change > 0 ? "+" : "\u2212"}${Math.abs(change)}</span>${icon("sign-coin", "effect-coin")}</span>`;
}
