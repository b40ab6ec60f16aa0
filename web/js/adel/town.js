/** The districts as the engine's table has them; there before the engine is up. */

import { FACTS } from "./facts.js";

/** @import { DistrictFact } from "./shapes" */

/** @type {Record<string, DistrictFact>} by code, in the order of the rules */
export const TOWN = Object.fromEntries(FACTS.districts.map((district) => [district.code, district]));

export const COLOURS = /** @type {const} */ (["yellow", "blue", "green", "red", "violet"]);
