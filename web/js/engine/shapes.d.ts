// Made from py/raenke/shapes.py by `python build.py shapes`. Change it there.

export type Seat = number;

export type Code = string;

/** A legal action: id, notation, kind, and the places to tap for it, in order. */
export interface Action {
  id: number;
  text: string;
  kind: string;
  taps: string[];
}

/** What the views of all games share; `seat` is the viewer (null: what is public; `open`: everything). */
export interface ViewBase {
  game: string;
  seat: Seat | null;
  open: boolean;
  players: number;
  round: number;
  turn: Seat | null;
  to_act: Seat | null;
  over: boolean;
  winners: Seat[];
}

/** The whole game as `seat` sees it, with its legal actions. */
export interface View extends ViewBase {
  legal: Action[];
}

/**
 * The optional fields that events of all games share.
 *
 * `by` is the card whose rule did it; `hidden` says that something was withheld which another seat knows.
 */
export interface EventBase {
  seat?: Seat;
  by?: Code;
  hidden?: true;
}

/** An event as the viewer may know it; `token` is the number of the record's token that caused it. */
export interface Event extends EventBase {
  kind: string;
  token: number;
}

/** An event with the view right after it. */
export interface Frame {
  event: Event;
  view: View;
}

/** Who sits where: `kind` is "human", "bot:NAME" or "bot:NAME:TEMPER"; in a request the temper may be "lot". */
export interface SeatPlan {
  name: string;
  kind: string;
}

/**
 * Whether the last decision may be undone, and if not, the id of the reason.
 *
 * `practice`: the game counts as practice from then on, because something hidden was revealed since.
 */
export interface Undo {
  allowed: boolean;
  reason: string | null;
  practice: boolean;
}

/**
 * The running game around the view: seats, first player, record, number of tokens, and who acts next.
 *
 * `practice_by_undo`: it counts as practice only because an undo took back a decision that had revealed something.
 * `forced`: the legal action that decides itself; only ever one of the looking seat.
 * A guest, who plays on another device, gets no `record` (null) until the game is over; a guest's `undo` supposes that
 * all people agree.
 */
export interface SessionInfo {
  game: string;
  seats: SeatPlan[];
  first: Seat;
  practice: boolean;
  practice_by_undo: boolean;
  tokens: number;
  record: string | null;
  undo: Undo;
  next: "human" | "bot" | "over";
  forced: number | null;
  scores: number[];
}

/** The reply to every command about the running game; `guests` are those of guests, if asked for. */
export interface Snapshot {
  view: View;
  frames: Frame[];
  session: SessionInfo;
  thinking: false;
  guests?: Snapshot[];
}

/** The reply while a bot is still deciding: nothing has changed. */
export interface Thinking {
  thinking: true;
}

export type ThinkResult = Snapshot | Thinking;

/** What a bot of one's own is asked: the view of its seat as text (`raenke.bots.handover`), and a seed. */
export interface Question {
  view: string;
  seed: number;
}

/**
 * How a match stands: games played and won (a shared win is a part of one), and the 95 % interval of the share.
 *
 * `question`: what the bot of one's own is asked now; `fresh`: in a new game. Without one the level thinks on.
 */
export interface MatchState {
  games: number;
  of: number;
  wins: number;
  low: number;
  high: number;
  even: number;
  question: Question | null;
  fresh: boolean;
  done: boolean;
}

/** All events since a token, without views. */
export interface EventLog {
  events: Event[];
}

/** The view of a record after `at` tokens, with the frames of the last one. */
export interface ReplayPosition {
  view: View;
  frames: Frame[];
  at: number;
  tokens: string[];
  seats: SeatPlan[];
  over: boolean;
  scores: number[];
}

/** A text of many games split into one text per game; joined, they are the original text. */
export interface SplitRecords {
  records: string[];
}

/** Summary of a validated record; `record` is the game in canonical form. */
export interface RecordInfo {
  game: string;
  seats: SeatPlan[];
  tokens: number;
  over: boolean;
  scores: number[];
  winners: Seat[];
  round: number;
  record: string;
}

/** Statistics of a finished game by seat: points, the game's own counts by heading and code, and feats. */
export interface GameStats {
  seats: SeatPlan[];
  points: number[];
  winners: Seat[];
  counts: Record<string, Record<Code, number>>[];
  feats: string[][];
}

/**
 * How a finished game went: `rounds` has the points by seat after each round.
 *
 * `turned` is the number of the round after which the winner led to the end; in it the winner gained so many points,
 * by these events, and overtook the seats that were `ahead`. `margin` is the lead at the end, 0 for a tie on points.
 * `decisive` is the one event without which the winner would not have led after that round, if there is one, and
 * `worth` its points.
 */
export interface Course {
  rounds: number[][];
  winner: Seat;
  turned: number;
  gained: number;
  ahead: Seat[];
  margin: number;
  events: Event[];
  decisive: Event | null;
  worth: number;
}

/** What a search found about an action: the chance to win and the points to expect, each with its standard error. */
export interface AdvisedMove {
  id: number;
  text: string;
  chance: number;
  chance_error: number;
  points: number;
  points_error: number;
  visits: number;
}

