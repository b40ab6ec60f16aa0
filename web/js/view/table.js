/** The table's screen: who is waited for, the zones of the table, the curtain, and what stands in their way. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { seatName } from "../names.js";
import { hashOf } from "../router.js";
import { tellEvent, tellStatus, tellStep } from "../tell.js";
import { awardLayer, isTelling } from "./award_layer.js";
import { loading } from "./loading.js";
import { menuButton } from "./menu.js";
import { tableView } from "./table_zones.js";

/** @import { Event, KabaleView } from "../shapes" */
/** @import { Translate } from "../i18n.js" */
/** @import { State, Table } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Teller } from "../tell.js" */
/** @import { Facts } from "./parts.js" */
/** @import { Choice } from "./table_zones.js" */

/** Nothing secret stands in a title: it names the round and no more. @type {(state: State, t: Translate) => string} */
export const title = ({ table }, t) => (table?.view ? t("table-title-round", { round: table.view.round }) : t("table-title"));

/**
 * @param {string[]} params
 * @param {Actions} act
 */
export async function enter([id], act) {
  const wanted = id ?? act.store.get().settings.current;
  await act.table.open(wanted);
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function view(state, t, act) {
  const { table } = state;
  if (!table) return aside("table-opening", state, t);
  if (table.phase !== "playing" || !table.view) return hindrance(table, state, t, act);
  /** @type {Teller} */
  const teller = { seats: table.seats, viewer: table.viewer, language: state.language, t };
  const names = table.seats.map((_, seat) => seatName(table.seats, seat, t));
  if (table.curtain !== null) return curtain(table.curtain, names, table, t, act);
  return html`
    <h1 class="visually-hidden" tabindex="-1">${t("table-title")}</h1>
    <div class="table-frame" ?inert=${isTelling(state)}>${tableView({
      // While something is on its way nothing may be chosen, and nothing glows.
      view: table.busy ? { ...table.view, legal: [] } : table.view,
      names,
      facts: factsOf(state),
      chosen: table.card,
      status: statusWords(table, table.view, teller),
      choices: choices(table, table.view, state, t, act),
      thinking: table.thinking,
      bar: menuButton(state, t, act),
      side: news(table, table.view, teller),
      t,
      on: {
        choose: (code) => act.table.choose(code),
        column: (_, action) => (table.busy ? act.table.skip() : action && void act.table.play(action.id)),
        seat: () => {},
      },
    })}</div>
    ${awardLayer(state, table.seats, table.viewer, t, act.telling)}
  `;
}

/** The engine's facts about cards, by code. @type {(state: State) => Facts} */
function factsOf({ games, settings }) {
  const game = games.find(({ name }) => name === settings.setup.game) ?? games[0];
  return Object.fromEntries((game?.cards ?? []).map((card) => [card.code, card]));
}

/**
 * What just happened while it is shown, else what is asked.
 * @param {Table} table
 * @param {KabaleView} view
 * @param {Teller} teller
 */
function statusWords(table, view, teller) {
  if (table.busy && table.event && !table.thinking) return tellEvent(table.event, teller);
  return tellStatus(view, table.card, teller);
}

/**
 * @param {Table} table
 * @param {KabaleView} view
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 * @returns {Choice[]}
 */
function choices(table, view, state, t, act) {
  if (table.busy) {
    const skip = { id: "skip", label: t("table-skip"), act: () => act.table.skip() };
    const step = { id: "step", label: t("table-step"), act: () => act.table.step(), main: true };
    return state.settings.pace === "step" ? [step, skip] : [skip];
  }
  /** @type {Choice[]} */
  const offered = [];
  const decline = view.legal.find((action) => action.kind === "decline");
  if (decline && (view.asks === "cloak" || view.asks === "traitor")) {
    offered.push({ id: "decline", label: t(`table-decline-${view.asks}`), act: () => void act.table.play(decline.id) });
  }
  if (table.look?.table.undo.allowed) offered.push({ id: "undo", label: t("table-undo"), act: () => void act.table.undo() });
  if (view.over) offered.push({ id: "new", label: t("table-new"), act: () => act.go("start"), main: true });
  return offered;
}

/**
 * What happened since the looking seat last decided, with every step of an award, and the end of the game.
 * @param {Table} table
 * @param {KabaleView} view
 * @param {Teller} teller
 */
function news(table, view, teller) {
  const { t } = teller;
  return html`
    ${view.over ? finalScores(table, view, teller) : nothing}
    <h2>${t("table-log")}</h2>
    <ol class="log">
      ${table.news.map((event) => logEntry(event, teller))}
    </ol>
  `;
}

/**
 * @param {Event} event
 * @param {Teller} teller
 */
function logEntry(event, teller) {
  const steps = event.settlement?.steps ?? [];
  return html`<li class="log-entry" data-kind=${event.kind}>
    ${tellEvent(event, teller)}
    ${steps.length === 0 ? nothing : html`<ol class="log-steps">${steps.map((step) => html`<li>${tellStep(step, event, teller)}</li>`)}</ol>`}
  </li>`;
}

/**
 * @param {Table} table
 * @param {KabaleView} view
 * @param {Teller} teller
 */
const finalScores = (table, view, { t }) => html`
  <h2>${t("count-title")}</h2>
  <ol class="scores">
    ${view.seats.map(
      (seat, index) => html`<li data-seat=${index}>
        <bdi>${seatName(table.seats, index, t)}</bdi>: ${t("count-points", { points: seat.count.points })}
        ${view.winners.includes(index) ? html`<strong>${t("table-winner")}</strong>` : nothing}
      </li>`,
    )}
  </ol>
`;

/**
 * Nobody's cards lie open until the seat that is asked says it is there.
 * @param {number} seat
 * @param {string[]} names
 * @param {Table} table
 * @param {Translate} t
 * @param {Actions} act
 */
const curtain = (seat, names, table, t, act) => html`
  <section class="curtain" data-seat=${seat}>
    <h1 tabindex="-1">${t("curtain-title", { name: names[seat] ?? "" })}</h1>
    <p>${t("curtain-hint")}</p>
    <button type="button" class="button is-main" data-action="lift" ?disabled=${table.busy} @click=${() => void act.table.lift()}>${t("curtain-lift")}</button>
  </section>
`;

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
      ${table.phase === "broken" ? html`<button type="button" class="button is-main" data-action="again" @click=${again}>${t("table-again")}</button>` : nothing}
      <a class="button" href=${hashOf("start")}>${t("table-new")}</a>
    </section>
  `;
}
