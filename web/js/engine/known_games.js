/** The games as they are offered before the engine is up. Made by `python build.py shapes`; change it in py/raenke. */

/** @import { GameFact } from "./shapes" */

/** @type {GameFact[]} */
export const KNOWN_GAMES = [
  {
    name: "kabale",
    seats: [2, 3, 4, 5, 6],
    bots: ["random", "greedy", "rollout"],
    options: [],
  },
];
