/** Adel's table by keyboard: rows from the rail down to the hand, number keys for what a question is about, letters for what can be heard. */

import { citiesHeard, handHeard, ranksHeard, seatsHeard } from "./table_words.js";

/** @import { KeyboardAdapter } from "../games.js" */
/** @import { AdelView } from "./shapes" */

/** Questions whose answers are laid out, and the kind of place they are. @type {Record<string, string>} */
const LAID_OUT = { draft: "character:", aside: "character:", keep: "card:", conjure: "card:", search: "card:" };

/**
 * The n-th of what is offered or laid out; the rank, where one is to be named; else the n-th card of the hand.
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

/** What lies in a city, or open in a hand, and only explains itself; what may be tapped is a button of its row. */
const LIES = ":is(.district, .open-hand > li)[tabindex]";

/** @type {KeyboardAdapter<AdelView>} */
export const KEYS = {
  rows: [
    { items: ".rank-target" },
    { items: ".adel-seats button", under: { within: ".rival", items: LIES } },
    { items: ".draft-pick" },
    { items: ".asked-card" },
    { items: ".asked-act" },
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
