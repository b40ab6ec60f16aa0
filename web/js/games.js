/**
 * Registry of games, and the GameAdapter interface through which shared code uses them. Only app.js reads the registry;
 * other modules are handed adapters. Besides its entry here, a game has folders of its name in js, css and i18n/LANGUAGE;
 * nothing else in shared code names it.
 */

/** @import { Event, View } from "./engine/shapes" */
/** @import { GameTranslate, PlainId, Translate } from "./words/translate" */
/** @import { Reader } from "./words/reader.js" */
/** @import { Screen } from "./screens.js" */
/** @import { Settings } from "./state.js" */
/** @import { Layout } from "./table/geometry.js" */
/** @import { DemoScript } from "./table/demo_script.js" */
/** @import { StageControls } from "./view/stage_frame.js" */

/**
 * Registry entry of a game: what must be known before its adapter is loaded.
 * @typedef {object} GameEntry
 * @property {() => Promise<{ adapter: GameAdapter<any, any, any> }>} load
 * @property {string[]} words message files in i18n/LANG/GAME/, besides `hall`, which is loaded when the page starts
 * @property {string[]} styles style sheets in css/GAME/, in cascade order
 * @property {string[]} switches boolean settings of the game, labelled by the message `GAME-switch-NAME` in `hall`
 * @property {string[]} [icons] icons of its card on the start page, by id in the sprite
 * @property {Record<string, GameScreen>} screens additional screens, by route name: `#/GAME/NAME`
 */

/**
 * @typedef {object} GameScreen
 * @property {() => Promise<Screen<any>>} load
 * @property {PlainId} menu message id of its menu entry, either shared or in the game's `hall`
 * @property {string} after the screen after which the menu lists it
 * @property {boolean} [first] also linked on the start page
 * @property {boolean} [learn] the tutorial: offered on the start page beside the button to play
 */

/**
 * Game adapter: everything shared code needs from a game. V and E are the game's view and event types.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} GameAdapter
 * @property {(props: TableProps<V, T>) => unknown} table template of the table
 * @property {(view: V, taps: readonly string[], reader: Reader<T>) => string} question the prompt: who must decide what, after these taps
 * @property {(view: V) => boolean} interrupts whether the decision is out of turn; the prompt then takes precedence
 *   where space is short
 * @property {(taps: readonly string[]) => string} explains subject (`data-help`) of the help on the prompt after these taps, "" for none
 * @property {(view: V, reader: Reader<T>) => string} warning what a player should not overlook before deciding, "" for none
 * @property {(place: string, view: V, t: T) => string} button label of a place "button:…", "" if the table
 *   renders the button itself
 * @property {(view: V, t: T) => string} curtain what the curtain reveals of the pending decision, "" for nothing
 * @property {(view: V, reader: Reader<T>) => string} outcome who won
 * @property {(view: V) => number[]} [order] seats by final rank, if there are tie-breakers beyond points
 * @property {(view: V, seat: number, reader: Reader<T>) => unknown} count breakdown of a seat's points, for the result screen
 * @property {(props: KnownProps<V, T>) => unknown} known panel with everything the viewer may know about the other seats
 * @property {(props: HelpProps<V, T>) => unknown} help contextual help on a subject; null if the viewer may not see it
 * @property {DemoAdapter<V, E, T>} [demos] present if web/demos has demos of the game
 * @property {EventAdapter<V, E, T>} events
 * @property {AnimationAdapter<E>} flights
 * @property {StageAdapter<V, E, T>} stage
 * @property {KeyboardAdapter<V, T>} keys
 * @property {Record<string, Sound>} sounds by event kind
 * @property {Record<string, (code: string, t: T) => unknown>} [choices] by set-up option whose codes
 *   are selected individually: the label of a code
 * @property {Record<string, (code: string, t: T) => unknown>} statistics by section of the statistics: the label of a code
 */

/**
 * @template {View} [V=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} TableProps
 * @property {V} view with the legal actions
 * @property {Chosen} chosen the current selection
 * @property {(place: string) => void} tap handle a tap on a place
 * @property {string[]} names by seat
 * @property {unknown[]} faces by seat: rendered face for a bot's level, nothing for humans
 * @property {TableParts} parts rendered parts that all tables share
 * @property {boolean} thinking whether a bot is thinking
 * @property {(seat: number) => void} ask show what is known about a seat
 * @property {T} t
 */

