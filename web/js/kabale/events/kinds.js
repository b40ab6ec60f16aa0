/** Everything the page says about Kabale's events: one row per kind. */

import { adaptersFromRows, isHidden, said } from "../../table/event_rows.js";
import { MOMENT_SOUNDS } from "../../table/sounds.js";
import { dramatize } from "../../view/moment.js";
import {
  ask,
  cardPlace,
  close,
  decline,
  discard,
  draw,
  place,
  reveal,
  shuffle,
  slip,
  stay,
  targetPlace,
  walk,
} from "./card_animations.js";
import { allCards, cardsIn, light, lose, tradeGoals, turnAllUp, unrollGoals, win } from "./goal_animations.js";

/** @import { RowAdapters } from "../../table/event_row" */
/** @import { EventKind, KabaleEvent, KabaleView } from "../shapes" */
/** @import { KabaleRow } from "./row" */

/** @param {KabaleEvent} event */
const atCard = (event) => [cardPlace(event)];

/** @param {KabaleEvent} event */
const wholeColumn = ({ column }) => [`goal:${column}`, ...cardsIn(column)];

/** Where a card was removed: the one that lies there now, or the one above it. @param {KabaleEvent} event */
const struckPlace = ({ column, position = 0 }) => [`col:${column}:${position}`, `col:${column}:${position - 1}`];

/** @param {KabaleEvent} event */
const byCard = ({ card }) => (card === "Tr" ? "traitor" : "cloak");

/** @param {KabaleView} view @param {number | undefined} column @param {number} viewer */
const liesIn = (view, column, viewer) =>
  view.columns[column ?? -1]?.cards.some((card) => card.seat === viewer) ?? false;

/** Whether it happens where the viewer has a card. @param {KabaleEvent} event @param {number} viewer @param {KabaleView} view */
const amongOwn = ({ column, to_column }, viewer, view) =>
  liesIn(view, column, viewer) || liesIn(view, to_column, viewer);

/** Whether the goal won is the only one of its area, and the winner has all areas now. @param {KabaleEvent} event @param {KabaleView} view */
function completesSet({ seat, goal }, view) {
  const winner = view.seats[seat ?? -1];
  if (!winner || !goal || winner.race.missing.length > 0) return false;
  return winner.goals.filter(({ area }) => area === goal.area).length === 1;
}

/** @type {Record<EventKind, KabaleRow>} */
export const EVENT_KINDS = {
  "round-began": {
    ms: 350,
    hold: 150,
    sound: { notes: [294, 440], wave: "sine", each: 0.16 },
    chapter: true,
    concerns: true,
    endsSentence: true,
    animate: unrollGoals,
  },
  placed: {
    ms: 220,
    least: 1200,
    sound: { notes: [180], wave: "triangle", each: 0.09 },
    decision: true,
    concerns: amongOwn,
    startsSentence: true,
    animate: place,
  },
  revealed: {
    ms: 240,
    hold: 100,
    sound: { notes: [330, 440], wave: "sine", each: 0.08 },
    hits: "seat",
    severity: 1,
    concerns: amongOwn,
    vanishing: atCard,
    animate: reveal,
  },
  moved: {
    ms: 330,
    hold: 120,
    sound: { notes: [260, 300, 260], wave: "triangle", each: 0.09 },
    variant: ({ column, to_column }) => (column === to_column ? "back" : ""),
    vanishing: atCard,
    animate: walk,
  },
  stayed: { ms: 240, hold: 220, placeless: true, animate: stay },
  discarded: {
    ms: 350,
    hold: 280,
    sound: { notes: [220, 147], wave: "sawtooth", each: 0.12 },
    moment: {
      look: "strike",
      sound: MOMENT_SOUNDS.murder,
      sign: "sign-dagger",
      at: struckPlace,
    },
    concerns: amongOwn,
    hits: "seat",
    severity: 4,
    remarks: ({ seat }) => said(["murdered", seat]),
    placeless: true,
    vanishing: atCard,
    animate: discard,
  },
  closed: {
    ms: 300,
    hold: 200,
    sound: { notes: [120, 90], wave: "sawtooth", each: 0.18 },
    hits: ({ seat, column }, viewer, view) => seat !== viewer && liesIn(view, column, viewer),
    severity: 3,
    remarks: ({ seat }) => said(["striking", seat]),
    animate: close,
  },
  asked: { ms: 220, hold: 160, merged: true, variant: byCard, announce: "never", animate: ask },
  slipped: {
    ms: 330,
    hold: 110,
    sound: { notes: [160, 140], wave: "triangle", each: 0.08 },
    decision: true,
    placeless: true,
    animate: slip,
  },
  traded: {
    ms: 400,
    hold: 300,
    sound: { notes: [392, 294], wave: "sine", each: 0.12 },
    moment: {
      look: "strike",
      sound: { notes: [392, 369.99, 293.66, 277.18], wave: "pluck", each: 0.08 },
      sign: "card-Tr",
      at: ({ column }) => [`goal:${column}`],
    },
    decision: true,
    hits: ({ seat, column, to_column }, viewer, view) =>
      seat !== viewer && (liesIn(view, column, viewer) || liesIn(view, to_column, viewer)),
    severity: 2,
    remarks: ({ seat }) => said(["striking", seat]),
    animate: tradeGoals,
  },
  declined: { ms: 220, hold: 250, decision: true, variant: byCard, placeless: true, animate: decline },
  shuffled: {
    ms: 300,
    sound: { notes: [200, 240, 200, 240], wave: "triangle", each: 0.05 },
    announce: "seat",
    animate: shuffle,
  },
  drawn: {
    ms: 250,
    move: false,
    merged: isHidden,
    // Nobody waits for a draw.
    overlaps: true,
    // A seat with an empty pile draws nothing; then the start of the next turn ends the sentence.
    endsSentence: true,
    announce: "seat",
    animate: draw,
  },
  "round-ended": { ms: 350, hold: 250, concerns: true, endsSentence: true, vanishing: allCards, animate: turnAllUp },
  settled: {
    ms: 350,
    hold: 900,
    // `won` and `lost` say the same.
    repeated: true,
    clearsHits: true,
    presented: true,
    replayable: true,
    announce: "never",
    animate: light,
  },
  won: {
    ms: 450,
    hold: 250,
    sound: { notes: [392, 494, 587], wave: "sine", each: 0.13 },
    moment: {
      look: "glory",
      sound: MOMENT_SOUNDS.glory,
      sign: "sign-laurels",
      at: ({ seat }) => [`seat:${seat}`],
      when: completesSet,
    },
    follows: true,
    announce: "never",
    vanishing: wholeColumn,
    remarks: ({ seat }) => said(["winning", seat]),
    animate: win,
  },
  lost: {
    ms: 400,
    hold: 250,
    sound: { notes: [247, 196], wave: "sine", each: 0.18 },
    follows: true,
    announce: "never",
    vanishing: wholeColumn,
    animate: lose,
  },
  "game-over": {
    ms: 300,
    sound: { notes: [294, 370, 440, 587], wave: "sine", each: 0.18 },
    startsSentence: true,
    presented: true,
    announce: "never",
  },
};

/** @type {RowAdapters<KabaleView, KabaleEvent>} */
export const DERIVED = adaptersFromRows(EVENT_KINDS, {
  groups: ".hand",
  dramatize,
  highlight: (event) => [event.to_column === undefined ? cardPlace(event) : targetPlace(event), `goal:${event.column}`],
});
