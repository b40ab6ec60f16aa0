/** Replay screen: the table at one token, its events in words, and the playback controls. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createExplanation } from "../controllers/explanation.js";
import { createSharing } from "../controllers/sharing.js";
import { hashOf } from "../router.js";
import { createReplay, perspectivesOf, replayState, viewerOf } from "../table/replay.js";
import { selectionOf } from "../table/taps.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { opponentName } from "../words/opponents.js";
import { modalDialog } from "./dialog.js";
import { explanationDialog } from "./explanation.js";
import { face } from "./face.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";
import { againButton, chapterClass } from "./log.js";
import { menuTool } from "./menu.js";
import { selectField } from "./settings.js";
import { shareDialog } from "./share_dialog.js";
import { stageAloud, stageLayer } from "./stage_layer.js";
import { tabStop } from "./tab_stop.js";
import { statusLine } from "./table_parts.js";
import { hasSidePanel } from "./wide_layout.js";

/** @import { Event, View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { GameTranslate, Translate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Replay, ReplayState } from "../table/replay.js" */
/** @import { Choice } from "./table_parts.js" */

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("replay-title");

/** @type {(state: State) => string} */
export const game = (state) => replayState.of(state).game;

/** @type {(state: State) => boolean} */
export const hasBar = (state) => replayState.of(state).phase === "ready";

/**
 * @param {string[]} params
 * @param {Actions} act
 */
export const enter = ([id = "", token = "0"], act) => act.controller(createReplay).open(id, Number(token));

/** @param {Actions} act */
export const leave = (act) => act.controller(createReplay).leave();

/**
 * @param {State} state
 * @param {Translate} shared
 * @param {Actions} act
 */
export function template(state, shared, act) {
  const now = replayState.of(state);
  const adapter = act.adapters.get(now.game);
  if (now.phase !== "ready" || !now.view || !adapter) return notShown(now, state, shared);
  const { seats, view } = now;
  const t = wordsOf(now.game);
  const names = seats.map((_, seat) => seatName(seats, seat, t));
  const reader = { seats, viewer: viewerOf(now), language: state.language, t };
  const here = now.eventLog.filter(({ token }) => token === now.at);
  const replay = act.controller(createReplay);
  /** @type {Scene} */
  const scene = { now, view, adapter, names, reader, t, replay, act, here };
  const reading = state.stage?.reading === true;
  const words = html`<span class="replay-words" role="status" tabindex="0">${wordsAt(scene).map((sentence) => html`<span>${sentence} </span>`)}</span>`;
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("replay-title")}: ${now.name}</h1>
    <div class="replay" ?inert=${reading} data-at=${now.at}>
      ${adapter.table({
        view,
        names,
        faces: seats.map(({ kind }) => face(kind, state.games, t, { titled: true })),
        ranks: seats.map(({ kind }) => opponentName(kind, state.games, t)),
        t,
        chosen: selectionOf([], []),
        tap: () => {},
        thinking: false,
        ask: () => replay.showPanel("known"),
        parts: {
          tools: html`${tools(scene)} ${menuTool(state, t, act)}`,
          status: statusLine({ view, words, choices: choices(scene) }),
          side: hasSidePanel() ? side(scene) : "",
        },
      })}
      ${controls(scene)}
    </div>
    ${stageAloud(state, reader, act)}
    ${reading ? stageLayer(state, reader, act) : nothing} ${panelOf(scene)} ${shareDialog(state, t, act)}
    ${explanationDialog(state, { adapter, reader, seat: botOf(scene) ?? 0, act })}
  `;
}

/**
 * @typedef {object} Scene
 * @property {ReplayState} now
 * @property {View} view
 * @property {GameAdapter} adapter
 * @property {string[]} names
 * @property {Reader} reader
 * @property {GameTranslate} t the game's translator
 * @property {Replay} replay
 * @property {Actions} act
 * @property {Event[]} here events of the current token
 */

/** The current token's events in one line, without repeated and merged ones. @param {Scene} scene @returns {string[]} */
const wordsAt = ({ here, adapter: { events }, reader }) =>
  here
    .filter((event) => !events.isRepeated(event) && !events.isMerged(event))
    .map((event) => events.words(event, reader));

/** The bot that decided the current token of a finished game, null if there is none. @param {Scene} scene */
function botOf({ now: { over, seats }, adapter, here }) {
  const seat = here.find(({ kind }) => adapter.events.decisions.has(kind))?.seat ?? null;
  return over && seat !== null && seats[seat]?.kind !== "human" ? seat : null;
}

/** @param {Scene} scene @returns {Choice[]} */
function choices(scene) {
  const { now, view, adapter, here, names, t, replay, act } = scene;
  /** @type {Choice[]} */
  const offered = [];
  const presented = here.find(({ kind }) => adapter.stage.again.has(kind));
  if (presented)
    offered.push({
      id: "again",
      label: adapter.stage.againWords(presented, t).label,
      act: () => pauseThen(replay, () => act.stage.open(now.game, presented, now.eventLog)),
    });
  const bot = botOf(scene);
  // At the end there is no room for it beside the analysis, which has this decision too.
  if (bot !== null && !view.over)
    offered.push({
      id: "thought",
      label: t("thought-show", { name: names[bot] ?? "" }),
      act: () => pauseThen(replay, () => act.controller(createExplanation).explain(now.record, now.at - 1)),
    });
  if (now.over && now.id !== "" && view.over)
    offered.push({
      id: "review",
      label: t("review-open"),
      act: () => pauseThen(replay, () => act.go("review", now.id)),
    });
  if (view.over)
    offered.push({
      id: "count",
      label: formatMessage({ game: now.game, id: adapter.stage.end }),
      act: () => pauseThen(replay, () => act.stage.openEnd(view)),
    });
  return offered;
}

/** @param {Replay} replay @param {() => unknown} then */
function pauseThen(replay, then) {
  replay.pause();
  then();
}

/** @param {Scene} scene */
const tools = ({ now, t, replay, act }) => html`
  ${tool("log", "sign-scroll", t("table-log"), () => replay.showPanel("log"))}
  ${tool("known", "sign-eye", t("known-title"), () => replay.showPanel("known"))}
  ${now.over ? html`<button type="button" class="tool" data-do="share" aria-label=${t("share-title")} title=${t("share-title")} @click=${() => void act.controller(createSharing).offer(now)}>${icon("sign-share")}</button>` : nothing}
