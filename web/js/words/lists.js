/** Lists and numbers in a language's own style. */

/**
 * "Ada, Bálint and Cleo"; in Korean with commas alone, because the "및" of `Intl` is officialese.
 * @param {string[]} parts
 * @param {string} language
 */
export const listOf = (parts, language) =>
  language === "ko" ? parts.join(", ") : new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

/** The first list takes a phone as long as drawing a card, so it is made while nothing else is to be done. @param {string} language */
export const warmUpLists = (language) => setTimeout(() => listOf(["", ""], language));

/**
 * "Ada, Bálint or Cleo".
 * @param {string[]} parts
 * @param {string} language
 */
export const anyOf = (parts, language) => new Intl.ListFormat(language, { type: "disjunction" }).format(parts);

/**
 * A printed number: halves as ½, null as a dash.
 * @param {number | null | undefined} number
 */
export function numeral(number) {
  if (number === null || number === undefined) return "–";
  const whole = Math.floor(number);
  return number === whole ? String(whole) : `${whole || ""}½`;
}
