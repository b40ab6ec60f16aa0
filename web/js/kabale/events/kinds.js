/** Everything the page says about Kabale's events: one row per kind. */

import { adaptersFromRows, isHidden, said } from "../../table/event_rows.js";
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

/** @param {KabaleEvent} event */
const byCard = ({ card }) => (card === "Tr" ? "traitor" : "cloak");

/** @param {KabaleView} view @param {number | undefined} column @param {number} viewer */
const liesIn = (view, column, viewer) =>
  view.columns[column ?? -1]?.cards.some((card) => card.seat === viewer) ?? false;

/** @type {Record<EventKind, KabaleRow>} */
export const EVENT_KINDS = {
  "round-began": {
    ms: 350,
    hold: 150,
    sound: { notes: [294, 440], wave: "sine", each: 0.16 },
    chapter: true,
    endsSentence: true,
    animate: unrollGoals,
  },
  placed: {
    ms: 220,
    sound: { notes: [180], wave: "triangle", each: 0.09 },
    decision: true,
    startsSentence: true,
    animate: place,
  },
  revealed: {
    ms: 240,
    hold: 100,
    sound: { notes: [330, 440], wave: "sine", each: 0.08 },
    hits: "seat",
    severity: 1,
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
    hold: 350,
    sound: { notes: [392, 294], wave: "sine", each: 0.12 },
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
    // Another seat's draw is unimportant.
    overlaps: isHidden,
    // A seat with an empty pile draws nothing; then the start of the next turn ends the sentence.
    endsSentence: true,
    announce: "seat",
    animate: draw,
  },
  "round-ended": { ms: 350, hold: 250, endsSentence: true, vanishing: allCards, animate: turnAllUp },
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
  highlight: (event) => [event.to_column === undefined ? cardPlace(event) : targetPlace(event), `goal:${event.column}`],
});
