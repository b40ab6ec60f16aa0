/** Demo dialog over any screen: the small table, captions, and playback controls. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import {
  autoplays,
  captionAt,
  closeDemo,
  demoState,
  nextInDemo,
  openDemo,
  pauseInDemo,
  previousInDemo,
  readerOfDemo,
  restartDemo,
  wordsAt,
} from "../table/demo.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { showNow } from "./dialog.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";

/** @import { GameTranslate, Translate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */
/** @import { Actions } from "../actions.js" */
/** @import { GameAdapter } from "../games.js" */
/** @import { State } from "../state.js" */
/** @import { Demo } from "../table/demo.js" */

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
  @click=${() => void openDemo(act, game, id)}>${icon("sign-play")} ${t("demo-show")}</button>`;

/**
 * The open demo, if any.
 * @param {State} state
 * @param {Actions} act
 */
export function demoLayer(state, act) {
  const demo = demoState.of(state);
  if (demo.id === "") return nothing;
  const t = wordsOf(demo.game);
  const adapter = act.adapters.get(demo.game);
  const close = () => closeDemo(act);
  const about = adapter?.demos?.about(demo.id, t);
  return html`<dialog class="demo" data-demo=${demo.id} data-beat=${demo.phase === "ready" ? demo.at : nothing} aria-labelledby="demo-title" ${ref(showNow)} @close=${close}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, act)}>
    <header class="demo-head">
      <h2 id="demo-title">${about ? t("demo-title", { name: about.name }) : t("demo-show")}</h2>
      <button type="button" class="tool" data-action="demo-close" aria-label=${t("message-close")} @click=${shut}>${icon("sign-close")}</button>
    </header>
    ${adapter && demo.phase === "ready" ? showing(demo, adapter, state, t, act) : waiting(demo, state, t, act)}
  </dialog>`;
}

/**
 * @param {Demo} demo
 * @param {GameAdapter} adapter
 * @param {State} state
 * @param {GameTranslate} t
 * @param {Actions} act
 */
function showing(demo, adapter, state, t, act) {
  const reader = readerOfDemo(adapter, state.language, t);
  const { caption, event } = wordsAt(demo, adapter, reader);
  const beat = demo.beats[demo.at];
  return html`
    <div class="demo-scene" data-scene inert>
      ${demo.view ? adapter.demos?.picture({ view: demo.view, shown: demo.shown, names: adapter.demos.names(t), t }) : nothing}
      ${told(demo, adapter, reader)}
    </div>
    <div class="demo-foot">
      <p class="demo-caption">${captionAt(demo, adapter, reader)}</p>
      <p class="demo-event" ?hidden=${beat?.act !== null}>${event}</p>
      <p class="visually-hidden" role="status">${event} ${caption}</p>
      ${controls(demo, t, act)}
    </div>
  `;
}

/**
 * The stage, where the beat is presented there; the demo's own buttons control it.
 * @param {Demo} demo
 * @param {GameAdapter} adapter
 * @param {Reader} reader
 */
function told({ beats, at }, adapter, reader) {
  const beat = beats[at];
  if (!beat?.act) return nothing;
  const names = reader.seats.map((_, seat) => seatName(reader.seats, seat, reader.t));
  return adapter.stage.picture({ act: beat.act, step: beat.step, names, reader, on: STILL });
}

const still = () => {};

/** Disabled stage controls. @type {import("./stage_frame.js").StageControls} */
const STILL = {
  reading: true,
  playing: false,
  first: true,
  last: true,
  timed: false,
  pace: "normal",
  changePace: still,
  next: still,
  back: still,
  pause: still,
  skip: still,
  close: still,
  key: still,
};

/**
 * @param {Demo} demo
 * @param {Translate} t
 * @param {Actions} act
 */
function controls({ beats, at, playing }, t, act) {
  const end = at >= beats.length - 1;
  return html`<div class="demo-keys">
    <span class="stage-dots" aria-hidden="true">${beats.map((_, index) => html`<i class=${index < at ? "is-past" : index === at ? "is-now" : ""}></i>`)}</span>
    <div class="demo-buttons">
      <button type="button" class="button" data-action="demo-back" aria-disabled=${at === 0 ? "true" : "false"} @click=${() => previousInDemo(act)}>${t("stage-back")}</button>
      ${
        autoplays(act)
          ? html`<button type="button" class="button" data-action="demo-pause" aria-disabled=${end ? "true" : "false"} @click=${() => end || pauseInDemo(act)}>${playing || end ? t("stage-pause") : t("stage-go-on")}</button>`
          : nothing
      }
      <button type="button" class="button is-main" data-action=${end ? "demo-again" : "demo-next"} ${ref(takeFocus)} @click=${() => (end ? restartDemo(act) : nextInDemo(act))}>${t(end ? "demo-again" : "stage-next")}</button>
    </div>
  </div>`;
}

/** The browser closes the dialog and restores the focus. @param {Event} event */
function shut({ currentTarget }) {
  if (currentTarget instanceof Element) currentTarget.closest("dialog")?.close();
}

/** Focus the "next" button once the demo is ready. @param {Element | undefined} button */
function takeFocus(button) {
  if (button instanceof HTMLElement) queueMicrotask(() => button.isConnected && button.focus({ preventScroll: true }));
}

/**
 * Shown while the engine or a file is loading.
 * @param {Demo} demo
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
const waiting = ({ game, id, phase, fault }, state, t, act) => html`<div class="demo-wait">
  ${
    phase === "broken"
      ? html`<p role="alert">${fault ? formatMessage(fault) : ""}</p>
        <button type="button" class="button is-main" data-action="demo-retry" @click=${() => void openDemo(act, game, id)}>${t("demo-retry")}</button>`
      : html`<p role="status">${t("demo-opening")}</p>`
  }
  ${loading(state.engine, t)}
</div>`;

/**
 * Arrow keys step, space pauses; buttons keep their own keys.
 * @param {KeyboardEvent} event
 * @param {Actions} act
 */
function keys(event, act) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowRight") nextInDemo(act);
  else if (event.key === "ArrowLeft") previousInDemo(act);
  else if (event.key === "Home") restartDemo(act);
  else if (event.key === " " && !(event.target instanceof HTMLButtonElement))
    autoplays(act) ? pauseInDemo(act) : nextInDemo(act);
  else return;
  event.preventDefault();
}
