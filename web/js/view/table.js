/** Table screen: the game's table, panels and dialogs over it, the curtain, and error states. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { createHelp } from "../table/help_triggers.js";
import { groupWords, lastRun } from "../table/runs.js";
import { createTableSession, tablePanelState } from "../table/session.js";
import { nextPlaces, selectionOf } from "../table/taps.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { opponentName } from "../words/opponents.js";
import { readerOf } from "../words/reader.js";
import { curtain } from "./curtain.js";
import { modalDialog } from "./dialog.js";
import { endOfGame } from "./end.js";
import { face } from "./face.js";
import { helpLayer } from "./help_layer.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";
import { log, since } from "./log.js";
import { menuTool } from "./menu.js";
import { moreCue } from "./more_cue.js";
import { onboardingHint } from "./onboarding_hint.js";
import { paceButton } from "./pace_button.js";
import { moodOf, remarkBubble, shownRemark } from "./remark.js";
import { settingsFields } from "./settings.js";
import { shareDialog } from "./share_dialog.js";
import { shortcuts } from "./shortcuts.js";
import { soundOffer } from "./sound_offer.js";
import { stageLayer } from "./stage_layer.js";
import { statusLine } from "./table_parts.js";
import { undoConfirmDialog } from "./undo_confirm.js";
import { hasSidePanel } from "./wide_layout.js";

/** @import { View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { GameTranslate, PlainId, Translate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */
/** @import { State, Table } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Remark } from "../table/remarks.js" */
/** @import { TableSession } from "../table/session.js" */
/** @import { Choice } from "./table_parts.js" */

/** The title must not reveal secrets, so it names only the round. @type {(state: State, t: Translate) => string} */
export const title = ({ table }, t) =>
  table?.view ? t("table-title-round", { round: table.view.round }) : t("table-title");

/** @type {(state: State) => string} */
export const game = ({ table }) => table?.game ?? "";

/** @type {(state: State) => boolean} */
export const hasBar = ({ table }) => table?.phase === "playing" && table.view !== null && table.curtain === null;

/**
 * @param {string[]} params
 * @param {Actions} act
 */
export const enter = ([id], act) => act.controller(createTableSession).start(id);

/** @param {Actions} act */
export const leave = (act) => act.controller(createTableSession).end();

/**
 * Context of one rendering.
 * @typedef {object} Scene
 * @property {State} state
 * @property {Table} table
 * @property {View} view
 * @property {GameAdapter} adapter
 * @property {Reader} reader
 * @property {string[]} names
 * @property {unknown[]} faces
 * @property {Remark | null} remark what a bot says now
 * @property {GameTranslate} t the game's translator
 * @property {TableSession} session
 * @property {Actions} act
 */

/**
 * @param {State} state
 * @param {Translate} shared
 * @param {Actions} act
 */
