/** Game setup: defaults, and validation of stored or typed values. */

import { currentProfile } from "./profiles.js";
import { cleanName } from "./words/names.js";
import { formatKind, LOT, parseKind } from "./words/opponents.js";
import { ownBotName } from "./words/own_bots.js";

/** @import { Profiles } from "./profiles.js" */
/** @import { GameFact, Option, SeatPlan, SessionInfo } from "./engine/shapes" */

/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} count
 * @property {SeatPlan[]} seats always the maximum of all games, so that reducing the count forgets nobody
 * @property {number | null} first the starting seat; null: drawn by lot
 * @property {string} seed "" for a random deal
 * @property {boolean} practice
 * @property {"lot" | "none" | "own"} tempers of the bots: drawn by lot, none, or as each seat's `kind` says
 * @property {Record<string, string>} options the game's options by name, as far as somebody has chosen them
 */

/** @type {Setup["tempers"][]} */
export const TEMPERS = ["lot", "none", "own"];

/** The level that is offered in place of one of an earlier version. @type {Record<string, string>} */
const SUCCESSORS = { random: "1", greedy: "3", rollout: "4" };

/** Seeds that the form accepts. */
export const SEED = /^\d{1,15}$/;

/**
 * Default setup: one human against three bots, at the first game.
 * @param {readonly GameFact[]} games
 * @returns {Setup}
 */
export const defaultSetup = (games) =>
  validateSetup(
    {
      game: "",
      count: 4,
      seats: [{ name: "", kind: "human" }],
      first: null,
      seed: "",
      practice: false,
      tempers: "lot",
      options: {},
    },
    games,
  );

/**
 * Setup of "play now": one human against bots of the last level, at the last game, at the seat of the profile's banner.
 * @param {{ setup: Setup, level: string } & Profiles} settings
 * @param {readonly GameFact[]} games
 * @returns {Setup}
 */
export function quickSetup({ setup, level, ...settings }, games) {
  const quick = defaultSetup(games.filter(({ name }) => name === setup.game).concat(games));
  const game = games.find(({ name }) => name === quick.game);
  const last = game && validBot(level, game);
  const seats = quick.seats.map((plan, seat) => (seat === 0 || !last ? plan : { ...plan, kind: last }));
  const banner = currentProfile(settings)?.banner ?? 0;
  const own = banner < quick.count ? banner : 0;
  const [person, ...bots] = seats;
  return { ...quick, seats: person ? [...bots.slice(0, own), person, ...bots.slice(own)] : seats };
}

/**
 * The setup with its only person at the seat of a banner, if the table has it.
 * @param {Setup} setup
 * @param {number} banner
 * @returns {Setup}
 */
export function seatedUnder(setup, banner) {
  const { count, seats } = setup;
  const people = seats.slice(0, count).flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const [from = 0] = people;
  const [person, other] = [seats[from], seats[banner]];
  if (people.length !== 1 || banner >= count || !person || !other) return setup;
  return { ...setup, seats: seats.map((plan, seat) => (seat === banner ? person : seat === from ? other : plan)) };
}

/**
 * A bot that the game offers, as far as possible the one that is asked for; null for none.
 * @param {string} kind
 * @param {GameFact} game
 */
function validBot(kind, { bots, tempers }) {
  const { level: asked, temper } = parseKind(kind);
  const level = bots.includes(asked) ? asked : (SUCCESSORS[asked] ?? "");
  return bots.includes(level) ? formatKind({ level, temper: tempers.includes(temper) ? temper : "" }) : null;
}

/**
 * The seats as they are dealt: bots have the tempers of their seats, none, or one that the engine draws.
 * @param {Setup} setup
 * @param {readonly GameFact[]} games
 * @returns {SeatPlan[]}
 */
export function seatsToDeal({ game, count, seats, tempers }, games) {
  const lots = (games.find(({ name }) => name === game)?.tempers.length ?? 0) > 0;
  return seats.slice(0, count).map((plan) => {
    const { level } = parseKind(plan.kind);
    if (level === "" || tempers === "own" || ownBotName(plan.kind)) return plan;
    return { ...plan, kind: formatKind({ level, temper: tempers === "lot" && lots ? LOT : "" }) };
  });
}

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
  tempers: "own",
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
  // The weakest bot is the kindest to newcomers.
  const fallback = game.bots[0] === undefined ? "human" : formatKind({ level: game.bots[0], temper: "" });
  const maxSeats = Math.max(...games.flatMap(({ seats }) => seats));
  const seats = Array.from({ length: maxSeats }, (_, seat) => {
    const plan = setup.seats?.[seat];
    const asked = String(plan?.kind ?? "");
    // Whether somebody's own bot is on the device is seen when it is dealt.
    const kept = asked === "human" || ownBotName(asked) !== "";
    const kind = kept ? asked : (plan && validBot(asked, game)) || fallback;
    return { name: cleanName(plan?.name), kind };
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
    game.options
      .filter(({ name }) => setup.options?.[name] !== undefined)
      .map((option) => [option.name, validateChoice(option, setup.options[option.name], count)]),
  );
  const tempers = TEMPERS.includes(setup.tempers) ? setup.tempers : "lot";
  return { game: game.name, count, seats, first, seed, practice: setup.practice === true, tempers, options };
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
