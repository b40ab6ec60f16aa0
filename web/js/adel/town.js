/** District data by code, generated from the engine's tables so that it is available before the engine has loaded. */

import { FACTS } from "./facts.js";

/** @import { DistrictFact } from "./shapes" */

/** @type {Record<string, DistrictFact>} in the order of the rules */
export const TOWN = Object.fromEntries(FACTS.districts.map((district) => [district.code, district]));

export const COLOURS = /** @type {const} */ (["yellow", "blue", "green", "red", "violet"]);
