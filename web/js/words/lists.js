/** Lists and numbers in a language's own style. */

/** @import { Language } from "./i18n.js" */

/**
 * What joins two, and the last of more; written out, because the first use of `Intl.ListFormat` holds up a phone for 60 ms
 * while the page is drawn.
 * @type {Record<Language, Record<"conjunction" | "disjunction", readonly [two: string, last: string]>>}
 */
const JOINTS = {
  en: { conjunction: [" and ", ", and "], disjunction: [" or ", ", or "] },
  de: { conjunction: [" und ", " und "], disjunction: [" oder ", " oder "] },
  hu: { conjunction: [" és ", " és "], disjunction: [" vagy ", " vagy "] },
  // Commas alone, because the "및" of `Intl` is officialese.
  ko: { conjunction: [", ", ", "], disjunction: [" 또는 ", " 또는 "] },
};

/** @param {readonly string[]} parts @param {string} language @param {"conjunction" | "disjunction"} type */
function join(parts, language, type) {
  const [two, last] = JOINTS[/** @type {Language} */ (language)][type];
  if (parts.length < 2) return parts[0] ?? "";
  return parts.slice(0, -1).join(", ") + (parts.length === 2 ? two : last) + parts.at(-1);
}

/**
 * "Ada, Bálint and Cleo".
 * @param {string[]} parts
 * @param {string} language
 */
export const listOf = (parts, language) => join(parts, language, "conjunction");

/**
 * "Ada, Bálint or Cleo".
 * @param {string[]} parts
 * @param {string} language
 */
export const anyOf = (parts, language) => join(parts, language, "disjunction");

/**
 * A printed number: halves as ½, null as a dash.
 * @param {number | null | undefined} number
 */
export function numeral(number) {
  if (number === null || number === undefined) return "–";
  const whole = Math.floor(number);
  return number === whole ? String(whole) : `${whole || ""}½`;
}
