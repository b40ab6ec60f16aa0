/** Initial table state, and conversions between saved game, engine request and snapshot. */

/** @import { Snapshot, Undo } from "../engine/shapes" */
/** @import { Table } from "../state.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */

/** @type {Undo} */
const NO_UNDO = { allowed: false, reason: "nothing", practice: false };

/**
 * The table state while nothing may be visible.
 * @type {Pick<Table, "snapshot" | "view" | "event" | "sinceLastTurn" | "eventLog" | "undo" | "afterUndo" | "undoNeedsPractice" | "handOverPending" | "canWatchMissed" | "hint" | "taps">}
 */
export const NOTHING_SEEN = {
  snapshot: null,
  view: null,
  event: null,
  sinceLastTurn: [],
  eventLog: [],
  undo: NO_UNDO,
  afterUndo: false,
  undoNeedsPractice: false,
  handOverPending: false,
  canWatchMissed: false,
  hint: null,
  taps: [],
};

/**
 * @param {string} id
 * @returns {Table}
 */
export const newTable = (id) => ({
  ...NOTHING_SEEN,
  id,
  game: "",
  phase: "waiting",
  viewer: null,
  curtain: null,
  busy: true,
  thinking: false,
  seats: [],
  practice: false,
  fault: "",
  faultArgs: {},
});

/** The seats of humans. @param {{ seats: { kind: string }[] }} game */
export const humanSeats = (game) => game.seats.flatMap((plan, seat) => (plan.kind === "human" ? [seat] : []));

/**
 * The request that opens a saved game in the engine: deal, or continue its record.
 * @param {SavedGame} game
 * @param {number | null} viewer
 */
export function openRequest(game, viewer) {
  const { record, practice, spoiled, seats } = game;
  if (record) return { do: "open", record, practice, practice_by_undo: spoiled, seat: viewer };
  const { first, seed, options = {} } = game.deal ?? { first: null, seed: null };
  return { do: "new", game: game.game, seats, first, seed, options, practice, seat: viewer };
}

/**
 * The saved game after a snapshot.
 * @param {SavedGame} game
 * @param {Snapshot} snapshot
 * @returns {SavedGame}
 */
export const savedGameAfter = (game, { session, view }) => ({
  ...game,
  record: session.record,
  deal: null,
  tokens: session.tokens,
  round: view.round,
  over: view.over,
  scores: session.scores,
  winners: view.winners,
  practice: session.practice,
  spoiled: session.practice_by_undo,
  due: view.over || session.practice !== game.practice,
  saves: game.saves + 1,
});
