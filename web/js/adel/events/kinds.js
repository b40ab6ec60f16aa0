/** Everything the page says about Adel's events: one row per kind, in files by theme. */

import { adaptersFromRows } from "../../table/event_rows.js";
import { dramatize } from "../../view/moment.js";
import { seatAt } from "./animation_parts.js";
import { CALL_EVENTS } from "./calls.js";
import { CARD_EVENTS } from "./cards.js";
import { CITY_EVENTS } from "./cities.js";
import { GOLD_EVENTS } from "./gold.js";

/** @import { RowAdapters } from "../../table/event_row" */
/** @import { AdelEvent, AdelView, EventKind } from "../shapes" */
/** @import { AdelRow } from "./row" */

/** @type {Record<EventKind, AdelRow>} */
export const EVENT_KINDS = { ...CALL_EVENTS, ...GOLD_EVENTS, ...CARD_EVENTS, ...CITY_EVENTS };

/** @type {RowAdapters<AdelView, AdelEvent>} */
export const DERIVED = adaptersFromRows(EVENT_KINDS, {
  groups: ".city, .hand",
  dramatize,
  highlight: ({ seat }) => seatAt(seat),
});
