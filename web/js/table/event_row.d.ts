/** Types of event rows: everything the page says about a kind of event, in one row per kind. */

import { Event, View } from "../engine/shapes";
import { AnimationAdapter, EventAdapter, GameAdapter, Remarked, Sound, StageAdapter, Transition } from "../games.js";

/** A property of a whole kind, or of some of its events. */
export type When<E extends Event> = boolean | ((event: E) => boolean);

/** How a moment is staged: `strike` darkens the hall round its place, `glory` lights it. */
export interface Moment<V extends View = any, E extends Event = any> {
  look: "strike" | "glory";
  /** Icon that stands over its place. */
  sign: string;
  /** Places it is about; the first that is visible is used. */
  at: (event: E) => string[];
  /** Instead of the row's sound. */
  sound: Sound;
  /** Whether this event is one; default: all of the kind are. */
  when?: (event: E, view: V) => boolean;
}

/** Row of an event kind. A missing property means no, none or no time; a game may add properties for its own words. */
export interface EventRow<V extends View = any, E extends Event = any> {
  /** Duration of the animation, in milliseconds at normal pace; without it nothing moves. */
  ms?: number;
  /** Pause before the next event, likewise. */
  hold?: number;
  /**
   * Shows what the difference of the layouts before and after does not. Without it, new pieces fade in and gone ones fade
   * out; in any case those that moved within their group glide.
   */
  animate?(transition: Transition<E, V>): void;
  /** Places whose elements have gone, or been turned over, once the frame is drawn; `animate` gets copies of them. */
  vanishing?(event: E): string[];
  /** Places to highlight instead under reduced motion; the first that exists is used. Default: the game's. */
  highlight?(event: E): string[];
  /** The next event starts without waiting for this one. */
  overlaps?: When<E>;
  /** Of another seat's event: the least time until the next turn, likewise, so that it can be followed. */
  least?: number;
  /** Consecutive events of which `when` is true are one beat; with the game's switch `folds` on they take no time at all. */
  run?: { when: (event: E) => boolean; folds: string };
  /** Concerns every seat, or those of which this is true; what a seat does, suffers or is hit by concerns it anyway. */
  concerns?: boolean | ((event: E, viewer: number, view: V) => boolean);
  /** Worth a moment of drama: when, and how it looks. */
  moment?: Moment<V, E>;
  sound?: Sound;
  /**
   * A decision of its seat, which shows that the seat has seen all earlier events; so not a kind that may also happen
   * automatically or out of turn.
   */
  decision?: boolean;
  /** Begins a new section of the log. */
  chapter?: boolean;
  /** Merged into the previous event: no log line, no step. */
  merged?: When<E>;
  /** Other events say the same: no log line. */
  repeated?: boolean;
  /** false: not a move, so neither shown as the last one nor a step of its own in demos. */
  move?: boolean;
  /** A new screen-reader sentence starts before it. */
  startsSentence?: boolean;
  /** The screen-reader sentence ends after it. */
  endsSentence?: When<E>;
  /** Whom it harms. */
  hits?: "seat" | "other" | ((event: E, viewer: number, view: V) => boolean);
  /** Of a hit: the most severe is told where there is space for one. */
  severity?: number;
  /** Makes all earlier hits irrelevant. */
  clearsHits?: boolean;
  /** What bots may remark on, each topic with its seat, the likeliest speaker first. */
  remarks?(event: E): Remarked[];
  /** Shown on the stage instead of by animation. */
  presented?: boolean;
  /** Results from a presented event: animated after all events presented with it. */
  follows?: boolean;
  /** A presented kind that can be opened again from the log. */
  replayable?: boolean;
}

/** The part of an EventAdapter that needs no words. */
export type RowEvents<V extends View, E extends Event> = Omit<
  EventAdapter<V, E, any>,
  "words" | "runWords" | "sentence" | "hitWords" | "hint"
>;

/** The part of a StageAdapter that follows from the rows. */
export type StageKinds = Pick<StageAdapter, "kinds" | "follows" | "again">;

/** All that follows from a game's rows. */
export interface RowAdapters<V extends View, E extends Event> {
  events: RowEvents<V, E>;
  animations: AnimationAdapter<V, E>;
  sound: GameAdapter<V, E, any>["sound"];
  stage: StageKinds;
}
