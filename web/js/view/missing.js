/** What stands where a screen should be whose module does not come. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { tryAgain } from "../platform/again.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("page-missing");

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const view = (state, t, act) => html`
  <article class="page missing">
    <h1 tabindex="-1">${t("page-missing")}</h1>
    <p role="alert">${t("page-missing-why")}</p>
    <button type="button" class="button is-main" data-action="again" @click=${() => onceMore(state, act)}>${t("page-again")}</button>
  </article>
`;

/**
 * Some browsers never ask again for a module that they could not have, and a host may have a newer build only: then the whole
 * page has to be loaded anew.
 * @param {State} state
 * @param {Actions} act
 */
function onceMore({ pages }, act) {
  if (/** @type {{ stale?: boolean } | undefined} */ (pages["missing"])?.stale) act.loadAnew();
  else tryAgain();
}
