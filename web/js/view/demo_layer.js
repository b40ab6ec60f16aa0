/** Demo dialog over any screen: the small table, captions, and playback controls. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createDemo, demoState } from "../table/demo.js";
import { captionAt, readerOfDemo, wordsAt } from "../table/demo_script.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { modal } from "./dialog.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";

/** @import { GameTranslate, Translate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */
/** @import { Actions } from "../actions.js" */
/** @import { GameAdapter } from "../games.js" */
/** @import { State } from "../state.js" */
/** @import { Demo, DemoState } from "../table/demo.js" */

/**
 * A button that opens a demo.
 * @param {string} id
 * @param {string} name accessible name, to tell several such buttons apart
 * @param {string} game
 * @param {Translate} t
 * @param {Actions} act
 */
export const demoButton = (
  id,
  name,
  game,
  t,
  act,
) => html`<button type="button" class="button is-quiet demo-show" data-show=${id} aria-label=${t("demo-show-what", { name })}
  @click=${() => void act.controller(createDemo).open(game, id)}>${icon("sign-play")} ${t("demo-show")}</button>`;

/**
 * The open demo, if any.
 * @param {State} state
 * @param {Actions} act
 */
export function demoLayer(state, act) {
  const now = demoState.of(state);
  if (now.id === "") return nothing;
  const demo = act.controller(createDemo);
  const t = wordsOf(now.game);
  const adapter = act.adapters.get(now.game);
  const about = adapter?.demos?.about(now.id, t);
  return html`<dialog class="demo" data-demo=${now.id} data-beat=${now.phase === "ready" ? now.at : nothing} aria-labelledby="demo-title" ${modal(now.id, demo.close)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, demo)}>
    <header class="demo-head">
      <h2 id="demo-title">${about ? t("demo-title", { name: about.name }) : t("demo-show")}</h2>
      <button type="button" class="tool" data-action="demo-close" aria-label=${t("message-close")} @click=${() => demo.close()}>${icon("sign-close")}</button>
    </header>
    ${adapter && now.phase === "ready" ? scene(now, adapter, state, t, demo) : waiting(now, state, t, demo)}
  </dialog>`;
}

/**
 * @param {DemoState} now
 * @param {GameAdapter} adapter
 * @param {State} state
 * @param {GameTranslate} t
 * @param {Demo} demo
 */
function scene(now, adapter, state, t, demo) {
  const reader = readerOfDemo(adapter, state.language, t);
  const { caption, event } = wordsAt(now, adapter, reader);
  const beat = now.beats[now.at];
  return html`
    <div class="demo-scene" data-scene inert>
      ${now.view ? adapter.demos?.picture({ view: now.view, shown: now.script, names: adapter.demos.names(t), t }) : nothing}
      ${presentation(now, adapter, reader)}
    </div>
    <div class="demo-foot">
      <p class="demo-caption">${captionAt(now, adapter, reader)}</p>
      <p class="demo-event" ?hidden=${beat?.act !== null}>${event}</p>
      <p class="visually-hidden" role="status">${event} ${caption}</p>
      ${controls(now, t, demo)}
    </div>
  `;
}

/**
 * The stage, where the beat is presented there; the demo's own buttons control it.
 * @param {DemoState} now
 * @param {GameAdapter} adapter
 * @param {Reader} reader
 */
function presentation({ beats, at }, adapter, reader) {
  const beat = beats[at];
  if (!beat?.act) return nothing;
  const names = reader.seats.map((_, seat) => seatName(reader.seats, seat, reader.t));
  return adapter.stage.picture({ act: beat.act, step: beat.step, names, reader, on: DISABLED });
}

const ignore = () => {};

/** Disabled stage controls. @type {import("../table/stage.js").StageControls} */
const DISABLED = {
  reading: true,
  playing: false,
  first: true,
  last: true,
  timed: false,
  pace: "normal",
  changePace: ignore,
  next: ignore,
  back: ignore,
  pause: ignore,
  skip: ignore,
  close: ignore,
  key: ignore,
  takeFocus: ignore,
};

/**
 * @param {DemoState} now
 * @param {Translate} t
 * @param {Demo} demo
 */
function controls({ beats, at, playing }, t, demo) {
  const end = at >= beats.length - 1;
  return html`<div class="demo-keys">
    <span class="stage-dots" aria-hidden="true">${beats.map((_, index) => html`<i class=${index < at ? "is-past" : index === at ? "is-now" : ""}></i>`)}</span>
    <div class="demo-buttons">
      <button type="button" class="button" data-action="demo-back" aria-disabled=${at === 0 ? "true" : "false"} @click=${() => demo.previous()}>${t("stage-back")}</button>
      ${
        demo.autoplays()
          ? html`<button type="button" class="button" data-action="demo-pause" aria-disabled=${end ? "true" : "false"} @click=${() => end || demo.pause()}>${playing || end ? t("stage-pause") : t("stage-go-on")}</button>`
          : nothing
      }
      <button type="button" class="button is-main" data-action=${end ? "demo-again" : "demo-next"} ${ref(takeFocus)} @click=${() => (end ? demo.restart() : demo.next())}>${t(end ? "demo-again" : "stage-next")}</button>
    </div>
  </div>`;
}

/** Focus the "next" button once the demo is ready. @param {Element | undefined} button */
function takeFocus(button) {
  if (button instanceof HTMLElement) queueMicrotask(() => button.isConnected && button.focus({ preventScroll: true }));
}

/**
 * Shown while the engine or a file is loading.
 * @param {DemoState} now
 * @param {State} state
 * @param {Translate} t
 * @param {Demo} demo
 */
const waiting = ({ game, id, phase, fault }, state, t, demo) => html`<div class="demo-wait">
  ${
    phase === "broken"
      ? html`<p role="alert">${fault ? formatMessage(fault) : ""}</p>
        <button type="button" class="button is-main" data-action="demo-retry" @click=${() => void demo.open(game, id)}>${t("demo-retry")}</button>`
      : html`<p role="status">${t("demo-opening")}</p>`
  }
  ${loading(state.engine, t)}
</div>`;

/**
 * Arrow keys step, space pauses; buttons keep their own keys.
 * @param {KeyboardEvent} event
 * @param {Demo} demo
 */
function onKey(event, demo) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowRight") demo.next();
  else if (event.key === "ArrowLeft") demo.previous();
  else if (event.key === "Home") demo.restart();
  else if (event.key === " " && !(event.target instanceof HTMLButtonElement))
    demo.autoplays() ? demo.pause() : demo.next();
  else return;
  event.preventDefault();
}
