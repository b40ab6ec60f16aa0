/**
 * A card explains itself where it lies: its rule, its number here and now, and what it would do.
 * The context names a place, not a card: what stands there is read from the view of whoever looks, so nothing hidden is kept.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { awardWords, isVerdict } from "../award_words.js";
import { seatName } from "../../words/names.js";
import { tellGoal } from "../event_words.js";
import { ALLIES, actWords, numberWords } from "./ally.js";
import { cardView } from "./card.js";
import { icon, numeral } from "../../view/signs.js";

/** @import { Code, SeatPlan } from "../../engine/shapes" */
/** @import { Card, Column, KabaleView } from "../shapes" */
/** @import { State } from "../../state.js" */
/** @import { Store } from "../../store.js" */
/** @import { Teller } from "../event_words.js" */
/** @import { Translate } from "../../view/signs.js" */

/**
 * Which card is meant: one of the hand (or any, by its code), or one that lies in a column.
 * @typedef {object} HelpContext
 * @property {Code} [code]
 * @property {number} [column]
 * @property {number} [position]
 * @property {boolean} [hover] only as long as the pointer rests there: nothing takes the focus
 * @property {{ left: number, right: number, top: number }} [anchor] beside what a hovering help stands
 */

/**
 * @param {Store} store
 * @param {HelpContext} context
 */
export const openCardHelp = (store, context) => store.update({ pages: { ...store.get().pages, help: context } });

/** @param {Store} store */
export function closeCardHelp(store) {
  if (store.get().pages["help"]) store.update({ pages: { ...store.get().pages, help: null } });
}

/**
 * What the context means for whoever looks now; null when there is nothing, or nothing that this seat may know.
 * @param {HelpContext} context
 * @param {KabaleView | null} view
 * @returns {{ code: Code, seat: number, card: Card | null, column: Column | null, position: number } | null}
 */
function subject({ code, column, position = -1 }, view) {
  if (column !== undefined) {
    const place = view?.columns[column];
    const card = place?.cards[position];
    return place && card?.code ? { code: card.code, seat: card.seat, card, column: place, position } : null;
  }
  return code ? { code, seat: view?.seat ?? 0, card: null, column: null, position } : null;
}

/**
 * What the cards lie on: the view of whoever looks, and who sits there.
 * @typedef {object} HelpScene
 * @property {KabaleView | null} view
 * @property {SeatPlan[]} seats
 * @property {number | null} viewer
 */

/** The running table, if no curtain hides it. @param {State} state @returns {HelpScene} */
const tableScene = ({ table }) => (table?.curtain === null ? table : { view: null, seats: [], viewer: null });

/**
 * The help that is open, if one is; drawn over the table.
 * @param {State} state
 * @param {Translate} t
 * @param {Store} store
 * @param {HelpScene} [scene]
 */
export function cardHelpLayer(state, t, store, scene = tableScene(state)) {
  const { view, seats, viewer } = scene;
  const context = /** @type {HelpContext | null} */ (state.pages["help"] ?? null);
  const about = context && subject(context, view);
  if (!context || !about) return nothing;
  const teller = { seats, viewer, language: state.language, t };
  const body = helpBody(about, view, teller);
  if (context.hover) return html`<div class="card-help is-hover" role="tooltip" ${ref((element) => place(element, context.anchor))}>${body}</div>`;
  const close = () => closeCardHelp(store);
  return html`<dialog class="card-help" data-help=${about.code} aria-labelledby="help-name" ${ref(showModal)} @close=${close}
    @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}>
    ${body}
    <p class="help-foot"><button type="button" class="button is-main" data-action="help-close" @click=${close}>${t("message-close")}</button></p>
  </dialog>`;
}

/** @param {Element | undefined} dialog */
function showModal(dialog) {
  if (dialog instanceof HTMLDialogElement && !dialog.open) queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
}

const HOVER_WIDTH = 320;

/**
 * Beside what it explains; by the object model, since the page's policy allows no style in markup.
 * @param {Element | undefined} help
 * @param {HelpContext["anchor"]} anchor
 */
