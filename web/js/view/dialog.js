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

/**
 * Close the dialog around a button, so that the browser gives the focus back, as it does not to a dialog that is removed
 * while it is open; its `close` event does the rest.
 * @param {Event} event
 */
export function closeAround({ currentTarget }) {
  const dialog = currentTarget instanceof Element ? currentTarget.closest("dialog") : null;
  dialog?.close();
}

/** Close on a click on the backdrop. @param {MouseEvent} event */
function outside(event) {
  if (event.target === event.currentTarget) closeAround(event);
}

/**
 * @param {{ id: string, title: string, body: unknown, close: () => void, t: Translate }} look
 */
export const modalDialog = ({ id, title, body, close, t }) => html`
  <dialog class="dialog panel-dialog" data-panel=${id} aria-labelledby="panel-${id}" ${ref(showNow)} @close=${close}
    @click=${outside}>
    <header class="panel-head">
      <h2 id="panel-${id}">${title}</h2>
      <button type="button" class="tool" data-action="close-panel" aria-label=${t("message-close")} @click=${closeAround}>${icon("sign-close")}</button>
    </header>
    ${body}
  </dialog>
`;
