/**
 * The games of this house, and what the page asks of each: a game is a room, an object that answers what shared code must know.
 * Only the boot (app.js) reads the list; everybody else is handed the rooms. Beside its entry here a game has folders of its name in js,
 * css and i18n/LANGUAGE; nothing else in shared code names it.
 */

/** @import { Event, View } from "./engine/shapes" */
/** @import { Translate } from "./words/i18n.js" */
/** @import { Reader } from "./words/reader.js" */
/** @import { Screen } from "./screens.js" */
/** @import { Settings } from "./state.js" */
/** @import { Layout } from "./table/geometry.js" */
/** @import { DemoScript } from "./table/demo.js" */
/** @import { StageControls } from "./view/stage_frame.js" */

/**
 * A game before its room is open.
 * @typedef {object} GameEntry
 * @property {() => Promise<{ adapter: GameAdapter }>} load
 * @property {string[]} words its files in i18n/LANG/GAME/, besides `hall`, which is read with the page's first words
 * @property {string[]} styles its sheets in css/GAME/, in their order
 * @property {string[]} switches settings of its own, each on or off; their words are `GAME-switch-NAME` in its hall
 * @property {string[]} [icons] pictures of the sprite that stand over its door on the start page
 * @property {Record<string, GameScreen>} screens its own screens, by their name in the address: `#/GAME/NAME`
 */

/**
 * @typedef {object} GameScreen
 * @property {() => Promise<Screen>} load
 * @property {string} menu id of its words in the menu, among the shared ones or those of the game's hall
 * @property {string} after the screen that it follows in the menu
 * @property {boolean} [first] also offered on the start page
 * @property {boolean} [learn] teaches the game: offered on the start page beside playing at once
 */

/**
 * What shared code asks of a game; V and E are the game's own shapes of the table and of what happens there.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @typedef {object} GameAdapter
 * @property {(props: TableProps<V>) => unknown} table the table's picture
 * @property {(view: V, taps: readonly string[], reader: Reader) => string} question what is asked of whom, after these taps
 * @property {(view: V) => boolean} interrupts whether the question comes out of the ordinary turn: it then needs the little room there is
 * @property {(taps: readonly string[]) => string} explains the thing of which the question speaks after these taps, as its `data-help` has it; "" for none
 * @property {(view: V, reader: Reader) => string} warning what nobody should overlook before deciding, "" for nothing
 * @property {(place: string, view: V, t: Translate) => string} button the words of a "button:…" that may be tapped, "" where the table itself shows it
 * @property {(view: V, t: Translate) => string} curtain what the curtain says of the question, "" for nothing
 * @property {(view: V, reader: Reader) => string} outcome who has won
 * @property {(view: V) => number[]} [order] the seats from the first place to the last, where points alone do not tell
 * @property {(view: V, seat: number, reader: Reader) => unknown} count how a seat's points came about, for the end of the game
 * @property {(props: KnownProps<V>) => unknown} known what a seat may know of the others, at hand
 * @property {(props: HelpProps<V>) => unknown} help what a thing says of itself; null where this seat may know nothing of it
 * @property {DemoAdapter<V, E>} [demos] its things at work, as far as web/demos shows any
 * @property {EventAdapter<V, E>} events
 * @property {AnimationAdapter<E>} flights
 * @property {StageAdapter<V, E>} stage
 * @property {KeyboardAdapter<V>} keys
 * @property {Record<string, Sound>} sounds by kind of event
 * @property {Record<string, (code: string, t: Translate) => unknown>} [choices] by option of the set-up whose codes may be chosen one by one: how
 *   one of them is named
 * @property {Record<string, (code: string, t: Translate) => unknown>} statistics by heading of the tally: how one of its codes is named
 */

/**
 * @template {View} [V=any]
 * @typedef {object} TableProps
 * @property {V} view with the actions that may be chosen now
 * @property {Chosen} chosen how far a decision has come
 * @property {(place: string) => void} tap a place is touched
 * @property {string[]} names by seat
 * @property {unknown[]} faces by seat: the level of a bot, drawn already; nothing for people
 * @property {TableParts} parts what every table has, drawn already
 * @property {boolean} thinking a bot thinks
 * @property {(seat: number) => void} ask somebody wants to know more of a seat
 * @property {Translate} t
 */

/** @typedef {import("./table/taps.js").Selection} Chosen */
/** @typedef {{ tools: unknown, status: unknown, side: unknown }} TableParts tools of the bar, the status line, log and what is known */

/**
 * @template {View} [V=any]
 * @typedef {{ view: V, names: string[], reader: Reader, only?: number | null }} KnownProps `only`: the one seat that is asked about
 */

/**
 * @template {View} [V=any]
 * @typedef {{ subject: string, view: V | null, reader: Reader }} HelpProps `subject`: what stood in the thing's `data-help`
 */

/**
 * Small recorded positions in which one thing does what it is there for: web/demos/README.md.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @typedef {object} DemoAdapter
 * @property {(t: Translate) => string[]} names by seat; whoever looks on is the first
 * @property {(id: string, t: Translate) => { name: string, words: string }} about what is shown, and what is said of it before anything happens
 * @property {(subject: string, view: V | null) => string} helped what of it explains itself under this subject, "" for nothing that may be shown
 * @property {(event: E, shown: DemoScript) => boolean} ends whether there is nothing more to be seen after this
 * @property {(props: { view: V, shown: DemoScript, names: string[], t: Translate }) => unknown} picture the small table
 */

