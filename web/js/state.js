/** The page's state: types of all fields, and initial values. */

import { defaultSetup } from "./setup.js";

/** @import { Message, OpenMessage, PlainId } from "./words/translate" */
/** @import { EngineInfo, Event, GameFact, Snapshot, SeatPlan, Undo, View } from "./engine/shapes" */
/** @import { Hint, StageAct } from "./games.js" */
/** @import { Setup } from "./setup.js" */

/**
 * Settings, stored under these names: renaming one needs a migration.
 * @typedef {object} Settings
 * @property {string} language one of LANGUAGES, or "" while the browser decides
 * @property {"auto" | "light" | "dark"} theme
 * @property {"instant" | "quick" | "normal" | "step"} pace
 * @property {boolean} sounds of what happens at the table
 * @property {number} soundVolume from 0 to 100
 * @property {boolean} cues sounds for "your turn" and "you were hit"
 * @property {boolean} music
 * @property {number} musicVolume from 0 to 100
 * @property {boolean} soundOffered whether the player has been asked about sound
 * @property {boolean} remarks whether bots say something now and then
 * @property {boolean} shortcuts single-key shortcuts
 * @property {Record<string, boolean>} switches the games' own settings, by `GAME-NAME`
 * @property {Setup} setup the last setup
 * @property {string} current id of the game last played, "" for none
 * @property {string} level the last bot level, used by "play now"
 * @property {import("./profiles.js").Profile[]} profiles
 * @property {string} profile id of the current profile, "" for none
 * @property {boolean} concernsOnly stop only for what concerns the viewer
 * @property {boolean} explains whether onboarding hints are shown
 * @property {boolean} gestures whether gestures of friends are shown
 * @property {string} relays addresses for tables with friends, as typed; "" for the usual ones
 * @property {string} relayServers the same for STUN and TURN
 * @property {string[]} met onboarding hints already shown, each as GAME:KIND
 */

/** A toast; `save`: about unsaved games, offers to export them. @typedef {(Message | OpenMessage) & { tone: "info" | "error", save?: boolean }} Notice */

/**
 * Phase of the running table:
 * `waiting` for the engine, `opening` a record, `playing`, `elsewhere` (another tab runs it), `lost` (no such game), `broken` (it cannot be read).
 * @typedef {"waiting" | "opening" | "playing" | "elsewhere" | "lost" | "broken"} Phase
 */

/**
 * The running table as the page shows it.
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game which game is played, "" until that is known
 * @property {Phase} phase
 * @property {Snapshot | null} snapshot the engine's last snapshot
 * @property {View | null} view the view drawn, which lags behind `snapshot` during animation
 * @property {Event | null} event the event that led to the drawn view
 * @property {Event[]} sinceLastTurn events since the viewing seat's last decision
 * @property {Event[]} eventLog all events shown so far
 * @property {Undo} undo whether the viewing seat may undo, according to the last snapshot
 * @property {boolean} afterUndo the viewing seat is asked again after an undo
 * @property {boolean} undoNeedsPractice the undo would take back revealed information: ask whether the game may become practice
 * @property {number | null} viewer the viewing seat, null for the public view
 * @property {number | null} curtain the seat that must confirm before its view is shown
 * @property {boolean} guarded a question has just appeared, and taps that were meant for what was there before are ignored
 * @property {boolean} handOverPending the viewing seat reviews its turn; the next player waits until it confirms
 * @property {boolean} canWatchMissed the viewing seat has just taken over the device, and can replay what it missed
 * @property {Hint | null} hint the onboarding hint of the event being shown
 * @property {number} passed moves in a row that do not concern the viewer, and were not shown
 * @property {readonly string[]} taps the places selected for the next decision
 * @property {boolean} busy a request or animation is under way
 * @property {"" | "briefly" | "long"} thinking whether a bot is thinking, and has been for a while
 * @property {SeatPlan[]} seats names as typed
 * @property {string} profile id of the profile that started it, "" for none
 * @property {boolean} practice
 * @property {boolean} advised whether hints can be had: not where friends play on devices of their own
 * @property {number} hints how many were given in this game
 * @property {Message | OpenMessage | null} fault what prevented opening
 */

/**
 * The presentation in `state.stage`.
 * @typedef {object} Presentation
 * @property {string} game
 * @property {readonly StageAct[]} acts shown one after another
 * @property {number} act index of the current act
 * @property {number} step
 * @property {boolean} playing advances automatically
 * @property {boolean} reading opened again from the log
 */

/**
 * @typedef {object} State
 * @property {Settings} settings
 * @property {string} language the current language
 * @property {number} wordsVersion incremented when messages have loaded, to re-render
 * @property {boolean} painted the first picture has been shown, and what is below it can be drawn
 * @property {{ name: string, game: string, params: string[] }} screen `game`: for a game's own screens
 * @property {{ phase: "idle" | "loading" | "ready" | "failed", done: number, total: number, problem: PlainId | "" }} engine
 * @property {EngineInfo | null} alive
 * @property {GameFact[]} games games with an adapter, from the generated list
 * @property {Table | null} table
 * @property {Notice | null} notice
 * @property {"yes" | "saving" | "no"} saveStatus while games are unsaved, nothing may reload the page
 * @property {boolean} menu whether the menu is open
 * @property {boolean} updateWaiting whether an update is waiting
 * @property {Presentation | null} stage the presentation on the stage
 * @property {Record<string, object>} screenStates state of single screens (screen_state.js)
 */

/** @type {Settings["theme"][]} */
export const THEMES = ["auto", "light", "dark"];

/** @type {Settings["pace"][]} */
export const PACES = ["instant", "quick", "normal", "step"];

/** The next pace in the cycle: faster each time, then step by step. @param {Settings["pace"]} pace */
export const nextPace = (pace) =>
  /** @type {Settings["pace"]} */ (PACES[(PACES.indexOf(pace) + PACES.length - 1) % PACES.length]);

/** @param {GameFact[]} games @returns {Settings} */
function defaultSettings(games) {
  return {
    language: "",
    theme: "auto",
    pace: "normal",
    sounds: false,
    remarks: true,
    soundVolume: 50,
    cues: false,
    music: false,
    musicVolume: 30,
    soundOffered: false,
    shortcuts: true,
    concernsOnly: false,
    switches: {},
    setup: defaultSetup(games),
    current: "",
    level: "",
    profiles: [],
    profile: "",
    explains: true,
    gestures: true,
    relays: "",
    relayServers: "",
    met: [],
  };
}

/** @param {GameFact[]} games that may be played here @returns {State} */
export function initialState(games) {
  return {
    settings: defaultSettings(games),
    language: "en",
    wordsVersion: 0,
    painted: false,
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
