/** Codes that go from one device to another: shown as QR code and text, read by camera, from a picture or pasted. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import encodeQR from "../../vendor/qr/index.js";
import { createCodeReader } from "../friends/code_reader.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** Quiet zone around a QR code, in modules. */
const QUIET = 3;

/** @param {string} code @param {string} label */
function qrCode(code, label) {
  const rows = encodeQR(code, "raw", { ecc: "low", border: QUIET });
  const path = rows.map((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return html`<svg class="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label=${label} shape-rendering="crispEdges"><path d=${path}></path></svg>`;
}

/** @param {FocusEvent | MouseEvent} event */
const selectAll = ({ currentTarget }) => /** @type {HTMLTextAreaElement} */ (currentTarget).select();

/**
 * A code to hand over.
 * @param {{ id: string, label: string, code: string, t: Translate, act: Actions }} props
 */
export function codeBox({ id, label, code, t, act }) {
  const picture = t("friends-qr");
  const reader = act.controller(createCodeReader);
  return html`<div class="code-box" data-code-box=${id}>
    ${guard([code, picture], () => qrCode(code, picture))}
    <label class="field"><span class="field-label">${label}</span>
      <textarea class="share-link" data-code=${id} readonly rows="3" spellcheck="false" .value=${code} @focus=${selectAll}></textarea></label>
    <div class="buttons">
      <button type="button" class="button" data-do="copy-code" @click=${() => void reader.copy(code, id)}>${t("friends-copy")}</button>
      ${"share" in navigator ? html`<button type="button" class="button" data-do="send-code" @click=${() => void reader.send(code, id)}>${t("friends-send")}</button>` : nothing}
    </div>
    <p role="status">${reader.state().copied === id ? t("friends-copied") : nothing}</p>
  </div>`;
}

/**
 * A code to take in: pasted, from the camera, or from a picture.
 * @param {{ id: string, label: string, button: string, take: (text: string) => void, t: Translate, act: Actions }} props
 */
export function readCode({ id, label, button, take, t, act }) {
  const reader = act.controller(createCodeReader);
  const { scanning, trouble } = reader.state();
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code") ?? "");
    if (text.trim()) take(text);
  };
  const pick = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = "";
    if (file) void reader.readPicture(file, id, take);
  };
  return html`<form class="code-reader" @submit=${submit} data-code-reader=${id}>
    <label class="field"><span class="field-label">${label}</span>
      <textarea name="code" rows="2" spellcheck="false" autocomplete="off"></textarea></label>
    <div class="buttons">
      <button class="button is-main" data-do="take-code">${button}</button>
      ${
        scanning === id
          ? html`<button type="button" class="button" data-do="scan-stop" @click=${() => reader.stop()}>${t("friends-scan-stop")}</button>`
          : html`<button type="button" class="button" data-do="scan" @click=${() => void reader.scan(id, take)}>${t("friends-scan")}</button>`
      }
      <label class="button file-button">${t("friends-scan-file")}<input class="visually-hidden" type="file" accept="image/*" @change=${pick} /></label>
    </div>
    ${scanning === id ? html`<video class="code-camera" data-camera muted playsinline></video>` : nothing}
    <p role="alert">${trouble?.id === id ? t(trouble.words) : nothing}</p>
  </form>`;
}
