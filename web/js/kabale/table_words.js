/** Accessible names and descriptions of columns, hand, seats and cards. */

import { listOf, numeral } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { ALLIES } from "./allies.js";
import { goalWords } from "./event_words.js";

/** @import { CardCode as Code } from "./shapes" */
/** @import { Card, Column, KabaleView } from "./shapes" */
/** @import { KabaleTranslate as Translate } from "./messages" */
/** @import { KabaleReader as Reader } from "./messages" */

/**
 * A card in a column: its owner, its name as far as the viewer knows it, and whether it is face down.
 * @param {Card} card
 * @param {Reader} reader
 */
export function cardHeard(card, { seats, viewer, t }) {
  const { code, face } = card;
  const args = { name: seatName(seats, card.seat, t), card: code === null ? "" : t(`card-${code}`) };
  if (code !== null && card.seat === viewer) return t(`heard-card-${face}-own`, args);
  return t(code === null || face === "up" ? `heard-card-${face}` : `heard-card-${face}-known`, args);
}

/**
 * @param {Column} column
 * @param {number} index
 * @param {Reader} reader
 */
export function columnHeard(column, index, reader) {
  const { t } = reader;
  const { goal, closed, fulfilled, cards, now } = column;
  if (!goal) return t("heard-column-no-goal", { column: index + 1 });
  const args = { column: index + 1, goal: goalWords(goal, t), placed: cards.length, wanted: goal.points };
  const head = closed
    ? t("heard-column-closed", { column: args.column, goal: args.goal })
    : t(fulfilled ? "heard-column-fulfilled" : "heard-column", args);
  if (cards.length === 0) return `${head}. ${t("heard-column-empty")}.`;
  const parts = cards.map((card, at) => {
    const counts = now?.numbers[at] ?? null;
    return counts === null
      ? cardHeard(card, reader)
      : `${cardHeard(card, reader)}, ${t("heard-counts", { number: numeral(counts) })}`;
  });
  return `${head}. ${t("heard-column-cards", { cards: parts.join("; ") })}. ${leadHeard(column, reader)}`.trim();
}

/**
 * @param {Column} column
 * @param {Reader} reader
 */
function leadHeard({ now }, { seats, viewer, t }) {
  if (now?.winner === null || now?.winner === undefined) return "";
  return `${t("look-leads", { reader: now.winner === viewer ? "you" : "other", name: seatName(seats, now.winner, t) })}.`;
}

/** @param {KabaleView} view @param {Reader} reader */
export const columnsHeard = (view, reader) => view.columns.map((column, index) => columnHeard(column, index, reader));

/**
 * A card of the viewer's hand with its number, or both numbers where the area decides.
 * @param {Code} code
 * @param {Translate} t
 */
export function handCardHeard(code, t) {
  const fact = ALLIES[code];
  if (fact?.area) return `${t(`card-${code}`)}, ${t("card-number-two", { area: t(`area-${fact.area}`) })}`;
  const number = fact?.number ?? null;
  return `${t(`card-${code}`)}, ${number === null ? t("card-number-none") : t("card-number", { number: numeral(number) })}`;
}

/** @param {KabaleView} view @param {Reader} reader */
export function handHeard({ hand }, { t }) {
  if (hand.length === 0) return `${t("heard-hand-empty")}.`;
  return `${t("heard-hand", { cards: hand.map((code) => handCardHeard(code, t)).join("; ") })}.`;
}

/** @param {KabaleView} view @param {Reader} reader */
export const seatsHeard = (view, { seats, t, language }) =>
  view.seats.map((seat, index) => {
    const { hand, deck, discard, goals, count } = seat;
    const words = t("heard-seat", {
      name: seatName(seats, index, t),
      hand,
      deck,
      discard: discard.length,
      goals: goals.length,
      points: count.points,
    });
    return goals.length === 0
      ? words
      : `${words}: ${listOf(
          goals.map((goal) => goalWords(goal, t)),
          language,
        )}`;
  });
