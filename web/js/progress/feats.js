/**
 * Feats: what somebody has once done, and in which game first. The engine says which feats a game had; here they are
 * dated, from the entries of the statistics, and what takes several games is put together.
 */

import { firstWeekOf, timeOf } from "../calendar.js";
import { parseKind } from "../words/opponents.js";
import { tryId } from "./daily_table.js";

/** What the feats need of an entry of the statistics. @typedef {{ id: string, game: string, when: number, kinds: readonly string[], winners: readonly number[], feats: readonly (readonly string[])[], counted: readonly Record<string, Record<string, number>>[] }} FeatGame */

/** What they need of a game. @typedef {{ name: string, bots: readonly string[], feats: readonly string[], collections: Record<string, number> }} FeatFacts */

/**
 * A feat, done or not: `have` and `of` count what is collected, 0 for what one game decides.
 * @typedef {object} Feat
 * @property {string} code
 * @property {string} game whose own it is, "" for one of all games
 * @property {number} have
 * @property {number} of
 * @property {{ id: string, when: number } | null} first the game by which it was done
 */

/** What they need of a try at a deal of the day. @typedef {{ game: string, date: string, result: { counts: boolean } | null }} FeatTry */

/** The feats of all games: the engine finds the first two. @type {readonly ["by-one", "from-behind", "strongest"]} */
export const SHARED = ["by-one", "from-behind", "strongest"];

/**
 * A week of deals of the day in a row, of one game.
 * @param {readonly FeatTry[]} tries
 * @returns {Feat}
 */
function week(tries) {
  const ends = [...new Set(tries.map(({ game }) => game))].flatMap((game) => {
    const date = firstWeekOf(tries.filter((one) => one.game === game && one.result?.counts).map((one) => one.date));
    return date === "" ? [] : [{ id: tryId(game, date), when: timeOf(date) }];
  });
  const first = ends.sort((one, other) => one.when - other.when)[0] ?? null;
  return { code: "week", game: "", have: 0, of: 0, first };
}

/** The seats of people. @param {FeatGame} entry */
const people = ({ kinds }) => kinds.flatMap((kind, seat) => (kind === "human" ? [seat] : []));

/**
 * Whether a person has won against the strongest bot that there is.
 * @param {FeatGame} entry
 * @param {readonly FeatFacts[]} games
 */
function beatStrongest(entry, games) {
  const strongest = games.find(({ name }) => name === entry.game)?.bots.at(-1);
  return (
    entry.kinds.some((kind) => kind !== "human" && parseKind(kind).level === strongest) &&
    people(entry).some((seat) => entry.winners.includes(seat))
  );
}

/**
 * The feats of all games, and those of the games that have been played.
 * @param {readonly FeatGame[]} entries of one person, oldest first
 * @param {readonly FeatFacts[]} games
 * @param {readonly FeatTry[]} [tries] at deals of the day
 * @returns {Feat[]}
 */
export function featsOf(entries, games, tries = []) {
  const byGame = (/** @type {string} */ game) => entries.filter((entry) => game === "" || entry.game === game);
  /** @param {string} code @param {string} game @returns {Feat} */
  const single = (code, game) => {
    const had = (/** @type {FeatGame} */ entry) =>
      code === "strongest"
        ? beatStrongest(entry, games)
        : people(entry).some((seat) => entry.feats[seat]?.includes(code));
    const found = byGame(game).find(had);
    return { code, game, have: 0, of: 0, first: found ? { id: found.id, when: found.when } : null };
  };
  return [
    ...SHARED.map((code) => single(code, "")),
    week(tries),
    ...games
      .filter(({ name }) => byGame(name).length > 0)
      .flatMap(({ name, feats, collections }) => [
        ...feats.map((code) => single(code, name)),
        ...Object.entries(collections).map(([heading, of]) => collected(heading, of, name, byGame(name))),
      ]),
  ];
}

/**
 * @param {string} heading of the statistics
 * @param {number} of
 * @param {string} game
 * @param {readonly FeatGame[]} entries
 * @returns {Feat}
 */
function collected(heading, of, game, entries) {
  /** @type {Set<string>} */
  const have = new Set();
  for (const entry of entries) {
    for (const seat of people(entry))
      for (const code of Object.keys(entry.counted[seat]?.[heading] ?? {})) have.add(code);
    if (have.size >= of) return { code: heading, game, have: of, of, first: { id: entry.id, when: entry.when } };
  }
  return { code: heading, game, have: have.size, of, first: null };
}
