/**
 * Glicko-2 (Glickman, "Example of the Glicko-2 system", 2022): a rating with its uncertainty. One game is one rating
 * period; the results of one game are weighted, as they are not independent of each other.
 */

/** A player: rating, its standard deviation, and the volatility of the play. @typedef {{ rating: number, deviation: number, volatility: number }} Rated */

/** A result against somebody: 1 for a victory, 0.5 for a tie, 0 for a defeat. @typedef {{ rating: number, deviation?: number, score: number, weight: number }} PairResult */

/** Of somebody who has not played yet. @type {Readonly<Rated>} */
export const NEWCOMER = { rating: 1500, deviation: 350, volatility: 0.06 };

/** From Glicko's scale to that of the formulas. */
const SCALE = 173.7178;

/** How far the volatility may change: Glickman's τ. */
const TAU = 0.5;
const PRECISION = 1e-6;

/**
 * The volatility after a period: the root of Glickman's equation, found by the Illinois method.
 * @param {number} sigma before
 * @param {number} phi
 * @param {number} v
 * @param {number} delta
 */
function volatilityAfter(sigma, phi, v, delta) {
  const a = Math.log(sigma ** 2);
  const f = (/** @type {number} */ x) => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(Math.max(delta ** 2 - phi ** 2 - v, Number.MIN_VALUE));
  if (delta ** 2 <= phi ** 2 + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = next;
    atHigh = atNext;
  }
  return Math.exp(low / 2);
}

/**
 * A player after one game.
 * @param {Readonly<Rated>} player
 * @param {readonly PairResult[]} results
 * @returns {Rated}
 */
export function ratedAfter(player, results) {
  if (results.length === 0) return { ...player };
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation = 0, score, weight } of results) {
    const g = 1 / Math.sqrt(1 + 3 * (deviation / SCALE / Math.PI) ** 2);
    const expected = 1 / (1 + Math.exp((g * (rating - player.rating)) / SCALE));
    information += weight * g ** 2 * expected * (1 - expected);
    surprise += weight * g * (score - expected);
  }
  const v = 1 / information;
  const volatility = volatilityAfter(player.volatility, phi, v, v * surprise);
  const before = phi ** 2 + volatility ** 2;
  const after = 1 / (1 / before + information);
  return {
    rating: player.rating + SCALE * after * surprise,
    // Never less certain than a newcomer.
    deviation: Math.min(SCALE * Math.sqrt(after), NEWCOMER.deviation),
    volatility,
  };
}
