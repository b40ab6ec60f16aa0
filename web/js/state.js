/** The shape of the page's state, commented in one place, and what it is before anything has happened. */

import { defaultSetup } from "./setup.js";

/** @import { EngineInfo, Event, GameFact, Snapshot, SeatPlan, Undo, View } from "./engine/shapes" */
/** @import { Presentation } from "./table/stage.js" */
/** @import { Hint } from "./games.js" */
/** @import { Setup } from "./setup.js" */

/**
 * What a person has chosen to keep on this device.
 * @typedef {object} Settings
 * @property {string} language one of LANGUAGES, or "" while the browser decides
 * @property {"auto" | "light" | "dark"} theme
 * @property {"instant" | "quick" | "normal" | "step"} pace
 * @property {boolean} sounds
 * @property {boolean} shortcuts single-key shortcuts
 * @property {Record<string, boolean>} switches what games let one switch, by `GAME-NAME`
 * @property {Setup} setup the last table
 * @property {string} current id of the game last played, "" for none
 * @property {string} level the kind of bot that was chosen last: whom "play now" seats
 * @property {boolean} explains whether what acts for the first time in a person's life is explained
 * @property {string[]} met what has been explained, each as GAME:KIND
 */

/**
 * A message over the page, by ids of words.
 * @typedef {object} Notice
 * @property {string} id
 * @property {Record<string, string | number>} [args]
 * @property {"info" | "error"} tone
 * @property {boolean} [save] it tells of what lives in this tab only, and offers it as a file
 * @property {string} [game] whose words they are, where they are not shared ones
 */

/**
 * Where the running table is:
 * `waiting` for the engine, `opening` a record, `playing`, `elsewhere` (another tab runs it), `lost` (no such game), `broken` (it cannot be read).
 * @typedef {"waiting" | "opening" | "playing" | "elsewhere" | "lost" | "broken"} Phase
 */

/**
 * The running table as the page shows it.
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game which game is played, "" until that is known
 * @property {Phase} phase
 * @property {Snapshot | null} snapshot the engine's last word
 * @property {View | null} view what is drawn: behind `look` while frames are shown
 * @property {Event | null} event what the drawn view came from
 * @property {Event[]} sinceLastTurn what happened since the looking seat last decided
 * @property {Event[]} eventLog all that has been shown since the deal: the log
 * @property {Undo} undo whether the looking seat's last decision may be taken back, by the engine's last word
 * @property {boolean} afterUndo the looking seat is asked anew because it took a decision back
 * @property {boolean} undoNeedsPractice what is to be taken back has told something: somebody must say whether the game may be practice from then on
 * @property {number | null} viewer the seat that looks, null for what everybody may see
 * @property {number | null} curtain the seat that must confirm before anything of it is shown
 * @property {boolean} handOverPending the looking seat has decided and sees what came of it; the next person waits until it says so
 * @property {boolean} canWatchMissed whether the looking seat has just come to the table, and may watch what happened while it was away
 * @property {Hint | null} hint what has just acted for the first time in a person's life
 * @property {readonly string[]} taps the places that have been touched for the next decision
 * @property {boolean} busy an action is on its way or being shown
 * @property {boolean} thinking a bot is thinking
 * @property {SeatPlan[]} seats who sits where, with the names as they were typed
 * @property {boolean} practice
 * @property {string} fault the fault's id that broke the opening, else ""
 * @property {Record<string, string | number>} faultArgs
 */

/**
 * @typedef {object} State
 * @property {Settings} settings
 * @property {string} language the language in use
 * @property {number} wordsVersion counts loaded word files, so that a render follows
 * @property {{ name: string, game: string, params: string[] }} screen `game`: for a game's own screens
 * @property {{ phase: "loading" | "ready" | "failed", done: number, total: number, problem: string }} engine
 * @property {EngineInfo | null} alive
 * @property {GameFact[]} games that have a room here, as the build learnt them from the engine
 * @property {Table | null} table
 * @property {Notice | null} notice
 * @property {"yes" | "saving" | "no"} saveStatus whether all that this page holds lies on the device; while it does not, nothing may load the page anew
 * @property {boolean} menu whether the menu is open
 * @property {boolean} updateWaiting whether a newer version waits
 * @property {Presentation | null} stage what is told on the stage just now
 * @property {Record<string, object>} screenStates what single screens keep, each in its drawer (screen_state.js)
 */

/** @type {Settings["theme"][]} */
export const THEMES = ["auto", "light", "dark"];

/** @type {Settings["pace"][]} */
export const PACES = ["instant", "quick", "normal", "step"];

/** The pace that one tap leads to, round and round: each a little faster, then step by step. @param {Settings["pace"]} pace */
export const nextPace = (pace) =>
  /** @type {Settings["pace"]} */ (PACES[(PACES.indexOf(pace) + PACES.length - 1) % PACES.length]);

/** @param {GameFact[]} games @returns {Settings} */
function defaultSettings(games) {
  return {
    language: "",
    theme: "auto",
    pace: "normal",
    sounds: false,
    shortcuts: true,
    switches: {},
    setup: defaultSetup(games),
    current: "",
    level: "",
    explains: true,
    met: [],
  };
}

/** @param {GameFact[]} games that may be played here @returns {State} */
export function initialState(games) {
  return {
    settings: defaultSettings(games),
    language: "en",
    wordsVersion: 0,
    screen: { name: "start", game: "", params: [] },
    engine: { phase: "loading", done: 0, total: 0, problem: "" },
    alive: null,
    games,
    table: null,
    notice: null,
    saveStatus: "yes",
    menu: false,
    updateWaiting: false,
    stage: null,
    screenStates: {},
  };
}
