// Made from py/raenke/adel/shapes.py by `python build.py shapes`. Change it there.

import { Action, Advice, AdvisedMove, Event, GameFact, Seat, View } from "../engine/shapes";

export type CharacterCode = "As" | "Th" | "Mg" | "Ki" | "Pr" | "Me" | "Ar" | "Wa" | "Wt" | "Tx" | "Cj" | "Sc" | "Pa" | "Al" | "Co" | "Di" | "At" | "Qu";

export type DistrictCode = "Man" | "Cas" | "Pal" | "Tem" | "Chu" | "Mon" | "Cat" | "Tav" | "Mar" | "Tra" | "Doc" | "Har" | "Tow" | "Wat" | "Pri" | "Bat" | "For" | "Hau" | "Kee" | "Lab" | "Smi" | "Obs" | "Gra" | "Lib" | "Sch" | "Uni" | "Dra" | "Lig" | "Arm" | "Mus" | "Tre" | "Map" | "Wis" | "Qua" | "Poo" | "Bel" | "Fac" | "Par" | "Hos" | "Thr" | "Wal";

export type Colour = "yellow" | "blue" | "green" | "red" | "violet";

export type Kind = "pick" | "aside" | "gold" | "cards" | "keep" | "build" | "income" | "end" | "name" | "swap" | "put" | "draw" | "look" | "conjure" | "crown" | "pay" | "pardon" | "extra-gold" | "extra-cards" | "adorn" | "sell" | "smith" | "tuck" | "fetch" | "leave" | "declare" | "still" | "save" | "let-go" | "destroy" | "arm" | "exchange";

export type Pending = "draft" | "aside" | "turn" | "short" | "keep" | "put" | "conjure" | "tribute" | "rescue" | "search" | "bell";

export type Reason = "take-first" | "taken" | "pile-empty" | "built-enough" | "cannot-build" | "already-built" | "too-dear" | "no-income" | "used" | "own-rank" | "rank-one" | "murdered" | "bewitched" | "hands-empty" | "hand-empty" | "own-hand-empty" | "has-crown" | "no-richest" | "is-richest" | "no-district" | "already-gold" | "complete-city" | "own-complete" | "preacher" | "keep" | "theirs-already" | "must-name" | "must-crown" | "no-pair";

export type LineRule = "districts" | "colours" | "first-complete" | "complete" | "museum" | "treasury" | "map-room" | "wishing-well";

export type EventKind = "round-began" | "crown" | "throne-room" | "set-aside" | "looked-down" | "drafted" | "put-aside" | "unanswered" | "revealed" | "robbed" | "taxed" | "queen" | "took-gold" | "drew" | "kept" | "extra-gold" | "income" | "built" | "refunded" | "named" | "paused" | "resumed" | "swapped" | "put-under" | "looked" | "conjured" | "tribute" | "pardoned" | "destroyed" | "saved" | "let-go" | "exchanged" | "adorned" | "sold" | "smithed" | "tucked" | "searched" | "looked-away" | "shuffled" | "bell" | "bell-still" | "bell-void" | "poor-house" | "complete" | "incomplete" | "turn-ended" | "round-ended" | "scored" | "game-over";

/** A district in a city: what it costs and scores by now, and what lies on or under it. */
export interface District {
  code: DistrictCode;
  place: string;
  colour: Colour;
  cost: number;
  points: number;
  gold: boolean;
  cards: number;
}

/** A card in the viewer's hand or laid out to choose from, and what building it would cost the viewer. */
export interface Card {
  code: DistrictCode;
  colour: Colour;
  cost: number;
  points: number;
}

/** One line of a seat's score: its rule, its points, and the districts they come from. */
export interface Line {
  rule: LineRule;
  points: number;
  districts: DistrictCode[];
}

/** What the viewer knows of a seat; `known` of its hand, `finished` its place among complete cities, from 1. */
export interface SeatView {
  gold: number;
  hand: number;
  known: DistrictCode[];
  city: District[];
  finished: number | null;
  points: number;
  lines: Line[];
  characters: CharacterCode[];
}

/** A character of this round; `candidates` are the seats that may hold it as far as the viewer knows. */
export interface Rank {
  rank: number;
  code: CharacterCode;
  called: boolean;
  seat: Seat | null;
  candidates: Seat[];
  face_up: boolean;
  face_down: boolean;
  murdered: boolean;
  bewitched: boolean;
  robbed: boolean;
}

/** A step of the draft: the characters offered and the one chosen, where the viewer knows them. */
export interface Step {
  seat: Seat | null;
  kind: "pick" | "aside" | "chance";
  done: boolean;
  offered: CharacterCode[];
  chosen: CharacterCode | null;
}

