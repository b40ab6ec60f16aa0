/**
 * Thinking time as counts: the engine's bots spend a number of playouts, scaled by an effort. How much effort there is
 * time for is measured on this device, decision by decision.
 */

/** Time in which a decision should be made, in milliseconds; longer where it would otherwise be made with too little effort. */
const BUDGET_MS = 900;
const SLOW_BUDGET_MS = 1900;

/** The effort that is worth the longer budget. */
const WORTHWHILE = 0.4;

/** How far a decision may exceed its budget before the bot must move. */
const GRACE_MS = 1300;

/** More than 1 is never needed: levels are measured at 1. */
const MAX_EFFORT = 1;
const MIN_EFFORT = 0.01;

/** A decision that was cut short would have taken longer by this, at a guess. */
const CUT_SHORT = 2;

/** Weight of the last decision among those before: what a decision costs changes in the course of a game. */
const LATEST = 0.5;

/** @param {number} least @param {number} number @param {number} most */
const clamp = (least, number, most) => Math.max(least, Math.min(number, most));

/** @param {number} cost of the whole effort, in milliseconds */
const budgetFor = (cost) => clamp(BUDGET_MS, cost * WORTHWHILE, SLOW_BUDGET_MS);

/**
 * A decision being made.
 * @typedef {object} Decision
 * @property {number} effort
 * @property {() => boolean} overdue whether the bot must move now
 * @property {() => void} decided it has decided by itself, or because it was overdue
 */

/** @param {() => number} [clock] in milliseconds */
export function createThinkingTime(clock = () => performance.now()) {
  /** What the whole effort takes, in milliseconds, by who thinks about what. @type {Map<string, number>} */
  const costs = new Map();

  return {
    /**
     * Begin a decision.
     * @param {string} thinker those under one name take about equally long
     * @returns {Decision}
     */
    begin(thinker) {
      const began = clock();
      const cost = costs.get(thinker);
      // Before anything was measured: as much as there is time for, as a level that thinks little is soon done.
      const effort = cost === undefined ? MAX_EFFORT : clamp(MIN_EFFORT, budgetFor(cost) / cost, MAX_EFFORT);
      const deadline = began + (cost === undefined ? BUDGET_MS : budgetFor(cost) + GRACE_MS);
      let cutShort = false;
      return {
        effort,
        overdue() {
          cutShort = clock() >= deadline;
          return cutShort;
        },
        decided() {
          const measured = (Math.max(1, clock() - began) / effort) * (cutShort ? CUT_SHORT : 1);
          costs.set(thinker, cost === undefined ? measured : cost + (measured - cost) * LATEST);
        },
      };
    },
  };
}

/** @typedef {ReturnType<typeof createThinkingTime>} ThinkingTime */