/** @typedef {import("./table/taps.js").Selection} Chosen */
/** @typedef {{ tools: unknown, status: unknown, side: unknown }} TableParts toolbar, status line, and side panel with log and known information */

/**
 * @template {View} [V=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {{ view: V, names: string[], reader: Reader<T>, only?: number | null }} KnownProps `only`: show this seat alone
 */

/**
 * @template {View} [V=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {{ subject: string, view: V | null, reader: Reader<T> }} HelpProps `subject`: the element's `data-help`
 */

/**
 * Demos: short recorded positions, each showing one card at work (web/demos/README.md).
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} DemoAdapter
 * @property {(t: T) => string[]} names by seat; the first is the viewer
 * @property {(id: string, t: T) => { name: string, words: string }} about title and introduction of a demo
 * @property {(subject: string, view: V | null) => string} helped id of the demo offered in the help on a subject, "" for
 *   none or if the viewer may not see it
 * @property {(event: E, shown: DemoScript) => boolean} ends whether the demo ends with this event
 * @property {(props: { view: V, shown: DemoScript, names: string[], t: T }) => unknown} picture template of the small table
 */

/**
 * Classification and wording of events.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} EventAdapter
 * @property {(event: E, reader: Reader<T>) => string} words the event as one sentence, restricted to what the reader may know
 * @property {ReadonlySet<string>} decisions kinds that are a seat's decision
 * @property {ReadonlySet<string>} chapters kinds that begin a new section of the log
 * @property {(event: E) => boolean} isMove whether it counts as a move: shown as the last move, and a step of its own in demos
 * @property {(event: E) => boolean} isMerged merged into the previous event: no log line, no step
 * @property {(event: E) => boolean} isRepeated redundant because other events say the same: no log line
 * @property {(event: E) => boolean} begins whether a new screen-reader sentence starts before it
 * @property {(event: E) => boolean} ends whether the screen-reader sentence ends after it
 * @property {(events: readonly E[], reader: Reader<T>, asks: boolean) => string} sentence screen-reader
 *   announcement of consecutive events, "" for none. `asks`: it is the reader's turn now, which it announces too
 * @property {(event: E, view: V, viewer: number | null) => boolean} isHit whether it harmed the viewer
 * @property {ReadonlySet<string>} amends kinds that make all earlier hits irrelevant
 * @property {(event: E, reader: Reader<T>) => string} hitWords wording of a hit
 * @property {readonly string[]} worst kinds of hits, worst first
 * @property {(event: E) => Hint | null} hint onboarding hint on the card that acts, shown once per person
 */

/**
 * Onboarding hint: the kind of card that acts for the first time, a message id, and a selector of the element to highlight.
 * @typedef {{ kind: string, words: string, lit: string }} Hint
 */

/**
 * Animation of events, by transforms and opacity, from the layout before a frame to the layout after it.
 * @template {Event} [E=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} AnimationAdapter
 * @property {Record<string, number>} lasts duration by kind, in milliseconds at normal pace; other kinds take no time
 * @property {Record<string, number>} holds pause after the animation, likewise
 * @property {(event: E) => boolean} along whether the next event starts without waiting for this one
 * @property {(event: E) => string[]} vanishing places whose elements have gone, or been turned over, once the frame is drawn
 * @property {(flight: Flight<E>) => void} fly
 * @property {(event: E) => string[]} noted places to highlight instead under reduced motion; the first that exists is used
 */

/**
 * @template {Event} [E=any]
 * @typedef {object} Flight
 * @property {E} event
 * @property {E} [next] the event shown after it
 * @property {Layout} before
 * @property {number} ms
 * @property {(element: Element | null | undefined, frames: Keyframe[], options?: KeyframeAnimationOptions) => void} move
 * @property {(element: Element | null | undefined, mark: string, stays?: boolean) => void} mark set a class for the
 *   duration of the flight; `stays`: until the next flight begins
 */

