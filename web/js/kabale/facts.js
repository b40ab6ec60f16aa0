/** What the engine's tables say of this game. Made by `python build.py shapes`; change it in py/raenke/kabale. */

/** @import { GameFact } from "../engine/shapes" */
/** @import { KabaleFact } from "./shapes" */

/** @type {Omit<KabaleFact, keyof GameFact>} */
export const FACTS = {
  cards: [
    { code: "Ki", number: 20, here: null, area: null, acts: "none", order: null },
    { code: "Qu", number: 16, here: null, area: null, acts: "none", order: null },
    { code: "Ju", number: 14, here: null, area: null, acts: "none", order: null },
    { code: "Al", number: 8, here: 12, area: "A", acts: "none", order: null },
    { code: "Fe", number: 8, here: 12, area: "F", acts: "none", order: null },
    { code: "La", number: 8, here: 12, area: "L", acts: "none", order: null },
    { code: "Me", number: 8, here: 12, area: "T", acts: "none", order: null },
    { code: "Ca", number: 8, here: 12, area: "R", acts: "none", order: null },
    { code: "Mi", number: 8, here: 12, area: "M", acts: "none", order: null },
    { code: "Ex", number: 13, here: null, area: null, acts: "reveal", order: null },
    { code: "As", number: 9.5, here: null, area: null, acts: "reveal", order: null },
    { code: "St", number: 9, here: null, area: null, acts: "reveal", order: null },
    { code: "Cl", number: 0, here: null, area: null, acts: "reveal", order: null },
    { code: "Tr", number: 10, here: null, area: null, acts: "reveal", order: null },
    { code: "Mu", number: 11, here: null, area: null, acts: "award", order: 1 },
    { code: "Wz", number: 7, here: null, area: null, acts: "award", order: 2 },
    { code: "Wt", number: 1, here: null, area: null, acts: "award", order: 3 },
    { code: "Pr", number: 14, here: null, area: null, acts: "award", order: 4 },
    { code: "Sq", number: 2, here: null, area: null, acts: "award", order: 4 },
    { code: "He", number: 12, here: null, area: null, acts: "award", order: 5 },
    { code: "Gi", number: 2, here: null, area: null, acts: "award", order: 5 },
    { code: "Do", number: null, here: null, area: null, acts: "award", order: 5 },
    { code: "Dr", number: 11, here: null, area: null, acts: "award", order: 5 },
    { code: "Ro", number: 5, here: null, area: null, acts: "award", order: 5 },
    { code: "Be", number: 4, here: null, area: null, acts: "award", order: 5 },
  ],
  areas: ["A", "F", "L", "T", "R", "M"],
};
