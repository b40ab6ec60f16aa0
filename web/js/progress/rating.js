/**
 * A person's rating in a game, computed from the entries of the statistics each time it is shown: it is stored nowhere,
 * so that no game can count twice (docs/RATING.md).
 */

import { parseKind } from "../words/opponents.js";
import { NEWCOMER, ratedAfter } from "./glicko.js";

/** What the rating needs of an entry of the statistics. @typedef {{ id: string, game: string, when: number, profile: string, kinds: readonly string[], points: readonly number[], winners: readonly number[], hints?: number }} RatedGame */

/** The rating after a game. @typedef {{ id: string, when: number, rating: number, deviation: number, change: number }} RatingStep */

/** The levels' ratings, fixed: from the matches in docs/STRENGTH.md, as docs/RATING.md shows. @type {Readonly<Record<string, number>>} */
export const LEVEL_RATINGS = { 1: 1250, 2: 1370, 3: 1500, 4: 1680, 5: 1720 };

/** Half the width of the interval in which a rating lies with 95 % probability, in standard deviations. */
export const WIDE = 1.96;

/** Until then a rating says little: so many points to either side. */
const UNCERTAIN = 250;

/** @param {readonly string[]} kinds */
const ratedSeat = (kinds) => kinds.indexOf("human");

/**
 * Whether a game counts: one person, without hints, and everybody else a bot of a level. Practice is in no statistics.
 * @param {Pick<RatedGame, "kinds" | "hints">} entry
 */
export const isRated = ({ kinds, hints = 0 }) =>
  hints === 0 &&
  kinds.length > 1 &&
  kinds.filter((kind) => kind === "human").length === 1 &&
  kinds.every((kind) => kind === "human" || Object.hasOwn(LEVEL_RATINGS, parseKind(kind).level));

/**
 * The weight of each of the pairwise results of one game: among equals, two of them correlate by a third, since one bad
 * game is behind all of them. So n - 1 of them are worth 3 (n - 1) / (n + 1) independent ones.
 * @param {number} players
 */
export const pairWeight = (players) => 3 / (players + 1);

/**
 * The results of a game's person against each bot. A tie-breaker counts: a winner beats whoever has not won.
 * @param {Pick<RatedGame, "kinds" | "points" | "winners">} entry
 */
export function pairResults({ kinds, points, winners }) {
  const own = ratedSeat(kinds);
  const worth = (/** @type {number} */ seat) => (winners.includes(seat) ? Infinity : (points[seat] ?? 0));
  return kinds.flatMap((kind, seat) => {
    if (seat === own) return [];
    const score = worth(own) === worth(seat) ? 0.5 : Number(worth(own) > worth(seat));
    return [{ rating: LEVEL_RATINGS[parseKind(kind).level] ?? 0, score, weight: pairWeight(kinds.length) }];
  });
}

/**
 * The rating after each game that counts, oldest first.
 * @param {readonly RatedGame[]} entries of one game and one person, in any order
 * @returns {RatingStep[]}
 */
export function ratingSteps(entries) {
  const rated = [...new Map(entries.filter(isRated).map((entry) => [entry.id, entry])).values()];
  rated.sort((one, other) => one.when - other.when || (one.id < other.id ? -1 : 1));
  let player = { ...NEWCOMER };
  return rated.map((entry) => {
    const before = player.rating;
    player = ratedAfter(player, pairResults(entry));
    const { rating, deviation } = player;
    return { id: entry.id, when: entry.when, rating, deviation, change: rating - before };
  });
}

/**
 * A rating as it is shown: whole numbers, and how far it may be off.
 * @param {Pick<RatingStep, "rating" | "deviation" | "change">} step
 */
export function shownRating({ rating, deviation, change }) {
  const wide = Math.round(WIDE * deviation);
  const now = Math.round(rating);
  return { rating: now, wide, change: now - Math.round(rating - change), uncertain: wide > UNCERTAIN };
}

/**
 * The entries of whom a rating can be told: those of the chosen profile, or of the only one that there are any of.
 * @template {{ profile: string }} T
 * @param {readonly T[]} entries
 * @returns {readonly T[]}
 */
export const ofOnePerson = (entries) =>
  entries.every(({ profile }) => profile === entries[0]?.profile) ? entries : [];
