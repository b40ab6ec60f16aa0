/** Pace button beside "Skip": each click selects the next pace. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { nextPace } from "../state.js";

/** @import { Settings } from "../state.js" */
/** @import { Translate } from "../words/i18n.js" */

/** More chevrons for faster; a bar for step by step. @type {Record<Settings["pace"], string>} */
const SIGNS = { step: "›|", normal: "›", quick: "››", instant: "›››" };

/** @param {{ pace: Settings["pace"], change: () => void, t: Translate, classes?: string }} props */
export function paceButton({ pace, change, t, classes = "tool" }) {
  const words = t("pace-change", { pace: t(`pace-${pace}`), next: t(`pace-${nextPace(pace)}`) });
  return html`<button type="button" class="${classes} pace-button" data-action="pace" data-pace=${pace} aria-label=${words} title=${words} @click=${change}>
    <span class="pace-sign" aria-hidden="true">${SIGNS[pace]}</span><span class="pace-name" aria-hidden="true">${t(`pace-${pace}`)}</span></button>`;
}