/**
 * What happens at the table.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @typedef {object} EventAdapter
 * @property {(event: E, reader: Reader) => string} words one event in one sentence, as the reader may know it
 * @property {ReadonlySet<string>} decisions kinds that a seat brings about by deciding
 * @property {ReadonlySet<string>} chapters kinds with which a new part of the log begins
 * @property {(event: E) => boolean} isMove whether it is worth being named as the last that happened
 * @property {(event: E) => boolean} isMerged it needs neither a tap nor a line of its own: it belongs to the one before
 * @property {(event: E) => boolean} isRepeated others say the same again: one line is enough for them
 * @property {(event: E) => boolean} begins whether another sentence for the ear begins with it
 * @property {(event: E) => boolean} ends whether the sentence ends with it
 * @property {(events: readonly E[], reader: Reader, asks: boolean) => string} sentence all that stands between, in one sentence; "" where there is
 *   nothing to say. `asks`: it is the reader's turn now, which the sentence says too
 * @property {(event: E, view: V, viewer: number | null) => boolean} isHit whether it struck the viewer
 * @property {ReadonlySet<string>} amends kinds after which nothing that struck somebody matters any more
 * @property {(event: E, reader: Reader) => string} hitWords a hit, in words
 * @property {readonly string[]} worst kinds of hits, what hurts more first
 * @property {(event: E) => Hint | null} hint what acts here that is worth being explained the first time in a person's life
 */

/**
 * What acts for the first time: its kind, the id of one sentence among the game's words, and a selector of what is to be lit.
 * @typedef {{ kind: string, words: string, lit: string }} Hint
 */

/**
 * How what happens moves: by transforms and opacity, from the places before a frame to those after it.
 * @template {Event} [E=any]
 * @typedef {object} AnimationAdapter
 * @property {Record<string, number>} lasts by kind, in milliseconds at the normal pace; what is not here takes no time
 * @property {Record<string, number>} holds how long one may look at the result, likewise
 * @property {(event: E) => boolean} along it moves along with what comes next, which does not wait for it
 * @property {(event: E) => string[]} vanishing places whose things are gone, or turned, once the frame is drawn
 * @property {(flight: Flight<E>) => void} fly
 * @property {(event: E) => string[]} noted places one of which is marked where nothing may move, the best first
 */

/**
 * @template {Event} [E=any]
 * @typedef {object} Flight
 * @property {E} event
 * @property {E} [next] what is shown after it
 * @property {Layout} before
 * @property {number} ms
 * @property {(element: Element | null | undefined, frames: Keyframe[], options?: KeyframeAnimationOptions) => void} move
 * @property {(element: Element | null | undefined, mark: string, stays?: boolean) => void} mark a class for as long as the flight lasts;
 *   `stays`: until the next one begins
 */

/**
 * What is told step by step on the stage instead of flying; all of it must be public.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @typedef {object} StageAdapter
 * @property {ReadonlySet<string>} kinds those of one token and kind are told as one row, one after another
 * @property {ReadonlySet<string>} follows kinds that come of what is told; they fly when all of the row has been
 * @property {ReadonlySet<string>} again those of them that the log offers to be read again
 * @property {(row: readonly { event: E, view: V }[], how: PresentationOptions) => StageAct<V, E>[]} acts how a row is told: some of it perhaps together, or not at all
 * @property {(act: StageAct<V, E>) => number} steps
 * @property {(acts: readonly StageAct<V, E>[], act: number, step: number, quick: boolean) => number} stays how long a step stays, in milliseconds
 * @property {(act: StageAct<V, E>, step: number, reader: Reader) => string} heard a step for the ear, where somebody goes from one to the next
 * @property {(act: StageAct<V, E>, reader: Reader) => string} whole the act for the ear, where it goes on by itself
 * @property {(props: StageProps<V, E>) => unknown} picture
 * @property {string} end id of the words for reading the last act of a game again
 * @property {(event: E, t: Translate) => { label: string, which: string }} againWords
 */

/**
 * One thing that is told: what happened, and the table as it then lay where that is known. The end of a game is told from its table alone.
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @typedef {object} StageAct
 * @property {E | null} event
 * @property {V | null} view
 * @property {readonly E[]} [together] all that is told at once in one still picture; `event` is the first of it
 */

/** How people want a row told: at which pace, and which of the game's switches are on. @typedef {{ pace: Settings["pace"], on: (name: string) => boolean }} PresentationOptions */

/**
 * @template {View} [V=any]
 * @template {Event} [E=any]
 * @typedef {{ act: StageAct<V, E>, step: number, names: string[], reader: Reader, on: StageControls }} StageProps
 */

/**
 * The table by keyboard. Rows stand from top to bottom; arrows lead along a row and from one to the next.
 * @template {View} [V=any]
 * @typedef {object} KeyboardAdapter
 * @property {Row[]} rows
 * @property {number} numbers the highest number key that stands for a place
 * @property {(number: number, view: V) => string} numbered the place that a number key stands for
 * @property {Record<string, (view: V, reader: Reader) => string[]>} heard single letters, and what each lets be heard
 */

/** @typedef {{ items: string, under?: { within: string, items: string } }} Row selectors: what may have the focus, and what lies under each of it */

/** Pitches in hertz, one after another, the kind of wave, and how many seconds each lasts. @typedef {{ notes: number[], wave: OscillatorType, each: number }} Sound */

/** @type {Record<string, GameEntry>} the first is the one whose screens an address without a game means */
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
