// Made from py/raenke/shapes.py by `python build.py shapes`. Change it there.

export type Seat = number;

export type Code = string;

export type Face = "up" | "down" | "slipped";

/** A goal: its area's letter (A F L T R M) and its points. */
export interface Goal {
  area: string;
  points: number;
}

/** A card in a column as the viewer sees it; `code` is null for another's hidden card. */
export interface Card {
  seat: Seat;
  code: Code | null;
  face: Face;
  number: number | null;
}

/** One step of a column's award: which rule acted, through which cards, on which, and the numbers after it. */
export interface Step {
  rule: string;
  by: number[];
  cards: number[];
  numbers: (number | null)[];
  sums: (number | null)[];
  seat: Seat | null;
}

/** How a column is (or would be) settled, in order; `sums` has six places, null for seats that take no part. */
export interface Settlement {
  winner: Seat | null;
  numbers: (number | null)[];
  removed: number[];
  sums: (number | null)[];
  steps: Step[];
}

/** A goal with its cards, nearest the goal first; `now` settles what the viewer sees, as if the round ended. */
export interface Column {
  goal: Goal | null;
  fulfilled: boolean;
  closed: boolean;
  cards: Card[];
  now: Settlement | null;
}

/** The best goal that a seat has in one area. */
export interface Area {
  area: string;
  points: number;
}

/** A seat's two ways of counting: the plain sum, and the doubled set with its six goals (null without all six). */
export interface Count {
  plain: number;
  doubled: number | null;
  six: Area[];
  spare: number;
  points: number;
}

/** What the viewer knows of a seat; `unseen` are the codes that may be in its hand, pile or face down. */
export interface SeatView {
  hand: number;
  deck: number;
  discard: Code[];
  unseen: Code[];
  goals: Goal[];
  count: Count;
}

/** A legal action; `number` and `winner` tell the column as the viewer would then see it. */
export interface Action {
  id: number;
  text: string;
  kind: "place" | "slip" | "trade" | "decline";
  taps: string[];
  card: Code | null;
  column: number | null;
  number: number | null;
  winner: Seat | null;
}

/** A whole table of Kabale as `seat` sees it (null: what everybody knows; `open`: everything). */
export interface KabaleView {
  game: "kabale";
  seat: Seat | null;
  open: boolean;
  players: number;
  round: number;
  rounds: number;
  first: Seat;
  turn: Seat | null;
  to_act: Seat | null;
  asks: "place" | "cloak" | "traitor" | null;
  at: number[] | null;
  over: boolean;
  columns: Column[];
  seats: SeatView[];
  hand: Code[];
  hands: Code[][] | null;
  legal: Action[];
  goals_left: number;
  winners: Seat[];
}

/** Something that happened, as the viewer may know it; `token` is the record's token that brought it about. */
export interface Event {
  kind: string;
  token: number;
  seat?: Seat;
  card?: Code;
  column?: number;
  position?: number;
  to_column?: number;
  to_position?: number;
  goal?: Goal;
  to_goal?: Goal;
  settlement?: Settlement;
  cards?: Card[];
  scores?: number[];
  round?: number;
}

/** An event together with the table as it lay right after it. */
export interface Frame {
  event: Event;
  view: KabaleView;
}

/** Who sits where: `kind` is "human" or "bot:NAME". */
export interface SeatPlan {
  name: string;
  kind: string;
}

/** Whether the last decision may be taken back, and if not, the id of the reason. */
export interface Undo {
  allowed: boolean;
  reason: string | null;
}

/** The table around the view: seats, record, how many tokens it has, and who is asked next. */
export interface TableInfo {
  game: string;
  seats: SeatPlan[];
  practice: boolean;
  tokens: number;
  record: string;
  undo: Undo;
  next: "human" | "bot" | "over";
  scores: number[];
}

/** The answer to every command about the running table. */
export interface Look {
  view: KabaleView;
  frames: Frame[];
  table: TableInfo;
  thinking: boolean;
}

/** All events since a token, without tables: the log. */
export interface Story {
  events: Event[];
}

/** A record's table at one token, with the events that led from the one before to it. */
export interface Replay {
  view: KabaleView;
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

/** A card's facts from the engine's table; `order` is its place at the award, null if it does not act there. */
export interface CardFact {
  code: Code;
  number: number | null;
  here: number | null;
  area: string | null;
  acts: "none" | "reveal" | "award";
  order: number | null;
}

/** A choice of the set-up: its values, the usual one first; where there are codes, a list of them will do too. */
export interface Option {
  name: string;
  values: string[];
  codes: Code[];
}

/** What the page must know of any game before a table stands. */
export interface GameFact {
  name: string;
  seats: number[];
  bots: string[];
  options: Option[];
}

/** Kabale's cards and areas. */
export interface KabaleFact extends GameFact {
  cards: CardFact[];
  areas: string[];
}

/** The engine's first word. */
export interface Hello {
  version: string;
  python: string;
  games: KabaleFact[];
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
