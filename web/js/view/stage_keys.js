/** The buttons below a stage: back, pause, on, skip; and the keys that do the same. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Translate } from "../words/i18n.js" */

/**
 * What a person can do while something is told.
 * @typedef {object} StageControls
 * @property {boolean} reading opened again from the log, not told while the game goes on
 * @property {boolean} playing it goes on by itself
 * @property {boolean} first nothing stands before this
 * @property {boolean} last nothing comes after this
 * @property {boolean} timed it could go on by itself at this pace
 * @property {() => void} next
 * @property {() => void} back
 * @property {() => void} pause stops, or goes on again
 * @property {() => void} skip to the end of this column
 * @property {() => void} skipAll to the end of all columns
 * @property {() => void} close
 * @property {(event: KeyboardEvent) => void} key
 */

/**
 * How far the telling is.
 * @param {{ at: number, steps: number, t: Translate }} look
 */
export const progress = ({ at, steps, t }) => html`<p class="award-progress">
  <span class="visually-hidden">${t("award-step", { step: at + 1, steps })}</span>
  <span class="award-dots" aria-hidden="true">${Array.from({ length: steps }, (_, index) => html`<i class=${index < at ? "is-past" : index === at ? "is-now" : ""}></i>`)}</span>
</p>`;

/**
 * @param {{ at: number, steps: number, t: Translate, on: StageControls }} look
 */
export const stageKeys = ({ at, steps, t, on }) => html`<footer class="award-keys">
  <div class="award-buttons">
    <button type="button" class="button" data-action="award-back" aria-disabled=${on.first ? "true" : "false"} @click=${on.back}>${t("award-back")}</button>
    ${on.timed && !on.reading ? html`<button type="button" class="button" data-action="award-pause" @click=${on.pause}>${on.playing ? t("award-pause") : t("award-go-on")}</button>` : nothing}
    <button type="button" class="button is-main" data-action="award-next" @click=${on.next}>${on.last && on.reading ? t("award-close") : t("award-next")}</button>
  </div>
  <div class="award-buttons is-minor">
    ${at < steps - 1 ? html`<button type="button" class="button is-quiet" data-action="award-skip" @click=${on.skip}>${t("award-skip")}</button>` : nothing}
    ${on.reading && on.last ? nothing : on.reading
      ? html`<button type="button" class="button is-quiet" data-action="award-close" @click=${on.close}>${t("award-close")}</button>`
      : html`<button type="button" class="button is-quiet" data-action="award-skip-all" @click=${on.skipAll}>${t("award-skip-all")}</button>`}
  </div>
</footer>`;

/** What had the focus before a stage took it. @type {Element | null} */
let before = null;

/**
 * For `ref`: a stage takes the focus when it opens, so that its keys work at once, and gives it back when it goes.
 * @param {Element | undefined} stage
 */
export function takeFocus(stage) {
  if (stage instanceof HTMLElement) {
    before = document.activeElement;
    queueMicrotask(() => stage.isConnected && stage.focus({ preventScroll: true }));
  } else if (before instanceof HTMLElement && before.isConnected) {
    const back = before;
    queueMicrotask(() => back.focus({ preventScroll: true }));
  }
}
