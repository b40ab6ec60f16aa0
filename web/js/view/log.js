/** Event log, newest first, in chapters; hits on the reader stand out, and presentations can be opened again. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { groupWords, runsOf } from "../table/runs.js";
import { eventsSinceLastTurn, hitsInWords, worstHit } from "../table/since_last_turn.js";
import { tabStop } from "./tab_stop.js";

/** @import { Event, View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { GameTranslate } from "../words/translate" */
/** @import { Reader } from "../words/reader.js" */

/**
 * @typedef {object} LogProps
 * @property {GameAdapter} adapter
 * @property {readonly Event[]} eventLog
 * @property {View} view
 * @property {Reader} reader
 * @property {number} [last] number of chapters, the newest
 * @property {(event: Event) => void} present open the presentation of an event
 */

/** @param {LogProps} props */
export function log(props) {
  const { adapter, eventLog, reader } = props;
  if (eventLog.length === 0) return html`<p class="muted">${reader.t("log-empty")}</p>`;
  const since = eventLog.length - eventsSinceLastTurn(eventLog, reader.viewer, adapter.events).length;
  return html`<ol class="log" data-log aria-label=${reader.t("table-log")} ${tabStop()}>
    ${chapters(eventLog, adapter)
      .slice(0, props.last)
      .map(({ events, start }) =>
        guard([events.length, start, since, reader.language, reader.viewer], () =>
          chapter(events, start, since, props),
        ),
      )}
  </ol>`;
}

/**
 * Split the log into chapters, newest first.
 * @param {readonly Event[]} eventLog
 * @param {GameAdapter} adapter
 */
function chapters(eventLog, { events: { chapters: kinds } }) {
  /** @type {{ events: Event[], start: number }[]} */
  const found = [];
  for (const [index, event] of eventLog.entries()) {
    if (kinds.has(event.kind) || found.length === 0) found.push({ events: [], start: index });
    found.at(-1)?.events.push(event);
  }
  return found.reverse();
}

/**
 * Entries are keyed, since a new one on top would otherwise re-render all below.
 * @param {Event[]} events
 * @param {number} start
 * @param {number} since index of the first new event
 * @param {LogProps} props
 */
function chapter(events, start, since, props) {
  let index = start;
  const entries = runsOf(events, props.adapter.events).map((group) => {
    index += group.length;
    return { group, index: index - group.length };
  });
  return repeat(
    entries.reverse(),
    ({ index }) => index,
    ({ group, index }) => entry(group, index, index >= since, props),
  );
}

/**
 * @param {readonly Event[]} group an event, or a run of them
 * @param {number} index index in the log
 * @param {boolean} fresh
 * @param {LogProps} props
 */
function entry(group, index, fresh, { adapter, view, reader, present }) {
  const event = /** @type {Event} */ (group[0]);
  const hit = fresh && adapter.events.isHit(event, view, reader.viewer) ? "is-hit" : "";
  return html`<li class="log-entry ${hit} ${fresh ? "is-fresh" : ""} ${chapterClass(event, adapter)}" data-kind=${event.kind} data-index=${index} data-seat=${event.seat ?? nothing}>
    ${groupWords(group, adapter.events, reader)}
    ${adapter.stage.again.has(event.kind) ? againButton(event, adapter, reader.t, () => present(event)) : nothing}
  </li>`;
}

/** @param {Event} event @param {GameAdapter} adapter */
export const chapterClass = (event, adapter) => (adapter.events.chapters.has(event.kind) ? "is-chapter" : "");

/**
 * A button that opens a presentation again; accessible names tell the buttons of a group apart.
 * @param {Event} event
 * @param {GameAdapter} adapter
 * @param {GameTranslate} t
 * @param {() => void} open
 */
export function againButton(event, adapter, t, open) {
  const { label, which } = adapter.stage.againWords(event, t);
  return html`<button type="button" class="button is-quiet log-again" @click=${open}>${label}<span class="visually-hidden"> ${which}</span></button>`;
}

/** Strip the full stop, where the sentence continues. @param {string} words */
const openEnded = (words) => words.replace(/[.。]\s*$/u, "");

/**
 * Summary of what has hit the reader since the last decision.
 * @param {{ adapter: GameAdapter, events: readonly Event[], view: View, reader: Reader, log: (() => void) | null }} props
 * `log`: where space is short, show the worst and let this open the rest
 */
export function since({ adapter, events, view, reader, log: more }) {
  const { t } = reader;
  const worst = worstHit(events, view, reader, adapter.events);
  if (more && worst.more > 0) {
    return html`<p class="since is-hit" data-since><span class="since-head">${t("since-your-turn")}:</span> ${openEnded(worst.words)}
      <button type="button" class="since-more" data-action="since-more" @click=${more}>${t("since-more", { count: worst.more })}</button></p>`;
  }
  const hits = hitsInWords(events, view, reader, adapter.events);
  if (hits.length === 0) return nothing;
  return html`<p class="since is-hit" data-since><span class="since-head">${t("since-your-turn")}:</span> ${hits.join(" ")}</p>`;
}
