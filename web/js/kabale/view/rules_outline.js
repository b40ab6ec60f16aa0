/** Outline of the rules page: message ids of each section, and the allies whose rules follow it. */

/** @import { PlainId } from "../../words/translate" */
/** @import { KabaleMessages } from "../messages" */
/** @import { CardCode } from "../shapes" */

/**
 * @typedef {object} RulesSection
 * @property {PlainId<KabaleMessages>} title
 * @property {PlainId<KabaleMessages>[]} paragraphs
 * @property {CardCode[]} cards the allies
 */

/** @type {RulesSection[]} */
export const RULES_OUTLINE = [
  {
    title: "rules-idea-title",
    paragraphs: ["rules-idea-p1", "rules-idea-p2", "rules-idea-p3"],
    cards: [],
  },
  {
    title: "rules-setup-title",
    paragraphs: ["rules-setup-p1", "rules-setup-p2", "rules-setup-p3"],
    cards: [],
  },
  {
    title: "rules-turn-title",
    paragraphs: ["rules-turn-p1", "rules-turn-p2", "rules-turn-p3", "rules-turn-p4"],
    cards: [],
  },
  {
    title: "rules-fulfil-title",
    paragraphs: ["rules-fulfil-p1", "rules-fulfil-p2", "rules-fulfil-p3"],
    cards: [],
  },
  {
    title: "rules-reveal-title",
    paragraphs: ["rules-reveal-p1"],
    cards: ["Ex", "As", "St", "Cl", "Tr"],
  },
  {
    title: "rules-reveal-details-title",
    paragraphs: [
      "rules-reveal-details-p1",
      "rules-reveal-details-p2",
      "rules-reveal-details-p3",
      "rules-reveal-details-p4",
      "rules-reveal-details-p5",
    ],
    cards: [],
  },
  {
    title: "rules-numbers-title",
    paragraphs: ["rules-numbers-p1"],
    cards: ["Ki", "Qu", "Ju", "Al", "Fe", "La", "Me", "Ca", "Mi"],
  },
  {
    title: "rules-award-title",
    paragraphs: ["rules-award-p1", "rules-award-p2", "rules-award-p3"],
    cards: ["Mu", "Wz", "Wt", "Pr", "Sq", "He", "Gi", "Do", "Ro", "Dr", "Be"],
  },
  {
    title: "rules-verdict-title",
    paragraphs: ["rules-verdict-p1", "rules-verdict-p2", "rules-verdict-p3", "rules-verdict-p4"],
    cards: [],
  },
  {
    title: "rules-details-title",
    paragraphs: ["rules-details-p1", "rules-details-p2", "rules-details-p3", "rules-details-p4", "rules-details-p5"],
    cards: [],
  },
  {
    title: "rules-count-title",
    paragraphs: ["rules-count-p1", "rules-count-p2", "rules-count-p3", "rules-count-p4"],
    cards: [],
  },
  {
    title: "rules-know-title",
    paragraphs: ["rules-know-p1", "rules-know-p2"],
    cards: [],
  },
];