`;

/** @param {string} id @param {string} picture @param {string} words @param {() => void} does */
const tool = (id, picture, words, does) =>
  html`<button type="button" class="tool is-narrow" data-action=${id} aria-label=${words} title=${words} aria-haspopup="dialog" @click=${does}>${icon(picture)}</button>`;

/** Playback controls, slider, perspective, and play on from here. @param {Scene} scene */
function controls(scene) {
  const { now, view, names, t, replay } = scene;
  const { at, total, playing, perspective } = now;
  const words = wordsAt(scene).join(" ");
  const slide = (/** @type {InputEvent} */ event) =>
    void replay.goTo(Number(/** @type {HTMLInputElement} */ (event.target).value));
  const perspectives = perspectivesOf(now).map(
    (who) =>
      /** @type {[string, string]} */ ([
        who,
        who === "open"
          ? t("replay-open")
          : who === "public"
            ? t("replay-public")
            : t("replay-seat", { name: names[Number(who)] ?? "" }),
      ]),
  );
  const done = view.over && at === total;
  return html`<section class="replay-keys" aria-label=${t("replay-keys")}>
    <div class="replay-controls">
      <button type="button" class="tool" data-do="back" aria-label=${t("replay-back")} aria-disabled=${at === 0} @click=${() => void replay.goBy(-1)}>${icon("sign-back")}</button>
      <button type="button" class="tool replay-play" data-do="play" aria-label=${t(playing ? "replay-pause" : "replay-play")} @click=${() => void (playing ? replay.pause() : replay.play())}>${icon(playing ? "sign-pause" : "sign-play")}</button>
      <button type="button" class="tool" data-do="next" aria-label=${t("replay-next")} aria-disabled=${at === total} @click=${() => void replay.goBy(1)}>${icon("sign-next")}</button>
      <input class="slider" type="range" min="0" max=${total} step="1" .value=${String(at)} aria-label=${t("replay-slider")} aria-valuetext=${t("replay-at", { at, total, words })} @input=${slide} />
      <span class="replay-count number" aria-hidden="true">${at} / ${total}</span>
    </div>
    <div class="replay-perspective">
      ${perspectives.length > 1 ? selectField("eyes", t("replay-eyes"), perspective, perspectives, (who) => void replay.setPerspective(who)) : html`<p class="muted replay-one-perspective">${t(perspective === "public" ? "replay-only-public" : "replay-only-own")}</p>`}
      ${now.id === "" ? html`<button type="button" class="button" data-do="back-to-link" @click=${() => pauseThen(replay, () => history.back())}>${t("stage-back")}</button>` : nothing}
      <button type="button" class="button" data-do="play-on" ?disabled=${done} title=${t("replay-play-on-help")} @click=${() => void replay.playOnFromHere()}>${t("replay-play-on")}</button>
    </div>
  </section>`;
}

/** @param {Scene} scene */
const side = (scene) => html`
  <section class="side-part side-log"><h2>${scene.t("table-log")}</h2>${eventLog(scene)}</section>
  <section class="side-part side-known" aria-label=${scene.t("known-title")} ${tabStop()}><h2>${scene.t("known-title")}</h2>${scene.adapter.known(scene)}</section>
