/** The running presentation, rendered over everything else. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { seatName } from "../words/names.js";

/** @import { Actions } from "../actions.js" */
/** @import { State } from "../state.js" */
/** @import { Reader } from "../words/reader.js" */

/**
 * Its announcements, where no live region makes them; the table's own live region queues them with the rest.
 * @param {State} state
 * @param {Reader} reader
 * @param {Actions} act
 */
export function stageAloud({ stage }, reader, { adapters }) {
  const current = stage?.acts[stage.act];
  const adapter = stage && adapters.get(stage.game);
  return html`<p class="visually-hidden" role="status">${stage && current && adapter ? adapter.stage.heard(current, stage.step, reader) : ""}</p>`;
}

/**
 * @param {State} state
 * @param {Reader} reader
 * @param {Actions} act
 */
export function stageLayer({ stage }, reader, act) {
  const current = stage?.acts[stage.act];
  const adapter = stage && act.adapters.get(stage.game);
  if (!stage || !current || !adapter) return nothing;
  const names = reader.seats.map((_, seat) => seatName(reader.seats, seat, reader.t));
  return adapter.stage.picture({ act: current, step: stage.step, names, reader, on: act.stage.controls() });
}
