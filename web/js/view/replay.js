/** Replay screen: the table at one token, its events in words, and the playback controls. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { offerLink } from "../storage/share_links.js";
import {
  attachKeys,
  goBy,
  goTo,
  leaveReplay,
  openReplay,
  patchReplay,
  pause,
  perspectivesOf,
  play,
  playOnFromHere,
  replayState,
  setPerspective,
  viewerOf,
} from "../table/replay.js";
import { selectionOf } from "../table/taps.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { modalDialog } from "./dialog.js";
import { face } from "./face.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";
import { againButton, chapterClass } from "./log.js";
import { menuTool } from "./menu.js";
import { selectField } from "./settings.js";
import { shareDialog } from "./share_dialog.js";
import { stageAloud, stageLayer } from "./stage_layer.js";
import { statusLine } from "./table_parts.js";
import { hasSidePanel, onSidePanelChange } from "./wide_layout.js";

/** @import { Event, View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { GameTranslate, Translate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Replay } from "../table/replay.js" */
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
export async function enter([id = "", token = "0"], act) {
  begin(act);
  await openReplay(act, id, Number(token));
}

/** Attach keys and side panel while the replay is open. @param {Actions} act */
export function begin(act) {
  attachKeys(act);
  onSidePanelChange(() => act.store.update({}));
}

/** @param {Actions} act */
export function leave(act) {
  onSidePanelChange(null);
  leaveReplay(act);
}

/**
 * @param {State} state
 * @param {Translate} shared
 * @param {Actions} act
 */
export function template(state, shared, act) {
  const replay = replayState.of(state);
  const adapter = act.adapters.get(replay.game);
  if (replay.phase !== "ready" || !replay.view || !adapter) return hindrance(replay, state, shared);
  const { seats, view } = replay;
  const t = wordsOf(replay.game);
  const names = seats.map((_, seat) => seatName(seats, seat, t));
  const reader = { seats, viewer: viewerOf(replay), language: state.language, t };
  const here = replay.story.filter(({ token }) => token === replay.at);
  /** @type {Scene} */
  const scene = { replay, view, adapter, names, reader, t, act, here };
  const reading = state.stage?.reading === true;
  const words = html`<span class="replay-words" role="status" tabindex="0">${wordsAt(scene).map((sentence) => html`<span>${sentence} </span>`)}</span>`;
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("replay-title")}: ${replay.name}</h1>
    <div class="replay" ?inert=${reading} data-at=${replay.at}>
      ${adapter.table({
        view,
        names,
        faces: seats.map(({ kind }) => face(kind, state.games, t)),
        t,
        chosen: selectionOf([], []),
        tap: () => {},
        thinking: false,
        ask: () => patchReplay(act, { panel: "known" }),
        parts: {
          tools: html`${tools(scene)} ${menuTool(state, t, act)}`,
          status: statusLine({ view, words, choices: choices(scene) }),
          side: hasSidePanel() ? side(scene) : "",
        },
      })}
      ${controls(scene)}
    </div>
    ${stageAloud(state, reader, act)}
    ${reading ? stageLayer(state, reader, act) : nothing} ${over(scene)} ${shareDialog(state, t, act)}
  `;
}

/**
 * @typedef {object} Scene
 * @property {Replay} replay
 * @property {View} view
 * @property {GameAdapter} adapter
 * @property {string[]} names
 * @property {Reader} reader
 * @property {GameTranslate} t the game's translator
 * @property {Actions} act
 * @property {Event[]} here events of the current token
 */

/** The current token's events in one line, without repeated and merged ones. @param {Scene} scene @returns {string[]} */
const wordsAt = ({ here, adapter: { events }, reader }) =>
  here
    .filter((event) => !events.isRepeated(event) && !events.isMerged(event))
    .map((event) => events.words(event, reader));

/** @param {Scene} scene @returns {Choice[]} */
function choices({ replay, view, adapter, here, t, act }) {
  /** @type {Choice[]} */
  const offered = [];
  const told = here.find(({ kind }) => adapter.stage.again.has(kind));
  if (told)
    offered.push({
      id: "again",
      label: adapter.stage.againWords(told, t).label,
      act: () => stop(act, () => act.stage.open(replay.game, told, replay.story)),
    });
  if (view.over)
    offered.push({
      id: "count",
      label: formatMessage({ game: replay.game, id: adapter.stage.end }),
      act: () => stop(act, () => act.stage.openEnd(view)),
    });
  return offered;
}

/** @param {Actions} act @param {() => unknown} then */
function stop(act, then) {
  pause(act);
  then();
}

/** @param {Scene} scene */
const tools = ({ replay, t, act }) => html`
  ${tool("log", "sign-scroll", t("table-log"), () => patchReplay(act, { panel: "log" }))}
  ${tool("known", "sign-eye", t("known-title"), () => patchReplay(act, { panel: "known" }))}
  ${replay.over ? html`<button type="button" class="tool" data-do="share" aria-label=${t("share-title")} title=${t("share-title")} @click=${() => void offerLink(act, replay.record)}>${icon("sign-share")}</button>` : nothing}
