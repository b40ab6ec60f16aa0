/** Share dialog with the link to a game. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createSharing, sharingState } from "../controllers/sharing.js";
import { turningLine } from "../words/turning.js";
import { modalDialog } from "./dialog.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function shareDialog(state, t, act) {
  const { link, challenge, result, seats, turning, copied } = sharingState.of(state);
  if (!link) return nothing;
  const sharing = act.controller(createSharing);
  const line = turning ? turningLine(turning, seats, { t, language: state.language }) : "";
  const text = line ? `${line}\n${link}` : link;
  const what = result ? { text } : line ? { text: line, url: link } : { url: link };
  const body = html`
    <p>${t(result ? "daily-share-what" : challenge ? "challenge-what" : "share-what")}</p>
    <label class="field"><span class="field-label">${t(result || line ? "daily-share-text" : "share-link")}</span>
      <textarea class="share-link" data-share-link readonly rows="3" spellcheck="false" .value=${text} @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}></textarea></label>
    <div class="buttons">
      <button type="button" class="button is-main" data-do="copy-link" @click=${() => void sharing.copy(text)}>${t("share-copy")}</button>
      ${"share" in navigator ? html`<button type="button" class="button" data-do="send-link" @click=${() => void sharing.send(what, text)}>${t("share-send")}</button>` : nothing}
    </div>
    <p role="status">${copied === "copied" ? t("share-copied") : copied === "by-hand" ? t(result || line ? "daily-share-by-hand" : "share-by-hand") : ""}</p>
  `;
  return modalDialog({
    id: "share",
    title: t(result ? "daily-share" : challenge ? "challenge-title" : "share-title"),
    body,
    close: sharing.close,
    t,
  });
}
