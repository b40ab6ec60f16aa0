/** The replay's screen: the table at one token, what happened there in words, and everything that moves it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { seatName } from "../words/names.js";
import { goBy, goTo, eyesOf, leaveReplay, listen, lookWith, openReplay, pause, play, playOn, replayOf, viewerOf } from "../table/replay.js";
import { hashOf } from "../router.js";
import { openShare } from "../kept/links.js";
import { tellEvent } from "../kabale/event_words.js";
import { ALLIES } from "../kabale/view/ally.js";
import { awardLayer, awardVoice, isTelling } from "../kabale/view/award_layer.js";
import { knownView } from "../kabale/view/known.js";
import { loading } from "./loading.js";
import { againButton } from "../kabale/view/log.js";
import { menuTool } from "./menu.js";
import { panel } from "./panel.js";
import { emblem, icon } from "./signs.js";
import { selectField } from "./settings.js";
import { shareDialog } from "./share_dialog.js";
import { tableView } from "../kabale/view/table_zones.js";

/** @import { KabaleEvent as Event } from "../kabale/shapes" */
/** @import { KabaleView } from "../kabale/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Teller } from "../kabale/event_words.js" */
/** @import { Replay } from "../table/replay.js" */
/** @import { Choice } from "../kabale/view/table_zones.js" */

/** @type {(() => void) | null} */
let unlisten = null;

/** Whether there is room beside the table; the same width as in css/table.css. */
const roomBeside = matchMedia("(min-width: 64rem)");

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("replay-title");

/**
 * @param {string[]} params
 * @param {Actions} act
 */
export async function enter([id = "", token = "0"], act) {
  attend(act);
  await openReplay(act, id, Number(token));
}

/** Keys, and the room beside the table, as long as a game is looked at. @param {Actions} act */
export function attend(act) {
  if (unlisten) return;
  unlisten = listen(act);
  roomBeside.onchange = () => act.store.update({});
}