`;

/** @param {string} id @param {string} picture @param {string} words @param {() => void} does */
const tool = (id, picture, words, does) =>
  html`<button type="button" class="tool is-narrow" data-action=${id} aria-label=${words} title=${words} aria-haspopup="dialog" @click=${does}>${icon(picture)}</button>`;

/** Playback controls, slider, perspective, and play on from here. @param {Scene} scene */
function controls(scene) {
  const { replay, view, names, t, act } = scene;
  const { at, total, playing, perspective: eyes } = replay;
  const words = wordsAt(scene).join(" ");
  const slide = (/** @type {InputEvent} */ event) =>
    void goTo(act, Number(/** @type {HTMLInputElement} */ (event.target).value));
  const seen = perspectivesOf(replay).map(
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
    <div class="replay-run">
      <button type="button" class="tool" data-do="back" aria-label=${t("replay-back")} aria-disabled=${at === 0} @click=${() => void goBy(act, -1)}>${icon("sign-back")}</button>
      <button type="button" class="tool replay-play" data-do="play" aria-label=${t(playing ? "replay-pause" : "replay-play")} @click=${() => void (playing ? pause(act) : play(act))}>${icon(playing ? "sign-pause" : "sign-play")}</button>
      <button type="button" class="tool" data-do="next" aria-label=${t("replay-next")} aria-disabled=${at === total} @click=${() => void goBy(act, 1)}>${icon("sign-next")}</button>
      <input class="slider" type="range" min="0" max=${total} step="1" .value=${String(at)} aria-label=${t("replay-slider")} aria-valuetext=${t("replay-at", { at, total, words })} @input=${slide} />
      <span class="replay-count number" aria-hidden="true">${at} / ${total}</span>
    </div>
    <div class="replay-who">
      ${seen.length > 1 ? selectField("eyes", t("replay-eyes"), eyes, seen, (who) => void setPerspective(act, who)) : html`<p class="soft replay-alone">${t(eyes === "public" ? "replay-only-public" : "replay-only-own")}</p>`}
      ${replay.id === "" ? html`<button type="button" class="button" data-do="back-to-link" @click=${() => stop(act, () => history.back())}>${t("stage-back")}</button>` : nothing}
      <button type="button" class="button" data-do="play-on" ?disabled=${done} title=${t("replay-play-on-help")} @click=${() => void playOnFromHere(act)}>${t("replay-play-on")}</button>
    </div>
  </section>`;
}

/** @param {Scene} scene */
const side = (scene) => html`
  <section class="side-part side-log"><h2>${scene.t("table-log")}</h2>${story(scene)}</section>
  <section class="side-part side-known"><h2>${scene.t("known-title")}</h2>${scene.adapter.known(scene)}</section>
`;

/** The whole log; a click seeks to the entry. @param {Scene} scene */
const story = ({ replay, adapter, reader, t, act }) =>
  guard(
    [replay.story, replay.at, reader.language],
    () => html`<ol class="log replay-log" data-log>
  ${replay.story.map(
    (
      event,
    ) => html`<li class="log-entry ${event.token === replay.at ? "is-fresh" : ""} ${chapterClass(event, adapter)}" data-kind=${event.kind} data-seat=${event.seat ?? nothing}>
    <button type="button" class="log-jump" data-token=${event.token} aria-current=${event.token === replay.at ? "step" : nothing} @click=${() => jump(replay, event, act)} ${ref(event.token === replay.at ? inSight : undefined)}>${adapter.events.words(event, reader)}</button>
    ${adapter.stage.again.has(event.kind) ? againButton(event, adapter, t, () => readAgain(replay, event, act)) : nothing}
  </li>`,
  )}
</ol>`,
  );

/** Close an open panel first, which would cover the stage. @param {Replay} replay @param {Event} event @param {Actions} act */
function readAgain(replay, event, act) {
  patchReplay(act, { panel: "" });
  stop(act, () => act.stage.open(replay.game, event, replay.story));
}

/** @param {Replay} replay @param {Event} event @param {Actions} act */
function jump({ panel: open }, event, act) {
  if (open === "log") patchReplay(act, { panel: "" });
  void goTo(act, event.token);
}

/** Scroll the current entry into view. @param {Element | undefined} element */
function inSight(element) {
  queueMicrotask(() => element?.isConnected && element.scrollIntoView({ block: "nearest" }));
}

/** @param {Scene} scene */
function over(scene) {
  const { replay, adapter, t, act } = scene;
  const close = () => patchReplay(act, { panel: "" });
  if (replay.panel === "log") return modalDialog({ id: "log", title: t("table-log"), body: story(scene), close, t });
  if (replay.panel === "known")
    return modalDialog({ id: "known", title: t("known-title"), body: adapter.known(scene), close, t });
  return nothing;
}

/**
 * @param {Replay} replay
 * @param {State} state
 * @param {Translate} t
 */
function hindrance({ phase, fault }, state, t) {
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
