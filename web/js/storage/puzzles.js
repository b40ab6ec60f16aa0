/** Which puzzles have been solved on this device, and how many in a row at the first try; puzzles count nowhere else. */

const KEY = "raenke-puzzles";

/** Ids are made by the command that makes the puzzles. */
const ID = /^[0-9a-f]{8}$/;

/** More than any collection has: what is stored may be corrupt. */
const MOST = 2000;

/**
 * How a puzzle was solved: at the first try, after wrong ones, or not by oneself.
 * @typedef {"first" | "later" | "shown"} Outcome
 */

/**
 * @typedef {object} PuzzleProgress
 * @property {Readonly<Record<string, Outcome>>} solved by id
 * @property {number} streak puzzles solved at the first try in a row
 * @property {number} best the longest such row
 */

/** @type {PuzzleProgress} */
export const NO_PROGRESS = { solved: {}, streak: 0, best: 0 };

/** @param {unknown} value @returns {number} */
const count = (value) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1e6 ? Number(value) : 0);

/** @param {unknown} value @returns {value is Outcome} */
const isOutcome = (value) => value === "first" || value === "later" || value === "shown";

/** What is stored, as far as it is valid. @param {unknown} stored @returns {PuzzleProgress} */
export function validProgress(stored) {
  if (typeof stored !== "object" || stored === null) return NO_PROGRESS;
  const { solved, streak, best } = /** @type {Record<string, unknown>} */ (stored);
  const entries = typeof solved === "object" && solved !== null ? Object.entries(solved).slice(0, MOST) : [];
  return {
    solved: Object.fromEntries(entries.filter(([id, how]) => ID.test(id) && isOutcome(how))),
    streak: count(streak),
    best: Math.max(count(streak), count(best)),
  };
}

/**
 * The progress after a first wrong move, or after asking for the solution: only an unsolved puzzle ends the row.
 * @param {PuzzleProgress} progress
 * @param {string} id
 * @returns {PuzzleProgress}
 */
export const afterMiss = (progress, id) => (progress.solved[id] ? progress : { ...progress, streak: 0 });

/**
 * The progress after a puzzle; the first outcome counts, but who has been shown a solution may still find it later.
 * @param {PuzzleProgress} progress
 * @param {string} id
 * @param {Outcome} outcome
 * @returns {PuzzleProgress}
 */
export function afterPuzzle(progress, id, outcome) {
  const before = progress.solved[id];
  if (before === "first" || before === "later") return progress;
  // Whoever has seen the solution cannot find it at the first try any more.
  const now = before === "shown" && outcome === "first" ? "later" : outcome;
  const streak = before ? progress.streak : now === "first" ? progress.streak + 1 : 0;
  return { solved: { ...progress.solved, [id]: now }, streak, best: Math.max(progress.best, streak) };
}

/** Whether a puzzle has been solved by the person. @param {PuzzleProgress} progress @param {string} id */
export const isSolved = ({ solved }, id) => solved[id] === "first" || solved[id] === "later";

/** @returns {PuzzleProgress} */
export function readProgress() {
  try {
    return validProgress(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return NO_PROGRESS;
  }
}

/** @param {PuzzleProgress} progress @returns {boolean} whether it could be stored */
export function writeProgress(progress) {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}
