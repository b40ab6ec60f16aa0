/** State of a column's cards and sums after each step of its award, derived from the engine's explanation alone. */

/** @import { Card, Settlement } from "../shapes" */

/**
 * A card at one step of the award.
 * @typedef {object} CardAt
 * @property {number} position
 * @property {Card} card
 * @property {number | null} number after this step
 * @property {number | null} before its number one step ago, if different and the card is still there; else null
 * @property {number | null} printed its printed number
 * @property {boolean} gone removed by now
 * @property {boolean} falls removed by this step
 * @property {boolean} voided its ability is void
 * @property {boolean} speaks its rule applies in this step
 * @property {boolean} meant affected by this step's rule
 */

/**
 * @param {Settlement} settlement
 * @param {readonly Card[]} cards
 * @param {number} at
 * @returns {CardAt[]}
 */
export function cardsAt({ steps }, cards, at) {
  const step = steps[at];
  const last = steps[at - 1];
  return cards.map((card, position) => {
    const number = step?.numbers[position] ?? null;
    const earlier = at > 0 ? (last?.numbers[position] ?? null) : number;
    const gone = step?.removed.includes(position) ?? false;
    return {
      position,
      card,
      number,
      gone,
      falls: gone && !last?.removed.includes(position),
      printed: steps[0]?.numbers[position] ?? null,
      before: earlier !== number && !gone ? earlier : null,
      voided: step?.voided.includes(position) ?? false,
      speaks: step?.by.includes(position) ?? false,
      meant: step?.cards.includes(position) ?? false,
    };
  });
}

/**
 * A seat's sum at one step, and its terms.
 * @typedef {object} SumAt
 * @property {number} seat
 * @property {number | null} sum null if the seat does not take part
 * @property {(number | null)[]} terms its cards' numbers, without removed cards
 */

/**
 * @param {Settlement} settlement
 * @param {readonly Card[]} cards
 * @param {number} at
 * @returns {SumAt[]} for each seat with a card in the column
 */
export function sumsAt(settlement, cards, at) {
  const here = cardsAt(settlement, cards, at);
  const seats = [...new Set(cards.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => ({
    seat,
    sum: settlement.steps[at]?.sums[seat] ?? null,
    terms: here
      .filter(({ card, gone, number }) => card.seat === seat && !gone && number !== null)
      .map(({ number }) => number),
  }));
}

/**
 * Whether the lowest sum wins, according to the steps so far.
 * @param {Settlement} settlement
 * @param {number} at
 */
export const lowestWins = ({ steps }, at) => steps[at]?.lowest ?? false;

/**
 * Whether a couple wins regardless of sums, according to the steps so far.
 * @param {Settlement} settlement
 * @param {number} at
 */
export const coupleWins = ({ steps }, at) => steps[at]?.couple ?? false;
