/** The zones of Kabale's table: seats, columns, hand. Assembled by adapter.js and, in a smaller layout, by the tutorial. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { moreItem } from "../../view/more_cue.js";
import { numbersDiffer } from "../preview_words.js";
import { columnTemplate } from "./column.js";
import { handTemplate } from "./hand.js";
import { chipTemplate } from "./seat_chip.js";

/** @import { KabaleTranslate } from "../messages" */
/** @import { TableProps } from "../../games.js" */
/** @import { KabaleAction, KabaleView } from "../shapes" */

/** The properties that the zones need. @typedef {Pick<TableProps<KabaleView, KabaleTranslate>, "view" | "chosen" | "tap" | "names" | "thinking" | "ask" | "t"> & Partial<Pick<TableProps, "faces" | "parts">>} ZoneProps */

/** @param {ZoneProps} props */
export const seatRow = ({
  view,
  names,
  faces = [],
  parts,
  thinking,
  t,
  ask,
}) => html`<ol class="chips" data-players=${view.players}>
  ${moreItem(":scope > .seat", "up", t)}
  ${view.seats.map((seat, index) =>
    chipTemplate({
      seat,
      index,
      name: names[index] ?? "",
      face: faces[index],
      turn: !view.over && view.to_act === index,
      you: view.seat === index,
      first: view.first === index,
      thinking: thinking && view.to_act === index,
      hurry: parts?.hurry,
      t,
      ask,
    }),
  )}
  ${moreItem(":scope > .seat", "down", t)}
</ol>`;

/** @param {ZoneProps} props */
export const columnsZone = ({ view, chosen, names, t, tap }) => {
  const open = new Set(
    view.legal.filter(({ kind }) => kind === "place" || kind === "slip").map(({ column }) => column),
  );
  const would = view.columns.map((_, index) => /** @type {KabaleAction | null} */ (chosen.would(`column:${index}`)));
  const counts = numbersDiffer(would.flatMap((action) => action ?? []));
  const [cloak, below] = view.pending === "cloak" && view.at ? view.at : [-1, 0];
  return html`<div class="columns" data-players=${view.players} data-columns=${view.columns.length}>
    ${view.columns.map((column, index) =>
      columnTemplate({
        column,
        index,
        names,
        viewer: view.seat,
        t,
        tap,
        open: open.has(index),
        counts,
        action: would[index] ?? null,
        ...(index === cloak && open.has(index) ? { slot: (below ?? 0) + 1 } : {}),
      }),
    )}
  </div>`;
};

/** @param {ZoneProps} props */
export const handZone = ({ view, chosen, t, tap }) =>
  handTemplate({ hand: view.hand, seat: view.seat ?? 0, chosen, t, tap });
