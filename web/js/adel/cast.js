/** The characters as the engine's table has them; there before the engine is up. */

import { FACTS } from "./facts.js";

/** @import { CharacterFact } from "./shapes" */

/** @type {Record<string, CharacterFact>} by code, in the order of the rules */
export const CAST = Object.fromEntries(FACTS.characters.map((character) => [character.code, character]));
