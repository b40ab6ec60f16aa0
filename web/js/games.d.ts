/** The GameAdapter interface, through which shared code uses the games, and the type of their registry. */

import { Event, View } from "./engine/shapes";
import { GameTranslate, PlainId, Translate } from "./words/translate";
import { Reader } from "./words/reader.js";
import { TemplateResult } from "../vendor/lit-html/lit-html.js";
import { Screen } from "./screens.js";
import { Settings } from "./state.js";
import { Layout } from "./table/geometry.js";
import { DemoScript } from "./table/demo_script.js";
import { StageControls } from "./table/stage.js";
import { Trophies } from "./view/trophies.js";

/** Registry entry of a game: what must be known before its adapter is loaded. */
export interface GameEntry {
  load: () => Promise<{ adapter: GameAdapter<any, any, any> }>;
  /** Message files in i18n/LANG/GAME/, besides `listing`, which is loaded when the page starts. */
  words: string[];
  /** Style sheets in css/GAME/, in cascade order. */
  styles: string[];
  /** The options that are usual where a language is spoken, if they are not the first of their values. */
  usual?: (language: string) => Record<string, string>;
  /** Boolean settings of the game, labelled by the message `GAME-switch-NAME` in `listing`. */
  switches: string[];
  /** Its table in small, for its card on the start page. */
  miniature?: () => Promise<{ miniature: TemplateResult }>;
  /** Additional screens, by route name: `#/GAME/NAME`. */
  screens: Record<string, GameScreen>;
}

export interface GameScreen {
  load: () => Promise<Screen<any>>;
  /** Message id of its menu entry, either shared or in the game's `listing`. */
  menu: PlainId;
  /** Also linked on the start page. */
  first?: boolean;
  /** The tutorial: offered on the start page beside the button to play. */
  learn?: boolean;
}

/** Everything shared code needs from a game. V and E are the game's view and event types. */
export interface GameAdapter<V extends View = any, E extends Event = any, T extends Translate = GameTranslate> {
  /** Template of the table. */
  table: (props: TableProps<V, T>) => unknown;
  /** The prompt: who must decide what, after these taps. */
  question: (view: V, taps: readonly string[], reader: Reader<T>) => string;
  /** Whether the decision is out of turn; the prompt then takes precedence where space is short. */
  interrupts: (view: V) => boolean;
  /** Subject (`data-help`) of the help on the prompt after these taps, "" for none. */
  explains: (taps: readonly string[]) => string;
  /** What a player should not overlook before deciding, "" for none. */
  warning: (view: V, reader: Reader<T>) => string;
  /** Label of a place "button:…", "" if the table renders the button itself. */
  button: (place: string, view: V, t: T) => string;
  /** Whether there is nothing to review in these events, so that the device is passed on without asking. */
  passesOn?: (events: readonly E[]) => boolean;
  /** What the curtain reveals of the pending decision, "" for nothing. */
  curtain: (view: V, t: T) => string;
  /** Who won. */
  outcome: (view: V, reader: Reader<T>) => string;
  /** Seats by final rank, if there are tie-breakers beyond points. */
  order?: (view: V) => number[];
  /** Breakdown of a seat's points, for the result screen. */
  count: (view: V, seat: number, reader: Reader<T>) => unknown;
  /** What the seat has won or built in the end, as pictures. */
  trophies?: (view: V, seat: number, reader: Reader<T>) => Trophies;
  /** Panel with everything the viewer may know about the other seats. */
  known: (props: KnownProps<V, T>) => unknown;
  /** Contextual help on a subject; null if the viewer may not see it. */
  help: (props: HelpProps<V, T>) => unknown;
  /** Present if web/demos has demos of the game. */
  demos?: DemoAdapter<V, E, T>;
  /** Present if web/puzzles has puzzles of the game. */
  puzzles?: PuzzleAdapter<T>;
  thoughts: ThoughtAdapter<T>;
  hints: HintAdapter<V, T>;
  events: EventAdapter<V, E, T>;
  animations: AnimationAdapter<V, E>;
  stage: StageAdapter<V, E, T>;
  keys: KeyboardAdapter<V, T>;
  sound: (event: E, view: V) => Sound | null;
  /** By set-up option whose codes are selected individually: the label of a code. */
  choices?: Record<string, (code: string, t: T) => unknown>;
  /** By section of the statistics: the label of a code. */
  statistics: Record<string, (code: string, t: T) => unknown>;
}

export interface TableProps<V extends View = any, T extends Translate = GameTranslate> {
  /** With the legal actions. */
  view: V;
  /** The current selection. */
  chosen: Chosen;
  /** Handle a tap on a place. */
  tap: (place: string) => void;
  /** By seat. */
  names: string[];
  /** By seat: rendered face for a bot's level, nothing for humans. */
  faces: unknown[];
  /** By seat: a bot's level and temper in words, "" for humans. */
  ranks?: string[];
  /** Rendered parts that all tables share. */
  parts: TableParts;
  /** Whether a bot is thinking. */
  thinking: boolean;
  /** Show what is known about a seat. */
  ask: (seat: number) => void;
  t: T;
}

