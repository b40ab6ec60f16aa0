/** A finished game's result for one seat, in words, numbers and dates of a language. */

/** @import { Translate } from "./i18n.js" */

/**
 * A seat's rank: all winners are first, ties share a rank.
 * @param {number} seat
 * @param {readonly number[]} points
 * @param {readonly number[]} winners
 */
export function rankOf(seat, points, winners) {
  if (winners.includes(seat)) return 1;
  const better = points.filter((sum, other) => winners.includes(other) || sum > (points[seat] ?? 0)).length;
  return better + 1;
}

/**
 * "Victory", "Shared victory", "Place 2 of 4".
 * @param {number} seat
 * @param {readonly number[]} points
 * @param {readonly number[]} winners
 * @param {Translate} t
 */
export function resultWords(seat, points, winners, t) {
  if (winners.includes(seat)) return t(winners.length > 1 ? "result-shared" : "result-won");
  return t("result-place", { place: rankOf(seat, points, winners), of: points.length });
}

/**
 * The regional locale of a language, if the browser prefers one: English dates differ by country.
 * @param {string} language
 */
export const localeOf = (language) =>
  navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;

/** Cached, because constructing one is slow. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/**
 * Format a date and time.
 * @param {number} moment milliseconds since 1970
 * @param {string} language
 * @param {boolean} [withTime]
 */
export function dateWords(moment, language, withTime = true) {
  const key = `${language} ${withTime}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(
      localeOf(language),
      withTime ? { dateStyle: "medium", timeStyle: "short" } : { dateStyle: "medium" },
    );
  formats.set(key, format);
  return format.format(moment);
}

/** A share, in whole per cent. @param {number} share @param {string} language */
export const percentWords = (share, language) =>
  new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A gain or loss in whole per cent, always with its sign. @param {number} share @param {string} language */
export const signedPercentWords = (share, language) =>
  new Intl.NumberFormat(localeOf(language), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  }).format(share);

/** So many standard errors are beyond doubt. */
const BEYOND_DOUBT = 2;

/** Whether an estimate, such as of a difference, is positive beyond doubt. @param {number} estimate @param {number} error its standard error */
export const isBeyondDoubt = (estimate, error) => estimate > BEYOND_DOUBT * error;

/** By how much an estimated share may be off, in whole per cent. @param {number} error its standard error @param {string} language */
export const doubtPercentWords = (error, language) => percentWords(BEYOND_DOUBT * error, language);

/** By how much an estimate may be off, with one decimal place. @param {number} error its standard error @param {string} language */
export const doubtNumberWords = (error, language) => numberWords(BEYOND_DOUBT * error, language);

/** A number with one decimal place. @param {number} number @param {string} language */
export const numberWords = (number, language) =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
