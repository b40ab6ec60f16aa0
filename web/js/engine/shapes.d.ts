// Made from py/raenke/shapes.py by `python build.py shapes`. Change it there.

export type Seat = number;

export type Code = string;

/** A legal action: its number, its notation, what kind it is, and the places to touch for it, one after another. */
export interface Action {
  id: number;
  text: string;
  kind: string;
  taps: string[];
}

/** A whole table as `seat` sees it (null: what everybody knows; `open`: everything). */
export interface View {
  game: string;
  seat: Seat | null;
  open: boolean;
  players: number;
  round: number;
  turn: Seat | null;
  to_act: Seat | null;
  over: boolean;
  winners: Seat[];
  legal: Action[];
}

/** Something that happened, as the viewer may know it; `token` is the record's token that brought it about. */
export interface Event {
  kind: string;
  token: number;
  seat?: Seat;
}

/** An event together with the table as it lay right after it. */
export interface Frame {
  event: Event;
  view: View;
}

/** Who sits where: `kind` is "human" or "bot:NAME". */
export interface SeatPlan {
  name: string;
  kind: string;
}

/**
 * Whether the last decision may be taken back, and if not, the id of the reason.
 *
 * `practice`: only if the game counts as practice from then on, for something has come to light since.
 */
export interface Undo {
  allowed: boolean;
  reason: string | null;
  practice: boolean;
}

/**
 * The table around the view: seats, who began, record, how many tokens it has, and who is asked next.
 *
 * `spoiled`: it counts as practice only because something was taken back that had told something.
 */
export interface TableInfo {
  game: string;
  seats: SeatPlan[];
  first: Seat;
  practice: boolean;
  spoiled: boolean;
  tokens: number;
  record: string;
  undo: Undo;
  next: "human" | "bot" | "over";
  scores: number[];
}

/** The answer to every command about the running table. */
export interface Look {
  view: View;
  frames: Frame[];
  table: TableInfo;
  thinking: false;
}

/** The answer while a bot has not decided: nothing on the table has changed. */
export interface Thinking {
  thinking: true;
}

export type Thought = Look | Thinking;

/** All events since a token, without tables: the log. */
export interface Story {
  events: Event[];
}

/** A record's table at one token, with the events that led from the one before to it. */
export interface Replay {
  view: View;
  frames: Frame[];
  at: number;
  tokens: string[];
  seats: SeatPlan[];
  over: boolean;
  scores: number[];
}

/** A text of many games cut into one piece a game; together they are the text again. */
export interface Pieces {
  records: string[];
}

/** What a record from outside turned out to be; `record` is the same game in our own spelling. */
export interface Checked {
  game: string;
  seats: SeatPlan[];
  tokens: number;
  over: boolean;
  scores: number[];
  winners: Seat[];
  round: number;
  record: string;
}

/** What a finished game adds to the statistics, by seat: points, and what its game counts, by heading and code. */
export interface Tally {
  seats: SeatPlan[];
  points: number[];
  winners: Seat[];
  counted: Record<string, Record<Code, number>>[];
}

/**
 * A choice of the set-up: its values, the usual one first; where there are codes, a list of them will do too.
 *
 * A code stands there as often as it may be chosen. Where there are groups one of each is to be chosen, "" for none;
 * `needs` are values and codes that need so many players.
 */
export interface Option {
  name: string;
  values: string[];
  codes: Code[];
  groups: Code[][];
  needs: Record<string, number>;
}

/** What the page must know of any game before a table stands. */
export interface GameFact {
  name: string;
  seats: number[];
  bots: string[];
  options: Option[];
}

/** The engine is up, and which it is. */
export interface Alive {
  version: string;
  python: string;
}

/** The engine and all its games. */
export interface Hello extends Alive {
  games: GameFact[];
}

/** An error by id, with what the page's message needs; never a traceback. */
export interface Fault {
  id: string;
  args: Record<string, any>;
}

/** Every answer: `value` when `ok`, else `fault`. */
export interface Reply {
  ok: boolean;
  value?: any;
  fault?: Fault;
}
