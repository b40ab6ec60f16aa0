/** All that the next host of a table needs: the game with its record, whose the seats are, and how guests know the host. */

import { isSavedGame, readEntry } from "../storage/saved_game.js";
import { readIdentity } from "./identity.js";
import { isToken } from "./messages.js";

/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { HostData } from "./host.js" */
/** @import { Identity } from "./identity.js" */
/** @import { FriendsEntry } from "./seats.js" */

/** What the host that leaves hands over; `own` is still its seat, `seat` the next host's. @typedef {HostData & { game: unknown, seat: number | null, identity: Identity }} Bequest */

/** A bequest as it arrives, unread. @typedef {Record<string, unknown>} Estate */

/**
 * @param {Estate} estate
 * @param {string} bot the kind of bot that plays on for the host that leaves
 * @returns {Promise<{ game: SavedGame, entry: Omit<FriendsEntry, "link"> } | null>} null for anything else
 */
export async function readEstate({ game: given, seat, own, clock, cuts, tokens, identity: key }, bot) {
  const { id } = /** @type {Record<string, unknown>} */ (given ?? {});
  const game = typeof id === "string" ? readEntry(id, given) : undefined;
  const identity = await readIdentity(key);
  if (!isSavedGame(game) || game.record === "" || !identity || !Array.isArray(tokens)) return null;
  if (![seat, own, clock, cuts].every((one) => Number.isSafeInteger(one) && Number(one) >= 0)) return null;
  const whose = game.seats.map((_, at) => (at !== own && isToken(tokens[at]) ? String(tokens[at]) : ""));
  if (!whose[Number(seat)]) return null;
  const seats = game.seats.map((plan, at) => (at === own ? { name: "", kind: bot } : plan));
  return {
    game: { ...game, seats, practice: true },
    entry: {
      id: game.id,
      role: "host",
      table: identity.table,
      token: "",
      own: Number(seat),
      clock: Number(clock),
      cuts: Number(cuts),
      tokens: whose,
      identity,
    },
  };
}
