/** Reasons for a move, in words of Kabale: the goals that it wins, those that it keeps others from, and what they complete. */

import { seatName } from "../words/names.js";
import { percentWords } from "../words/results.js";
import { isAlly } from "./allies.js";
import { goalWords } from "./event_words.js";

/** @import { HintAdapter } from "../games.js" */
/** @import { KabaleReader as Reader, KabaleTranslate } from "./messages" */
/** @import { KabaleAdvice, KabaleView } from "./shapes" */

/** Chances that differ by less are no reason. */
const TELLING = 0.05;

/** A seat's chance to win a column's goal after a move, and on average after the other moves. @typedef {{ column: number, seat: number, chance: number, other: number }} Change */

/**
 * By column and seat, what the move changes.
 * @param {KabaleAdvice} advice
 * @param {number} at
 * @returns {Change[]}
 */
function changes({ moves }, at) {
  const others = moves.filter(({ visits }, index) => index !== at && visits > 0);
  return (moves[at]?.winners ?? []).flatMap((seats, column) =>
    seats.map((chance, seat) => {
      const sum = others.reduce((all, { winners }) => all + (winners[column]?.[seat] ?? 0), 0);
      return { column, seat, chance, other: others.length > 0 ? sum / others.length : chance };
    }),
  );
}

/** @param {(change: Change) => number} gain */
const most = (gain) => (/** @type {Change | null} */ best, /** @type {Change} */ change) =>
  gain(change) >= Math.max(TELLING, best ? gain(best) : 0) ? change : best;

/**
 * @param {KabaleAdvice} advice
 * @param {number} at
 * @param {KabaleView} view
 * @param {Reader} reader
 */
function reasons(advice, at, view, reader) {
  const { t, seats, language } = reader;
  const all = changes(advice, at);
  const own = all.filter(({ seat }) => seat === advice.seat);
  const won = own.reduce(
    most(({ chance, other }) => chance - other),
    null,
  );
  const spoiled = all
    .filter(({ seat }) => seat !== advice.seat)
    .reduce(
      most(({ chance, other }) => other - chance),
      null,
    );
  const said = [];
  const words = (/** @type {Change} */ { column, chance, other, seat }) => ({
    goal: goalWords(view.columns[column]?.goal, t),
    chance: percentWords(chance, language),
    other: percentWords(other, language),
    name: seatName(seats, seat, t),
  });
  if (won) said.push(t("hint-win", words(won)));
  if (won && lacks(won, view) === 1) said.push(t("hint-completes", { area: areaWords(won, view, t) }));
  if (spoiled) said.push(t("hint-spoil", words(spoiled)));
  if (won && lacks(won, view) > 1)
    said.push(t("hint-missing", { area: areaWords(won, view, t), count: lacks(won, view) }));
  if (said.length === 0) {
    const [best] = own.sort((one, other) => other.chance - one.chance);
    if (best && best.chance > 0) said.push(t("hint-best", words(best)));
  }
  return said;
}

/**
 * How many areas the seat still lacks for all six, if the column's goal is of one of them and it has any yet.
 * @param {Change} change
 * @param {KabaleView} view
 */
function lacks({ column, seat }, view) {
  const goal = view.columns[column]?.goal;
  const race = view.seats[seat]?.race;
  return goal && race && race.have > 0 && race.missing.includes(goal.area) ? race.missing.length : 0;
}

/** @param {Change} change @param {KabaleView} view @param {KabaleTranslate} t */
function areaWords({ column }, view, t) {
  const goal = view.columns[column]?.goal;
  return goal ? t(`area-${goal.area}`) : "";
}

/** @type {HintAdapter<KabaleView, KabaleTranslate>} */
export const HINTS = {
  place(place, view, { t }) {
    const [kind, which = ""] = place.split(":");
    if (kind === "hand") return isAlly(which) ? t(`card-${which}`) : which;
    if (kind === "column") {
      const goal = goalWords(view.columns[Number(which)]?.goal, t);
      return t("award-column", { column: Number(which) + 1, goal });
    }
    return view.pending === "traitor" ? t("table-decline-traitor") : t("table-decline-cloak");
  },
  reasons,
};