/**
 * Presentation of events step by step on the stage instead of by animation. Only for public events.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} StageAdapter
 * @property {ReadonlySet<string>} kinds kinds shown on the stage; events of the same token and kind are presented as one row
 * @property {ReadonlySet<string>} follows kinds that result from a presented event; animated after the whole row
 * @property {ReadonlySet<string>} again presented kinds that can be replayed from the log
 * @property {(row: readonly { event: E, view: V }[], how: PresentationOptions) => StageAct<V, E>[]} acts
 *   the acts that present a row; events may be combined or left out
 * @property {(act: StageAct<V, E>) => number} steps number of steps
 * @property {(acts: readonly StageAct<V, E>[], act: number, step: number, quick: boolean) => number} stays duration of a step,
 *   in milliseconds
 * @property {(act: StageAct<V, E>, step: number, reader: Reader<T>) => string} heard screen-reader text of one step, when stepping manually
 * @property {(act: StageAct<V, E>, reader: Reader<T>) => string} whole screen-reader text of an entire act, when it advances automatically
 * @property {(props: StageProps<V, E, T>) => unknown} picture template of a step
 * @property {string} end message id of the button that replays the last act of a game
 * @property {(event: E, t: T) => { label: string, which: string }} againWords wording of the replay button
 */

/**
 * Act, the unit of presentation: an event, and the position at that time if it is known. The end of the game needs only the position.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @typedef {object} StageAct
 * @property {E | null} event
 * @property {V | null} view
 * @property {readonly E[]} [together] events presented at once in one still picture; `event` is the first of them
 */

/** The user's preferences for presentations: the pace, and which of the game's switches are on. @typedef {{ pace: Settings["pace"], on: (name: string) => boolean }} PresentationOptions */

/**
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {{ act: StageAct<V, E>, step: number, names: string[], reader: Reader<T>, on: StageControls }} StageProps
 */

/**
 * Keyboard control of the table. Rows are listed from top to bottom; the arrow keys move along a row and between rows.
 * @template {View} [V=any]
 * @template {Translate} [T=GameTranslate]
 * @typedef {object} KeyboardAdapter
 * @property {Row[]} rows
 * @property {number} numbers the highest number key in use
 * @property {(number: number, view: V) => string} numbered the place of a number key
 * @property {Record<string, (view: V, reader: Reader<T>) => string[]>} heard by single-key shortcut: what it announces
 */

/** @typedef {{ items: string, under?: { within: string, items: string } }} Row selectors: focusable items, and the items below each of them */

/** Sound effect: pitches in hertz in sequence, waveform, and seconds per note. @typedef {{ notes: number[], wave: OscillatorType, each: number }} Sound */

/** @type {Record<string, GameEntry>} the first is the default for routes that name no game */
export const GAMES = {
  kabale: {
    load: () => import("./kabale/adapter.js"),
    words: ["table", "cards", "events", "award", "heard", "rules", "lesson", "demos"],
    styles: ["award", "card", "column", "demo", "known", "lesson", "motion", "rules", "scoring", "seats", "table"],
    switches: ["contested"],
    icons: ["card-Ki", "card-Tr", "card-Wz"],
    screens: {
      lesson: { load: () => import("./kabale/view/lesson.js"), menu: "menu-lesson", after: "start", learn: true },
      rules: { load: () => import("./kabale/view/rules.js"), menu: "menu-rules", after: "lesson", first: true },
      cards: { load: () => import("./kabale/view/cards.js"), menu: "kabale-cards", after: "statistics", first: true },
    },
  },
  adel: {
    load: () => import("./adel/adapter.js"),
    words: ["cast", "town", "table", "seats", "events", "heard", "scoring", "rules", "lesson", "demos"],
    styles: [
      "medallion",
      "house",
      "table",
      "seats",
      "rail",
      "draft",
      "turn",
      "hand",
      "scoring",
      "rules",
      "known",
      "lesson",
      "demo",
      "motion",
    ],
    switches: [],
    icons: ["role-Ki", "role-As", "role-Wa"],
    screens: {
      lesson: { load: () => import("./adel/view/lesson.js"), menu: "menu-lesson", after: "start", learn: true },
      rules: { load: () => import("./adel/view/rules.js"), menu: "menu-rules", after: "lesson", first: true },
      cards: { load: () => import("./adel/view/cards.js"), menu: "adel-cards", after: "statistics", first: true },
    },
  },
};
