/** Toast: a message over the page, with a button to dismiss it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { formatMessage } from "../words/i18n.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { Notice } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * @param {Notice | null} notice
 * @param {Translate} t
 * @param {Actions} act
 */
export function toast(notice, t, act) {
  const file = notice?.save === true && act.canExportUnsaved();
  return html`
    <div class="notices" role="alert">
      ${
        notice === null
          ? nothing
          : html`<div class="notice notice-${notice.tone} ${file ? "has-file" : ""}">
            <p>${formatMessage(notice)}</p>
            ${file ? html`<button type="button" class="button" data-do="save-unkept" @click=${() => act.exportUnsaved()}>${t("message-save")}</button>` : nothing}
            <button type="button" class="button is-quiet" data-do="dismiss" @click=${() => act.dismiss()}>${t("message-close")}</button>
          </div>`
      }
    </div>
  `;
}
