/** Decisions that interrupt a turn: cards to choose from, or a question answered by buttons. */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { optionalIcon } from "../../view/icons.js";
import { moreCue } from "../../view/more_cue.js";
import { cardWords, reasonWords } from "../turn_words.js";
import { cardsHeld, crown } from "./coin.js";
import { effect } from "./effect.js";
import { house } from "./house.js";

/** @import { AdelView, Card } from "../shapes" */
/** @import { ZoneProps } from "./turn_panel.js" */

/** Template by pending decision. @type {Record<string, (props: ZoneProps) => unknown>} */
const PICTURES = { keep: laidOut, conjure: conjured, search: searched, put: putting, tribute, rescue, bell };

/** @param {ZoneProps} props */
export function askedZone(props) {
  const { view, t } = props;
  const picture = PICTURES[view.pending ?? ""];
  if (!picture || view.seat === null || view.to_act !== view.seat) return nothing;
  return html`<section class="asked" data-asks=${view.pending} aria-label=${t("asked-title")}>${picture(props)}</section>`;
}

/** Cards to choose from. @param {ZoneProps} props */
function laidOut(props) {
  const { view, t } = props;
  return html`<div class="asked-cards" role="group" aria-label=${t("asked-cards")} data-count=${view.pending_details.cards.length}>
    ${moreCue(".asked-card", "up", t)}
    ${repeat(
      view.pending_details.cards,
      ({ code }, at) => `${code} ${at}`,
      (card) => laidCard(card, props),
    )}
    ${moreCue(".asked-card", "down", t)}
  </div>`;
}

/** @param {Card} card @param {ZoneProps} props */
function laidCard({ code, cost, points }, { chosen, tap, t }) {
  const place = `card:${code}`;
  const may = chosen.may(place);
  const has = chosen.has(place);
  return html`<button type="button" class="asked-card ${may ? "is-legal" : ""} ${has ? "is-selected" : ""}" data-card=${code} data-place=${place} data-tap=${place}
    data-help="town:${code}" aria-pressed=${has ? "true" : "false"} aria-disabled=${may ? "false" : "true"} @click=${() => tap(place)}>
    <span class="visually-hidden">${cardWords(code, t)}, ${t("hand-costs", { gold: cost })}</span>
    ${house({ code, cost, points, size: "card", t })}
  </button>`;
}

/** Another seat's hand: choose a card, then whether to keep or to build it. @param {ZoneProps} props */
function conjured(props) {
  const { view, chosen, names, t } = props;
  const code = chosen.taps[0]?.replace("card:", "");
  const card = view.pending_details.cards.find((one) => one.code === code);
  return html`${laidOut(props)}
    ${optionalIcon(card, () => html`<div class="asked-answers">${answer("keep", t("asked-keep"), props)} ${answer("build", t("asked-build"), props, whyNotBuilt(/** @type {Card} */ (card), view, names))}</div>`)}`;
}

/** Why the chosen card cannot be built at once. @param {Card} card @param {AdelView} view @param {string[]} names */
function whyNotBuilt({ code, cost }, { legal, seats, seat }, names) {
  if (legal.some(({ kind, card }) => kind === "conjure" && card === code)) return "";
  const gold = seats[seat ?? 0]?.gold ?? 0;
  return cost > gold
    ? reasonWords({ reason: "too-dear", args: { cost, gold } }, names)
    : reasonWords({ reason: "cannot-build", args: {} }, names);
}

/** All kinds of card in the pile, and a button to take none. @param {ZoneProps} props */
function searched(props) {
  return html`${laidOut(props)} <div class="asked-answers">${answer("leave", props.t("asked-leave"), props)}</div>`;
}

/** Number of cards put under the pile; they are chosen in the hand below. @param {ZoneProps} props */
function putting(props) {
  const {
    view: {
      pending_details: { count },
    },
    t,
  } = props;
  return html`<div class="asked-item">${cardsHeld(count)}<p>${t("asked-put", { count })}</p></div>
    <div class="asked-answers">${answer("draw", t("asked-draw", { count }), props)}</div>`;
}

/** Payment for the crown: a button for gold; a card is chosen in the hand below. @param {ZoneProps} props */
function tribute(props) {
  const { view, names, t } = props;
  return html`<div class="asked-item">${crown()}<p>${t("asked-tribute", { name: names[view.pending_details.seat ?? 0] ?? "" })}</p></div>
    <div class="asked-answers">${answer("gold", t("asked-gold"), props)}</div>`;
}

/** A destroyed district that the Graveyard can recover. @param {ZoneProps} props */
function rescue(props) {
  const { view, t } = props;
  const code = view.pending_details.district;
  if (!code) return nothing;
  const price = view.legal.find(({ kind }) => kind === "save")?.cost ?? 0;
  return html`<div class="asked-item" data-help="town:${code}"><span class="asked-house">${house({ code, size: "card", t })}</span>
      <p>${t("asked-rescue", { card: t(`district-${code}`), gold: price })}</p></div>
    <div class="asked-answers">${answer("save", t("asked-save"), props)} ${answer("let-go", t("asked-let-go"), props)}</div>`;
}

/** Whether to ring the Bell Tower. @param {ZoneProps} props */
function bell(props) {
  const { t } = props;
  return html`<div class="asked-item" data-help="town:Bel"><span class="asked-house">${house({ code: "Bel", size: "card", t })}</span><p>${t("asked-bell", { need: props.view.city_size })}</p></div>
    <div class="asked-answers">${answer("declare", t("asked-declare"), props)} ${answer("still", t("asked-still"), props)}</div>`;
}

/**
 * An answer button.
 * @param {string} id
 * @param {string} label
 * @param {ZoneProps} props
 * @param {string} [why] why it is unavailable, "" if it is available
 */
function answer(id, label, { view, chosen, tap, t }, why = "") {
  const place = `button:${id}`;
  const action = view.legal.find(
    ({ taps }) => taps.at(-1) === place && chosen.taps.every((touched, at) => taps[at] === touched),
  );
  const may = chosen.may(place) && why === "";
  return html`<button type="button" class="asked-action ${may ? "is-legal" : ""} ${why ? "is-unavailable" : ""}" data-action=${id} data-tap=${place} aria-disabled=${may ? "false" : "true"} @click=${() => tap(place)}>
    <span class="turn-words"><span class="turn-label">${label}</span> ${optionalIcon(why, () => html`<span class="turn-reason">${why}</span>`)}</span>
    ${action ? effect(action, t) : nothing}
  </button>`;
}
