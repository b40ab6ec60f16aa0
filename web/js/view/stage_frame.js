/** The frame of a stage: its head with how far it is, and below it the buttons (back, pause, on, skip) and the keys that do the same. */

import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

import { paceButton } from "./pace_button.js";

/** @import { Settings } from "../state.js" */
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
 * @property {() => void} skip to the end of this act
 * @property {() => void} close ends the telling, whatever is left of it
 * @property {Settings["pace"]} pace
 * @property {() => void} changePace to the next one
 * @property {(event: KeyboardEvent) => void} key
 */

/**
 * How far it is.
 * @param {{ at: number, steps: number, t: Translate }} props
 */
const progress = ({ at, steps, t }) => html`<p class="stage-progress">
  <span class="visually-hidden">${t("stage-step", { step: at + 1, steps })}</span>
  <span class="stage-dots" aria-hidden="true">${Array.from({ length: steps }, (_, index) => html`<i class=${index < at ? "is-past" : index === at ? "is-now" : ""}></i>`)}</span>
</p>`;

/**
 * @param {{ at: number, steps: number, t: Translate, on: StageControls }} props
 */
const stageKeys = ({ at, steps, t, on }) => html`<footer class="stage-keys">
  <div class="stage-buttons">
    ${on.first && on.last ? nothing : html`<button type="button" class="button" data-action="stage-back" aria-disabled=${on.first ? "true" : "false"} @click=${on.back}>${t("stage-back")}</button>`}
    ${on.timed && !on.reading ? html`<button type="button" class="button" data-action="stage-pause" @click=${on.pause}>${on.playing ? t("stage-pause") : t("stage-go-on")}</button>` : nothing}
    <button type="button" class="button is-main" data-action="stage-next" @click=${on.next}>${on.last && on.reading ? t("stage-close") : t("stage-next")}</button>
  </div>
  <div class="stage-buttons is-minor">
    ${at < steps - 1 ? html`<button type="button" class="button is-quiet" data-action="stage-skip" @click=${on.skip}>${t("stage-skip")}</button>` : nothing}
    ${on.reading ? nothing : paceButton({ pace: on.pace, change: on.changePace, t, classes: "button is-pace" })}
    ${
      on.last && (on.reading || on.first)
        ? nothing
        : on.reading
          ? html`<button type="button" class="button is-quiet" data-action="stage-close" @click=${on.close}>${t("stage-close")}</button>`
          : html`<button type="button" class="button is-quiet" data-action="stage-skip-all" @click=${on.close}>${t("stage-skip-all")}</button>`
    }
  </div>
</footer>`;

/** What had the focus before a stage took it. @type {Element | null} */
let before = null;

/**
 * For `ref`: a stage takes the focus when it opens, so that its keys work at once, and gives it back when it goes.
 * @param {Element | undefined} stage
 */
function takeFocus(stage) {
  if (stage instanceof HTMLElement) {
    before = document.activeElement;
    queueMicrotask(() => stage.isConnected && stage.focus({ preventScroll: true }));
  } else if (before instanceof HTMLElement && before.isConnected) {
    const back = before;
    queueMicrotask(() => back.focus({ preventScroll: true }));
  }
}

/**
 * @typedef {object} FrameProps
 * @property {string} id of what is told: another is drawn anew
 * @property {string} title
 * @property {string} [label] what the stage is called for the ear, where its titles change and are told besides
 * @property {string} step what the step is called in `data-step`
 * @property {string} [classes]
 * @property {unknown} [sign] before the title
 * @property {unknown} body what is put into the areas "main" and "aside"
 * @property {number} at
 * @property {number} steps
 * @property {Translate} t
 * @property {StageControls} on
 */

/** @param {FrameProps} props */
export const stageFrame = ({
  id,
  title,
  label = title,
  step,
  classes = "",
  sign = nothing,
  body,
  at,
  steps,
  t,
  on,
}) => html`<section class="stage ${classes}" data-stage data-step=${step} tabindex="-1" aria-label=${label}
  ${ref(takeFocus)} @keydown=${(/** @type {KeyboardEvent} */ key) => on.key(key)}>
  ${keyed(
    id,
    html`<div class="stage-hall">
    <header class="stage-head">${sign}<h2 class="stage-title">${title}</h2>${steps > 1 ? progress({ at, steps, t }) : nothing}</header>
    ${body}
    ${stageKeys({ at, steps, t, on })}
  </div>`,
  )}
</section>`;
