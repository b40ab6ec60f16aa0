/** Initial state of the table. */

/** @import { Undo } from "../engine/shapes" */
/** @import { Table } from "../state.js" */

/** @type {Undo} */
const NO_UNDO = { allowed: false, reason: "nothing", practice: false };

/**
 * The table state while nothing may be visible.
 * @type {Pick<Table, "snapshot" | "view" | "event" | "sinceLastTurn" | "eventLog" | "undo" | "afterUndo" | "undoNeedsPractice" | "handOverPending" | "canWatchMissed" | "hint" | "passed" | "taps">}
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
  passed: 0,
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
  guarded: false,
  thinking: "",
  seats: [],
  profile: "",
  practice: false,
  advised: false,
  hints: 0,
  fault: null,
});
