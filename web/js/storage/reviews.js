/** Analyses of finished games: kept on the device in a database of their own, by the game's id, and always to be had again. */

import { createDatabase } from "./database.js";

/** @import { Review, ReviewedDecision, ReviewedPosition } from "../engine/shapes" */

const DATABASE = "raenke-reviews";

/** Which form the parts have and how they are worked out: others are worked out anew. */
export const REVIEW_VERSION = 1;

/**
 * What is there of an analysis; parts by the number of their token.
 * @typedef {object} KeptReview
 * @property {string} record that it is about
 * @property {ReviewedPosition[]} positions
 * @property {ReviewedDecision[]} decisions
 * @property {Review | null} summary
 */

/** @param {unknown} part */
const hasPlace = (part) => typeof part === "object" && part !== null && Number.isInteger(/** @type {any} */ (part).at);

/**
 * An entry of the database, which may come from another build.
 * @param {unknown} value
 * @param {string} record the game's own
 * @returns {KeptReview | null} null if there is none of this record
 */
export function readReview(value, record) {
  const { version, positions, decisions, summary, record: about } = /** @type {Record<string, any>} */ (value ?? {});
  if (version !== REVIEW_VERSION || about !== record) return null;
  if (![positions, decisions].every((parts) => Array.isArray(parts) && parts.every(hasPlace))) return null;
  const whole = Array.isArray(summary?.chances) && Array.isArray(summary.seats) && hasPlace(summary.turning);
  return { record, positions, decisions, summary: whole ? summary : null };
}

export function createReviewStorage() {
  const database = createDatabase(DATABASE);
  return {
    /** @param {string} id @param {string} record @returns {Promise<KeptReview | null>} null too where storage is refused */
    get: (id, record) =>
      database.get(id).then(
        (value) => readReview(value, record),
        () => null,
      ),

    /** @param {string} id @param {KeptReview} review */
    put: (id, review) => database.change(id, () => ({ ...review, version: REVIEW_VERSION })).catch(() => {}),

    /** @param {string} id */
    remove: (id) => database.change(id, () => null).catch(() => {}),
  };
}

/** @typedef {ReturnType<typeof createReviewStorage>} ReviewStorage */
