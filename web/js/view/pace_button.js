/** The pace beside "Skip": one tap takes the next one. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { nextPace } from "../state.js";

/** @import { Settings } from "../state.js" */
/** @import { Translate } from "../words/i18n.js" */

/** The faster, the more of them; one step stops at a line. @type {Record<Settings["pace"], string>} */
const SIGNS = { step: "›|", normal: "›", quick: "››", instant: "›››" };

/** @param {{ pace: Settings["pace"], change: () => void, t: Translate, classes?: string }} props */
export function paceButton({ pace, change, t, classes = "tool" }) {
  const words = t("pace-change", { pace: t(`pace-${pace}`), next: t(`pace-${nextPace(pace)}`) });
  return html`<button type="button" class="${classes} pace-button" data-action="pace" data-pace=${pace} aria-label=${words} title=${words} @click=${change}>
    <span class="pace-sign" aria-hidden="true">${SIGNS[pace]}</span><span class="pace-name" aria-hidden="true">${t(`pace-${pace}`)}</span></button>`;
}
