/** Table screen: the game's table, panels and dialogs over it, the curtain, and error states. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { entryOf } from "../friends/seats.js";
import { hashOf } from "../router.js";
import { createTableSession } from "../table/session.js";
import { selectionOf } from "../table/taps.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { opponentName } from "../words/opponents.js";
import { readerOf } from "../words/reader.js";
import { botTrouble } from "./bot_trouble.js";
import { curtain } from "./curtain.js";
import { endOfGame } from "./end.js";
import { face } from "./face.js";
import { createFriendsLayer } from "./friends_layer.js";
import { helpLayer } from "./help_layer.js";
import { hintLayer } from "./hint.js";
import { icon } from "./icons.js";
import { loading } from "./loading.js";
import { onboardingHint } from "./onboarding_hint.js";
import { moodOf, remarkBubble, shownRemark } from "./remark.js";
import { shareDialog } from "./share_dialog.js";
import { soundOffer } from "./sound_offer.js";
import { stageLayer } from "./stage_layer.js";
import { panelOf, side } from "./table_panels.js";
import { statusLine } from "./table_parts.js";
import { choices, statusWords } from "./table_status.js";
import { allTools, friendsLayer } from "./table_tools.js";
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
export const enter = ([id], act) => openTable(id, act);

/**
 * Open a game, wherever it is: friends may be at it, whose module is loaded only then.
 * @param {string | undefined} id
 * @param {Actions} act
 * @param {boolean} [takeOver]
 */
async function openTable(id, act, takeOver = false) {
  const friends = id && entryOf(id) ? await act.controller(createFriendsLayer).load() : null;
  const source = await friends?.sourceOf(id ?? "", act);
  if (source !== null) await act.controller(createTableSession).start(id, source, takeOver);
}

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
  if (!table) return aside("table-opening", state, shared, act);
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
    ${friendsLayer(scene)?.friendsAboveTable(scene) ?? nothing}
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

/** Shown at the seat of a bot that has been thinking for a while; the keyboard has the space bar. @param {Scene} scene */
const hurryButton = ({ t, act }) =>
  html`<button type="button" class="seat-hurry" data-action="hurry" tabindex="-1" aria-label=${t("table-hurry")} title=${t("table-hurry")}
    @click=${() => act.control.hurryBot()}>${icon("sign-hourglass")}</button>`;

/** Where to show the onboarding hint: at the status line where space is short, else in the bar. @param {Scene} scene */
const hintsAtStatus = ({ view, table }) => !hasSidePanel() && !(view.over && !table.busy);

/** What stands in the place of explanations, which is empty while the viewer decides. @param {Scene} scene */
const explanation = (scene) => (scene.table.hint ? onboardingHint(scene) : soundOffer(scene));

/** Dialogs over the table: undo confirmation, panel, share link, hint. @param {Scene} scene */
const overTable = (scene) =>
  html`${hintLayer(scene)} ${remarkBubble(scene.remark, scene.table, scene.t)} ${hintsAtStatus(scene) ? nothing : explanation(scene)} ${scene.table.undoNeedsPractice ? undoConfirmDialog(scene) : panelOf(scene)} ${shareDialog(scene.state, scene.t, scene.act)} ${botTrouble(scene.state, scene.table, scene.t)} ${friendsLayer(scene)?.friendsAtTable(scene) ?? nothing}`;

/**
 * @param {PlainId} words
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
const aside = (words, state, t, act) => html`
  <section class="page table-aside">
    <h1 tabindex="-1">${t("table-title")}</h1>
    ${friendsLayer({ act })?.friendsWaiting({ state, t, act }) ?? html`<p role="status">${t(words)}</p>`}
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
  if (table.phase === "waiting") return aside("table-waiting", state, t, act);
  if (table.phase === "playing" || table.phase === "opening") return aside("table-opening", state, t, act);
  const again = () => void openTable(table.id, act, true);
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
