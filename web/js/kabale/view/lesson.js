/** The first game's screen: a small table, and beside it what is to be learnt. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { beginLesson, keyInLesson, leaveLesson, LEARNER, LESSON, lessonDrawer, nextInLesson, tapInLesson, wanted } from "../lesson.js";
import { hashOf } from "../../router.js";
import { chosenOf } from "../../table/taps.js";
import { helpLayer } from "../../view/help_layer.js";
import { loading } from "../../view/loading.js";
import { icon } from "../../view/signs.js";
import { stageAloud, stageLayer } from "../../view/stage_layer.js";
import { AREAS } from "../allies.js";
import { room } from "../room.js";
import { columnsZone, handZone, seatRow } from "./table_zones.js";

/** @import { KabaleView } from "../shapes" */
/** @import { Translate } from "../../words/i18n.js" */
/** @import { State } from "../../state.js" */
/** @import { Actions } from "../../actions.js" */
/** @import { LessonState } from "../lesson.js" */

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("lesson-title");

/**
 * @param {string[]} _params
 * @param {Actions} act
 */
export const enter = (_params, act) => beginLesson(act);

/** @param {Actions} act */
export const leave = (act) => leaveLesson(act);

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const lesson = lessonDrawer.of(state);
  if (!lesson.view) return waiting(state, lesson, t, act);
  const names = [t("lesson-you"), t("lesson-rival")];
  const reader = { seats: names.map((name) => ({ name, kind: "human" })), viewer: LEARNER, language: state.language, t };
  const action = wanted(lesson);
  /** Only what the step asks for glows. @type {KabaleView} */
  const view = { ...lesson.view, legal: action ? [action] : [] };
  const tap = (/** @type {string} */ place) => void tapInLesson(act, place);
  const props = { view, chosen: chosenOf(view.legal, lesson.taps), tap, names, thinking: false, ask: () => {}, t };
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("lesson-title")}</h1>
    <div class="table lesson ${action ? "is-yours" : ""}" data-players="2" data-lesson=${LESSON[lesson.step]?.id ?? nothing} ?inert=${state.stage !== null}
      @keydown=${(/** @type {KeyboardEvent} */ event) => keyInLesson(act, event)}>
      ${seatRow(props)} ${columnsZone(props)} ${panel(lesson, state, t, act)} ${handZone(props)}
    </div>
    ${stageAloud(state, reader, act)}
    ${stageLayer(state, reader, act)} ${helpLayer(state, { room, game: "kabale", view, reader, act })}
  `;
}

/**
 * What is to be learnt now, and how to go on.
 * @param {LessonState} lesson
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function panel(lesson, state, t, act) {
  const { step, busy, wrong, fault } = lesson;
  const { id = "end", play } = LESSON[step] ?? {};
  const last = step === LESSON.length - 1;
  return html`<section class="lesson-panel" aria-label=${t("lesson-title")}>
    <p class="lesson-step"><span class="visually-hidden">${t("lesson-step", { step: step + 1, steps: LESSON.length })}</span>
      <span class="stage-dots" aria-hidden="true">${LESSON.map((_, index) => html`<i class=${index < step ? "is-past" : index === step ? "is-now" : ""}></i>`)}</span>
      <a class="lesson-skip" href=${hashOf("start")}>${t("lesson-skip")}</a></p>
    <div role="status" class="lesson-words">
      <h2>${t(`lesson-${id}-title`)}</h2>
      <p>${t(`lesson-${id}-text`)}</p>
      ${wrong ? html`<p class="lesson-wrong">${t("lesson-wrong")}</p>` : nothing}
      ${fault ? html`<p class="lesson-wrong">${t(fault.id, fault.args)}</p>` : nothing}
    </div>
    ${id === "count" ? html`<p class="lesson-areas" aria-hidden="true">${AREAS.map((area) => icon(`area-${area}`))}</p>` : nothing}
    <p class="lesson-buttons">
      ${fault ? html`<button type="button" class="button is-main" data-action="lesson-again" @click=${() => void beginLesson(act)}>${t("lesson-again")}</button>` : nothing}
      ${!fault && !last && !play
        ? html`<button type="button" class="button is-main" data-action="lesson-next" aria-disabled=${busy ? "true" : "false"} @click=${() => void nextInLesson(act)}>${t("lesson-next")}</button>`
        : nothing}
      ${last
        ? html`<a class="button" href=${hashOf("kabale", "rules")}>${t("menu-rules")}</a>
            <button type="button" class="button is-main" data-action="lesson-finish" @click=${() => void act.start(state.settings.setup)}>${t("lesson-finish")}</button>`
        : nothing}
    </p>
  </section>`;
}

/**
 * The engine is on its way, or has failed.
 * @param {State} state
 * @param {LessonState} lesson
 * @param {Translate} t
 * @param {Actions} act
 */
const waiting = (state, lesson, t, act) => html`
  <section class="page table-aside">
    <h1 tabindex="-1">${t("lesson-title")}</h1>
    ${lesson.fault
      ? html`<p role="alert">${t(lesson.fault.id, lesson.fault.args)}</p>
          <button type="button" class="button is-main" data-action="lesson-again" @click=${() => void beginLesson(act)}>${t("lesson-again")}</button>`
      : html`<p role="status">${t("table-waiting")}</p>`}
    ${loading(state.engine, t)}
  </section>
`;
