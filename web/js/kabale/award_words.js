/** Words for an award, step by step, and for the final count: for the stage, the log and the ear alike. */

import { seatName } from "../words/names.js";
import { tellGoal, tellList, tellStep } from "./event_words.js";
import { AREAS } from "../view/signs.js";

/** @import { Card, Goal, KabaleEvent as Event, KabaleView, SeatView, Step } from "./shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Teller } from "./event_words.js" */
/** @import { Telling } from "../table/stage.js" */

/** The rules that are named after the card that brings them. */
/** @type {Record<string, string>} */
const CARD_OF = {
  musketeers: "Mu", wizard: "Wz", wizards: "Wz", witch: "Wt", witches: "Wt", hermit: "He", giant: "Gi",
  doppelganger: "Do", romeo: "Ro", dragon: "Dr", beggar: "Be",
};

/** The steps that say who takes the goal. */
const VERDICTS = new Set(["couple-wins", "highest", "lowest", "nearest", "farthest", "nobody"]);

/** @param {Step} step */
export const isVerdict = (step) => VERDICTS.has(step.rule);

/**
 * The card whose picture stands for a step, if one does.
 * @param {Step} step
 */
export const cardOfStep = (step) => CARD_OF[step.rule] ?? (step.rule === "couple" ? "Pr" : null);

/**
 * What a step is called in a word or two.
 * @param {Step} step
 * @param {Translate} t
 */
export function awardHeading(step, t) {
  const code = CARD_OF[step.rule];
  if (code) return t(`card-${code}`);
  if (step.rule === "couple") return t("award-heading-couple");
  return step.rule === "printed" ? t("award-heading-printed") : t("award-heading-verdict");
}

/**
 * One step in one sentence: which rule acts, through whom, on whom, and why.
 * @param {Step} step
 * @param {{ cards?: readonly Card[], goal?: Goal }} column the cards as they lay, and the goal they lay under
 * @param {Teller} teller
 */
export const awardWords = (step, column, teller) => tellStep(step, column, teller);

/**
 * All that a column's award says, sentence after sentence.
 * @param {Event} event of kind "settled"
 * @param {Teller} teller
 */
export const awardStory = (event, teller) => (event.settlement?.steps ?? []).map((step) => awardWords(step, event, teller));

/**
 * The seats from the first place to the last; equal points, equal place. The count is told from the last to the first.
 * @param {KabaleView} view
 */
export function ranked({ seats }) {
  const order = seats.map((seat, index) => ({ seat, index, place: 1 + seats.filter(({ count }) => count.points > seat.count.points).length }));
  return order.sort((a, b) => a.place - b.place || a.index - b.index);
}

/**
 * How a seat's goals are counted in both ways, and which way is the better.
 * @param {SeatView} seat
 * @param {Teller} teller
 * @returns {{ plain: string, doubled: string, better: "plain" | "doubled" }}
 */
export function countWords({ goals, count }, { language, t }) {
  const plain = goals.length === 0 ? t("count-no-goals") : t("count-plain", { points: count.plain });
  const missing = AREAS.filter((area) => !goals.some((goal) => goal.area === area));
  if (count.doubled === null) {
    return { plain, better: "plain", doubled: t("count-missing-area", { areas: tellList(missing.map((area) => t(`area-${area}`)), language) }) };
  }
  const six = count.six.map(({ points }) => points).join(" + ");
  const doubled = t(count.spare > 0 ? "count-doubled" : "count-doubled-exact", { six: `(${six})`, spare: count.spare, points: count.doubled });
  return { plain, doubled, better: count.doubled > count.plain ? "doubled" : "plain" };
}

/**
 * Who has won the game.
 * @param {number[]} winners
 * @param {number} points
 * @param {Teller} teller
 */
export function winnerWords(winners, points, { seats, viewer, language, t }) {
  const names = winners.map((seat) => seatName(seats, seat, t));
  if (winners.length > 1) return t("game-winners", { names: tellList(names, language), points });
  return winners[0] === viewer ? t("game-winner-you", { points }) : t("game-winner", { name: names[0] ?? "", points });
}

/**
 * What is told of the count at the moment: a seat with its points and the better way of counting, in the end who has won.
 * @param {KabaleView} view
 * @param {number} at
 * @param {Teller} teller
 */
function countHeard(view, at, teller) {
  const told = ranked(view)[view.players - 1 - at];
  if (!told) return winnerWords(view.winners, Math.max(...view.seats.map(({ count }) => count.points)), teller);
  const words = countWords(told.seat, teller);
  return `${seatName(teller.seats, told.index, teller.t)}: ${teller.t("count-points", { points: told.seat.count.points })}. ${words[words.better]}.`;
}

/**
 * What is told at the moment, for the ear: the column first, then each step as it comes; of the count, seat by seat.
 * @param {Telling} telling
 * @param {Teller} teller
 */
export function awardHeard({ events, column, at, view }, teller) {
  if (view) return countHeard(view, at, teller);
  const event = events[column];
  const step = event?.settlement?.steps[at];
  if (!event || !step) return "";
  const words = awardWords(step, event, teller);
  return at === 0 ? `${columnTitle(event, teller.t)}. ${words}` : words;
}

/**
 * The title over a column's award: "Column 2: Trade 4".
 * @param {Event} event
 * @param {Translate} t
 */
export const columnTitle = (event, t) => t("award-column", { column: (event.column ?? 0) + 1, goal: tellGoal(event.goal, t) });
