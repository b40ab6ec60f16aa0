/** Filters of the library: by text, game, result, level and person. */

import { humanSeats } from "../storage/saved_game.js";
import { strongestBot } from "../storage/statistics.js";
import { seatName } from "../words/names.js";
import { parseKind } from "../words/opponents.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { Translate } from "../words/i18n.js" */

/** "" lets everything through. @typedef {{ game: string, result: string, level: string, person: string }} Filters */

/** @type {Readonly<Filters>} */
export const NO_FILTERS = { game: "", result: "", level: "", person: "" };

export const RESULTS = /** @type {const} */ (["won", "lost", "running"]);

/**
 * How it ended for the people of this device, "" where none of them played.
 * @param {SavedGame} game
 * @returns {typeof RESULTS[number] | ""}
 */
export function resultOf(game) {
  if (!game.over) return "running";
  const people = humanSeats(game);
  if (people.length === 0) return "";
  return people.some((seat) => game.winners.includes(seat)) ? "won" : "lost";
}

/**
 * A function for the level of a game's strongest bot, "" without bots; of thousands of games most have the same opponents.
 * @param {readonly GameFact[]} games
 */
function levelReader(games) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (/** @type {SavedGame} */ { game, seats }) => {
    const kinds = seats.map(({ kind }) => kind);
    const key = [game, ...kinds].join("\n");
    const level = known.get(key) ?? parseKind(strongestBot({ game, kinds }, games)).level;
    known.set(key, level);
    return level;
  };
}

/**
 * A function for the text in which a game is searched: its title and its players.
 * @param {Translate} t
 */
function textReader(t) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {SavedGame["seats"]} seats @param {number} seat */
  const nameOf = (seats, seat) => {
    const plan = seats[seat];
    const key = plan?.name || `${seat}\n${plan?.kind === "human"}`;
    const name = known.get(key) ?? seatName(seats, seat, t);
    known.set(key, name);
    return name;
  };
  return (/** @type {SavedGame} */ { title, seats }) =>
    `${title} ${seats.map((_, seat) => nameOf(seats, seat)).join(" ")}`.toLocaleLowerCase();
}

/** The names of the people who play, as far as they have one. @param {SavedGame} game */
export const peopleOf = (game) => humanSeats(game).flatMap((seat) => game.seats[seat]?.name || []);

/**
 * The games that pass the filters and whose title or player names contain the text.
 * @param {readonly SavedGame[]} games
 * @param {string} text
 * @param {Filters} filters
 * @param {readonly GameFact[]} facts
 * @param {Translate} t
 */
export function filtered(games, text, { game, result, level, person }, facts, t) {
  const wanted = text.trim().toLocaleLowerCase();
  const [levelOf, textOf] = [levelReader(facts), textReader(t)];
  return games.filter(
    (one) =>
      (game === "" || one.game === game) &&
      (result === "" || resultOf(one) === result) &&
      (level === "" || levelOf(one) === level) &&
      (person === "" || peopleOf(one).includes(person)) &&
      (wanted === "" || textOf(one).includes(wanted)),
  );
}

/**
 * What there is to choose from, each filter only if it would divide the games.
 * @param {readonly SavedGame[]} games
 * @param {readonly GameFact[]} facts
 * @returns {{ [name in keyof Filters]: string[] }}
 */
export function filterChoices(games, facts) {
  const levels = facts.flatMap(({ bots }) => bots);
  const found = {
    game: facts.map(({ name }) => name).filter((name) => games.some(({ game }) => game === name)),
    result: RESULTS.filter((result) => games.some((game) => resultOf(game) === result)),
    level: [...new Set(games.map(levelReader(facts)))]
      .filter((level) => level !== "")
      .sort((one, other) => levels.indexOf(one) - levels.indexOf(other)),
    person: [...new Set(games.flatMap(peopleOf))].sort((one, other) => one.localeCompare(other)),
  };
  return {
    ...found,
    game: found.game.length > 1 ? found.game : [],
    result: found.result.length > 1 ? found.result : [],
    level: found.level.length > 1 ? found.level : [],
    person: found.person.length > 1 ? found.person : [],
  };
}
