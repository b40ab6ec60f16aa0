/** Main menu: its button, and the panel with all screens. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { rendered } from "../drawing.js";
import { listingWords } from "../words/i18n.js";
import { icon } from "./icons.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { MenuLink } from "../screens.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * The panel may not follow its button in the document, so it takes the focus when it opens.
 * @param {State} state
 * @param {Actions} act
 */
async function toggle(state, act) {
  act.showMenu(!state.menu);
  if (state.menu) return;
  await rendered();
  /** @type {HTMLElement | null} */ (document.querySelector("#menu:not([hidden]) a"))?.focus();
}

/**
 * The button, and next to it the notice of a waiting update.
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const menuButton = (state, t, act) => html`
  ${state.updateWaiting ? html`<button type="button" class="button is-quiet update" data-action="renew" title=${t("update-waits")} @click=${() => act.applyWaitingUpdate()}>${t("update-apply")}</button>` : nothing}
  <button type="button" class="button is-quiet menu-button" aria-expanded=${state.menu} aria-controls="menu" @click=${() => toggle(state, act)}>
    ${t("menu")}
  </button>
`;

/**
 * The compact button of a table's bar; the waiting update is then mentioned in the menu only.
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const menuTool = (state, t, act) => html`
  <button type="button" class="tool menu-button ${state.updateWaiting || state.saveStatus === "no" ? "has-badge" : ""}" aria-label=${t("menu")} title=${t("menu")} aria-expanded=${state.menu}
    aria-controls="menu" @click=${() => toggle(state, act)}>${icon("sign-menu")}</button>
`;

/**
 * The shared screens, and under its name those of the current game.
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function menuPanel(state, t, act) {
  const links = act.menuLinks();
  const own = links.filter(({ game }) => game !== "");
  return html`<nav id="menu" class="menu" aria-label=${t("menu")} ?hidden=${!state.menu} @click=${() => act.showMenu(false)}>
    ${
      own[0]
        ? html`<p class="menu-game" id="menu-game">${listingWords(own[0].game, "name")}</p>
          <ul aria-labelledby="menu-game">${own.map((link) => menuItem(link, state, t))}</ul>`
        : nothing
    }
    <ul>
      ${links.filter(({ game }) => game === "").map((link) => menuItem(link, state, t))}
      ${state.saveStatus === "no" && act.canExportUnsaved() ? html`<li><button type="button" class="menu-renew" data-do="save-unkept" @click=${() => act.exportUnsaved()}>${t("message-save")}<small>${t("storage-unkept")}</small></button></li>` : nothing}
      ${state.updateWaiting ? html`<li><button type="button" class="menu-renew" @click=${() => act.applyWaitingUpdate()}>${t("update-apply")}<small>${t("update-waits")}</small></button></li>` : nothing}
    </ul>
  </nav>`;
}

/**
 * @param {MenuLink} link
 * @param {State} state
 * @param {Translate} t
 */
function menuItem({ name, game, href, words }, { screen }, t) {
  const here = screen.name === name && screen.game === game;
  return html`<li><a href=${href} aria-current=${here ? "page" : nothing}>${t(words)}</a></li>`;
}

/**
 * Escape closes the open menu and restores the focus.
 * @param {KeyboardEvent} event
 * @param {Actions} act
 */
export function closeOnEscape(event, act) {
  if (event.key !== "Escape") return;
  act.showMenu(false);
  /** @type {HTMLElement | null} */ (document.querySelector(".menu-button"))?.focus();
}

/**
 * Close the open menu on a click or focus elsewhere.
 * @param {globalThis.Event} event
 * @param {Actions} act
 */
export function closeElsewhere({ target }, act) {
  if (target instanceof Element && !target.closest("#menu, .menu-button")) act.showMenu(false);
}
