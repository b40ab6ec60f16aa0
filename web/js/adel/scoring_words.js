/** The scoring and its winner, in words. (MOTION) */

import { winnersInWords } from "../words/winners.js";

/** @import { AdelView } from "./shapes" */
/** @import { Reader } from "../words/reader.js" */

/** @param {AdelView} view @param {Reader} reader */
export const outcome = (view, reader) => winnersInWords(view.winners, view.seats[view.winners[0] ?? 0]?.points ?? 0, reader);
