/** Dates of the deals of the day: always those of UTC, as "2026-11-20". */

const A_DAY = 86_400_000;

const DATE = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** @param {unknown} value @returns {value is string} */
export const isDate = (value) => typeof value === "string" && DATE.test(value) && dateOf(timeOf(value)) === value;

/** The date at a moment. @param {number} moment */
export const dateOf = (moment) => new Date(moment).toISOString().slice(0, 10);

/** The moment when a date begins. @param {string} date */
export const timeOf = (date) => Date.parse(`${date}T00:00:00Z`);

/** @param {string} date @param {number} days */
export const dateAfter = (date, days) => dateOf(timeOf(date) + days * A_DAY);

/** The day of the week, 0 for Monday. @param {string} date */
export const weekdayOf = (date) => (new Date(timeOf(date)).getUTCDay() + 6) % 7;

/** The first date of a month so many months away. @param {string} date @param {number} months */
export function monthAfter(date, months) {
  const first = new Date(timeOf(date));
  return dateOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
}

/**
 * The weeks of a date's month, from Monday; "" outside of it.
 * @param {string} date
 */
export function weeksOf(date) {
  const first = monthAfter(date, 0);
  const next = monthAfter(date, 1);
  /** @type {string[][]} */
  const weeks = [];
  for (let monday = dateAfter(first, -weekdayOf(first)); monday < next; monday = dateAfter(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, day) => dateAfter(monday, day));
    weeks.push(week.map((one) => (one >= first && one < next ? one : "")));
  }
  return weeks;
}

/**
 * The date that completed the first week of dates in a row, "" for none.
 * @param {readonly string[]} dates in any order
 */
export function firstWeekOf(dates) {
  const played = new Set(dates);
  const isWeek = (/** @type {string} */ end) =>
    Array.from({ length: 7 }, (_, ago) => dateAfter(end, -ago)).every((date) => played.has(date));
  return [...played].sort().find(isWeek) ?? "";
}

/**
 * The streak of dates that ends today, or yesterday as long as today may still be played, and the longest ever.
 * @param {readonly string[]} dates in any order; future ones, of a clock that was wrong, do not count
 * @param {string} today
 */
export function streaksOf(dates, today) {
  const played = new Set(dates.filter((date) => date <= today));
  let longest = 0;
  for (const date of played) {
    if (played.has(dateAfter(date, -1))) continue;
    let length = 1;
    while (played.has(dateAfter(date, length))) length += 1;
    longest = Math.max(longest, length);
  }
  let end = played.has(today) ? today : dateAfter(today, -1);
  let now = 0;
  for (; played.has(end); end = dateAfter(end, -1)) now += 1;
  return { now, longest };
}
