/** What a finished game came to for one seat, in the words, numbers and dates of a language. */

/** @import { Translate } from "./i18n.js" */

/**
 * The place a seat took: the winners' is the first, however many they are, and no equal sum of another comes up to it.
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
 * The form that a person's own region gives a language, where the browser knows it: English dates differ by country.
 * @param {string} language
 */
export const localeOf = (language) =>
  navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;

/** Making one takes longer than using it a hundred times. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/**
 * A moment as the language writes it.
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
