/** Asks, once a game, whether it may count as practice from then on: something has come to light since the decision that is to be taken back. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { modalDialog } from "./dialog.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** @param {{ t: Translate, act: Actions }} props */
export function undoConfirmDialog({ t, act }) {
  const leave = () => act.table.answerPractice(false);
  const body = html`<p>${t("undo-practice")}</p>
    <div class="buttons">
      <button type="button" class="button is-main" data-action="spoil" @click=${() => act.table.answerPractice(true)}>${t("undo-practice-yes")}</button>
      <button type="button" class="button" data-action="spoil-not" @click=${leave}>${t("undo-practice-no")}</button>
    </div>`;
  return modalDialog({ id: "take-back", title: t("table-undo"), body, close: leave, t });
}
