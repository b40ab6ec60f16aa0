/** The small table of a demo: the ranks, the other seats with open hands, and below them the viewer's seat. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { selectionOf } from "../../table/taps.js";
import { DISTRICTS } from "../districts.js";
import { handZone } from "./hand.js";
import { heraldZone, ownSeat, railZone, seatsZone } from "./table.js";

/** @import { AdelTranslate } from "../messages" */
/** @import { DemoAdapter } from "../../games.js" */
/** @import { AdelEvent, AdelView, Card, DistrictCode } from "../shapes" */

/** @type {DemoAdapter<AdelView, AdelEvent, AdelTranslate>["picture"]} */
export function demoTable({ view, names, t }) {
  const seen = { ...view, seat: 0, hand: (view.hands?.[0] ?? []).map(card), legal: [], obstacles: [] };
  const props = {
    view: seen,
    chosen: selectionOf([], []),
    tap: () => {},
    names: names.slice(0, view.players),
    thinking: false,
    ask: () => {},
    t,
  };
  return html`<div class="demo-table adel" data-players=${view.players}>
    ${railZone(props)} ${seatsZone(props)}
    <div class="adel-main">${heraldZone(props)} ${ownSeat(props)}</div>
    <div class="adel-hand">${handZone(props)}</div>
  </div>`;
}

/** A card of an open hand, with its printed values. @param {DistrictCode} code @returns {Card} */
function card(code) {
  const { colour, cost, points } = DISTRICTS[code];
  return { code, colour, cost, points };
}
