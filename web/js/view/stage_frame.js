/** Frame of the stage: title and progress, and the buttons back, pause, next and skip with their keys. */

import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

import { paceButton } from "./pace_button.js";

/** @import { StageControls } from "../table/stage.js" */
/** @import { GameTranslate as Translate } from "../words/translate" */

/**
 * Progress of the presentation.
 * @param {{ at: number, steps: number, t: Translate }} props
 */
const progress = ({ at, steps, t }) => html`<p class="stage-progress">
  <span class="visually-hidden">${t("stage-step", { step: at + 1, steps })}</span>
  <span class="stage-dots" aria-hidden="true">${Array.from({ length: steps }, (_, index) => html`<i class=${index < at ? "is-past" : index === at ? "is-now" : ""}></i>`)}</span>
</p>`;

/**
 * @param {{ at: number, steps: number, skipAll: string, t: Translate, on: StageControls }} props
 */
const stageKeys = ({ at, steps, skipAll, t, on }) => html`<footer class="stage-keys">
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
          : html`<button type="button" class="button is-quiet" data-action="stage-skip-all" @click=${on.close}>${skipAll}</button>`
    }
  </div>
</footer>`;

/**
 * @typedef {object} FrameProps
 * @property {string} id key of the act: another id re-creates the element
 * @property {string} title
 * @property {string} [label] accessible name, where the title changes and is announced separately
 * @property {string} step value of `data-step`
 * @property {string} [classes]
 * @property {unknown} [sign] icon before the title
 * @property {unknown} body content of the areas "main" and "aside"
 * @property {number} at
 * @property {number} steps
 * @property {string} [skipAll] label of the button that skips this presentation and all after it
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
  skipAll = t("stage-skip-all"),
  on,
}) => html`<section class="stage ${classes}" data-stage data-step=${step} tabindex="-1" aria-label=${label}
  ${ref(on.takeFocus)} @keydown=${(/** @type {KeyboardEvent} */ key) => on.key(key)}>
  ${keyed(
    id,
    html`<div class="stage-body">
    <header class="stage-head">${sign}<h2 class="stage-title">${title}</h2>${steps > 1 ? progress({ at, steps, t }) : nothing}</header>
    ${body}
    ${stageKeys({ at, steps, skipAll, t, on })}
  </div>`,
  )}
</section>`;
