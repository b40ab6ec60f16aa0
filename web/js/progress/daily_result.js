/** The result of a deal of the day, and the line of text by which it is shared. */

/** @typedef {{ place: number, of: number, points: number, places: number[], counts: boolean }} DailyResult */

/** For the place after a round: first, second, third, or behind. */
export const EMBLEMS = ["👑", "⚔️", "🛡️"];
const BEHIND = "🕯️";

/**
 * A seat's place by points alone; ties share the better one.
 * @param {readonly number[]} points
 * @param {number} seat
 */
export const placeOf = (points, seat) => points.filter((sum) => sum > (points[seat] ?? 0)).length + 1;

/**
 * @param {readonly (readonly number[])[]} rounds the points after each
 * @param {number} seat
 */
export const placesOf = (rounds, seat) => rounds.map((points) => placeOf(points, seat));

/** @param {readonly number[]} places */
export const emblems = (places) => places.map((place) => EMBLEMS[place - 1] ?? BEHIND).join("");
