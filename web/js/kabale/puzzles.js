/** PuzzleAdapter of Kabale: the facts of a motive in words. */

import { seatName } from "../words/names.js";
import { isAlly } from "./allies.js";
import { goalWords } from "./event_words.js";

/** @import { KabaleTranslate as Translate } from "./messages" */
/** @import { PuzzleAdapter } from "../games.js" */
/** @import { Goal } from "./shapes" */

/** Instead of a card or goal that there is none of. */
const NONE = "none";

/** @param {string | number | undefined} code @param {Translate} t */
const cardWords = (code, t) => (typeof code === "string" && isAlly(code) ? t(`card-${code}`) : NONE);

/** A goal in the notation of records, such as R4. @param {string | number | undefined} text @param {Translate} t */
const goalIn = (text, t) =>
  typeof text === "string"
    ? goalWords({ area: /** @type {Goal["area"]} */ (text[0]), points: Number(text[1]) }, t)
    : NONE;

/** @type {PuzzleAdapter<Translate>} */
export const PUZZLES = {
  motives: [
    "own-set",
    "break-set",
    "leader",
    "couple",
    "save",
    "bluff",
    "cloak",
    "traitor",
    "trigger",
    "tie",
    "last-card",
    "dear",
    "purge",
    "void",
    "lowest",
    "dragon",
  ],
  args: (facts, { seats, t }) => ({
    name: typeof facts["seat"] === "number" ? seatName(seats, facts["seat"], t) : "",
    column: Number(facts["column"] ?? -1) + 1,
    to: Number(facts["to"] ?? -1) + 1,
    areas: Number(facts["areas"] ?? 0),
    removed: Number(facts["removed"] ?? 0),
    rule: facts["rule"] ?? "",
    goal: goalIn(facts["goal"], t),
    wanted: goalIn(facts["wanted"], t),
    card: cardWords(facts["card"], t),
    kept: cardWords(facts["kept"], t),
    partner: cardWords(facts["partner"], t),
  }),
};