export function template(state, shared, act) {
  const { table } = state;
  if (!table) return aside("table-opening", state, shared);
  const adapter = act.adapters.get(table.game);
  if (table.phase !== "playing" || !table.view || !adapter) return notShown(table, state, shared, act);
  const t = wordsOf(table.game);
  const names = table.seats.map((_, seat) => seatName(table.seats, seat, t));
  if (table.curtain !== null) {
    const seat = table.curtain;
    return curtain({
      id: table.id,
      seat,
      name: names[seat] ?? "",
      about: adapter.curtain(table.view, t),
      busy: table.busy,
      t,
      lift: () => void act.control.liftCurtain(),
    });
  }
  const remark = shownRemark(state, table, adapter);
  /** @type {Scene} */
  const scene = {
    state,
    table,
    view: table.view,
    adapter,
    reader: readerOf(state),
    names,
    faces: table.seats.map(({ kind }, seat) => face(kind, state.games, t, { mood: moodOf(remark, seat) })),
    remark,
    t,
    session: act.controller(createTableSession),
    act,
  };
  const over = table.view.over && !table.busy;
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("table-title")}</h1>
    <div class="table-frame ${table.guarded ? "is-guarded" : ""}" aria-busy=${table.guarded ? "true" : nothing} data-table=${table.id} ?inert=${state.stage !== null} data-over=${over ? "" : nothing}>${over ? endOfGame({ ...scene, tools: allTools(scene) }) : picture(scene)}</div>
    ${stageLayer(state, { ...scene.reader, viewer: table.viewer }, act)} ${overTable(scene)}
    ${helpLayer(state, { adapter, game: table.game, view: table.view, reader: { ...scene.reader, viewer: table.viewer }, act })}
  `;
}

/** @param {Scene} scene */
function picture(scene) {
  const { table, adapter, names, faces, t, session, act } = scene;
  // During animation nothing can be selected.
  const view = table.busy ? { ...scene.view, legal: [] } : scene.view;
  return adapter.table({
    view,
    chosen: selectionOf(view.legal, table.taps),
    tap: (place) => void act.control.tap(place),
    names,
    faces,
    parts: {
      tools: allTools(scene),
      status: html`${hintsAtStatus(scene) ? explanation(scene) : nothing} ${statusLine({ view, words: statusWords(scene), choices: choices(scene) })}`,
      side: hasSidePanel() ? side(scene) : "",
      hurry: table.thinking === "long" ? hurryButton(scene) : nothing,
    },
    ranks: table.seats.map(({ kind }) => opponentName(kind, scene.state.games, t)),
    thinking: table.thinking !== "",
    ask: (seat) => session.openPanel("known", seat),
    t,
  });
}

/**
 * The event being shown, else the question, and what has hit the viewer since the last decision.
 * @param {Scene} scene
 */
function statusWords({ table, view, adapter, reader, session, act }) {
  if (table.busy && table.passed > 0) return reader.t("status-passed", { moves: table.passed });
  if (table.busy && table.event && !table.thinking)
    return groupWords(lastRun(table.eventLog, adapter.events), adapter.events, reader);
  if (view.over) return adapter.outcome(view, reader);
  if (table.handOverPending) return reader.t("status-done");
  const asked = adapter.question(view, table.taps, reader);
  const subject = table.busy ? "" : adapter.explains(table.taps);
  if (subject) return html`${asked} ${moreOf(subject, reader.t, act)}`;
  const waits = table.busy || view.to_act !== table.viewer;
  // Who is asked out of turn has seen what happened; on a phone the question needs the space.
  const pressing = !hasSidePanel() && adapter.interrupts(view);
  const warning = table.busy || pressing ? "" : adapter.warning(view, reader);
  if (waits || pressing) return warning ? html`${asked} ${warned(warning)}` : asked;
  const more = hasSidePanel() ? null : () => session.openPanel("log");
  const hits = since({ adapter, events: table.sinceLastTurn, view, reader, log: more });
  // Actions come before the summary, which is scrolled to its end where space is short.
  return html`${asked} ${warning ? warned(warning) : nothing} ${hits}`;
}

const warned = (/** @type {string} */ words) => html`<span class="status-warning" data-warning>${words}</span>`;

/** Opens the full text of what is mentioned. @param {string} subject @param {Translate} t @param {Actions} act */
const moreOf = (
  subject,
  t,
  act,
) => html`<button type="button" class="status-more" data-action="explain" aria-label=${t("table-explain")} title=${t("table-explain")}
  @click=${() => act.controller(createHelp).open(subject)}><span aria-hidden="true">i</span></button>`;

/** Shown at the seat of a bot that has been thinking for a while; the keyboard has the space bar. @param {Scene} scene */
const hurryButton = ({ t, act }) =>
  html`<button type="button" class="seat-hurry" data-action="hurry" tabindex="-1" aria-label=${t("table-hurry")} title=${t("table-hurry")}
    @click=${() => act.control.hurryBot()}>${icon("sign-hourglass")}</button>`;

/** @param {Scene} scene */
const allTools = (scene) => html`${tools(scene)} ${menuTool(scene.state, scene.t, scene.act)}`;

/** Toolbar: practice mark, undo, log, known cards, shortcuts, settings. @param {Scene} scene */
function tools({ table, t, session }) {
  const reason = !table.undo.allowed
    ? formatMessage({ game: table.game, id: `undo-${table.undo.reason ?? "nothing"}` })
    : table.undo.practice
      ? t("undo-spoils")
      : "";
  const words = reason ? `${t("table-undo")}. ${reason}` : t("table-undo");
  const seated = table.viewer !== null;
  return html`
    ${table.practice ? html`<span class="badge table-practice" data-practice title=${t("table-practice")}>${t("library-practice")}</span>` : nothing}
    ${
      seated
        ? html`<button type="button" class="tool" data-action="undo" aria-disabled=${table.undo.allowed ? "false" : "true"} aria-label=${words} title=${words}
          @click=${() => session.requestUndo()}>${icon("sign-undo")}</button>`
        : nothing
    }
    ${tool("log", "sign-scroll", t("table-log"), "", session)} ${tool("known", "sign-eye", t("known-title"), "is-narrow", session)}
    ${tool("keys", "", t("keys-title"), "is-wide", session)} ${tool("settings", "sign-sliders", t("menu-settings"), "", session)}
  `;
}

/**
 * @param {"log" | "known" | "keys" | "settings"} id
 * @param {string} sign
 * @param {string} words
 * @param {string} where screens that show it
 * @param {TableSession} session
 */
const tool = (
  id,
  sign,
  words,
  where,
  session,
) => html`<button type="button" class="tool ${where}" data-action=${id} aria-label=${words} title=${words} aria-haspopup="dialog"
  @click=${() => session.openPanel(id)}>${sign ? icon(sign) : html`<span aria-hidden="true">?</span>`}</button>`;

const BUTTON = "button:";

/**
 * @param {Scene} scene
 * @returns {Choice[]}
 */
function choices({ state, table, view, adapter, t, act }) {
  if (table.busy) {
    const pace = paceButton({ pace: state.settings.pace, change: () => act.changePace(), t });
    const skip = { id: "skip", label: t("table-skip"), act: () => act.control.skip(true), beside: pace };
    const step = { id: "step", label: t("table-step"), act: () => act.control.step(), main: true };
    return state.settings.pace === "step" ? [step, skip] : [skip];
  }
  if (table.handOverPending)
    return [{ id: "done", label: t("table-done"), act: () => void act.control.endTurnReview(), main: true }];
  const watch =
    table.canWatchMissed && table.taps.length === 0
      ? [{ id: "watch", label: t("table-watch"), act: () => void act.control.watchMissed() }]
      : [];
  const buttons = nextPlaces(view.legal, table.taps).filter((place) => place.startsWith(BUTTON));
  const decides = buttons.map((tap) => ({
    id: tap.slice(BUTTON.length),
    label: adapter.button(tap, view, t),
    act: () => void act.control.tap(tap),
    tap,
  }));
  return [...watch, ...decides.filter(({ label }) => label !== "")];
}

/** Rounds of the log shown beside the table; the panel has all of it. */
const ROUNDS_BESIDE = 2;

/** Log and known cards beside the table, where there is space. @param {Scene} scene */
const side = (scene) => html`
  <section class="side-part side-log"><h2>${scene.t("table-log")}</h2>${eventLog(scene, ROUNDS_BESIDE)}</section>
  <section class="side-part side-known"><h2>${scene.t("known-title")}</h2>${scene.adapter.known(scene)}${moreCue(".known, .known-rank", "down", scene.t)}</section>
