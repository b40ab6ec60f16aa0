/**
 * The zones of the table put together: `tableView(look)`. Every zone is also offered alone, for the award, the replay
 * and the lesson. Slots (`side`, `over`) are filled by whoever draws the screen.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { columnView } from "./column.js";
import { handView } from "./hand.js";
import { emblem, icon, maybe } from "../../view/signs.js";
import { seatChipView } from "./seat_chip.js";

/** @import { Code } from "../../engine/shapes" */
/** @import { KabaleAction as Action, KabaleView } from "../shapes" */
/** @import { Facts, Translate } from "../../view/signs.js" */

/**
 * @typedef {object} Choice a button beside the status line
 * @property {string} id
 * @property {string} label
 * @property {() => void} act
 * @property {boolean} [main] the one that goes on
 */

/**
 * @typedef {object} TableLook
 * @property {KabaleView} view
 * @property {string[]} names
 * @property {Facts} facts
 * @property {Code | null} chosen the hand card that is chosen
 * @property {unknown} status the one line above the hand
 * @property {Choice[]} [choices]
 * @property {boolean} [thinking]
 * @property {unknown} [bar] what stands in the top bar beside the round (menu button …)
 * @property {unknown} [side] log and what is known, where there is room
 * @property {Translate} t
 * @property {{ choose: (code: Code) => void, column: (index: number, action: Action | null) => void, seat: (index: number) => void }} on
 */

/** @param {TableLook} look */
export function tableView(look) {
  const { view } = look;
  const yours = view.seat !== null && view.to_act === view.seat;
  return html`<div class="table ${yours ? "is-yours" : ""}" data-players=${view.players}>
    ${topBar(look)} ${seatRow(look)} ${columnsZone(look)} ${maybe(view.over, () => standings(look))} ${statusLine(look)}
    ${maybe(view.seat !== null, () => handZone(look))}
    ${look.side ? html`<aside class="table-side">${look.side}</aside>` : nothing}
  </div>`;
}

/** @param {TableLook} look */
export const topBar = ({ view, bar, t }) => html`<header class="table-bar">
  <p class="table-round display">${t("round-of", { round: view.round, rounds: view.rounds })}</p>
  <span class="table-rounds" aria-hidden="true">${Array.from({ length: view.rounds }, (_, at) => html`<i class=${roundMark(view.round, at + 1)}></i>`)}</span>
  <span class="table-tools">${bar ?? nothing}</span>
</header>`;

/**
 * @param {number} now
 * @param {number} round
 */
const roundMark = (now, round) => (round < now ? "is-past" : round === now ? "is-now" : "");

/** @param {TableLook} look */
export const seatRow = ({ view, names, thinking, t, on }) => html`<ol class="chips" data-players=${view.players}>
  ${view.seats.map((seat, index) => seatChipView({
    seat, index, name: names[index] ?? "", turn: !view.over && view.to_act === index, you: view.seat === index, first: view.first === index,
    thinking: thinking === true && view.to_act === index, t, on,
  }))}
</ol>`;

/** @param {TableLook} look */
export const columnsZone = ({ view, names, facts, chosen, t, on }) => {
  const asked = view.seat !== null && view.to_act === view.seat;
  const placing = asked && view.asks === "place";
  const places = new Set(view.legal.filter((action) => action.kind === "place").map((action) => action.column));
  return html`<div class="columns" data-players=${view.players} data-columns=${view.columns.length}>
    ${view.columns.map((column, index) => columnView({
      column, index, names, viewer: view.seat, facts, t, on, action: asked ? actionOn(view, index, chosen) : null, open: placing && places.has(index),
    }))}
  </div>`;
};

/** When all is over no column is left: in their place stand the seats, the first first. @param {TableLook} look */
const standings = ({ view, names, t }) => html`<ol class="standings">
  ${view.seats
    .map((seat, index) => ({ points: seat.count.points, index }))
    .sort((one, other) => other.points - one.points || one.index - other.index)
    .map(({ points, index }) => html`<li class="standing ${view.winners.includes(index) ? "is-winner" : ""}" data-seat=${index}>
      ${emblem(index)} <bdi class="standing-name">${names[index]}</bdi> ${maybe(view.winners.includes(index), () => icon("sign-laurels"))}
      <span class="standing-points number" aria-hidden="true">${points}</span><span class="visually-hidden">${t("look-points", { points })}</span>
    </li>`)}
</ol>`;

/**
 * What a tap on a column would do: place the chosen card, or trade goals with it.
 * @param {KabaleView} view
 * @param {number} index
 * @param {Code | null} chosen
 * @returns {Action | null}
 */
export const actionOn = (view, index, chosen) =>
  view.legal.find((action) => action.column === index && (action.kind === "trade" || (action.kind === "place" && action.card === chosen))) ?? null;

/** @param {TableLook} look */
export const statusLine = ({ view, status, choices = [] }) => html`<div class="status ${view.to_act === view.seat && view.seat !== null ? "is-yours" : ""}" data-status>
  ${icon("sign-turn", "status-flame")}
  <p class="status-text">${status}</p>
  ${choices.map((choice) => html`<button type="button" class="button ${choice.main ? "is-main" : ""}" data-action=${choice.id} @click=${choice.act}>${choice.label}</button>`)}
</div>`;

/** @param {TableLook} look */
export const handZone = ({ view, facts, chosen, t, on }) => {
  const asked = view.to_act === view.seat;
  const wanted = view.legal.flatMap((action) => (asked && action.card !== null && (action.kind === "place" || action.kind === "slip") ? [action.card] : []));
  return handView({ hand: view.hand, seat: view.seat ?? 0, legal: new Set(wanted), chosen, facts, t, on });
};