function place(help, anchor) {
  if (!anchor || !(help instanceof HTMLElement)) return;
  const right = anchor.right + 10 + HOVER_WIDTH < innerWidth;
  const left = right ? anchor.right + 10 : Math.max(8, anchor.left - 10 - HOVER_WIDTH);
  help.style.setProperty("inset-inline-start", `${left}px`);
  // Its height is known once it stands in the page.
  queueMicrotask(() => help.style.setProperty("inset-block-start", `${Math.max(8, Math.min(anchor.top, innerHeight - help.offsetHeight - 8))}px`));
}

/**
 * @param {NonNullable<ReturnType<typeof subject>>} about
 * @param {KabaleView | null} view
 * @param {Teller} teller
 */
function helpBody(about, view, teller) {
  const { t } = teller;
  const { code, seat, card, column } = about;
  const facts = ALLIES;
  const fact = facts[code];
  return html`<header class="help-head">
      <span class="help-card">${cardView({ code, seat, facts, t, ...(card ? { number: card.number, base: card.base } : {}) })}</span>
      <div>
        <h2 id="help-name">${t(`card-${code}`)}</h2>
        <p>${numberWords(fact, t)}</p>
        <p class="help-acts">${icon(fact?.acts === "reveal" ? "sign-bolt" : fact?.acts === "award" ? "sign-seal" : "sign-shield")} ${actWords(fact, t)}</p>
      </div>
    </header>
    <p class="help-rule">${t(`card-${code}-rule`)}</p>
    ${column && card ? hereAndNow(column, about.position, card, teller) : wouldDo(code, view, teller)}`;
}

/**
 * What it counts here, what it would do and suffer if the round ended now, and who would win.
 * @param {Column} column
 * @param {number} position
 * @param {Card} card
 * @param {Teller} teller
 */
function hereAndNow(column, position, card, teller) {
  const { seats, viewer, t } = teller;
  const { now } = column;
  const steps = (now?.steps ?? []).filter((step) => !isVerdict(step) && (step.by.includes(position) || (step.rule !== "printed" && step.cards.includes(position))));
  const number = now ? (now.numbers[position] ?? null) : card.number;
  const winner = now?.winner ?? null;
  const end = winner === null ? t("award-now-nobody") : winner === viewer ? t("award-now-you") : t("award-now", { name: seatName(seats, winner, t) });
  return html`<section class="help-now">
    <h3>${t("help-now")}</h3>
    <p class="help-number">${number === null ? t(now?.removed.includes(position) ? "help-removed" : "award-no-number") : t("card-here", { number: numeral(number) })}</p>
    ${steps.map((step) => html`<p>${awardWords(step, { cards: column.cards, ...(column.goal ? { goal: column.goal } : {}) }, teller)}</p>`)}
    ${now ? html`<p class="help-end">${end}</p>` : nothing}
  </section>`;
}

/**
 * What a hand card would do in each column where it may go.
 * @param {Code} code
 * @param {KabaleView | null} view
 * @param {Teller} teller
 */
function wouldDo(code, view, { seats, viewer, t }) {
  const actions = (view?.legal ?? []).filter((action) => action.card === code && action.column !== null);
  if (!view || actions.length === 0) return nothing;
  return html`<section class="help-now">
    <h3>${t("help-would")}</h3>
    <ul class="help-columns">
      ${actions.map(({ column, number, winner }) => {
        const lead = winner === null ? t("card-would-nobody") : winner === viewer ? t("card-would-lead-you") : t("card-would-lead", { name: seatName(seats, winner, t) });
        return html`<li>
          <strong>${t("award-column", { column: (column ?? 0) + 1, goal: tellGoal(view.columns[column ?? 0]?.goal, t) })}</strong>
          ${number === null ? t("card-number-none") : t("card-would", { number: numeral(number) })}. ${lead}.
        </li>`;
      })}
    </ul>
  </section>`;
}
