/** The collections of puzzles, a file for each game, fetched when they are wanted (web/puzzles/README.md). */

import { fetchVerified, repairFiles } from "../platform/integrity.js";

/** A motive with the facts that its sentences tell. @typedef {{ id: string, facts: Record<string, string | number> }} Motive */

/**
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {string} record the game until the effect of the solution has been seen
 * @property {number} at the number of tokens before the decision
 * @property {number} seat who decides
 * @property {string} solution a token
 * @property {Record<string, number>} chances by token, how many of a thousand games it wins
 * @property {Motive[]} motives the most telling first
 * @property {number} grade from 1
 */

/** @param {string} game @returns {Promise<Puzzle[]>} */
async function fetchFile(game) {
  const reply = await fetchVerified(new URL(`../../puzzles/${game}.json`, import.meta.url).href);
  const puzzles = await reply.json();
  if (!Array.isArray(puzzles)) throw new TypeError(`${game} has no puzzles`);
  return puzzles;
}

/** A game's puzzles, the easiest first. @param {string} game */
export const fetchPuzzles = (game) =>
  fetchFile(game).catch(async () => {
    // A cache may hold a corrupt file.
    await repairFiles(/^v\/\w+\/puzzles\//);
    return fetchFile(game);
  });
