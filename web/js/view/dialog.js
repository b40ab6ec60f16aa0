/** Modal dialog: opens when rendered, traps the focus, and restores it when closed or removed. */

import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { html, noChange } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { ElementPart } from "../../vendor/lit-html/directive.js" */
/** @import { Translate } from "../words/i18n.js" */

class Modal extends AsyncDirective {
  /** @type {HTMLDialogElement | null} */
  dialog = null;
  id = "";
  onClose = () => {};

  /**
   * @param {string} _id
   * @param {() => void} _onClose
   * @override
   */
  render(_id, _onClose) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[string, () => void]} args
   * @override
   */
  update(part, [id, onClose]) {
    if (!this.dialog) {
      this.dialog = /** @type {HTMLDialogElement} */ (part.element);
      this.dialog.addEventListener("close", () => this.closed());
    }
    this.onClose = onClose;
    if (this.id !== id) queueMicrotask(() => this.open());
    this.id = id;
    return noChange;
  }

  /** Once all is rendered and in the document; another dialog in the same element takes the focus anew. */
  open() {
    if (!this.dialog?.isConnected) return;
    this.dialog.close();
    this.dialog.showModal();
  }

  /** Whoever has removed the dialog, or put another in its place, need not be told. */
  closed() {
    if (this.isConnected && !this.dialog?.open) this.onClose();
  }

  /**
   * The browser restores the focus when a dialog closes, but not when it is removed while open.
   * @override
   */
  disconnected() {
    this.dialog?.close();
  }
}

/** On a dialog: opens it once it is rendered; takes its id, and who is told when it has been closed. */
export const modal = directive(Modal);

/**
 * @param {{ id: string, title: string, body: unknown, close: () => void, t: Translate }} look
 */
export const modalDialog = ({ id, title, body, close, t }) => html`
  <dialog class="dialog panel-dialog" data-panel=${id} aria-labelledby="panel-${id}" ${modal(id, close)} @click=${closeOutside((dialog) => dialog.close())}>
    <header class="panel-head">
      <h2 id="panel-${id}">${title}</h2>
      <button type="button" class="tool" data-action="close-panel" aria-label=${t("message-close")} @click=${closeAround}>${icon("sign-close")}</button>
    </header>
    ${body}
  </dialog>
`;

/** Close on a click on the backdrop. @param {(dialog: HTMLDialogElement) => void} close */
export const closeOutside = (close) => (/** @type {MouseEvent} */ event) => {
  if (event.target === event.currentTarget) close(/** @type {HTMLDialogElement} */ (event.currentTarget));
};

/** Close the dialog around a button, whatever is done about it then. @param {MouseEvent} event */
function closeAround({ currentTarget }) {
  /** @type {HTMLElement} */ (currentTarget).closest("dialog")?.close();
}
