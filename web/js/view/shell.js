/** Frame of every screen: skip link, brand, menu, toasts, and the screen itself. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { menuButton, menuPanel } from "./menu.js";
import { toast } from "./toast.js";

/** @import { TemplateResult } from "../../vendor/lit-html/lit-html.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 * @param {TemplateResult | null} screen null while its messages are loading
 * @param {boolean} ownBar whether the screen has its own bar with the menu button
 */
export const shell = (state, t, act, screen, ownBar) => html`
  <a class="skip-link" href="#main" @click=${skip}>${t("skip-to-content")}</a>
  ${ownBar ? nothing : html`<header class="top ${state.screen.name === "table" && covered(state) ? "is-over-curtain" : ""}"><a class="brand wordmark" href=${hashOf("start")}>${t("brand")}</a>${menuButton(state, t, act)}</header>`}
  ${menuPanel(state, t, act)} ${toast(state.notice, t, act)}
  <main id="main" class="screen" tabindex="-1">${screen ?? html`<p class="page words-loading">${t("words-loading")}</p>`}</main>
`;

/** The frame stays above the curtain, so that one can leave without lifting another player's curtain. @param {State} state */
const covered = ({ table }) => table?.phase === "playing" && table.curtain !== null;

/** The fragment belongs to the router, so the skip link moves the focus by script. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
