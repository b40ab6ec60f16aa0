/** Character data by code, generated from the engine's tables so that it is available before the engine has loaded. */

import { FACTS } from "./facts.js";

/** @import { CharacterCode, CharacterFact } from "./shapes" */

/** In the order of the rules. */
export const CHARACTERS = /** @type {Record<CharacterCode, CharacterFact>} */ (
  Object.fromEntries(FACTS.characters.map((character) => [character.code, character]))
);

/** Whether a text is the code of a character. @param {string} code @returns {code is CharacterCode} */
export const isCharacter = (code) => Object.hasOwn(CHARACTERS, code);