export type Chosen = import("./table/taps.js").Selection;

/** Toolbar, status line, and side panel with log and known information. */
export type TableParts = {
  tools: unknown;
  status: unknown;
  side: unknown;
  /** At the seat of the bot that is thinking, if it takes long: the button that makes it move. */
  hurry?: unknown;
};

export interface KnownProps<V extends View = any, T extends Translate = GameTranslate> {
  view: V;
  names: string[];
  reader: Reader<T>;
  /** Show this seat alone. */
  only?: number | null;
}

export interface HelpProps<V extends View = any, T extends Translate = GameTranslate> {
  /** The element's `data-help`. */
  subject: string;
  view: V | null;
  reader: Reader<T>;
}

/** The game's own facts behind a decision (`Advice` of its shapes). */
export interface ThoughtAdapter<T extends Translate = GameTranslate> {
  /** Template of what the seat believed of hidden cards, "" for nothing. */
  beliefs: (advice: any, reader: Reader<T>) => unknown;
  /** What is likely to come of a move besides its points, "" for nothing. */
  prospects: (move: any, reader: Reader<T>) => string;
}

/** Hints in words: where to look on the table, and why a move. */
export interface HintAdapter<V extends View = any, T extends Translate = GameTranslate> {
  /** What to call a place that a legal action begins with, as a noun. */
  place: (place: string, view: V, reader: Reader<T>) => string;
  /** Sentences on what the advised move number `at` brings, from the game's facts in the advice; the weightiest first. */
  reasons: (advice: any, at: number, view: V, reader: Reader<T>) => string[];
}

/** Puzzles (web/puzzles/README.md): their words are the messages `motive-ID` and `why-ID` of the game. */
export interface PuzzleAdapter<T extends Translate = GameTranslate> {
  /** The motives, in the order in which they are offered. */
  motives: readonly string[];
  /** Arguments of a motive's message from its facts, which are codes, seats and columns from 0. */
  args: (facts: Readonly<Record<string, string | number>>, reader: Reader<T>) => Record<string, string | number>;
}

/** Demos: short recorded positions, each showing one card at work (web/demos/README.md). */
export interface DemoAdapter<V extends View = any, E extends Event = any, T extends Translate = GameTranslate> {
  /** By seat; the first is the viewer. */
  names: (t: T) => string[];
  /** Title and introduction of a demo. */
  about: (id: string, t: T) => { name: string; words: string };
  /** Id of the demo offered in the help on a subject, "" for none or if the viewer may not see it. */
  helped: (subject: string, view: V | null) => string;
  /** Whether the demo ends with this event. */
  ends: (event: E, shown: DemoScript) => boolean;
  /** Template of the small table. */
  picture: (props: { view: V; shown: DemoScript; names: string[]; t: T }) => unknown;
}

/**
 * Classification and wording of events. Each game has one row per kind of event (table/event_row.d.ts), from which
 * all but the words, and all of its AnimationAdapter, is derived.
 */
export interface EventAdapter<V extends View = any, E extends Event = any, T extends Translate = GameTranslate> {
  /** The event as one sentence, restricted to what the reader may know. */
  words: (event: E, reader: Reader<T>) => string;
  /** Several events of one run in one sentence; for games that have runs. */
  runWords?: (events: readonly E[], reader: Reader<T>) => string;
  /** Kinds that are a seat's decision. */
  decisions: ReadonlySet<string>;
  /** Kinds that begin a new section of the log. */
  chapters: ReadonlySet<string>;
  /** Whether it counts as a move: shown as the last move, and a step of its own in demos. */
  isMove: (event: E) => boolean;
  /** Merged into the previous event: no log line, no step. */
  isMerged: (event: E) => boolean;
  /** Redundant because other events say the same: no log line. */
  isRepeated: (event: E) => boolean;
  /** Whether a new screen-reader sentence starts before it. */
  startsSentence: (event: E) => boolean;
  /** Whether the screen-reader sentence ends after it. */
  endsSentence: (event: E) => boolean;
  /**
   * Screen-reader announcement of consecutive events, "" for none. `asks`: it is the reader's turn now, which it
   * announces too.
   */
  sentence: (events: readonly E[], reader: Reader<T>, asks: boolean) => string;
  /** Whether it harmed the viewer. */
  isHit: (event: E, view: V, viewer: number | null) => boolean;
  /** Whether the viewer has to do with it: all of it for a spectator. */
  concerns: (event: E, view: V, viewer: number | null) => boolean;
  /** Whether it is one of a run, whose events are one beat and one sentence. */
  isRun: (event: E) => boolean;
  /** Kinds that make all earlier hits irrelevant. */
  clearsHits: ReadonlySet<string>;
  /** Wording of a hit. */
  hitWords: (event: E, reader: Reader<T>) => string;
  /** Of a hit. */
  severity: (event: E) => number;
  /** What a bot at one of these seats might say something about, the likeliest speaker first. */
  remarks: (event: E) => readonly Remarked[];
  /** Onboarding hint on the card that acts, shown once per person. */
  hint: (event: E) => Hint | null;
}

