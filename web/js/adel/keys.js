/** Keyboard adapter: focus rows from the rail down to the hand, number keys for the pending decision, letter keys for announcements. */

import { citiesHeard, handHeard, ranksHeard, seatsHeard } from "./table_words.js";

/** @import { AdelTranslate } from "./messages" */
/** @import { KeyboardAdapter } from "../games.js" */
/** @import { AdelView } from "./shapes" */

/** Place prefix of the options, by pending decision that lays out its options. @type {Record<string, string>} */
const LAID_OUT = { draft: "character:", aside: "character:", keep: "card:", conjure: "card:", search: "card:" };

/**
 * Place of a number key: the n-th option laid out, rank n if a rank must be named, else the n-th card in hand.
 * @param {number} number from 1
 * @param {AdelView} view
 */
export function numbered(number, view) {
  const laid = view.to_act === view.seat ? LAID_OUT[view.pending ?? ""] : undefined;
  if (laid)
    return (
      laid + ((laid === "card:" ? view.pending_details.cards[number - 1]?.code : view.draft.offered[number - 1]) ?? "")
    );
  if (view.legal.some(({ kind }) => kind === "name")) return `rank:${number}`;
  return `hand:${view.hand[number - 1]?.code ?? ""}`;
}

/** Districts, and cards in open hands, that offer help only; those that can be tapped contain a button. */
const LIES = ":is(.district, .open-hand > li)[tabindex]";

/** @type {KeyboardAdapter<AdelView, AdelTranslate>} */
export const KEYS = {
  rows: [
    { items: ".rank-target" },
    { items: ".rival button", under: { within: ".rival", items: LIES } },
    { items: ".draft-pick" },
    { items: ".asked-card" },
    { items: ".asked-action" },
    { items: ".own button", under: { within: ".own", items: LIES } },
    { items: ".turn-act" },
    { items: ".hand-card" },
  ],
  numbers: 9,
  numbered,
  heard: {
    h: (view, reader) => [handHeard(view, reader)],
    c: citiesHeard,
    g: seatsHeard,
    r: ranksHeard,
  },
};
