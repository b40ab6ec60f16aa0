/**
 * A column: the goal's banner and the cards below it.
 * A click anywhere in it counts as a tap; the button is for keyboards and screen readers.
 */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, portrait, shieldIcon } from "../../view/icons.js";
import { numeral } from "../../words/lists.js";
import { goalWords } from "../event_words.js";
import { completionWords, wouldWords } from "../preview_words.js";
import { cardTemplate, cardWords } from "./card.js";

/** @import { Card, Column, KabaleAction as Action, Settlement } from "../shapes" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/**
 * @typedef {object} ColumnProps
 * @property {Column} column
 * @property {number} index
 * @property {Action | null} [action] what a tap here would do, if anything
 * @property {boolean} [open] show the slot: the viewer may place or slip a card here once one is chosen
 * @property {number} [slot] number of cards above the slot; all if omitted
 * @property {boolean} [counts] show the card's number, because it depends on the column
 * @property {string[]} names
 * @property {number | null} [viewer] the viewer's seat
 * @property {Translate} t
 * @property {(place: string) => void} tap
 */

/** @param {ColumnProps} props */
export function columnTemplate(props) {
  const {
    column,
    index,
    action = null,
    open = false,
    slot = column.cards.length,
    counts = false,
    names,
    viewer,
    t,
    tap,
  } = props;
  const trades = action?.kind === "trade" ? "is-trade" : "";
  const state = `${action ? "is-legal" : ""} ${trades} ${column.closed ? "is-closed" : ""} ${column.fulfilled ? "is-fulfilled" : ""}`;
  const cards = (/** @type {number} */ from, /** @type {number} */ to) =>
    repeat(
      column.cards.slice(from, to),
      (card, at) => `${card.seat}${card.code ?? "?"}${from + at}`,
      (card, at) => cardItem(props, card, from + at),
    );
  return html`<section class="column ${state}" data-column=${index} data-tap="column:${index}" @click=${() => tap(`column:${index}`)}>
    <button class="column-target" type="button" aria-label=${columnWords(props)} ?data-legal=${action !== null}></button>
    ${goalTemplate({ column, index, names, viewer, t })}
    <ol class="column-stack">
      ${cards(0, slot)}
      ${optionalIcon((action && !trades) || open, () => slotTemplate(action, counts))}
      ${cards(slot, column.cards.length)}
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
  const shown = {
    ...card,
    owner: true,
    t,
    name,
    ...countsNow(column.now, card, at),
    ...stillPrinted(column.now, at),
    doomed: column.now?.removed.includes(at) === true,
  };
  const last = at === column.cards.length - 1;
  const storm = column.closed && card.code === "St" && card.face === "up";
  return html`<li class="column-card ${last ? "is-last" : ""} ${storm ? "is-storm" : ""}" data-place="col:${index}:${at}"
    data-card=${card.code ?? nothing} data-help="column:${index}:${at}" tabindex="-1" role="listitem" aria-label=${cardWords(shown)}>${cardTemplate(shown)}</li>`;
}

/**
 * The number that the card would have if the round ended now, when different.
 * @param {Settlement | null} now
 * @param {Card} card
 * @param {number} at
 */
function countsNow(now, card, at) {
  const counts = now?.numbers[at];
  return card.face !== "up" || counts === undefined || counts === null || counts === card.number ? {} : { counts };
}

/**
 * Show the printed number of a card that would be removed, since that is why it is removed.
 * @param {Settlement | null} now
 * @param {number} at
 */
const stillPrinted = (now, at) => (now?.removed.includes(at) ? { number: undefined } : {});

/**
 * The slot for the next card, with a preview: its number if that depends on the column, what it reveals, and whether it leads.
 * @param {Action | null} action
 * @param {boolean} counts
 */
const slotTemplate = (
  action,
  counts,
) => html`<li class="column-slot ${action ? "is-legal" : ""} ${action?.assassinated || action?.removed ? "is-deadly" : ""}" role="presentation" aria-hidden="true">
  ${
    action
      ? html`
    ${optionalIcon(counts && !action.assassinated && !action.removed, () => html`<span class="slot-number number">${numeral(action.number)}</span>`)}
    ${optionalIcon(action.assassinated || action.removed, () => icon("sign-close", "slot-falls"))}
    ${optionalIcon(action.reveals, () => html`<span class="slot-turns">${icon("sign-eye")}${action.reveals?.code ? portrait(`card-${action.reveals.code}`) : shieldIcon(action.reveals?.seat ?? 0)}</span>`)}
    ${optionalIcon(action.leads, () => html`<span class="slot-leads">${icon("sign-laurels")}${action.sure ? nothing : html`<span class="slot-unsure">?</span>`}</span>`)}
  `
      : nothing
  }
</li>`;

/**
 * The goal's banner: area, points, whose set it would complete, cards placed of cards needed, storm, fulfilled, leader.
 * @param {{ column: Column, index: number, names: string[], viewer?: number | null, t: Translate }} props
 */
export function goalTemplate({ column, index, names, viewer, t }) {
  const { goal, fulfilled, closed, cards, now, completes } = column;
  if (!goal) return html`<header class="goal is-gone" data-place="goal:${index}"></header>`;
  const leader = now?.winner ?? null;
  return html`<header class="goal" data-place="goal:${index}" data-area=${goal.area} aria-hidden="true">
    <span class="goal-cloth">
      <span class="goal-head">${icon(`area-${goal.area}`)}<span class="goal-points number">${goal.points}</span></span>
      <span class="goal-area">${t(`area-${goal.area}`)}</span>
      ${optionalIcon(
        completes.length > 0,
        () => html`<span class="goal-set" title=${completes.map((one) => completionWords(one, names, viewer, t)).join(". ")}>
        ${icon("sign-crown")}${completes.map(({ seat }) => shieldIcon(seat))}${optionalIcon(completes.length === 1, () => html`<span class="number">${completes[0]?.points}</span>`)}</span>`,
      )}
      <span class="goal-foot">
        <span class="goal-placed">${fulfilled ? (closed ? portrait("card-St") : icon("sign-check")) : nothing}<span class="number">${cards.length}/${goal.points}</span></span>
        ${optionalIcon(
          leader !== null,
          () => html`<span class="goal-leader" title=${leadWords(leader ?? 0, names, viewer, t)}>
          ${shieldIcon(leader ?? 0)}<span class="number">${numeral(now?.sums[leader ?? 0])}</span></span>`,
        )}
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
const leadWords = (leader, names, viewer, t) =>
  t("look-leads", { reader: leader === viewer ? "you" : "other", name: names[leader] ?? "" });

/**
 * Accessible name of the column; what a tap would do comes first, if anything.
 * @param {ColumnProps} props
 */
export function columnWords({ column, index, action = null, counts = false, names, viewer, t }) {
  const { goal, cards, closed, fulfilled, now } = column;
  const parts = [t("column-label", { column: index + 1 })];
  if (goal) parts.push(goalWords(goal, t), t("look-placed", { have: cards.length, want: goal.points }));
  if (closed) parts.push(t("look-closed"));
  else if (fulfilled) parts.push(t("look-fulfilled"));
  const leader = now?.winner ?? null;
  if (leader !== null) parts.push(leadWords(leader, names, viewer, t));
  parts.push(...column.completes.map((one) => completionWords(one, names, viewer, t)));
  if (action && action.kind !== "decline")
    parts.unshift(t(`look-do-${action.kind}`, { card: action.card ? t(`card-${action.card}`) : "" }));
  if (action && action.kind !== "trade") parts.push(...wouldWords(action, { number: counts, names, viewer, t }));
  return parts.join(", ");
}
