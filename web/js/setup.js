/** Game setup: defaults, and validation of stored or typed values. */

import { cleanName } from "./words/names.js";

/** @import { GameFact, Option, SeatPlan, SessionInfo } from "./engine/shapes" */

/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} count
 * @property {SeatPlan[]} seats always the maximum of all games, so that reducing the count forgets nobody
 * @property {number | null} first the starting seat; null: drawn by lot
 * @property {string} seed "" for a random deal
 * @property {boolean} practice
 * @property {Record<string, string>} options the game's options by name
 */

/** Seeds that the form accepts. */
export const SEED = /^\d{1,15}$/;

/**
 * Default setup: one human against three bots, at the first game.
 * @param {readonly GameFact[]} games
 * @returns {Setup}
 */
export const defaultSetup = (games) =>
  validateSetup(
    { game: "", count: 4, seats: [{ name: "", kind: "human" }], first: null, seed: "", practice: false, options: {} },
    games,
  );

/**
 * Setup of "play now": one human against bots of the last level, at the last game.
 * @param {{ setup: Setup, level: string }} settings
 * @param {readonly GameFact[]} games
 * @returns {Setup}
 */
export function quickSetup({ setup, level }, games) {
  const quick = defaultSetup(games.filter(({ name }) => name === setup.game).concat(games));
  return {
    ...quick,
    seats: quick.seats.map((plan, seat) =>
      seat === 0 ? plan : { ...plan, kind: validLevel(level, quick.game, games) ?? plan.kind },
    ),
  };
}

/**
 * @param {string} level
 * @param {string} game
 * @param {readonly GameFact[]} games
 */
const validLevel = (level, game, games) =>
  games.find(({ name }) => name === game)?.bots.some((bot) => level === `bot:${bot}`) ? level : null;

/**
 * Setup of a rematch: the next seat begins.
 * @param {SessionInfo} session
 * @param {Record<string, string>} options
 * @returns {Setup}
 */
export const rematchSetup = ({ game, seats, first, practice, practice_by_undo: byUndo }, options) => ({
  game,
  count: seats.length,
  seats,
  first: (first + 1) % seats.length,
  seed: "",
  practice: practice && !byUndo,
  options,
});

/**
 * A valid setup; invalid fields fall back to defaults.
 * @param {Setup} setup
 * @param {readonly GameFact[]} games
 * @returns {Setup}
 */
export function validateSetup(setup, games) {
  const game = games.find(({ name }) => name === setup.game) ?? games[0];
  if (!game) return setup;
  const kinds = ["human", ...game.bots.map((bot) => `bot:${bot}`)];
  const fallback = kinds[2] ?? kinds[1] ?? "human";
  const maxSeats = Math.max(...games.flatMap(({ seats }) => seats));
  const seats = Array.from({ length: maxSeats }, (_, seat) => {
    const plan = setup.seats?.[seat];
    return { name: cleanName(plan?.name), kind: plan && kinds.includes(plan.kind) ? plan.kind : fallback };
  });
  const count = game.seats.includes(setup.count)
    ? setup.count
    : (game.seats.find((number) => number === 4) ?? game.seats[0] ?? 2);
  const first =
    typeof setup.first === "number" && Number.isInteger(setup.first) && setup.first >= 0 && setup.first < count
      ? setup.first
      : null;
  const seed = typeof setup.seed === "string" && SEED.test(setup.seed) ? setup.seed : "";
  const options = Object.fromEntries(
    game.options.map((option) => [option.name, validateChoice(option, setup.options?.[option.name], count)]),
  );
  return { game: game.name, count, seats, first, seed, practice: setup.practice === true, options };
}

/**
 * Whether a value or code is available for this number of players.
 * @param {Option} option
 * @param {string} what
 * @param {number} count
 */
export const isAllowedFor = ({ min_players: least }, what, count) =>
  !Object.hasOwn(least, what) || count >= (least[what] ?? 0);

/** Whether a choice is a custom list of codes rather than a named value. @param {Option} option @param {string} chosen */
export const isCustomList = ({ values, codes }, chosen) => codes.length > 0 && !values.includes(chosen);

/**
 * Initial custom list: the first code of each group, or all codes. What the default value stands for, only the engine
 * knows.
 * @param {Option} option
 */
export const defaultCustomList = ({ codes, groups }) =>
  (groups.length > 0 ? groups.flatMap(([first]) => first || []) : codes).join(" ");

/**
 * Validate a custom list: one code per group, and none more often than available.
 * @param {Option} option
 * @param {string[]} chosen
 * @param {number} count
 */
function validateList(option, chosen, count) {
  const allowed = chosen.filter((code) => isAllowedFor(option, code, count));
  const chosenOf = (/** @type {string[]} */ group) =>
    allowed.find((code) => group.includes(code)) ?? (group.includes("") ? "" : (group[0] ?? ""));
  if (option.groups.length > 0) return option.groups.map(chosenOf).filter(Boolean).join(" ");
  const left = [...allowed];
  const available = option.codes.filter((code) => left.includes(code) && left.splice(left.indexOf(code), 1));
  return available.join(" ");
}

/**
 * @param {Option} option
 * @param {unknown} chosen
 * @param {number} count of players
 */
function validateChoice(option, chosen, count) {
  const fallback = option.values[0] ?? "";
  if (typeof chosen !== "string") return fallback;
  if (option.values.includes(chosen)) return isAllowedFor(option, chosen, count) ? chosen : fallback;
  const list = chosen.split(" ");
  return option.codes.length > 0 && chosen !== "" && list.every((code) => option.codes.includes(code))
    ? validateList(option, list, count) || fallback
    : fallback;
}
