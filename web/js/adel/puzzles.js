/** PuzzleAdapter of Adel: the facts of a motive in words. */

import { seatName } from "../words/names.js";
import { percentWords } from "../words/results.js";
import { isCharacter } from "./characters.js";
import { isDistrict } from "./districts.js";

/** @import { AdelTranslate as Translate } from "./messages" */
/** @import { PuzzleAdapter } from "../games.js" */

/** @typedef {string | number | undefined} Fact */

/** A looked-at hand: nothing is taken from it yet. */
const LOOK = "look";

/** @param {Fact} code @param {Translate} t */
const roleWords = (code, t) => (typeof code === "string" && isCharacter(code) ? t(`character-${code}`) : "");

/** @param {Fact} code @param {Translate} t */
const districtWords = (code, t) => (typeof code === "string" && isDistrict(code) ? t(`district-${code}`) : "");

/** @type {PuzzleAdapter<Translate>} */
export const PUZZLES = {
  motives: [
    "bell",
    "complete",
    "stop",
    "murder",
    "rob",
    "bewitch",
    "destroy",
    "exchange",
    "swap",
    "conjure",
    "crown",
    "patience",
    "architect",
    "colours",
    "purse",
    "income",
    "pick",
    "build",
    "take",
    "keep",
    "renew",
  ],
  args: (facts, { seats, language, t }) => ({
    name: typeof facts["seat"] === "number" ? seatName(seats, facts["seat"], t) : "",
    character: roleWords(facts["role"], t),
    card: districtWords(facts["district"], t),
    other: districtWords(facts["given"], t),
    odds: percentWords(Number(facts["odds"] ?? 0) / 100, language),
    gold: Number(facts["gold"] ?? 0),
    lacks: Number(facts["lacks"] ?? 0),
    paid: Number(facts["paid"] ?? 0),
    cards: Number(facts["cards"] ?? 0),
    own: Number(facts["own"] ?? 0),
    first: Number(facts["first"] ?? 0),
    rings: Number(facts["rings"] ?? 0),
    builds: facts["builds"] ?? LOOK,
    takes: facts["takes"] ?? "",
  }),
};