/** @param {Actions} act */
export function leave(act) {
  unlisten?.();
  unlisten = null;
  roomBeside.onchange = null;
  leaveReplay(act);
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function view(state, t, act) {
  const replay = replayOf(act);
  if (replay.phase !== "ready" || !replay.view) return hindrance(replay, state, t);
  const { seats, view: now } = replay;
  const names = seats.map((_, seat) => seatName(seats, seat, t));
  /** @type {Teller} */
  const teller = { seats, viewer: viewerOf(replay), language: state.language, t };
  const facts = ALLIES;
  const here = replay.story.filter(({ token }) => token === replay.at);
  const scene = { replay, view: now, names, teller, facts, t, act, here };
  const reading = isTelling(state) && act.telling.now()?.reading === true;
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("replay-title")}: ${replay.name}</h1>
    <div class="replay" ?inert=${reading} data-at=${replay.at}>
      ${tableView({
        view: now, names, facts, chosen: null, t,
        status: html`<span class="replay-words" role="status" tabindex="0">${wordsOf(here, teller).map((words) => html`<span>${words} </span>`)}</span>`,
        choices: choices(scene),
        bar: html`${tools(scene)} ${menuTool(state, t, act)}`,
        side: roomBeside.matches ? side(scene) : "",
        on: { choose: () => {}, column: () => {}, seat: () => act.keep("replay", { panel: "known" }) },
      })}
      ${controls(scene)}
    </div>
    ${awardVoice(state, teller)}
    ${reading ? awardLayer(state, seats, teller.viewer, t, act.telling) : nothing} ${over(scene)} ${shareDialog(state, t, act)}
  `;
}

/**
 * @typedef {object} Scene
 * @property {Replay} replay
 * @property {KabaleView} view
 * @property {string[]} names
 * @property {Teller} teller
 * @property {import("./signs.js").Facts} facts
 * @property {Translate} t
 * @property {Actions} act
 * @property {Event[]} here what happened at the token that is shown
 */

/** What is told in one line: not what is said twice, and not that somebody drew. @type {(event: Event) => boolean} */
const worthTelling = ({ kind, card }) => kind !== "settled" && kind !== "asked" && (kind !== "drawn" || card !== undefined);

/** @param {Event[]} events @param {Teller} teller */
const wordsOf = (events, teller) => events.filter(worthTelling).map((event) => tellEvent(event, teller));

/** @param {Scene} scene @returns {Choice[]} */
function choices({ replay, view: now, here, t, act }) {
  /** @type {Choice[]} */
  const offered = [];
  const settled = here.find(({ kind }) => kind === "settled");
  if (settled) offered.push({ id: "award", label: t("log-award"), act: () => stop(act, () => act.telling.open(settled, replay.story)) });
  if (now.over) offered.push({ id: "count", label: t("count-title"), act: () => stop(act, () => act.telling.openCount(now)) });
  return offered;
}

/** @param {Actions} act @param {() => unknown} then */
function stop(act, then) {
  pause(act);
  then();
}

/** @param {Scene} scene */
const tools = ({ replay, t, act }) => html`
  ${tool("log", "sign-scroll", t("table-log"), () => act.keep("replay", { panel: "log" }))}
  ${tool("known", "sign-eye", t("known-title"), () => act.keep("replay", { panel: "known" }))}
  ${replay.over ? html`<button type="button" class="tool" data-do="share" aria-label=${t("share-title")} title=${t("share-title")} @click=${() => void openShare(act, replay.record)}>${icon("sign-share")}</button>` : nothing}
`;

/** @param {string} id @param {string} picture @param {string} words @param {() => void} does */
const tool = (id, picture, words, does) => html`<button type="button" class="tool is-narrow" data-action=${id} aria-label=${words} title=${words} aria-haspopup="dialog" @click=${does}>${icon(picture)}</button>`;

/** Back, play, on, the slider; whose eyes look; play on from here. @param {Scene} scene */
function controls({ replay, view: now, names, teller, t, act, here }) {
  const { at, total, playing, eyes } = replay;
  const words = wordsOf(here, teller).join(" ");
  const slide = (/** @type {InputEvent} */ event) => void goTo(act, Number(/** @type {HTMLInputElement} */ (event.target).value));
  const seen = eyesOf(replay).map((who) => /** @type {[string, string]} */ ([who, who === "open" ? t("replay-open") : who === "public" ? t("replay-public") : t("replay-seat", { name: names[Number(who)] ?? "" })]));
  const done = now.over && at === total;
  return html`<section class="replay-keys" aria-label=${t("replay-keys")}>
    <div class="replay-run">
      <button type="button" class="tool" data-do="back" aria-label=${t("replay-back")} aria-disabled=${at === 0} @click=${() => void goBy(act, -1)}>${icon("sign-back")}</button>
      <button type="button" class="tool replay-play" data-do="play" aria-label=${t(playing ? "replay-pause" : "replay-play")} @click=${() => void (playing ? pause(act) : play(act))}>${icon(playing ? "sign-pause" : "sign-play")}</button>
      <button type="button" class="tool" data-do="next" aria-label=${t("replay-next")} aria-disabled=${at === total} @click=${() => void goBy(act, 1)}>${icon("sign-next")}</button>
      <input class="slider" type="range" min="0" max=${total} step="1" .value=${String(at)} aria-label=${t("replay-slider")} aria-valuetext=${t("replay-at", { at, total, words })} @input=${slide} />
      <span class="replay-count number" aria-hidden="true">${at} / ${total}</span>
    </div>
    <div class="replay-who">
      ${seen.length > 1 ? selectField("eyes", t("replay-eyes"), eyes, seen, (who) => void lookWith(act, who)) : html`<p class="soft replay-alone">${t(eyes === "public" ? "replay-only-public" : "replay-only-own")}</p>`}
      ${replay.id === "" ? html`<button type="button" class="button" data-do="back-to-link" @click=${() => stop(act, () => history.back())}>${t("award-back")}</button>` : nothing}
      <button type="button" class="button" data-do="play-on" ?disabled=${done} title=${t("replay-play-on-help")} @click=${() => void playOn(act)}>${t("replay-play-on")}</button>
    </div>
  </section>`;
}

/** @param {Scene} scene */
const side = (scene) => html`
  <section class="side-part side-log"><h2>${scene.t("table-log")}</h2>${log(scene)}</section>
  <section class="side-part side-known"><h2>${scene.t("known-title")}</h2>${known(scene)}</section>
`;

/** Everything that happened, in order; a click goes there. @param {Scene} scene */
const log = ({ replay, teller, t, act }) => guard([replay.story, replay.at, teller.language], () => html`<ol class="log replay-log" data-log>
  ${replay.story.map((event) => html`<li class="log-entry ${event.token === replay.at ? "is-fresh" : ""}" data-kind=${event.kind} data-seat=${event.seat ?? nothing}>
    <button type="button" class="log-jump" data-token=${event.token} aria-current=${event.token === replay.at ? "step" : nothing} @click=${() => jump(replay, event, act)} ${ref(event.token === replay.at ? inSight : undefined)}>${tellEvent(event, teller)}</button>
    ${event.kind === "settled" ? againButton(event, t, () => readAgain(replay, event, act)) : nothing}
  </li>`)}
</ol>`);

/** The stage would stand behind an open panel: that goes first. @param {Replay} replay @param {Event} event @param {Actions} act */
function readAgain(replay, event, act) {
  act.keep("replay", { panel: "" });
  stop(act, () => act.telling.open(event, replay.story));
}

/** @param {Replay} replay @param {Event} event @param {Actions} act */
function jump({ panel: open }, event, act) {
  if (open === "log") act.keep("replay", { panel: "" });
  void goTo(act, event.token);
}

/** What is shown on the table is in sight in the log too. @param {Element | undefined} element */
function inSight(element) {
  queueMicrotask(() => element?.isConnected && element.scrollIntoView({ block: "nearest" }));
}

/** @param {Scene} scene */
const known = (scene) => html`${hands(scene)} ${knownView(scene)}`;

/** All hands, where everything is open. @param {Scene} scene */
const hands = ({ view: now, names, t }) => (now.hands ? html`<ul class="replay-hands">
  ${now.hands.map((hand, seat) => html`<li data-hand=${seat}>${emblem(seat)} <bdi class="known-name">${t("replay-hand", { name: names[seat] ?? "" })}</bdi>
    <ul class="unseen">${hand.map((code) => html`<li data-code=${code}>${icon(`card-${code}`)}<span>${t(`card-${code}`)}</span></li>`)}</ul></li>`)}
</ul>` : nothing);

/** @param {Scene} scene */
function over(scene) {
  const { replay, t, act } = scene;
  const close = () => act.keep("replay", { panel: "" });
  if (replay.panel === "log") return panel({ id: "log", title: t("table-log"), body: log(scene), close, t });
  if (replay.panel === "known") return panel({ id: "known", title: t("known-title"), body: known(scene), close, t });
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
    ${opening
      ? html`<p role="status">${t("replay-opening")}</p>${loading(state.engine, t)}`
      : html`<p role="alert">${phase === "lost" ? t("table-lost") : fault ? t(fault.id, fault.args) : ""}</p><a class="button" href=${hashOf("library")}>${t("library-title")}</a>`}
  </section>`;
}
