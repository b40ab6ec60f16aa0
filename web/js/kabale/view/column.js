/**
 * A column: the goal's banner and the cards that hang below it.
 * A click anywhere in it is a tap on it; the button in it is for keyboard and ear.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { cardTemplate, cardWords } from "./card.js";
import { goalWords } from "../event_words.js";
import { numeral } from "../../words/lists.js";
import { emblem, icon, maybe } from "../../view/signs.js";

/** @import { Card, Column, KabaleAction as Action, Settlement } from "../shapes" */
/** @import { Translate } from "../../words/i18n.js" */

/**
 * @typedef {object} ColumnProps
 * @property {Column} column
 * @property {number} index
 * @property {Action | null} [action] what a tap here would do, when it would do something
 * @property {boolean} [open] the viewer may place here once a card is chosen: the slot is shown
 * @property {string[]} names
 * @property {number | null} [viewer] the seat that looks
 * @property {Translate} t
 * @property {(place: string) => void} tap
 */

/** @param {ColumnProps} props */
export function columnTemplate(props) {
  const { column, index, action = null, open = false, names, viewer, t, tap } = props;
  const state = `${action ? "is-legal" : ""} ${column.closed ? "is-closed" : ""} ${column.fulfilled ? "is-fulfilled" : ""}`;
  return html`<section class="column ${state}" data-column=${index} data-tap="column:${index}" @click=${() => tap(`column:${index}`)}>
    <button class="column-target" type="button" aria-label=${columnWords(props)} ?data-legal=${action !== null}></button>
    ${goalTemplate({ column, index, names, viewer, t })}
    <ol class="column-stack">
      ${repeat(column.cards, (card, at) => `${card.seat}${card.code ?? "?"}${at}`, (card, at) => cardItem(props, card, at))}
      ${maybe(action || open, () => slotTemplate(action))}
    </ol>
  </section>`;
}

/**
 * @param {ColumnProps} props
 * @param {Card} card
 * @param {number} at
 */
function cardItem({ column, index, names, t }, card, at) {
  const name = names[card.seat] ?? "";
  const shown = { ...card, owner: true, t, name, ...countsNow(column.now, card, at), ...stillPrinted(column.now, at), doomed: column.now?.removed.includes(at) === true };
  const last = at === column.cards.length - 1;
  const storm = column.closed && card.code === "St" && card.face === "up";
  return html`<li class="column-card ${last ? "is-last" : ""} ${storm ? "is-storm" : ""}" data-place="col:${index}:${at}"
    data-card=${card.code ?? nothing} data-help="column:${index}:${at}" tabindex="-1" role="listitem" aria-label=${cardWords(shown)}>${cardTemplate(shown)}</li>`;
}

/**
 * What the card would count now, when that is not its number.
 * @param {Settlement | null} now
 * @param {Card} card
 * @param {number} at
 */
function countsNow(now, card, at) {
  const counts = now?.numbers[at];
  return card.face !== "up" || counts === undefined || counts === null || counts === card.number ? {} : { counts };
}

/**
 * A card that would be removed counts nothing, but keeps its printed number: that is what it falls for.
 * @param {Settlement | null} now
 * @param {number} at
 */
const stillPrinted = (now, at) => (now?.removed.includes(at) ? { number: undefined } : {});

/** @param {Action | null} action */
const slotTemplate = (action) => html`<li class="column-slot ${action ? "is-legal" : ""}" role="presentation" aria-hidden="true">
  ${action && action.kind === "place"
    ? html`<span class="slot-number number">${numeral(action.number)}</span>
        ${maybe(action.winner !== null, () => html`<span class="slot-winner">${icon("sign-laurels")}${emblem(action.winner ?? 0)}</span>`)}`
    : nothing}
</li>`;

/**
 * The goal: area, points, how many of how many cards lie here, storm, fulfilled, who leads.
 * @param {{ column: Column, index: number, names: string[], viewer?: number | null, t: Translate }} props
 */
export function goalTemplate({ column, index, names, viewer, t }) {
  const { goal, fulfilled, closed, cards, now } = column;
  if (!goal) return html`<header class="goal is-gone" data-place="goal:${index}"></header>`;
  const leader = now?.winner ?? null;
  return html`<header class="goal" data-place="goal:${index}" data-area=${goal.area} aria-hidden="true">
    <span class="goal-cloth">
      <span class="goal-head">${icon(`area-${goal.area}`)}<span class="goal-points number">${goal.points}</span></span>
      <span class="goal-area">${t(`area-${goal.area}`)}</span>
      <span class="goal-foot">
        <span class="goal-placed">${fulfilled ? icon(closed ? "card-St" : "sign-check") : nothing}<span class="number">${cards.length}/${goal.points}</span></span>
        ${maybe(leader !== null, () => html`<span class="goal-leader" title=${leadWords(leader ?? 0, names, viewer, t)}>
          ${emblem(leader ?? 0)}<span class="number">${numeral(now?.sums[leader ?? 0])}</span></span>`)}
      </span>
    </span>
  </header>`;
}

/**
 * @param {number} leader
 * @param {string[]} names
 * @param {number | null | undefined} viewer
 * @param {Translate} t
 */
const leadWords = (leader, names, viewer, t) => (leader === viewer ? t("look-leads-you") : t("look-leads", { name: names[leader] ?? "" }));

/**
 * What the card would count here and who would then lead, which the slot shows to the eye.
 * @param {Action} action
 * @param {string[]} names
 * @param {number | null | undefined} viewer
 * @param {Translate} t
 */
const wouldWords = ({ number, winner }, names, viewer, t) => [
  number === null ? t("card-number-none") : t("card-would", { number: numeral(number) }),
  winner === null ? t("card-would-nobody") : winner === viewer ? t("card-would-lead-you") : t("card-would-lead", { name: names[winner] ?? "" }),
];

/**
 * The whole column for the ear; what a tap does comes first when it does something.
 * @param {ColumnProps} props
 */
function columnWords({ column, index, action = null, names, viewer, t }) {
  const { goal, cards, closed, fulfilled, now } = column;
  const parts = [t("column-label", { column: index + 1 })];
  if (goal) parts.push(goalWords(goal, t), t("look-placed", { have: cards.length, want: goal.points }));
  if (closed) parts.push(t("look-closed"));
  else if (fulfilled) parts.push(t("look-fulfilled"));
  const leader = now?.winner ?? null;
  if (leader !== null) parts.push(leadWords(leader, names, viewer, t));
  if (action) parts.unshift(t(`look-do-${action.kind}`, { card: action.card ? t(`card-${action.card}`) : "" }));
  if (action?.kind === "place") parts.push(...wouldWords(action, names, viewer, t));
  return parts.join(", ");
}
