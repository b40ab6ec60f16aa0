/** Script of Kabale's tutorial: a prepared deal, the learner's moves, and the opponent's replies. */

/** @import { LessonStep } from "../table/lesson.js" */

/** The deal: both decks in draw order, and the goals. */
export const DEAL = `[Game "kabale"]
[Notation "1"]
[Players "2"]
[First "1"]
[Goals "R3 T4 A5 F2 M1 L3 A2 F4 T1 R5 M3 L2"]
[Deck1 "As Wz Me La Gi Ca Fe Ju He Ki Qu Al Mi Ex St Cl Tr Mu Wt Pr Sq Do Dr Ro Be"]
[Deck2 "Qu Ki Ex Dr Sq Mi Al Cl Ju Fe La Me Ca As St Tr Mu Wz Wt Pr He Gi Do Ro Be"]
[Result "*"]
`;

/** @type {readonly LessonStep[]} */
export const STEPS = [
  { id: "welcome" },
  { id: "hand" },
  { id: "assassin", play: "1As>1" },
  { id: "answer", moves: ["2Qu>1"] },
  { id: "strike" },
  { id: "home", play: "1Me>2" },
  { id: "hidden", moves: ["2Ki>1"], play: "1Wz>1" },
  { id: "king" },
  { id: "stranger", moves: ["2Ex>2"], play: "1La>2" },
  { id: "walk" },
  { id: "fulfil", moves: ["2Dr>2"], play: "1Gi>2" },
  { id: "masks", award: true },
  { id: "count" },
  { id: "end" },
];
