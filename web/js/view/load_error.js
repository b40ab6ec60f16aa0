/** Shown instead of a screen whose module failed to load. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { retryNow } from "../platform/retry.js";
import { createScreenState } from "../screen_state.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** Whether only a reload can bring the screen. @type {{ stale: boolean }} */
const FRESH = { stale: false };

export const loadErrorState = createScreenState("missing", FRESH);

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
export const template = (state, t, act) => html`
  <article class="page missing">
    <h1 tabindex="-1">${t("page-missing")}</h1>
    <p role="alert">${t("page-missing-why")}</p>
    <button type="button" class="button is-main" data-action="again" @click=${() => onceMore(state, act)}>${t("page-again")}</button>
  </article>
`;

/**
 * Some browsers never fetch a failed module again, and the host may have a newer build only; then the page must be
 * reloaded.
 * @param {State} state
 * @param {Actions} act
 */
function onceMore(state, act) {
  const { stale } = loadErrorState.of(state);
  if (stale && state.updateWaiting) act.applyWaitingUpdate();
  else if (stale) void act.reload();
  else retryNow();
}
