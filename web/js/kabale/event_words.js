/** Puts into words what the engine tells: events, steps of an award, verdicts. Ids in, sentences out. */

/** @import { SeatPlan } from "../engine/shapes" */
/** @import { Card, Goal, KabaleEvent as Event, KabaleView, Step } from "./shapes" */
/** @import { Args, Translate } from "../words/i18n.js" */

import { seatName } from "../words/names.js";

/**
 * What every sentence needs to know: who sits where, and who reads.
 * @typedef {object} Teller
 * @property {readonly SeatPlan[]} seats
 * @property {number | null} viewer
 * @property {string} language
 * @property {Translate} t
 */

/**
 * A number as cards show it: 9½ and not 9.5.
 * @param {number} number
 * @param {Translate} t
 */
export const tellNumber = (number, t) => (Number.isInteger(number) ? String(number) : t("card-half", { whole: Math.floor(number) }));

/**
 * @param {Goal | null | undefined} goal
 * @param {Translate} t
 */
export const tellGoal = (goal, t) => (goal ? t("goal-text", { area: t(`area-${goal.area}`), points: goal.points }) : "");

/**
 * @param {string[]} parts
 * @param {string} language
 */
export const tellList = (parts, language) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

/**
 * One event in one sentence, as the viewer may know it.
 * @param {Event} event
 * @param {Teller} teller
 */
export function tellEvent(event, { seats, viewer, t }) {
  const own = event.seat !== undefined && event.seat === viewer;
  /** @type {Args} */
  const args = {
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    card: event.card ? t(`card-${event.card}`) : "",
    column: (event.column ?? -1) + 1,
    to: (event.to_column ?? -1) + 1,
    round: event.round ?? 0,
    goal: tellGoal(event.goal, t),
    other: tellGoal(event.to_goal, t),
  };
  let id = `event-${event.kind}`;
  if (event.kind === "asked" || event.kind === "declined") id += event.card === "Tr" ? "-traitor" : "-cloak";
  if (event.kind === "moved" && event.to_column === event.column) id += "-back";
  if (own && event.kind !== "settled") id += "-you";
  else if (event.card === undefined && ["placed", "slipped", "drawn"].includes(event.kind)) id += "-hidden";
  return t(id, args);
}

/**
 * @param {Card | undefined} card
 * @param {Teller} teller
 */
const tellCard = (card, { seats, t }) =>
  card?.code ? t("award-card", { card: t(`card-${card.code}`), name: seatName(seats, card.seat, t) }) : "";

/** Rules whose verdict or couple may be the viewer's own. */
const PERSONAL = new Set(["couple", "couple-wins", "highest", "lowest", "nearest", "farthest"]);

/**
 * One step of a settlement in one sentence.
 * @param {Step} step
 * @param {{ cards?: readonly Card[], goal?: Goal }} column the cards as they lay, and the goal they lay under
 * @param {Teller} teller
 */
export function tellStep(step, { cards = [], goal }, teller) {
  const { seats, viewer, language, t } = teller;
  const list = (/** @type {number[]} */ places) => tellList(places.map((place) => tellCard(cards[place], teller)), language);
  const number = step.numbers[step.by[0] ?? -1];
  const sum = step.seat === null ? null : step.sums[step.seat];
  let id = `award-${step.rule}`;
  if (step.rule === "printed" && step.cards.length > 0) id += "-home";
  if (step.rule === "doppelganger" && (number ?? null) === null) id += "-none";
  if (PERSONAL.has(step.rule) && step.seat === viewer) id += "-you";
  return t(id, {
    name: step.seat === null ? "" : seatName(seats, step.seat, t),
    by: list(step.by),
    cards: list(step.cards),
    number: (number ?? null) === null ? "" : tellNumber(/** @type {number} */ (number), t),
    sum: (sum ?? null) === null ? "" : tellNumber(/** @type {number} */ (sum), t),
    count: step.cards.length,
    area: goal ? t(`area-${goal.area}`) : "",
  });
}

/**
 * What is asked of whom, for the line above the hand.
 * @param {KabaleView} view
 * @param {string | null} card the chosen card's code
 * @param {Teller} teller
 */
export function tellStatus(view, card, { seats, viewer, t }) {
  if (view.over || view.to_act === null) return t("status-over");
  const name = seatName(seats, view.to_act, t);
  const column = (view.at?.[0] ?? -1) + 1;
  if (view.to_act !== viewer) {
    if (view.asks === "cloak") return t("status-wait-cloak", { name });
    if (view.asks === "traitor") return t("status-wait-traitor", { name });
    return t("status-wait", { name });
  }
  if (view.asks === "cloak") return t("status-cloak", { column });
  if (view.asks === "traitor") return t("status-traitor", { column });
  return card ? t("status-place-column", { card: t(`card-${card}`) }) : t("status-place");
}
