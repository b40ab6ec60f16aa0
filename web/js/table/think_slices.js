/** A bot's decision, in slices of one request each, so that the engine can answer others in between. */

import { parseKind } from "../words/opponents.js";

/** @import { SessionInfo, Snapshot, ThinkResult, View } from "../engine/shapes" */
/** @import { Decision } from "./thinking_time.js" */

/** The part of the request that is the same everywhere. @typedef {{ do: "think", effort: number, hurry: boolean }} Slice */

/** Whose decisions take about equally long: of one level at one game. @param {{ session: SessionInfo, view: View }} snapshot */
export const thinkerOf = ({ session: { game, seats }, view }) =>
  `${game} ${parseKind(seats[view.to_act ?? 0]?.kind ?? "").level}`;

/**
 * @param {object} parts
 * @param {(slice: Slice) => Promise<ThinkResult | null> | null} parts.ask null: the bot is not to decide any more
 * @param {Decision} parts.decision
 * @param {number} [parts.effort] another than there is time for
 * @param {() => boolean} [parts.hurried]
 * @returns {Promise<Snapshot | null>} after the decision; null without one
 */
export async function thinkInSlices({ ask, decision, effort = decision.effort, hurried = () => false }) {
  for (;;) {
    const hurry = hurried() || decision.overdue();
    const answer = await ask({ do: "think", effort, hurry });
    if (!answer?.thinking) return answer;
  }
}
