/** Modal dialog: opens when rendered, traps the focus, and restores it when closed. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Translate } from "../words/i18n.js" */

/** A `ref` callback that opens a dialog once rendered. @param {Element | undefined} element */
export function showNow(element) {
  if (!(element instanceof HTMLDialogElement) || element.open) return;
  queueMicrotask(() => {
    if (element.isConnected && !element.open) element.showModal();
  });
}

/** Close on a click on the backdrop. @param {MouseEvent} event @param {() => void} close */
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