/** What a bot remarks on: what befell its seat, or what it did. */
export type Remarked = { topic: "murdered" | "robbed" | "ruined" | "striking" | "winning"; seat: number };

/**
 * Onboarding hint: the kind of card that acts for the first time, a message id, and a selector of the element to
 * highlight.
 */
export type Hint = { kind: string; words: string; lit: string };

/** Animation of events, by transforms and opacity, from the layout before a frame to the layout after it. */
export interface AnimationAdapter<V extends View = any, E extends Event = any> {
  /** In milliseconds at normal pace. */
  duration: (event: E, view: V) => number;
  /** Pause after the animation, likewise. */
  hold: (event: E) => number | undefined;
  /** Whether the next event starts without waiting for this one. */
  overlaps: (event: E) => boolean;
  /** The least time until the next turn, likewise, if it is another seat's event; 0 for none. */
  least: (event: E) => number;
  /** The game's switch that folds runs of such events, "" for none. */
  foldedBy: (event: E) => string;
  /** How it is staged as a moment; null for a routine event. */
  moment: (event: E, view: V) => Staged | null;
  /** Places whose elements have gone, or been turned over, once the frame is drawn. */
  vanishing: (event: E) => string[];
  animate: (transition: Transition<E, V>) => void;
  /** Selector of the containers, such as a hand, whose items glide when they move within them. */
  groups: string;
  /** Places to highlight instead under reduced motion; the first that exists is used. */
  highlight: (event: E) => string[];
}

/** A moment: its look, its icon, and the places it is about, of which the first that is visible is used. */
export type Staged = { look: "strike" | "glory"; sign: string; at: string[] };

export interface Transition<E extends Event = any, V extends View = any> {
  event: E;
  /** The table right after it. */
  view: V;
  /** The event shown after it. */
  next?: E;
  before: Layout;
  ms: number;
  move: (element: Element | null | undefined, frames: Keyframe[], options?: KeyframeAnimationOptions) => void;
  /** Set a class for the duration of the animation; `stays`: until the next one begins. */
  mark: (element: Element | null | undefined, mark: string, stays?: boolean) => void;
}

/** Presentation of events step by step on the stage instead of by animation. Only for public events. */
export interface StageAdapter<V extends View = any, E extends Event = any, T extends Translate = GameTranslate> {
  /** Kinds shown on the stage; events of the same token and kind are presented as one row. */
  kinds: ReadonlySet<string>;
  /** Kinds that result from a presented event; animated after the whole row. */
  follows: ReadonlySet<string>;
  /** Presented kinds that can be replayed from the log. */
  again: ReadonlySet<string>;
  /** The acts that present a row; events may be combined or left out. */
  acts: (row: readonly { event: E; view: V }[], how: PresentationOptions) => StageAct<V, E>[];
  /** Number of steps. */
  steps: (act: StageAct<V, E>) => number;
  /** Duration of a step, in milliseconds. */
  stays: (acts: readonly StageAct<V, E>[], act: number, step: number, quick: boolean) => number;
  /** Screen-reader text of one step, when stepping manually. */
  heard: (act: StageAct<V, E>, step: number, reader: Reader<T>) => string;
  /** Screen-reader text of an entire act, when it advances automatically. */
  whole: (act: StageAct<V, E>, reader: Reader<T>) => string;
  /** Template of a step. */
  picture: (props: StageProps<V, E, T>) => unknown;
  /** Message id of the button that replays the last act of a game. */
  end: string;
  /** Wording of the replay button. */
  againWords: (event: E, t: T) => { label: string; which: string };
}

/**
 * Act, the unit of presentation: an event, and the position at that time if it is known. The end of the game needs
 * only the position.
 */
export interface StageAct<V extends View = any, E extends Event = any> {
  event: E | null;
  view: V | null;
  /** Events presented at once in one still picture; `event` is the first of them. */
  together?: readonly E[];
}

/** The user's preferences for presentations: the pace, and which of the game's switches are on. */
export interface PresentationOptions {
  pace: Settings["pace"];
  on: (name: string) => boolean;
}

export interface StageProps<V extends View = any, E extends Event = any, T extends Translate = GameTranslate> {
  act: StageAct<V, E>;
  step: number;
  names: string[];
  reader: Reader<T>;
  on: StageControls;
}

/**
 * Keyboard control of the table. Rows are listed from top to bottom; the arrow keys move along a row and between
 * rows.
 */
export interface KeyboardAdapter<V extends View = any, T extends Translate = GameTranslate> {
  rows: Row[];
  /** The highest number key in use. */
  numbers: number;
  /** The place of a number key. */
  numbered: (number: number, view: V) => string;
  /** By single-key shortcut: what it announces. */
  heard: Record<string, (view: V, reader: Reader<T>) => string[]>;
}

/** Selectors: focusable items, and the items below each of them. */
export type Row = { items: string; under?: { within: string; items: string } };

/** Sound effect: pitches in hertz in sequence, what sounds them, seconds per note, and whether a drum strikes first. */
export type Sound = { notes: number[]; wave: OscillatorType | "pluck"; each: number; drum?: boolean };
