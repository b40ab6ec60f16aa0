/** Adel's table, put together from its zones. (TABLE) */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { tableBar, tableSide } from "../../view/table_parts.js";

/** @import { TableProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */

/** @param {TableProps<AdelView>} props */
export function table({ view, parts }) {
  return html`<div class="table adel" data-players=${view.players}>
    ${tableBar({ words: String(view.round), parts: 0, now: 0, tools: parts.tools })}
    ${parts.status} ${nothing} ${tableSide(parts.side)}
  </div>`;
}
