/**
 * Contextual help for a card: its rule, its number here and now, and what it would do.
 * On the table the subject is a place, not a card: the card is looked up in the viewer's view, so nothing hidden can leak.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";
import { seatName } from "../../words/names.js";
import { ALLIES, isAlly } from "../allies.js";
import { isVerdict } from "../award_words.js";
import { goalWords, stepWords } from "../event_words.js";
import { numbersDiffer, wouldWords } from "../preview_words.js";
import { actWords, numberWords } from "./ally.js";
import { cardTemplate } from "./card.js";

/** @import { CardCode as Code } from "../shapes" */
/** @import { HelpProps } from "../../games.js" */
/** @import { Card, Column, KabaleView } from "../shapes" */
/** @import { KabaleReader as Reader, KabaleTranslate } from "../messages" */

/**
 * Resolve a help subject for the current viewer: "ally:Ki" is a card of the hand, or any; "column:1:2" the card at that place.
 * @param {string} subject
 * @param {KabaleView | null} view
 * @returns {{ code: Code, seat: number, card: Card | null, column: Column | null, position: number } | null} null if there is no card, or the viewer does not know it
 */
export function meant(subject, view) {
  const [kind, what = "", place = ""] = subject.split(":");
  if (kind === "ally")
    return isAlly(what) ? { code: what, seat: view?.seat ?? 0, card: null, column: null, position: -1 } : null;
  const position = Number(place);
  const column = view?.columns[Number(what)];
  const card = column?.cards[position];
  return column && card?.code ? { code: card.code, seat: card.seat, card, column, position } : null;
}

/** @param {HelpProps<KabaleView, KabaleTranslate>} props */
export function cardHelp({ subject, view, reader }) {
  const about = meant(subject, view);
  if (!about) return null;
  const { t } = reader;
  const { code, seat, card, column } = about;
  const fact = ALLIES[code];
  return html`<header class="help-head">
      <span class="help-card">${cardTemplate({ code, seat, t, ...(card ? { number: card.number, base: card.base } : {}) })}</span>
      <div>
        <h2 id="help-name">${t(`card-${code}`)}</h2>
        <p>${numberWords(fact, t)}</p>
        <p class="help-acts">${icon(fact?.acts === "reveal" ? "sign-bolt" : fact?.acts === "award" ? "sign-seal" : "sign-shield")} ${actWords(fact, t)}</p>
      </div>
    </header>
    <p class="help-rule">${t(`card-${code}-rule`)}</p>
    ${column && card ? hereAndNow(column, about.position, card, reader) : wouldDo(code, view, reader)}`;
}

/**
 * The card's number here, what would happen to it if the round ended now, and who would win.
 * @param {Column} column
 * @param {number} position
 * @param {Card} card
 * @param {Reader} reader
 */
function hereAndNow(column, position, card, reader) {
  const { seats, viewer, t } = reader;
  const { now } = column;
  const steps = (now?.steps ?? []).filter(
    (step) =>
      !isVerdict(step) && (step.by.includes(position) || (step.rule !== "printed" && step.cards.includes(position))),
  );
  const number = now ? (now.numbers[position] ?? null) : card.number;
  const winner = now?.winner ?? null;
  const end =
    winner === null
      ? t("award-now-nobody")
      : t("award-now", { reader: winner === viewer ? "you" : "other", name: seatName(seats, winner, t) });
  return html`<section class="help-now">
    <h3>${t("help-now")}</h3>
    <p class="help-number">${number === null ? t(now?.removed.includes(position) ? "help-removed" : "award-no-number") : t("card-here", { number: numeral(number) })}</p>
    ${steps.map((step) => html`<p>${stepWords(step, { cards: column.cards, ...(column.goal ? { goal: column.goal } : {}) }, reader)}</p>`)}
    ${now ? html`<p class="help-end">${end}</p>` : nothing}
  </section>`;
}

/**
 * What a hand card would do in each column that is legal for it; its number only once if it is the same everywhere.
 * @param {Code} code
 * @param {KabaleView | null} view
 * @param {Reader} reader
 */
function wouldDo(code, view, { seats, viewer, t }) {
  const actions = (view?.legal ?? []).filter((action) => action.card === code && action.column !== null);
  if (!view || actions.length === 0) return nothing;
  const names = seats.map((_, seat) => seatName(seats, seat, t));
  const differ = numbersDiffer(actions);
  const told = actions
    .map((action) => ({ column: action.column ?? 0, words: wouldWords(action, { number: differ, names, viewer, t }) }))
    .filter(({ words }) => words.length > 0);
  const number = actions.find(({ assassinated }) => !assassinated)?.number ?? null;
  if (told.length === 0 && number === null) return nothing;
  return html`<section class="help-now">
    <h3>${t("help-would")}</h3>
    ${differ || number === null ? nothing : html`<p>${t("card-would-anywhere", { number: numeral(number) })}.</p>`}
    <ul class="help-columns">
      ${told.map(
        ({ column, words }) => html`<li>
        <strong>${t("award-column", { column: column + 1, goal: goalWords(view.columns[column]?.goal, t) })}</strong> ${words.join(". ")}.
      </li>`,
      )}
    </ul>
  </section>`;
}
