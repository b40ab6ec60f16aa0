/** The frame of every screen: skip link, brand, menu, messages, and the screen itself. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { SCREENS } from "../screens.js";
import { message } from "./message.js";

/** @import { TemplateResult } from "../../vendor/lit-html/lit-html.js" */
/** @import { Translate } from "../i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 * @param {TemplateResult | null} screen null while its words are on their way
 */
export const shell = (state, t, act, screen) => html`
  <a class="skip-link" href="#main" @click=${skip}>${t("skip-to-content")}</a>
  <header class="top" @keydown=${(/** @type {KeyboardEvent} */ event) => closeOnEscape(event, state, act)}>
    <a class="brand" href=${hashOf("start")}>${t("brand")}</a>
    <button type="button" class="button menu-button" aria-expanded=${state.menu} aria-controls="menu" @click=${() => act.showMenu(!state.menu)}>
      ${t("menu")}
    </button>
    <nav id="menu" class="menu" aria-label=${t("menu")} ?hidden=${!state.menu}>
      <ul>
        ${Object.entries(SCREENS)
          .filter(([, entry]) => entry.menu !== "")
          .map(([name, entry]) => menuItem(name, entry.menu, state, t))}
      </ul>
    </nav>
  </header>
  ${message(state.notice, t, act)}
  <main id="main" class="screen" tabindex="-1">${screen ?? html`<p class="words-loading">${t("words-loading")}</p>`}</main>
`;

/**
 * @param {string} name
 * @param {string} words
 * @param {State} state
 * @param {Translate} t
 */
function menuItem(name, words, state, t) {
  const here = state.screen.name === name;
  return html`<li><a href=${hashOf(name)} aria-current=${here ? "page" : nothing}>${t(words)}</a></li>`;
}

/** The address belongs to the router: the skip link moves the focus itself. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/**
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {Actions} act
 */
function closeOnEscape(event, state, act) {
  if (event.key !== "Escape" || !state.menu) return;
  act.showMenu(false);
  /** @type {HTMLElement | null} */ (document.querySelector(".menu-button"))?.focus();
}