/** The draft of this round: the characters offered now, those set aside, and the order of choosing. */
export interface Draft {
  offered: CharacterCode[];
  face_up: CharacterCode[];
  face_down: CharacterCode | null;
  steps: Step[];
}

/** The current turn; `builds` is how many are still allowed, `income` the gold it would yield now. */
export interface Turn {
  character: CharacterCode;
  short: boolean;
  taken: boolean;
  builds: number;
  income: number;
  power_used: boolean;
  refund: number;
  for_witch: Seat | null;
}

/** A card of the pile that the viewer knows; `at` counts from the top, from 0. */
export interface Seen {
  at: number;
  code: DistrictCode;
}

/** The draw pile. */
export interface Pile {
  size: number;
  known: Seen[];
}

/** Details of the pending decision: cards laid out, the number to keep or already put, a district, a seat. */
export interface PendingDetails {
  cards: Card[];
  count: number;
  district: DistrictCode | null;
  seat: Seat | null;
}

/** A legal action; `cost` is the gold its seat pays, `gain` the gold it gets at once. */
export interface AdelAction extends Action {
  kind: Kind;
  card: DistrictCode | null;
  given: DistrictCode | null;
  seat: Seat | null;
  rank: number | null;
  cost: number;
  gain: number;
}

/** An action that is impossible now: the places to tap for it, and the id and arguments of the reason. */
export interface Obstacle {
  kind: Kind;
  taps: string[];
  reason: Reason;
  args: Record<string, number | string>;
}

/** The view of a game of Adel. */
export interface AdelView extends View {
  edition: "hig" | "ffg";
  goal: number;
  city_size: number;
  abdication: boolean;
  crown: Seat;
  reign: number;
  ranks: Rank[];
  draft: Draft;
  called: number;
  playing: Turn | null;
  pending: Pending | null;
  pending_details: PendingDetails;
  seats: SeatView[];
  hand: Card[];
  hands: DistrictCode[][] | null;
  pile: Pile;
  museum: DistrictCode[];
  last_round: boolean;
  legal: AdelAction[];
  obstacles: Obstacle[];
  remaining: Kind[];
}

/** An event; fields that do not apply are absent. */
export interface AdelEvent extends Event {
  kind: EventKind;
  by?: CharacterCode | DistrictCode;
  other?: Seat;
  character?: CharacterCode;
  rank?: number;
  target?: CharacterCode;
  victim?: Seat;
  giver?: Seat;
  district?: DistrictCode;
  gold?: boolean;
  given?: DistrictCode;
  amount?: number;
  cards?: DistrictCode[];
  number?: number;
  others?: DistrictCode[];
  characters?: CharacterCode[];
  cause?: string;
  lines?: Line[];
  scores?: number[];
  winners?: Seat[];
}

/** A character's facts from the engine's table. */
export interface CharacterFact {
  code: CharacterCode;
  rank: number;
  colour: Colour | null;
  builds: number;
  power: "turn" | "call" | "taken" | "end";
  must: boolean;
  dark: boolean;
  min_players: number;
}

/** A kind of district from the engine's table. */
export interface DistrictFact {
  code: DistrictCode;
  colour: Colour;
  cost: number;
  points: number;
  copies: number;
  works: ("turn" | "built" | "end" | "score" | "always")[];
  dark: boolean;
}

/** What the page must know of Adel before a game is set up; `presets` are the characters of each. */
export interface AdelFact extends GameFact {
  characters: CharacterFact[];
  districts: DistrictFact[];
  presets: Record<string, CharacterCode[]>;
  rank_nine_min_players: number;
}

/** By seat, how likely it holds a character; with the rest nobody does. */
export interface RoleOdds {
  code: CharacterCode;
  rank: number;
  seats: number[];
}

/** How likely a district card is somewhere. */
export interface DistrictOdds {
  code: DistrictCode;
  odds: number;
}

/** What another seat's hand may hold, the likeliest first. */
export interface HandOdds {
  seat: Seat;
  cards: DistrictOdds[];
}

/**
 * How a seat stands on average at the end of the round: `score` is its points if the game ended then.
 *
 * `complete` and `colours` are the chances that its city is complete then, and that it has all five colours.
 */
export interface SeatProspect {
  gold: number;
  cards: number;
  districts: number;
  score: number;
  complete: number;
  colours: number;
}

/** `ends` has by seat how the round ends after the move, `crown` the chance to have the crown then. */
export interface AdelAdvisedMove extends AdvisedMove {
  ends: SeatProspect[];
  crown: number;
}

/** Why a decision in Adel. */
export interface AdelAdvice extends Advice {
  moves: AdelAdvisedMove[];
  roles: RoleOdds[];
  hands: HandOdds[];
}
