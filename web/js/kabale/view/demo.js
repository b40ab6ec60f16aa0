/** Small table of a demo: both seats, and the columns that matter. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { selectionOf } from "../../table/taps.js";
import { columnsZone, seatRow } from "./table_zones.js";

/** @import { DemoAdapter } from "../../games.js" */
/** @import { KabaleTranslate } from "../messages" */
/** @import { KabaleEvent, KabaleView } from "../shapes" */

/** @type {DemoAdapter<KabaleView, KabaleEvent, KabaleTranslate>["picture"]} */
export function demoTable({ view, shown, names, t }) {
  const seen = { ...view, legal: [], columns: view.columns.slice(0, shown["columns"].length) };
  const props = { view: seen, chosen: selectionOf([], []), tap: () => {}, names, thinking: false, ask: () => {}, t };
  return html`<div class="demo-table">${seatRow(props)} ${columnsZone(props)}</div>`;
}
