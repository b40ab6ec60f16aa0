/** What bots say at their seats: at most one remark a round, chosen from the events alone, so that the same game has the same. */

import { parseKind } from "../words/opponents.js";

/** @import { Event, SeatPlan } from "../engine/shapes" */
/** @import { EventAdapter, Remarked } from "../games.js" */

/** Who has lines of their own. */
export const SPEAKERS = /** @type {const} */ ([
  "1",
  "2",
  "3",
  "4",
  "5",
  "cautious",
  "vengeful",
  "grasping",
  "builder",
  "schemer",
]);

/** @typedef {(typeof SPEAKERS)[number]} Speaker */

/** How many lines each has on a topic. */
const LINES = 2;

/** @typedef {Remarked & { id: `remark-${Remarked["topic"]}-${Speaker}-${1 | 2}`, token: number }} Remark */

/** Which mood the face wears meanwhile; nothing: its temper's. @type {Partial<Record<Remarked["topic"], string>>} */
export const MOODS = { murdered: "hurt", robbed: "hurt", ruined: "hurt", winning: "glad" };

/** A number that scatters, but depends on the event only. @param {number} token @param {number} seat */
const scatter = (token, seat) => Math.imul(token * 8 + seat + 1, 0x9e3779b1) >>> 16;

/**
 * The lines of a bot, its temper's first.
 * @param {string} kind
 * @returns {Speaker[]}
 */
function speakers(kind) {
  const { level, temper } = parseKind(kind);
  return SPEAKERS.filter((speaker) => speaker === level || speaker === temper).reverse();
}

/**
 * What a bot says about an event, if anybody does: about every other event that concerns one.
 * @param {Event} event
 * @param {readonly SeatPlan[]} seats
 * @param {Pick<EventAdapter, "remarks">} adapter
 * @returns {Remark | null}
 */
function remarkOn(event, seats, adapter) {
  const said = adapter.remarks(event).find(({ seat }) => speakers(seats[seat]?.kind ?? "").length > 0);
  if (!said) return null;
  const number = scatter(event.token, said.seat);
  if (number % 2 === 1) return null;
  const who = speakers(seats[said.seat]?.kind ?? "");
  const line = (number >> 1) % (who.length * LINES);
  const speaker = /** @type {Speaker} */ (who[Math.floor(line / LINES)]);
  const variant = line % LINES === 0 ? 1 : 2;
  return { ...said, id: `remark-${said.topic}-${speaker}-${variant}`, token: event.token };
}

/**
 * The remark of the current round, null if nobody has made one since the viewer's last decision.
 * @param {readonly Event[]} events all so far
 * @param {readonly Event[]} recent those since the viewer's last decision
 * @param {readonly SeatPlan[]} seats
 * @param {Pick<EventAdapter, "remarks" | "chapters">} adapter
 */
export function currentRemark(events, recent, seats, adapter) {
  const began = events.findLastIndex(({ kind }) => adapter.chapters.has(kind));
  for (const event of events.slice(Math.max(began, 0))) {
    const remark = remarkOn(event, seats, adapter);
    if (remark) return recent.includes(event) ? remark : null;
  }
  return null;
}
