/** The parts of an analysis: in which order they are worked out, and what is still missing. */

/** @import { ReviewPlan } from "../engine/shapes" */
/** @import { KeptReview } from "../storage/reviews.js" */

/** A part to ask the engine for. @typedef {{ part: "position" | "decision", at: number }} Part */

/** Every so many tokens at first, so that the graph has its shape early. */
const STRIDES = [16, 8, 4, 2, 1];

/**
 * All parts of an analysis of these seats: positions from coarse to fine, then decisions.
 * @param {ReviewPlan} plan
 * @param {readonly number[]} seats
 * @returns {Part[]}
 */
export function partsOf({ tokens, choices, deciders }, seats) {
  const positions = STRIDES.flatMap((stride, turn) =>
    Array.from({ length: Math.ceil(tokens / stride) }, (_, number) => number * stride).filter(
      (at) => turn === 0 || at % (stride * 2) !== 0,
    ),
  );
  const decisions = choices.filter((at) => seats.includes(deciders[at] ?? -1));
  return [
    ...positions.map((at) => ({ part: /** @type {const} */ ("position"), at })),
    ...decisions.map((at) => ({ part: /** @type {const} */ ("decision"), at })),
  ];
}

/**
 * @param {readonly Part[]} parts
 * @param {Pick<KeptReview, "positions" | "decisions">} done
 */
export function missingOf(parts, { positions, decisions }) {
  const have = { position: new Set(positions.map(({ at }) => at)), decision: new Set(decisions.map(({ at }) => at)) };
  return parts.filter(({ part, at }) => !have[part].has(at));
}

/** In the order of the tokens. @template {{ at: number }} T @param {readonly T[]} parts @returns {T[]} */
export const inOrder = (parts) => [...parts].sort((one, other) => one.at - other.at);
