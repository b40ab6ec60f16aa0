/** An engine as this page can use it: games that have no room here are unknown, though it may know them. */

/** @import { Engine } from "./client.js" */
/** @import { Reply } from "./shapes" */

/**
 * @param {Engine} engine
 * @param {readonly string[]} games those that have a room
 * @returns {Engine}
 */
export const onlySupportedGames = (engine, games) => ({
  ...engine,
  call: async (request) => rejectUnsupported(await engine.call(request), games),
});

/**
 * A record of a game without a room is one that this page cannot read.
 * @param {Reply} reply
 * @param {readonly string[]} games
 * @returns {Reply}
 */
function rejectUnsupported(reply, games) {
  if (!reply.ok) return reply;
  /** @type {{ game?: string, view?: { game: string } }} */
  const value = reply.value;
  const game = value.game ?? value.view?.game;
  if (game === undefined || games.includes(game)) return reply;
  const args = { problem: "unknown-game", token: `Game: ${game}`, legal: games.join(" ") };
  return { ok: false, fault: { id: "bad-record", args } };
}
