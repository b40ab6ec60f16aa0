/** The order of the rules page: ids of words, and the allies whose own rules stand below each section. */

/**
 * @typedef {object} RulesSection
 * @property {string} title
 * @property {string[]} paragraphs
 * @property {string[]} cards codes of allies
 */

/** @type {RulesSection[]} */
export const RULES_OUTLINE = [
  section("idea", 3),
  section("setup", 3),
  section("turn", 4),
  section("fulfil", 3),
  section("reveal", 1, ["Ex", "As", "St", "Cl", "Tr"]),
  section("reveal-details", 5),
  section("numbers", 1, ["Ki", "Qu", "Ju", "Al", "Fe", "La", "Me", "Ca", "Mi"]),
  section("award", 2, ["Mu", "Wz", "Wt", "Pr", "Sq", "He", "Gi", "Do", "Ro", "Dr", "Be"]),
  section("verdict", 4),
  section("details", 5),
  section("count", 4),
  section("know", 2),
];

/**
 * @param {string} id
 * @param {number} count how many paragraphs it has
 * @param {string[]} cards
 * @returns {RulesSection}
 */
function section(id, count, cards = []) {
  const paragraphs = Array.from({ length: count }, (_, i) => `rules-${id}-p${i + 1}`);
  return { title: `rules-${id}-title`, paragraphs, cards };
}
