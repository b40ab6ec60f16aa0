/** The table's screen: the zones of the table, what lies over it, the curtain, and what stands in the way. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { winnerWords } from "../kabale/award_words.js";
import { hasDecided } from "../kabale/hits.js";
import { seatName } from "../words/names.js";
import { hashOf } from "../router.js";
import { sitDown } from "../table/sitting.js";
import { tellerOf } from "../table/live_region.js";
import { tellEvent, tellStatus } from "../kabale/event_words.js";
import { ALLIES } from "../kabale/view/ally.js";
import { awardLayer, isTelling } from "../kabale/view/award_layer.js";
import { cardHelpLayer } from "../kabale/view/card_help.js";
import { curtainView } from "./curtain.js";
import { knownView } from "../kabale/view/known.js";
import { loading } from "./loading.js";
import { logView, sinceView } from "../kabale/view/log.js";
import { menuTool } from "./menu.js";
import { panel } from "./panel.js";
import { icon } from "./signs.js";
import { shortcutsView } from "./shortcuts.js";
import { tableView } from "../kabale/view/table_zones.js";

/** @import { KabaleView } from "../kabale/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State, Table } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Teller } from "../kabale/event_words.js" */
/** @import { Sitting, TablePage } from "../table/sitting.js" */
/** @import { Facts } from "./signs.js" */
/** @import { Choice } from "../kabale/view/table_zones.js" */

/** @type {Sitting | null} */
let sitting = null;

/** Whether there is room beside the table; the same width as in css/table.css. */
const roomBeside = matchMedia("(min-width: 64rem)");

/** Nothing secret stands in a title: it names the round and no more. @type {(state: State, t: Translate) => string} */
export const title = ({ table }, t) => (table?.view ? t("table-title-round", { round: table.view.round }) : t("table-title"));

/**
 * @param {string[]} params
 * @param {Actions} act
 */
export async function enter([id], act) {
  if (!sitting) {
    sitting = sitDown(act);
    roomBeside.onchange = () => act.store.update({});
  }
  const wanted = id ?? act.store.get().settings.current;
  await act.table.open(wanted);
}

/** @param {Actions} act */
export function leave(act) {
  if (act.store.get().kept === "no") act.tell({ id: "storage-left", tone: "info", save: true });
  sitting?.end();
  sitting = null;
  roomBeside.onchange = null;
}