`;

/** The whole log; a click seeks to the entry. @param {Scene} scene */
const eventLog = ({ now, adapter, reader, t, replay, act }) =>
  guard(
    [now.eventLog, now.at, reader.language],
    () => html`<ol class="log replay-log" data-log>
  ${now.eventLog.map(
    (
      event,
    ) => html`<li class="log-entry ${event.token === now.at ? "is-fresh" : ""} ${chapterClass(event, adapter)}" data-kind=${event.kind} data-seat=${event.seat ?? nothing}>
    <button type="button" class="log-jump" data-token=${event.token} aria-current=${event.token === now.at ? "step" : nothing} @click=${() => jump(now, event, replay)} ${ref(event.token === now.at ? scrollIntoView : undefined)}>${adapter.events.words(event, reader)}</button>
    ${adapter.stage.again.has(event.kind) ? againButton(event, adapter, t, () => present(now, event, replay, act)) : nothing}
  </li>`,
  )}
</ol>`,
  );

/**
 * Open a presentation, closing the panel, which would cover it.
 * @param {ReplayState} now
 * @param {Event} event
 * @param {Replay} replay
 * @param {Actions} act
 */
function present({ game, eventLog }, event, replay, act) {
  replay.showPanel("");
  pauseThen(replay, () => act.stage.open(game, event, eventLog));
}

/** @param {ReplayState} now @param {Event} event @param {Replay} replay */
function jump({ panel }, event, replay) {
  if (panel === "log") replay.showPanel("");
  void replay.goTo(event.token);
}

/** @param {Element | undefined} element the entry of the current token */
function scrollIntoView(element) {
  queueMicrotask(() => element?.isConnected && element.scrollIntoView({ block: "nearest" }));
}

/** @param {Scene} scene */
function panelOf(scene) {
  const { now, adapter, t, replay } = scene;
  const close = () => replay.showPanel("");
  if (now.panel === "log") return modalDialog({ id: "log", title: t("table-log"), body: eventLog(scene), close, t });
  if (now.panel === "known")
    return modalDialog({ id: "known", title: t("known-title"), body: adapter.known(scene), close, t });
  return nothing;
}

/**
 * Why there is nothing to show, or not yet.
 * @param {ReplayState} now
 * @param {State} state
 * @param {Translate} t
 */
function notShown({ phase, fault }, state, t) {
  const opening = phase === "opening" || phase === "ready";
  return html`<section class="page table-aside">
    <h1 tabindex="-1">${t("replay-title")}</h1>
    ${
      opening
        ? html`<p role="status">${t("replay-opening")}</p>${loading(state.engine, t)}`
        : html`<p role="alert">${phase === "lost" ? t("table-lost") : fault ? formatMessage(fault) : ""}</p><a class="button" href=${hashOf("library")}>${t("library-title")}</a>`
    }
  </section>`;
}
