/** Confirmation, once per game, that an undo which takes back revealed information turns the game into practice. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { modalDialog } from "./dialog.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** @param {{ t: Translate, act: Actions }} props */
export function undoConfirmDialog({ t, act }) {
  const leave = () => act.control.answerPractice(false);
  const body = html`<p>${t("undo-practice")}</p>
    <div class="buttons">
      <button type="button" class="button is-main" data-action="spoil" @click=${() => act.control.answerPractice(true)}>${t("undo-practice-yes")}</button>
      <button type="button" class="button" data-action="spoil-not" @click=${leave}>${t("undo-practice-no")}</button>
    </div>`;
  return modalDialog({ id: "take-back", title: t("table-undo"), body, close: leave, t });
}
