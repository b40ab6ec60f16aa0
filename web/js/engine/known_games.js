/** The games as the page offers them. Made by `python build.py shapes`; change it in py/raenke. */

/** @import { GameFact } from "./shapes" */

/** @type {GameFact[]} */
export const KNOWN_GAMES = [
  {
    name: "kabale",
    seats: [2, 3, 4, 5, 6],
    bots: ["1", "2", "3", "4", "5"],
    tempers: ["cautious", "vengeful", "grasping", "builder", "schemer"],
    won_below: [null, 42, 42, null, null],
    minutes: [10, 25],
    weight: 1,
    options: [],
    feats: ["six", "sweep", "alone"],
    collections: { allies: 25 },
  },
  {
    name: "adel",
    seats: [2, 3, 4, 5, 6, 7],
    bots: ["1", "2", "3", "4", "5"],
    tempers: ["cautious", "vengeful", "grasping", "builder", "schemer"],
    won_below: [null, 38, 42, null, null],
    minutes: [20, 45],
    weight: 2,
    options: [
      {
        name: "edition",
        values: ["hig", "ffg"],
        codes: [],
        groups: [],
        min_players: {  },
      },
      {
        name: "goal",
        values: ["8", "7"],
        codes: [],
        groups: [],
        min_players: {  },
      },
      {
        name: "abdication",
        values: ["no", "yes"],
        codes: [],
        groups: [],
        min_players: {  },
      },
      {
        name: "characters",
        values: ["base", "dark", "mixed"],
        codes: ["As", "Th", "Mg", "Ki", "Pr", "Me", "Ar", "Wa", "Wt", "Tx", "Cj", "Sc", "Pa", "Al", "Co", "Di", "At", "Qu"],
        groups: [
          ["As", "Wt"],
          ["Th", "Tx"],
          ["Mg", "Cj"],
          ["Ki", "Sc"],
          ["Pr", "Pa"],
          ["Me", "Al"],
          ["Ar", "Co"],
          ["Wa", "Di"],
          ["", "At", "Qu"],
        ],
        min_players: { dark: 3, At: 3, Qu: 5 },
      },
      {
        name: "violets",
        values: ["base", "all", "random"],
        codes: ["Hau", "Kee", "Kee", "Lab", "Smi", "Obs", "Gra", "Lib", "Sch", "Uni", "Dra", "Lig", "Arm", "Mus", "Tre", "Map", "Wis", "Qua", "Poo", "Bel", "Fac", "Par", "Hos", "Thr", "Wal"],
        groups: [],
        min_players: {  },
      },
    ],
    feats: ["no-gold", "murdered", "violet"],
    collections: { characters: 18 },
  },
];
