/** Puts into words what happens at Kabale's table: events, steps of an award, verdicts, hits. Ids in, sentences out. */

import { listOf, numeral } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { isAlly } from "./allies.js";
import { EVENT_KINDS } from "./events/kinds.js";

/** @import { Card, Goal, KabaleEvent as Event, KabaleView, Step } from "./shapes" */
/** @import { KabaleMessages, KabaleReader as Reader, KabaleTranslate as Translate } from "./messages" */

/** @typedef {`event-${string}` & keyof KabaleMessages} EventId */

/**
 * @param {Goal | null | undefined} goal
 * @param {Translate} t
 */
export const goalWords = (goal, t) =>
  goal ? t("goal-text", { area: t(`area-${goal.area}`), points: goal.points }) : "";

/**
 * One event in one sentence, as the viewer may know it.
 * @param {Event} event
 * @param {Reader} reader
 */
export function eventWords(event, { seats, viewer, t }) {
  const own = event.seat !== undefined && event.seat === viewer;
  const args = {
    reader: own ? "you" : event.hidden ? "hidden" : "other",
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    card: event.card ? t(`card-${event.card}`) : "",
    column: (event.column ?? -1) + 1,
    to: (event.to_column ?? -1) + 1,
    round: event.round ?? 0,
    goal: goalWords(event.goal, t),
    other: goalWords(event.to_goal, t),
  };
  const variant = EVENT_KINDS[event.kind].variant?.(event);
  return t(/** @type {EventId} */ (variant ? `event-${event.kind}-${variant}` : `event-${event.kind}`), args);
}

/**
 * @param {Card | undefined} card
 * @param {Reader} reader
 */
const cardOwned = (card, { seats, t }) =>
  card?.code ? t("award-card", { card: t(`card-${card.code}`), name: seatName(seats, card.seat, t) }) : "";

/**
 * One step of a settlement in one sentence.
 * @param {Step} step
 * @param {{ cards?: readonly Card[], goal?: Goal }} column the cards as they lay, and the goal they lay under
 * @param {Reader} reader
 */
export function stepWords(step, { cards = [], goal }, reader) {
  const { seats, viewer, language, t } = reader;
  const list = (/** @type {number[]} */ places) =>
    listOf(
      places.map((place) => cardOwned(cards[place], reader)),
      language,
    );
  const number = step.numbers[step.by[0] ?? -1];
  const sum = step.seat === null ? null : step.sums[step.seat];
  const { rule } = step;
  const variant =
    rule === "printed" && step.cards.length > 0
      ? "printed-home"
      : rule === "doppelganger" && (number ?? null) === null
        ? "doppelganger-none"
        : rule;
  return t(`award-${variant}`, {
    reader: step.seat !== null && step.seat === viewer ? "you" : "other",
    name: step.seat === null ? "" : seatName(seats, step.seat, t),
    by: list(step.by),
    cards: list(step.cards),
    number: (number ?? null) === null ? "" : numeral(/** @type {number} */ (number)),
    sum: (sum ?? null) === null ? "" : numeral(/** @type {number} */ (sum)),
    count: step.cards.length,
    area: goal ? t(`area-${goal.area}`) : "",
  });
}

/** The hand card that has been touched. @param {readonly string[]} taps */
export function chosenCard(taps) {
  const code = taps[0]?.match(/^hand:(.*)/)?.[1] ?? "";
  return isAlly(code) ? code : undefined;
}

/**
 * What is asked of whom, for the line above the hand; a chosen card says its rule in a few words.
 * @param {KabaleView} view
 * @param {readonly string[]} taps
 * @param {Reader} reader
 */
export function questionWords(view, taps, { seats, viewer, t }) {
  if (view.over || view.to_act === null) return t("status-over");
  const name = seatName(seats, view.to_act, t);
  const column = (view.at?.[0] ?? -1) + 1;
  if (view.to_act !== viewer) {
    if (view.pending === "cloak") return t("status-wait-cloak", { name });
    if (view.pending === "traitor") return t("status-wait-traitor", { name });
    return t("status-wait", { name });
  }
  if (view.pending === "traitor") return t("status-traitor", { column });
  const chosen = chosenCard(taps);
  if (!chosen) return t(view.pending === "cloak" ? "status-cloak" : "status-place", { column });
  const args = { card: t(`card-${chosen}`), rule: t(`card-${chosen}-short`), column };
  return t(view.pending === "cloak" ? "status-cloak-column" : "status-place-column", args);
}
