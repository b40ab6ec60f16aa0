/** District data by code, generated from the engine's tables so that it is available before the engine has loaded. */

import { FACTS } from "./facts.js";

/** @import { AdelMessages } from "./messages" */
/** @import { DistrictCode, DistrictFact } from "./shapes" */
/** @import { Between } from "../words/translate" */

/** In the order of the rules. */
export const DISTRICTS = /** @type {Record<DistrictCode, DistrictFact>} */ (
  Object.fromEntries(FACTS.districts.map((district) => [district.code, district]))
);

export const COLOURS = /** @type {const} */ (["yellow", "blue", "green", "red", "violet"]);

/** The violet districts, whose rules have messages. @typedef {Between<AdelMessages, "district-", "-rule">} VioletCode */

/** @param {DistrictCode} code @returns {code is VioletCode} */
export const isViolet = (code) => DISTRICTS[code].colour === "violet";

/** Whether a text is the code of a kind of district. @param {string} code @returns {code is DistrictCode} */
export const isDistrict = (code) => Object.hasOwn(DISTRICTS, code);
