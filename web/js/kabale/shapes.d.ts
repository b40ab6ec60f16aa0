// Made from py/raenke/kabale/shapes.py by `python build.py shapes`. Change it there.

import { Action, Advice, AdvisedMove, Event, GameFact, Seat, View } from "../engine/shapes";

export type CardCode = "Ki" | "Qu" | "Ju" | "Al" | "Fe" | "La" | "Me" | "Ca" | "Mi" | "Ex" | "As" | "St" | "Cl" | "Tr" | "Mu" | "Wz" | "Wt" | "Pr" | "Sq" | "He" | "Gi" | "Do" | "Dr" | "Ro" | "Be";

export type Area = "A" | "F" | "L" | "T" | "R" | "M";

export type Face = "up" | "down" | "slipped";

export type EventKind = "round-began" | "placed" | "revealed" | "moved" | "stayed" | "discarded" | "closed" | "asked" | "slipped" | "traded" | "declined" | "shuffled" | "drawn" | "round-ended" | "settled" | "won" | "lost" | "game-over";

export type AwardRule = "printed" | "musketeers" | "wizard" | "wizards" | "witch" | "witches" | "couple" | "hermit" | "giant" | "doppelganger" | "romeo" | "dragon" | "beggar" | "couple-wins" | "highest" | "lowest" | "nearest" | "farthest" | "nobody";

/** A goal: its area's letter (A F L T R M) and its points. */
export interface Goal {
  area: Area;
  points: number;
}

/**
 * A card in a column as the viewer sees it; `code` is null for another's hidden card.
 *
 * `base` is what is printed on it for this goal, `number` what it would count if the round ended now.
 */
export interface Card {
  seat: Seat;
  code: CardCode | null;
  face: Face;
  base: number | null;
  number: number | null;
}

/**
 * One step of a column's award: which rule acted, through which cards, on which, and the state after it.
 *
 * `ally` is the one whose rule it is, null for the printed numbers and for the verdict.
 * `removed` are the cards gone by then, `voided` those whose own rule is void, `lowest` says that the lowest sum wins,
 * `couple` that a couple does whatever the sums are.
 */
export interface Step {
  rule: AwardRule;
  ally: CardCode | null;
  by: number[];
  cards: number[];
  numbers: (number | null)[];
  sums: (number | null)[];
  removed: number[];
  voided: number[];
  lowest: boolean;
  couple: boolean;
  seat: Seat | null;
}

/**
 * How a column is (or would be) settled, in order; `sums` has six places, null for seats that take no part.
 *
 * `contested` says that more than one seat took part to begin with, `ruled` that any card's rule acted.
 */
export interface Settlement {
  winner: Seat | null;
  contested: boolean;
  ruled: boolean;
  numbers: (number | null)[];
  removed: number[];
  sums: (number | null)[];
  steps: Step[];
}

/** A seat that needs only this goal to complete its set, and its score if it won it. */
export interface Completion {
  seat: Seat;
  points: number;
}

/**
 * A goal with its cards, nearest the goal first; `now` settles what the viewer sees, as if the round ended.
 *
 * `completes` are the seats whose set this goal would complete.
 */
export interface Column {
  goal: Goal | null;
  fulfilled: boolean;
  closed: boolean;
  cards: Card[];
  now: Settlement | null;
  completes: Completion[];
}

/** A seat's two ways of counting: the plain sum, and the doubled set with its six goals (null without all six). */
export interface Count {
  plain: number;
  doubled: number | null;
  six: Goal[];
  spare: number;
  points: number;
}

/** How many of the six areas a seat has, which it lacks, and what it would score at least with all of them. */
export interface Race {
  have: number;
  missing: Area[];
  points: number;
}

/** What the viewer knows of a seat; `unseen` are the codes that may be in its hand, pile or face down. */
export interface SeatView {
  hand: number;
  deck: number;
  discard: CardCode[];
  unseen: CardCode[];
  goals: Goal[];
  count: Count;
  race: Race;
}

/** A card that lies face down and would be revealed; `code` is null where the viewer does not know it. */
export interface Revealed {
  seat: Seat;
  code: CardCode | null;
}

/**
 * A legal action, and what placing or slipping a card would do as far as its seat can see.
 *
 * `number` is what it would count there, `reveals` the card it turns up, `assassinated` that an Assassin discards it;
 * `removed` that it would be removed if the round ended then; `leads` that its seat would lead against what is seen,
 * `sure` that nothing there is unknown.
 */
export interface KabaleAction extends Action {
  kind: "place" | "slip" | "trade" | "decline";
  card: CardCode | null;
  column: number | null;
  number: number | null;
  reveals: Revealed | null;
  assassinated: boolean;
  removed: boolean;
  leads: boolean;
  sure: boolean;
}

/** The view of a game of Kabale. */
export interface KabaleView extends View {
  rounds: number;
  first: Seat;
  pending: "place" | "cloak" | "traitor" | null;
  at: number[] | null;
  columns: Column[];
  seats: SeatView[];
  hand: CardCode[];
  hands: CardCode[][] | null;
  legal: KabaleAction[];
  goals_left: number;
}

/** An event; fields that do not apply are absent. */
export interface KabaleEvent extends Event {
  kind: EventKind;
  by?: CardCode;
  card?: CardCode;
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

/** A card's facts from the engine's table; `order` is its place at the award, null if it does not act there. */
export interface CardFact {
  code: CardCode;
  number: number | null;
  here: number | null;
  area: Area | null;
  acts: "none" | "reveal" | "award";
  order: number | null;
}

/** What the page must know of Kabale before a game is set up. */
export interface KabaleFact extends GameFact {
  cards: CardFact[];
  areas: Area[];
}

/** How likely a hidden card is this one. */
export interface CardOdds {
  code: CardCode;
  odds: number;
}

/** What a card may be that lies hidden from the advised seat, the likeliest first. */
export interface HiddenCard {
  seat: Seat;
  column: number;
  position: number;
  cards: CardOdds[];
}

/** `columns` has by column the chance to win its goal after the move, `winners` the chances of every seat. */
export interface KabaleAdvisedMove extends AdvisedMove {
  columns: number[];
  winners: number[][];
}

/** Why a decision in Kabale. */
export interface KabaleAdvice extends Advice {
  moves: KabaleAdvisedMove[];
  hidden: HiddenCard[];
}
