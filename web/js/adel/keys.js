/** Adel's table by keyboard. (TURN) */

/** @import { KeyRoom } from "../games.js" */
/** @import { AdelView } from "./shapes" */

/** @type {KeyRoom<AdelView>} */
export const KEYS = { rows: [{ items: ".hand-card" }], numbered: (number) => `rank:${number}`, heard: {} };
