/** Restrict the engine to the games that this page has adapters for. */

/** @import { Engine } from "./client.js" */
/** @import { Reply } from "./shapes" */

/**
 * @param {Engine} engine
 * @param {readonly string[]} games those with an adapter
 * @returns {Engine}
 */
export const onlySupportedGames = (engine, games) => ({
  ...engine,
  call: async (request) => rejectUnsupported(await engine.call(request), games),
});

/**
 * Turn a reply about a game without an adapter into an unreadable-record fault.
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
