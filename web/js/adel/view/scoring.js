/** How a seat's points came about, line by line. (MOTION) */

/** @import { AdelView } from "../shapes" */
/** @import { Reader } from "../../words/reader.js" */

/** @param {AdelView} _view @param {number} _seat @param {Reader} _reader @returns {unknown} */
export const seatCount = (_view, _seat, _reader) => null;
