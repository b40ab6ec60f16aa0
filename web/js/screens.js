/** The screens by name, as they stand in the address after "#/"; each is loaded when it is first wanted. */

/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */
/** @import { Translate } from "./words/i18n.js" */
/** @import { State } from "./state.js" */
/** @import { Actions } from "./actions.js" */

/**
 * What a screen's module exports.
 * @typedef {object} Screen
 * @property {(state: State, t: Translate) => string} title the document's title, without secrets
 * @property {(state: State, t: Translate, act: Actions) => TemplateResult} view has an `h1` with tabindex -1
 * @property {(params: string[], act: Actions) => void | Promise<void>} [enter] also when only the params change
 * @property {(act: Actions) => void} [leave]
 */

/**
 * @typedef {object} ScreenEntry
 * @property {() => Promise<Screen>} load
 * @property {string} menu id of the words in the menu, "" for screens that are not there
 */

/** @type {Record<string, ScreenEntry>} in the menu's order */
export const SCREENS = {
  start: { load: () => import("./view/start.js"), menu: "menu-start" },
  table: { load: () => import("./view/table.js"), menu: "" },
  lesson: { load: () => import("./kabale/view/lesson.js"), menu: "menu-lesson" },
  rules: { load: () => import("./kabale/view/rules.js"), menu: "menu-rules" },
  library: { load: () => import("./view/library.js"), menu: "library-title" },
  replay: { load: () => import("./view/replay.js"), menu: "" },
  share: { load: () => import("./view/share.js"), menu: "" },
  statistics: { load: () => import("./view/statistics.js"), menu: "statistics-title" },
  cards: { load: () => import("./kabale/view/cards.js"), menu: "menu-cards" },
  settings: { load: () => import("./view/settings.js"), menu: "menu-settings" },
  about: { load: () => import("./view/about.js"), menu: "menu-about" },
};
