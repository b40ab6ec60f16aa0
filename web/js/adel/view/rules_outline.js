/** Outline of the rules screen: message ids in order, and the characters and districts listed below each section. */

import { CHARACTERS } from "../characters.js";
import { DISTRICTS } from "../districts.js";

/** @import { PlainId } from "../../words/translate" */
/** @import { AdelMessages } from "../messages" */
/** @import { CharacterCode, DistrictCode } from "../shapes" */

/**
 * @typedef {object} RulesSection
 * @property {PlainId<AdelMessages>} title
 * @property {PlainId<AdelMessages>[]} paragraphs
 * @property {PlainId<AdelMessages>[]} [points] list items after the first paragraph
 * @property {CharacterCode[]} [characters]
 * @property {DistrictCode[]} [districts]
 * @property {"colours" | "draft"} [shows] a table below the text
 */

const characters = Object.values(CHARACTERS);
const violets = Object.values(DISTRICTS).filter(({ colour }) => colour === "violet");

/** @param {boolean} dark */
const cast = (dark) => characters.filter((character) => character.dark === dark).map(({ code }) => code);

/** @param {boolean} dark */
const town = (dark) => violets.filter((district) => district.dark === dark).map(({ code }) => code);

/** @type {RulesSection[]} */
export const RULES_OUTLINE = [
  { title: "rules-idea-title", paragraphs: ["rules-idea-p1", "rules-idea-p2", "rules-idea-p3"] },
  { title: "rules-setup-title", paragraphs: ["rules-setup-p1", "rules-setup-p2", "rules-setup-p3"] },
  { title: "rules-town-title", paragraphs: ["rules-town-p1", "rules-town-p2", "rules-town-p3"], shows: "colours" },
  { title: "rules-draft-title", paragraphs: ["rules-draft-p1", "rules-draft-p2", "rules-draft-p3"], shows: "draft" },
  {
    title: "rules-draft-details-title",
    paragraphs: [
      "rules-draft-details-p1",
      "rules-draft-details-p2",
      "rules-draft-details-p3",
      "rules-draft-details-p4",
    ],
  },
  { title: "rules-call-title", paragraphs: ["rules-call-p1", "rules-call-p2", "rules-call-p3"] },
  { title: "rules-turn-title", paragraphs: ["rules-turn-p1", "rules-turn-p2", "rules-turn-p3", "rules-turn-p4"] },
  {
    title: "rules-turn-details-title",
    paragraphs: ["rules-turn-details-p1", "rules-turn-details-p2", "rules-turn-details-p3", "rules-turn-details-p4"],
  },
  { title: "rules-base-title", paragraphs: ["rules-base-p1"], characters: cast(false) },
  { title: "rules-dark-title", paragraphs: ["rules-dark-p1"], characters: cast(true) },
  {
    title: "rules-powers-details-title",
    paragraphs: [
      "rules-powers-details-p1",
      "rules-powers-details-p2",
      "rules-powers-details-p3",
      "rules-powers-details-p4",
      "rules-powers-details-p5",
    ],
  },
  { title: "rules-violet-title", paragraphs: ["rules-violet-p1"], districts: town(false) },
  { title: "rules-violet-dark-title", paragraphs: ["rules-violet-dark-p1"], districts: town(true) },
  {
    title: "rules-violet-details-title",
    paragraphs: [
      "rules-violet-details-p1",
      "rules-violet-details-p2",
      "rules-violet-details-p3",
      "rules-violet-details-p4",
      "rules-violet-details-p5",
    ],
  },
  { title: "rules-end-title", paragraphs: ["rules-end-p1", "rules-end-p2"] },
  { title: "rules-count-title", paragraphs: ["rules-count-p1", "rules-count-p2", "rules-count-p3", "rules-count-p4"] },
  { title: "rules-know-title", paragraphs: ["rules-know-p1", "rules-know-p2"] },
  {
    title: "rules-options-title",
    paragraphs: ["rules-options-p1", "rules-options-p2", "rules-options-p3"],
    points: [
      "rules-edition-1",
      "rules-edition-2",
      "rules-edition-3",
      "rules-edition-4",
      "rules-edition-5",
      "rules-edition-6",
    ],
  },
];

/** Number of characters set aside face up, by number of characters and players; one more lies face down. Tested against the engine. */
export const FACE_UP = /** @type {const} */ ({
  eight: { 2: 0, 3: 0, 4: 2, 5: 1, 6: 0, 7: 0 },
  nine: { 3: 0, 4: 3, 5: 2, 6: 1, 7: 0 },
});
