/** What is asked of whom, in words. (TURN) */

/** @import { AdelView } from "./shapes" */
/** @import { Reader } from "../words/reader.js" */
/** @import { Translate } from "../words/i18n.js" */

/** @param {AdelView} view @param {readonly string[]} _taps @param {Reader} _reader */
export const questionWords = (view, _taps, _reader) => view.asks ?? "";
/** @param {AdelView} view */
export const interrupts = (view) => view.asks !== "turn" && view.asks !== "short" && view.asks !== "draft";
/** @param {readonly string[]} _taps */
export const explains = (_taps) => "";
/** @param {AdelView} _view @param {Reader} _reader */
export const warningWords = (_view, _reader) => "";
/** @param {string} place @param {AdelView} _view @param {Translate} _t */
export const buttonWords = (place, _view, _t) => place;
/** @param {AdelView} _view @param {Translate} _t */
export const curtainWords = (_view, _t) => "";
