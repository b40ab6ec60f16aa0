/** How a column looks after each step of its award; nothing but the engine's explanation read out, card by card. */

/** @import { Card, Settlement } from "../shapes" */

/**
 * A card at one step of the stage.
 * @typedef {object} CardAt
 * @property {number} position
 * @property {Card} card
 * @property {number | null} number after this step
 * @property {number | null} before what it was a step ago, when that differs and the card is still there; else null
 * @property {number | null} printed its number to begin with
 * @property {boolean} gone removed by now
 * @property {boolean} falls removed by this very step
 * @property {boolean} voided its ability is void
 * @property {boolean} speaks its rule acts now
 * @property {boolean} meant the rule that acts now acts on it
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
 * A seat's sum at one step, with the numbers that make it.
 * @typedef {object} SumAt
 * @property {number} seat
 * @property {number | null} sum null: takes no part
 * @property {(number | null)[]} terms its cards' numbers, those removed left out
 */

/**
 * @param {Settlement} settlement
 * @param {readonly Card[]} cards
 * @param {number} at
 * @returns {SumAt[]} of every seat that has a card in the column
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
 * Whether the lowest sum wins, as far as it has been told.
 * @param {Settlement} settlement
 * @param {number} at
 */
export const lowestWins = ({ steps }, at) => steps[at]?.lowest ?? false;

/**
 * Whether a couple wins whatever the sums are, as far as it has been told.
 * @param {Settlement} settlement
 * @param {number} at
 */
export const coupleWins = ({ steps }, at) => steps[at]?.couple ?? false;