`;

/** @param {Scene} scene @param {number} [last] */
const eventLog = ({ table, view, adapter, reader, session }, last) =>
  log({ adapter, eventLog: table.eventLog, view, reader, last, present: (event) => void session.present(event) });

/** Link to the replay at the current token. @param {Scene} scene */
const replayLink = ({ table, t }) =>
  html`<a class="button" data-do="replay" href=${hashOf("replay", table.id, String(table.snapshot?.session.tokens ?? 0))}>${t("library-replay")}</a>`;

/** Where to show the onboarding hint: at the status line where space is short, else in the bar. @param {Scene} scene */
const hintsAtStatus = ({ view, table }) => !hasSidePanel() && !(view.over && !table.busy);

/** What stands in the place of explanations, which is empty while the viewer decides. @param {Scene} scene */
const explanation = (scene) => (scene.table.hint ? onboardingHint(scene) : soundOffer(scene));

/** Dialogs over the table: undo confirmation, panel, share link, hint. @param {Scene} scene */
const overTable = (scene) =>
  html`${remarkBubble(scene.remark, scene.table, scene.t)} ${hintsAtStatus(scene) ? nothing : explanation(scene)} ${scene.table.undoNeedsPractice ? undoConfirmDialog(scene) : panelOf(scene)} ${shareDialog(scene.state, scene.t, scene.act)}`;

/** @param {Scene} scene */
function panelOf(scene) {
  const { state, table, adapter, t, session, act } = scene;
  const { panel: id, seat } = tablePanelState.of(state);
  const close = () => session.openPanel("");
  if (id === "log")
    return modalDialog({ id, title: t("table-log"), body: html`${replayLink(scene)} ${eventLog(scene)}`, close, t });
  if (id === "known")
    return modalDialog({ id, title: t("known-title"), body: adapter.known({ ...scene, only: seat }), close, t });
  if (id === "keys")
    return modalDialog({
      id,
      title: t("keys-title"),
      body: shortcuts({
        on: state.settings.shortcuts,
        numbers: adapter.keys.numbers,
        heard: Object.keys(adapter.keys.heard),
        game: table.game,
        t,
      }),
      close,
      t,
    });
  if (id === "settings")
    return modalDialog({ id, title: t("menu-settings"), body: settingsFields(state, t, act), close, t });
  return nothing;
}

/**
 * @param {PlainId} words
 * @param {State} state
 * @param {Translate} t
 */
const aside = (words, state, t) => html`
  <section class="page table-aside">
    <h1 tabindex="-1">${t("table-title")}</h1>
    <p role="status">${t(words)}</p>
    ${loading(state.engine, t)}
  </section>
`;

/**
 * What prevents playing, and what to do about it.
 * @param {Table} table
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function notShown(table, state, t, act) {
  if (table.phase === "waiting") return aside("table-waiting", state, t);
  if (table.phase === "playing" || table.phase === "opening") return aside("table-opening", state, t);
  const again = () => void act.control.open(table.id, true);
  const words = { elsewhere: t("table-elsewhere"), lost: t("table-lost"), broken: t("table-broken") };
  return html`
    <section class="page table-aside">
      <h1 tabindex="-1">${t("table-title")}</h1>
      <p role="alert">${words[table.phase]} ${table.fault ? formatMessage(table.fault) : nothing}</p>
      ${table.phase === "elsewhere" ? html`<button type="button" class="button is-main" data-action="take-over" @click=${again}>${t("table-take-over")}</button>` : nothing}
      ${
        table.phase === "broken"
          ? html`<button type="button" class="button is-main" data-action="again" @click=${again}>${t("table-again")}</button>
            <a class="button" href=${hashOf("library")}>${t("library-title")}</a>`
          : nothing
      }
      <a class="button" href=${hashOf("start")}>${t("table-new")}</a>
    </section>
  `;
}
