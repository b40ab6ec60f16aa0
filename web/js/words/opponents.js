/** Opponents in words: what a seat's `kind` says, a level and perhaps a temper, as in `bot:3:vengeful`. */

import { ownBotName } from "./own_bots.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { SharedMessages } from "./messages" */
/** @import { Between, Translate } from "./translate" */

/** @typedef {`level-bot-${Between<SharedMessages, "level-bot-">}`} LevelId */
/** @typedef {`temper-${Between<SharedMessages, "temper-">}`} TemperId */

/** A bot's level and temper, each "" for none; a person has neither. @typedef {{ level: string, temper: string }} Opponent */

/** Levels of earlier versions, weakest first: stored games have them, but none is offered any more. */
export const FORMER_LEVELS = ["random", "greedy", "rollout"];

/** Instead of a temper: the engine draws one when it deals. */
export const LOT = "lot";

/** Plays where a bot is not here, or nobody sits at a table with friends; `STAND_IN` in py/raenke/session.py. */
export const STAND_IN = "bot:3";

/** @param {string} kind "human", "bot:LEVEL" or "bot:LEVEL:TEMPER" @returns {Opponent} */
export function parseKind(kind) {
  const [who = "", level = "", temper = ""] = kind.split(":");
  return who === "bot" ? { level, temper } : { level: "", temper: "" };
}

/** @param {Opponent} opponent */
export const formatKind = ({ level, temper }) => (temper ? `bot:${level}:${temper}` : `bot:${level}`);

/** All levels of the games, weakest first. @param {readonly Pick<GameFact, "bots">[]} games */
export const allLevels = (games) => [...FORMER_LEVELS, ...new Set(games.flatMap(({ bots }) => bots))];

/**
 * A bot's level alone; somebody's own bot has a name instead.
 * @param {string} level
 * @param {readonly Pick<GameFact, "bots">[]} games
 * @param {Translate} t
 */
export function rankName(level, games, t) {
  if (allLevels(games).includes(level)) return t(/** @type {LevelId} */ (`level-bot-${level}`));
  return ownBotName(`bot:${level}`) || t("kind-other");
}

/**
 * "" for no temper, and for one of another build.
 * @param {string} temper
 * @param {readonly GameFact[]} games
 * @param {Translate} t
 */
export const temperName = (temper, games, t) =>
  games.some(({ tempers }) => tempers.includes(temper)) ? t(/** @type {TemperId} */ (`temper-${temper}`)) : "";

/**
 * A bot's level and temper, as shown at its seat; "" for a person.
 * @param {string} kind
 * @param {readonly GameFact[]} games
 * @param {Translate} t
 */
export function opponentName(kind, games, t) {
  const opponent = parseKind(kind);
  if (opponent.level === "") return "";
  const level = rankName(opponent.level, games, t);
  const temper = temperName(opponent.temper, games, t);
  return temper ? t("level-with-temper", { level, temper }) : level;
}

/**
 * Who sits there: a person, or a bot of a level; also for bots of another build.
 * @param {string} kind
 * @param {readonly GameFact[]} games
 * @param {Translate} t
 */
export function kindName(kind, games, t) {
  if (kind === "human") return t("kind-human");
  const known = allLevels(games).includes(parseKind(kind).level) || ownBotName(kind) !== "";
  return known ? t("kind-bot", { opponent: opponentName(kind, games, t) }) : t("kind-other");
}
