/** Allies and areas, generated from the engine's tables so that they are available before the engine has started. */

import { FACTS } from "./facts.js";

/** @import { CardCode, CardFact } from "./shapes" */

/** By code, in the order of the rules. */
export const ALLIES = /** @type {Record<CardCode, CardFact>} */ (
  Object.fromEntries(FACTS.cards.map((card) => [card.code, card]))
);

export const AREAS = FACTS.areas;

/** Whether a text is the code of an ally. @param {string} code @returns {code is CardCode} */
export const isAlly = (code) => Object.hasOwn(ALLIES, code);
