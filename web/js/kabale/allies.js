/** Allies and areas, generated from the engine's tables so that they are available before the engine has started. */

import { FACTS } from "./facts.js";

/** @import { CardFact } from "./shapes" */

/** @type {Record<string, CardFact>} by code, in the order of the rules */
export const ALLIES = Object.fromEntries(FACTS.cards.map((card) => [card.code, card]));

export const AREAS = FACTS.areas;
