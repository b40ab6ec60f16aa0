/** What is said of a puzzle: what a wrong move was worth, and why the solution is right. Ids in, sentences out. */

import { formatMessage } from "./i18n.js";
import { percentWords } from "./results.js";

/** @import { Translate } from "./translate" */

/** A wrong move that wins nearly as often is told so gently. */
const CLOSE = 0.06;

/** Chances are kept as how many of a thousand games are won. */
const WHOLE = 1000;

/** The part of a puzzle that its words need. @typedef {{ solution: string, chances: Readonly<Record<string, number>> }} Judged */

/** @param {Judged} puzzle @param {string} move */
const chanceOf = ({ chances }, move) => (chances[move] ?? 0) / WHOLE;

/**
 * A wrong move against the best one.
 * @param {Judged} puzzle
 * @param {string} move
 * @param {string} language
 * @param {Translate} t
 */
export function wrongWords(puzzle, move, language, t) {
  const chance = chanceOf(puzzle, move);
  const best = chanceOf(puzzle, puzzle.solution);
  return t(best - chance < CLOSE ? "puzzle-wrong-close" : "puzzle-wrong", {
    chance: percentWords(chance, language),
    best: percentWords(best, language),
  });
}

/**
 * The solution against the next best move.
 * @param {Judged} puzzle
 * @param {string} language
 * @param {Translate} t
 */
export function gapWords(puzzle, language, t) {
  const { solution, chances } = puzzle;
  const others = Object.keys(chances).filter((move) => move !== solution);
  const next = Math.max(0, ...others.map((move) => chanceOf(puzzle, move)));
  return t("puzzle-gap", {
    best: percentWords(chanceOf(puzzle, solution), language),
    chance: percentWords(next, language),
  });
}

/** @param {string} game @param {string} motive */
export const motiveName = (game, motive) => formatMessage({ game, id: `motive-${motive}` });

/** @param {string} game @param {string} motive @param {Record<string, string | number>} args */
export const motiveWords = (game, motive, args) => formatMessage({ game, id: `why-${motive}`, args });
