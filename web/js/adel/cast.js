/** Character data by code, generated from the engine's tables so that it is available before the engine has loaded. */

import { FACTS } from "./facts.js";

/** @import { CharacterFact } from "./shapes" */

/** @type {Record<string, CharacterFact>} in the order of the rules */
export const CAST = Object.fromEntries(FACTS.characters.map((character) => [character.code, character]));
