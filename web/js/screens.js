/** Registry of shared screens by the name in their address, loaded lazily; games add screens of their own. */

import { hashOf } from "./router.js";

/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */
/** @import { GameScreen } from "./games.js" */
/** @import { GameTranslate, PlainId, Translate } from "./words/translate" */
/** @import { State } from "./state.js" */
/** @import { Actions } from "./actions.js" */

/**
 * The exports of a screen's module.
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} Screen
 * @property {(state: State, t: T) => string} title the document's title, without secrets
 * @property {(state: State, t: T, act: Actions) => TemplateResult} template has an `h1` with tabindex -1
 * @property {(params: string[], act: Actions) => void | Promise<void>} [enter] also called when only the params change
 * @property {(act: Actions) => void} [leave]
 * @property {(state: State) => boolean} [hasBar] whether it currently has its own bar with the menu button
 * @property {(state: State) => string} [game] the game shown, "" for none, where the address does not say
 */

/**
 * @typedef {object} ScreenEntry
 * @property {() => Promise<Screen>} load
 * @property {PlainId | ""} menu message id in the menu, "" to leave it out
 * @property {boolean} [first] also linked from the start page
 */

/** @type {Record<string, ScreenEntry>} in the menu's order */
export const SCREENS = {
  start: { load: () => import("./view/start.js"), menu: "menu-start" },
  setup: { load: () => import("./view/setup.js"), menu: "" },
  table: { load: () => import("./view/table.js"), menu: "" },
  daily: { load: () => import("./view/daily.js"), menu: "daily-title" },
  friends: { load: () => import("./view/friends.js"), menu: "friends-title", first: true },
  library: { load: () => import("./view/library.js"), menu: "library-title", first: true },
  puzzles: { load: () => import("./view/puzzles.js"), menu: "puzzles-title", first: true },
  replay: { load: () => import("./view/replay.js"), menu: "" },
  review: { load: () => import("./view/review.js"), menu: "" },
  share: { load: () => import("./view/share.js"), menu: "" },
  statistics: { load: () => import("./view/statistics.js"), menu: "statistics-title" },
  profile: { load: () => import("./view/profile.js"), menu: "profile-title" },
  settings: { load: () => import("./view/settings.js"), menu: "menu-settings" },
  bots: { load: () => import("./view/bots.js"), menu: "" },
  match: { load: () => import("./view/bot_match.js"), menu: "" },
  about: { load: () => import("./view/about.js"), menu: "menu-about" },
};

/** A link to a screen in menu and start page. @typedef {{ name: string, game: string, href: string, words: PlainId, first: boolean, learn: boolean }} MenuLink `game`: "" for a shared one */

/**
 * All menu links: the game's own screens, after them the shared ones.
 * @param {string} game
 * @param {Record<string, GameScreen>} own
 * @returns {MenuLink[]}
 */
export function menuLinksOf(game, own) {
  /** @param {[string, ScreenEntry & { learn?: boolean }]} entry @param {string} of @returns {MenuLink[]} */
  const link = ([name, { menu, first = false, learn = false }], of) =>
    menu === "" ? [] : [{ name, game: of, href: of ? hashOf(of, name) : hashOf(name), words: menu, first, learn }];
  return [
    ...Object.entries(own).flatMap((entry) => link(entry, game)),
    ...Object.entries(SCREENS).flatMap((entry) => link(entry, "")),
  ];
}
