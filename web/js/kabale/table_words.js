/** What lies on the table, in words for the ear: columns, hand, seats, single cards. */

import { seatName } from "../words/names.js";
import { tellGoal, tellList, tellNumber } from "./event_words.js";

/** @import { Card, Column, KabaleView } from "./shapes" */
/** @import { Teller } from "./event_words.js" */

/**
 * A card in a column: whose, which as far as the viewer knows, and whether it lies face down.
 * @param {Card} card
 * @param {Teller} teller
 */
export function sayCard(card, { seats, viewer, t }) {
  const own = card.seat === viewer;
  const known = card.code !== null;
  const lies = card.face + (own && known ? "-own" : known && card.face !== "up" ? "-known" : "");
  return t(`say-card-${lies}`, { name: seatName(seats, card.seat, t), card: known ? t(`card-${card.code}`) : "" });
}

/**
 * @param {Column} column
 * @param {number} index
 * @param {Teller} teller
 */
export function sayColumn(column, index, teller) {
  const { t } = teller;
  const { goal, closed, fulfilled, cards, now } = column;
  if (!goal) return t("say-column-no-goal", { column: index + 1 });
  const args = { column: index + 1, goal: tellGoal(goal, t), placed: cards.length, wanted: goal.points };
  const head = closed
    ? t("say-column-closed", { column: args.column, goal: args.goal })
    : t(fulfilled ? "say-column-fulfilled" : "say-column", args);
  if (cards.length === 0) return `${head}. ${t("say-column-empty")}.`;
  const parts = cards.map((card, at) => {
    const counts = now?.numbers[at] ?? null;
    return counts === null ? sayCard(card, teller) : `${sayCard(card, teller)}, ${t("say-counts", { number: tellNumber(counts, t) })}`;
  });
  return `${head}. ${t("say-column-cards", { cards: parts.join("; ") })}. ${sayLead(column, teller)}`.trim();
}

/**
 * @param {Column} column
 * @param {Teller} teller
 */
function sayLead({ now }, { seats, viewer, t }) {
  if (now?.winner === null || now?.winner === undefined) return "";
  return `${now.winner === viewer ? t("look-leads-you") : t("look-leads", { name: seatName(seats, now.winner, t) })}.`;
}

/** @param {KabaleView} view @param {Teller} teller */
export const sayColumns = (view, teller) => view.columns.map((column, index) => sayColumn(column, index, teller));

/** @param {KabaleView} view @param {Teller} teller */
export function sayHand(view, { t, language }) {
  if (view.hand.length === 0) return t("say-hand-empty");
  return t("say-hand", { cards: tellList(view.hand.map((code) => t(`card-${code}`)), language) });
}

/** @param {KabaleView} view @param {Teller} teller */
export const saySeats = (view, { seats, t, language }) =>
  view.seats.map((seat, index) => {
    const { hand, deck, discard, goals, count } = seat;
    const words = t("say-seat", { name: seatName(seats, index, t), hand, deck, discard: discard.length, goals: goals.length, points: count.points });
    return goals.length === 0 ? words : `${words}: ${tellList(goals.map((goal) => tellGoal(goal, t)), language)}`;
  });
