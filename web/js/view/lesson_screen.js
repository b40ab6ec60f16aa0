/** Tutorial screen: the table as the plan renders it, and the panel with the text. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { quickSetup } from "../setup.js";
import { createHelp } from "../table/help_triggers.js";
import { createLesson, LEARNER, lessonState } from "../table/lesson.js";
import { selectionOf } from "../table/taps.js";
import { formatMessage } from "../words/i18n.js";
import { helpLayer } from "./help_layer.js";
import { icon, optionalIcon } from "./icons.js";
import { loading } from "./loading.js";
import { stageAloud, stageLayer } from "./stage_layer.js";

/** @import { View } from "../engine/shapes" */
/** @import { Screen } from "../screens.js" */
/** @import { Lesson, LessonPlan, LessonProps, LessonState } from "../table/lesson.js" */
/** @import { GameTranslate as Translate } from "../words/translate" */
/** @import { State } from "../state.js" */
/** @import { Actions, ControllerParts } from "../actions.js" */

/**
 * @param {LessonPlan<any, any>} plan
 * @returns {Screen}
 */
export function lessonScreen(plan) {
  /** @param {ControllerParts} parts */
  const create = (parts) => createLesson(plan, parts);
  return {
    title: (_state, t) => t("lesson-title"),
    enter: (_params, act) => act.controller(create).begin(),
    leave: (act) => act.controller(create).leave(),
    template: (state, t, act) => template(act.controller(create), state, t, act),
  };
}

/**
 * @param {Lesson} lesson
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function template(lesson, state, t, act) {
  const { plan } = lesson;
  const now = lessonState.of(state);
  if (!now.view) return waiting(lesson, now, state, t);
  const { adapter, game, steps } = plan;
  const names = plan.names(t);
  const reader = {
    seats: names.map((name) => ({ name, kind: "human" })),
    viewer: LEARNER,
    language: state.language,
    t,
  };
  const action = lesson.wanted(now);
  /** Only the expected action is highlighted. @type {View} */
  const view = { ...now.view, legal: action ? [action] : [] };
  /** @type {LessonProps} */
  const props = {
    view,
    all: now.view.legal,
    chosen: selectionOf(view.legal, now.taps),
    names,
    thinking: false,
    t,
    ask: () => {},
    tap: (place) => void lesson.tap(place),
    explain: (subject) => act.controller(createHelp).open(subject),
  };
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("lesson-title")}</h1>
    <div class="table lesson ${plan.classes} ${action ? "is-yours" : ""}" data-players=${view.players} data-lesson=${steps[now.step]?.id ?? nothing} ?inert=${state.stage !== null}
      @keydown=${(/** @type {KeyboardEvent} */ event) => lesson.key(event)}>
      ${plan.picture(props, panel(lesson, now, state, t, act))}
    </div>
    ${stageAloud(state, reader, act)}
    ${stageLayer(state, reader, act)} ${helpLayer(state, { adapter, game, view, reader, act })}
  `;
}

/**
 * The panel's text and buttons.
 * @param {Lesson} lesson
 * @param {LessonState} now
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function panel({ plan, begin, next }, { step, busy, wrong, fault }, state, t, act) {
  const { game, steps } = plan;
  const { id = "end", play } = steps[step] ?? {};
  const last = step === steps.length - 1;
  // What a step asks for has been done while its consequences are shown.
  const done = busy && play !== undefined;
  return html`<section class="lesson-panel" aria-label=${t("lesson-title")}>
    <p class="lesson-step"><span class="visually-hidden">${t("lesson-step", { step: step + 1, steps: steps.length })}</span>
      <span class="stage-dots" aria-hidden="true">${steps.map((_, index) => html`<i class=${index < step ? "is-past" : index === step ? "is-now" : ""}></i>`)}</span>
      <a class="lesson-skip" href=${hashOf("start")}>${t("lesson-skip")}</a></p>
    <div role="status" class="lesson-words ${done ? "is-done" : ""}">
      <h2>${optionalIcon(done, () => icon("sign-check"))} ${formatMessage({ game, id: `lesson-${id}-title` })}</h2>
      <p>${formatMessage({ game, id: `lesson-${id}-text` })}</p>
      ${wrong ? html`<p class="lesson-wrong">${t("lesson-wrong")}</p>` : nothing}
      ${fault ? html`<p class="lesson-wrong">${formatMessage(fault)}</p>` : nothing}
    </div>
    ${plan.beside?.(id) ?? nothing}
    <p class="lesson-buttons">
      ${fault ? html`<button type="button" class="button is-main" data-action="lesson-again" @click=${() => void begin()}>${t("lesson-again")}</button>` : nothing}
      ${
        !fault && !last && !play
          ? html`<button type="button" class="button is-main" data-action="lesson-next" aria-disabled=${busy ? "true" : "false"} @click=${() => void next()}>${t("lesson-next")}</button>`
          : nothing
      }
      ${
        last
          ? html`<a class="button" href=${hashOf(game, "rules")}>${t("menu-rules")}</a>
            <button type="button" class="button is-main" data-action="lesson-finish" @click=${() => void act.start(setupFor(game, state))}>${t("lesson-finish")}</button>`
          : nothing
      }
    </p>
  </section>`;
}

/** The words of the first step, unless it asks for a move. @param {LessonPlan} plan */
function firstWords({ game, steps: [first] }) {
  if (!first || first.play) return nothing;
  return html`<div class="lesson-first"><h2>${formatMessage({ game, id: `lesson-${first.id}-title` })}</h2>
    <p>${formatMessage({ game, id: `lesson-${first.id}-text` })}</p></div>`;
}

/**
 * The last setup, if it was this game's; else one against bots.
 * @param {string} game
 * @param {State} state
 */
const setupFor = (game, { settings, games }) =>
  settings.setup.game === game
    ? settings.setup
    : quickSetup(
        settings,
        games.filter(({ name }) => name === game),
      );

/**
 * Shown while the engine is loading, or has failed: what is only read at first can be read meanwhile.
 * @param {Lesson} lesson
 * @param {LessonState} now
 * @param {State} state
 * @param {Translate} t
 */
const waiting = ({ plan, begin }, { fault }, state, t) => html`
  <section class="page table-aside">
    <h1 tabindex="-1">${t("lesson-title")}</h1>
    ${fault ? nothing : firstWords(plan)}
    ${
      fault
        ? html`<p role="alert">${formatMessage(fault)}</p>
          <button type="button" class="button is-main" data-action="lesson-again" @click=${() => void begin()}>${t("lesson-again")}</button>`
        : html`<p role="status">${t("table-waiting")}</p>`
    }
    ${loading(state.engine, t)}
  </section>
`;