/** An event as the advised seat would see it, and how likely it is after those before it. */
export interface LikelyEvent {
  event: Event;
  odds: number;
}

/**
 * The common part of an explanation of a decision: what `seat` could know, and nothing else.
 *
 * `worlds` is how many states it imagined; `likely` are the events that most likely follow the best move.
 */
export interface AdviceBase {
  game: string;
  seat: Seat;
  worlds: number;
  likely: LikelyEvent[];
}

/** Why a decision: the moves, the best first, and in each game the facts behind them. */
export interface Advice extends AdviceBase {
  moves: AdvisedMove[];
}

/**
 * Why a decision of a finished game: `events` has by move of the advice what it is told by, `played` is the action.
 *
 * `searches`: the seat's bot decides by such a search itself; else the advice is the strongest level's.
 */
export interface Explanation {
  advice: Advice;
  events: Event[];
  played: number;
  searches: boolean;
}

export type ExplainResult = Explanation | Thinking;

/**
 * What there is to review of a finished game.
 *
 * `rounds` has by round the number of tokens before it, `deciders` by token the seat that decided it (null: chance),
 * and `choices` are the tokens that were decided by a seat which had a choice.
 */
export interface ReviewPlan {
  tokens: number;
  rounds: number[];
  deciders: (Seat | null)[];
  choices: number[];
}

/**
 * The chances to win by seat after `at` tokens, with all cards open that anybody had seen.
 *
 * `play` is by seat what the next decision added, compared with usual play in the same worlds; empty if nobody had a
 * choice. The `doubts` are standard errors.
 */
export interface ReviewedPosition {
  at: number;
  chances: number[];
  doubts: number[];
  play: number[];
  play_doubts: number[];
}

/**
 * What the decision of token `at` cost, from what its seat knew then; `best` is null if it was the best one found.
 *
 * `chance` is the chance to win after the best, `loss` what was lost of it, `points` the expected points lost; `skill`
 * is the chance gained over usual play. Each doubt is a standard error; `blamed`: the loss is beyond doubt.
 */
export interface ReviewedDecision {
  at: number;
  seat: Seat;
  played: Event;
  best: Event | null;
  chance: number;
  loss: number;
  loss_doubt: number;
  points: number;
  points_doubt: number;
  skill: number;
  skill_doubt: number;
  blamed: boolean;
}

export type ReviewResult = ReviewedPosition | ReviewedDecision | Thinking;

/** The token by which the winner's chance rose the most, whose it was (null: chance), and how it is told. */
export interface TurningPoint {
  at: number;
  round: number;
  seat: Seat | null;
  winner: Seat;
  before: number;
  after: number;
  event: Event;
}

/**
 * Why a seat's result differs from its fair share: deal, luck, its own play and that of others make it up.
 *
 * `lost` is what its blamed decisions cost together; `costliest` are the tokens of the worst of them.
 */
export interface SeatReview {
  seat: Seat;
  fair: number;
  result: number;
  deal: number;
  luck: number;
  luck_doubt: number;
  skill: number;
  skill_doubt: number;
  others: number;
  others_doubt: number;
  lost: number;
  decisions: number;
  costliest: number[];
}

/** What all parts of a review say together; `chances` by token and seat, the last being the result. */
export interface Review {
  plan: ReviewPlan;
  chances: number[][];
  doubt: number;
  turning: TurningPoint;
  seats: SeatReview[];
}

/** What a seat might do now, from what it knows: `events` has by each of the first moves what it is told by. */
export interface Hint {
  advice: Advice;
  events: Event[];
}

export type HintResult = Hint | Thinking;

/**
 * A set-up option: its values, the default first, or a list of its codes instead of a value.
 *
 * A code is listed as often as it may be chosen; of each group exactly one is chosen, "" for none.
 * `min_players` are the values and codes that need at least so many players.
 */
export interface Option {
  name: string;
  values: string[];
  codes: Code[];
  groups: Code[][];
  min_players: Record<string, number>;
}

/**
 * What the page must know of a game before it is set up.
 *
 * `won_below`: by bot, how many of 100 games it was measured to win with three of the bot before it at the table.
 * `minutes`: how long a game with the fewest and the most seats takes; `weight`: light, medium or heavy.
 * `feats`: its own ones; `collections`: by heading of the statistics, how many codes there are to collect.
 */
export interface GameFact {
  name: string;
  seats: number[];
  bots: string[];
  tempers: string[];
  won_below: (number | null)[];
  minutes: number[];
  weight: 1 | 2 | 3;
  options: Option[];
  feats: string[];
  collections: Record<string, number>;
}

/** The versions of the engine and its Python. */
export interface EngineInfo {
  version: string;
  python: string;
}

/** The engine and all its games. */
export interface EngineCatalog extends EngineInfo {
  games: GameFact[];
}

/** An error by id, with the arguments of the page's message; never a traceback. */
export interface Fault {
  id: string;
  args: Record<string, any>;
}

/** Every reply: `value` when `ok`, else `fault`. */
export interface Reply {
  ok: boolean;
  value?: any;
  fault?: Fault;
}
