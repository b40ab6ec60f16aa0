/** A dialog over the table: it opens as soon as it is drawn, keeps the focus inside, and gives it back. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Translate } from "../words/i18n.js" */

/** For `ref`: a dialog is open as soon as it is drawn. @param {Element | undefined} element */
export function showNow(element) {
  if (!(element instanceof HTMLDialogElement) || element.open) return;
  queueMicrotask(() => {
    if (element.isConnected && !element.open) element.showModal();
  });
}

/** A click beside the panel closes it. @param {MouseEvent} event @param {() => void} close */
function outside(event, close) {
  if (event.target === event.currentTarget) close();
}

/**
 * @param {{ id: string, title: string, body: unknown, close: () => void, t: Translate }} look
 */
export const modalDialog = ({ id, title, body, close, t }) => html`
  <dialog class="dialog panel-dialog" data-panel=${id} aria-labelledby="panel-${id}" ${ref(showNow)} @close=${close}
    @click=${(/** @type {MouseEvent} */ event) => outside(event, close)}>
    <header class="panel-head">
      <h2 id="panel-${id}">${title}</h2>
      <button type="button" class="tool" data-action="close-panel" aria-label=${t("message-close")} @click=${close}>${icon("sign-close")}</button>
    </header>
    ${body}
  </dialog>
`;
