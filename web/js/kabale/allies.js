/** The allies and the areas as the engine's tables have them; there before the engine is up. */

import { FACTS } from "./facts.js";

/** @import { CardFact } from "./shapes" */

/** @type {Record<string, CardFact>} by code, in the order of the rules */
export const ALLIES = Object.fromEntries(FACTS.cards.map((card) => [card.code, card]));

export const AREAS = FACTS.areas;