/**
 * What one drawing of the table needs.
 * @typedef {object} Scene
 * @property {State} state
 * @property {Table} table
 * @property {KabaleView} view
 * @property {Teller} teller
 * @property {string[]} names
 * @property {Facts} facts
 * @property {Translate} t
 * @property {Actions} act
 */

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function view(state, t, act) {
  const { table } = state;
  if (!table) return aside("table-opening", state, t);
  if (table.phase !== "playing" || !table.view) return hindrance(table, state, t, act);
  const names = table.seats.map((_, seat) => seatName(table.seats, seat, t));
  if (table.curtain !== null) {
    const seat = table.curtain;
    return curtainView({ seat, name: names[seat] ?? "", view: table.view, busy: table.busy, t, lift: () => void act.table.lift() });
  }
  /** @type {Scene} */
  const scene = { state, table, view: table.view, teller: tellerOf(state), names, facts: ALLIES, t, act };
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("table-title")}</h1>
    <div class="table-frame" ?inert=${isTelling(state)} data-over=${table.view.over && !table.busy ? "" : nothing}>${zones(scene)}</div>
    ${awardLayer(state, table.seats, table.viewer, t, act.telling)} ${overTable(scene)}
    ${cardHelpLayer(state, t, act.store)}
  `;
}

/** @param {Scene} scene */
function zones(scene) {
  const { state, table, view, names, facts, t, act } = scene;
  return tableView({
    // While something is on its way nothing may be chosen, and nothing glows.
    view: table.busy ? { ...view, legal: [] } : view,
    names,
    facts,
    chosen: table.card,
    status: statusWords(scene),
    choices: choices(scene),
    thinking: table.thinking,
    bar: html`${tools(scene)} ${menuTool(state, t, act)}`,
    side: side(scene),
    t,
    on: {
      choose: (code) => act.table.choose(code),
      column: (_, action) => void (action && !table.busy && act.table.play(action.id)),
      seat: (seat) => sitting?.open("known", seat),
    },
  });
}

/**
 * What just happened while it is shown, else what is asked, and what has befallen the viewer since it decided last.
 * @param {Scene} scene
 */
function statusWords({ table, view, teller }) {
  if (table.busy && table.event && !table.thinking) return tellEvent(table.event, teller);
  if (view.over) return winnerWords(view.winners, Math.max(...view.seats.map((seat) => seat.count.points)), teller);
  const asked = tellStatus(view, table.card, teller);
  const waits = table.busy || view.over || view.to_act !== table.viewer || !hasDecided(table.story, table.viewer);
  // Who is asked about a Cloak or Traitor has seen what happened; on a phone the question needs the room.
  const pressing = !roomBeside.matches && view.asks !== "place";
  return waits || pressing ? asked : html`${asked} ${sinceView({ news: table.news, view, teller, quiet: table.card === null, log: roomBeside.matches ? null : () => sitting?.open("log") })}`;
}

/** Take back, log, what is known, keys. @param {Scene} scene */
function tools({ table, t }) {
  const reason = table.undo.allowed ? "" : t(`undo-${table.undo.reason ?? "nothing"}`);
  const words = reason ? `${t("table-undo")}. ${reason}` : t("table-undo");
  const seated = table.viewer !== null;
  return html`
    ${seated
      ? html`<button type="button" class="tool" data-action="undo" aria-disabled=${table.undo.allowed ? "false" : "true"} aria-label=${words} title=${words}
          @click=${() => sitting?.undo()}>${icon("sign-undo")}</button>`
      : nothing}
    ${tool("log", "sign-scroll", t("table-log"), "")} ${tool("known", "sign-eye", t("known-title"), "is-narrow")}
    ${tool("keys", "", t("keys-title"), "is-wide")}
  `;
}

/**
 * @param {"log" | "known" | "keys"} id
 * @param {string} picture
 * @param {string} words
 * @param {string} where on which screens it is wanted
 */
const tool = (id, picture, words, where) => html`<button type="button" class="tool ${where}" data-action=${id} aria-label=${words} title=${words} aria-haspopup="dialog"
  @click=${() => sitting?.open(id)}>${picture ? icon(picture) : html`<span aria-hidden="true">?</span>`}</button>`;

/**
 * @param {Scene} scene
 * @returns {Choice[]}
 */
function choices({ state, table, view, t, act }) {
  if (table.busy) {
    const skip = { id: "skip", label: t("table-skip"), act: () => act.table.skip(true) };
    const step = { id: "step", label: t("table-step"), act: () => act.table.step(), main: true };
    return state.settings.pace === "step" ? [step, skip] : [skip];
  }
  /** @type {Choice[]} */
  const offered = [];
  const decline = view.legal.find((action) => action.kind === "decline");
  if (decline && (view.asks === "cloak" || view.asks === "traitor")) {
    offered.push({ id: "decline", label: t(`table-decline-${view.asks}`), act: () => void act.table.play(decline.id) });
  }
  if (view.over) {
    offered.push({ id: "count", label: t("count-title"), act: () => act.telling.openCount(view) });
    offered.push({ id: "new", label: t("table-new"), act: () => act.go("start"), main: true });
  }
  return offered;
}

/** So much of the log stands beside the table; the whole of it is in its panel. */
const ROUNDS_BESIDE = 2;

/** Where there is room, what happened and what is known stand beside the table. @param {Scene} scene */
const side = (scene) =>
  roomBeside.matches
    ? html`
        <section class="side-part side-log"><h2>${scene.t("table-log")}</h2>${log(scene, ROUNDS_BESIDE)}</section>
        <section class="side-part side-known"><h2>${scene.t("known-title")}</h2>${knownView(scene)}</section>
      `
    : "";

/** @param {Scene} scene @param {number} [last] */
const log = ({ table, view, teller, act }, last) =>
  logView({ story: table.story, view, teller, last, on: { award: (event) => void readAgain(event, table, act) } });

/**
 * The stage would stand behind an open panel: that goes first, and comes back for whoever reads on in the log.
 * @param {import("../kabale/shapes").KabaleEvent} event
 * @param {Table} table
 * @param {Actions} act
 */
async function readAgain(event, table, act) {
  const seated = sitting;
  const fromPanel = /** @type {TablePage | undefined} */ (act.store.get().pages["table"])?.panel === "log";
  seated?.open("");
  await act.telling.open(event, table.story);
  const now = act.store.get().table;
  const left = sitting !== seated || now?.id !== table.id || now.curtain !== null || isTelling(act.store.get());
  if (!fromPanel || left) return;
  // A panel gives the focus back to what had it before.
  focusOn(".table-tools [data-action=log]");
  seated?.open("log");
  setTimeout(() => focusOn(`[data-panel=log] [data-token="${event.token}"][data-settled="${event.column}"] button`));
}

/** @param {string} selector */
const focusOn = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();

/** The way to the replay, at where the game stands. @param {Scene} scene */
const lookAgain = ({ table, t }) =>
  html`<a class="button" data-do="replay" href=${hashOf("replay", table.id, String(table.look?.table.tokens ?? 0))}>${t("library-replay")}</a>`;

/** A panel, when one is open. @param {Scene} scene */
function overTable(scene) {
  const { state, t } = scene;
  const { panel: id, seat = null } = /** @type {TablePage} */ (state.pages["table"] ?? {});
  const close = () => sitting?.open("");
  if (id === "log") return panel({ id, title: t("table-log"), body: html`${lookAgain(scene)} ${log(scene)}`, close, t });
  if (id === "known") return panel({ id, title: t("known-title"), body: knownView({ ...scene, only: seat }), close, t });
  if (id === "keys") return panel({ id, title: t("keys-title"), body: shortcutsView({ on: state.settings.shortcuts, t }), close, t });
  return nothing;
}

/**
 * @param {string} words
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
 * What keeps the table from being played, and the ways out.
 * @param {Table} table
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function hindrance(table, state, t, act) {
  if (table.phase === "waiting") return aside("table-waiting", state, t);
  if (table.phase === "playing" || table.phase === "opening") return aside("table-opening", state, t);
  const again = () => void act.table.open(table.id, true);
  const words = { elsewhere: t("table-elsewhere"), lost: t("table-lost"), broken: t("table-broken") };
  return html`
    <section class="page table-aside">
      <h1 tabindex="-1">${t("table-title")}</h1>
      <p role="alert">${words[table.phase]} ${table.fault ? t(table.fault, table.faultArgs) : nothing}</p>
      ${table.phase === "elsewhere" ? html`<button type="button" class="button is-main" data-action="take-over" @click=${again}>${t("table-take-over")}</button>` : nothing}
      ${table.phase === "broken"
        ? html`<button type="button" class="button is-main" data-action="again" @click=${again}>${t("table-again")}</button>
            <a class="button" href=${hashOf("library")}>${t("library-title")}</a>`
        : nothing}
      <a class="button" href=${hashOf("start")}>${t("table-new")}</a>
    </section>
  `;
}
