/** Screen reader announcements: one sentence per turn, per settled column with all sums, per round's points, and for the final count. */

import { listOf, numeral } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { awardHeading, isVerdict, outcome, ranked } from "./award_words.js";
import { goalWords } from "./event_words.js";
import { EVENT_KINDS } from "./events/kinds.js";

/** @import { EventKind, KabaleEvent as Event, KabaleView, Settlement } from "./shapes" */
/** @import { KabaleMessages, KabaleReader as Reader } from "./messages" */
/** @import { Between } from "../words/translate" */

/** @typedef {`turn-${EventKind}${string}` & keyof KabaleMessages} ClauseId */

/** @param {string} sentence @param {string} language */
const capital = (sentence, language) => sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);

/**
 * One event as a clause; "" if it is not announced.
 * @param {Event} event
 * @param {number | undefined} column the last one mentioned
 * @param {Reader} reader
 */
function clause(event, column, { seats, viewer, t }) {
  const { kind, card } = event;
  const own = event.seat !== undefined && event.seat === viewer;
  const { announce, variant } = EVENT_KINDS[kind];
  if (announce === "never" || (announce === "seat" && !own)) return "";
  const which = kind === "revealed" && event.column !== column ? "there" : variant?.(event);
  const args = {
    reader: own ? "you" : "other",
    name: event.seat === undefined ? "" : seatName(seats, event.seat, t),
    card: card ? t(`card-${card}`) : "",
    column: (event.column ?? -1) + 1,
    to: (event.to_column ?? -1) + 1,
    goal: goalWords(event.goal, t),
    other: goalWords(event.to_goal, t),
    round: event.round ?? 0,
  };
  return t(/** @type {ClauseId} */ (which ? `turn-${kind}-${which}` : `turn-${kind}`), args);
}

/**
 * The points that each seat won in a round, as one clause.
 * @param {readonly Event[]} events
 * @param {Reader} reader
 */
function pointsOf(events, { seats, viewer, language, t }) {
  /** @type {Map<number, number>} */
  const points = new Map();
  for (const { kind, seat, goal } of events)
    if (kind === "won" && seat !== undefined) points.set(seat, (points.get(seat) ?? 0) + (goal?.points ?? 0));
  if (points.size === 0) return t("turn-points-none");
  const best = [...points].sort((one, other) => other[1] - one[1]);
  const parts = best.map(([seat, sum]) =>
    t("turn-points-of", { reader: seat === viewer ? "you" : "other", name: seatName(seats, seat, t), points: sum }),
  );
  return t("turn-points", { parts: listOf(parts, language) });
}

/**
 * One sentence for a group of events (EventAdapter.sentence).
 * @param {readonly Event[]} events
 * @param {Reader} reader
 * @param {boolean} asks whether it is now the reader's turn
 */
export function sentenceOf(events, reader, asks) {
  const goals = events.filter(({ kind }) => kind === "won" || kind === "lost");
  const parts = goals.length > 0 ? [pointsOf(goals, reader)] : [];
  /** @type {number | undefined} */
  let column;
  for (const event of events) {
    const words = clause(event, column, reader);
    if (words !== "") parts.push(words);
    if (!EVENT_KINDS[event.kind].placeless) column = event.to_column ?? event.column ?? column;
  }
  if (asks) parts.push(reader.t("turn-yours"));
  return parts.length === 0 ? "" : `${capital(parts.join("; "), reader.language)}.`;
}

/**
 * How a column was won, as a suffix of message ids, and with which sum.
 * @param {Settlement} settlement
 * @returns {{ rule: Between<KabaleMessages, "award-why-">, sum: string }}
 */
export function verdictOf({ steps, contested, winner }) {
  const last = steps.at(-1);
  const rule = last && isVerdict(last) ? last.rule : "nobody";
  const sum = winner === null ? null : (last?.sums[winner] ?? null);
  return { rule: rule === "highest" && !contested ? "alone" : rule, sum: sum === null ? "" : numeral(sum) };
}

/**
 * The sums of the seats that did not win, highest first.
 * @param {Settlement} settlement
 */
export function othersOf({ sums, winner }) {
  const others = sums.flatMap((sum, seat) => (sum === null || seat === winner ? [] : [{ seat, sum }]));
  return others.sort((one, other) => other.sum - one.sum);
}

/**
 * The names of the rules that applied in a column.
 * @param {Settlement} settlement
 * @param {Reader} reader
 */
export const rulesOf = ({ steps }, { t }) => [
  ...new Set(
    steps
      .slice(1)
      .filter((step) => !isVerdict(step))
      .map((step) => awardHeading(step, t)),
  ),
];

/**
 * A settled column in one sentence: the winner and their sum, the rules that applied, and all other sums.
 * @param {Event} event of kind "settled"
 * @param {Reader} reader
 */
export function settledHeard({ column, goal, settlement }, reader) {
  if (!settlement) return "";
  const { seats, viewer, language, t } = reader;
  const { rule, sum } = verdictOf(settlement);
  const { winner } = settlement;
  const own = winner !== null && winner === viewer;
  const name = winner === null ? "" : seatName(seats, winner, t);
  const head = t(`heard-award-${rule}`, {
    reader: own ? "you" : "other",
    column: (column ?? -1) + 1,
    goal: goalWords(goal, t),
    name,
    sum,
  });
  const rules = rulesOf(settlement, reader);
  const by =
    rules.length > 0 && rule !== "couple-wins" ? `; ${t("heard-by-rules", { rules: listOf(rules, language) })}` : "";
  const others = othersOf(settlement).map(({ seat, sum: theirs }) =>
    t("heard-sum", {
      reader: seat === viewer ? "you" : "other",
      name: seatName(seats, seat, t),
      sum: numeral(theirs),
    }),
  );
  const sums = others.length > 0 ? `; ${t("heard-sums", { sums: listOf(others, language) })}` : "";
  return `${head}${by}${sums}.`;
}

/**
 * The final count for screen readers: everybody's points, and the winner.
 * @param {KabaleView} view
 * @param {Reader} reader
 */
export function countWhole(view, reader) {
  const { seats, viewer, language, t } = reader;
  const parts = ranked(view).map(({ seat: { count }, index }) =>
    t("turn-points-of", {
      reader: index === viewer ? "you" : "other",
      name: seatName(seats, index, t),
      points: count.points,
    }),
  );
  return `${t("heard-count", { parts: listOf(parts, language) })}. ${outcome(view, reader)}`;
}
