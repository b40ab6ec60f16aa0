/** What happened, newest first, round by round; what struck the viewer stands out, awards can be read again. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { guard } from "../../../vendor/lit-html/directives/guard.js";
import { isHit, sinceDecision, tellHits, tellWorstHit } from "../hits.js";
import { tellEvent } from "../event_words.js";

/** @import { KabaleEvent as Event, KabaleView } from "../shapes" */
/** @import { Teller } from "../event_words.js" */

/**
 * @typedef {object} LogLook
 * @property {readonly Event[]} story
 * @property {KabaleView} view
 * @property {Teller} teller
 * @property {number} [last] only so many rounds, the newest
 * @property {{ award: (event: Event) => void }} on
 */

/** @param {LogLook} look */
export function logView(look) {
  const { story, teller } = look;
  if (story.length === 0) return html`<p class="soft">${teller.t("log-empty")}</p>`;
  const since = story.length - sinceDecision(story, teller.viewer).length;
  return html`<ol class="log" data-log>
    ${rounds(story).slice(0, look.last).map(({ events, start }) => guard([events.length, start, since, teller.language, teller.viewer], () => round(events, start, since, look)))}
  </ol>`;
}

/**
 * The story cut where rounds begin, the newest first.
 * @param {readonly Event[]} story
 */
function rounds(story) {
  /** @type {{ events: Event[], start: number }[]} */
  const found = [];
  for (const [index, event] of story.entries()) {
    if (event.kind === "round-began" || found.length === 0) found.push({ events: [], start: index });
    found.at(-1)?.events.push(event);
  }
  return found.reverse();
}

/**
 * @param {Event[]} events
 * @param {number} start
 * @param {number} since from here on it is news
 * @param {LogLook} look
 */
const round = (events, start, since, look) => events.map((event, index) => entry(event, start + index >= since, look)).reverse();

/**
 * @param {Event} event
 * @param {boolean} fresh
 * @param {LogLook} look
 */
function entry(event, fresh, { view, teller, on }) {
  const { t } = teller;
  const hit = fresh && isHit(event, view, teller.viewer) ? "is-hit" : "";
  return html`<li class="log-entry ${hit} ${fresh ? "is-fresh" : ""}" data-kind=${event.kind} data-token=${event.token} data-seat=${event.seat ?? nothing} data-settled=${event.kind === "settled" ? event.column : nothing}>
    ${tellEvent(event, teller)}
    ${event.kind === "settled" ? againButton(event, t, () => on.award(event)) : nothing}
  </li>`;
}

/**
 * Opens an award to be read again; for the ear the buttons of a round are told apart.
 * @param {Event} event
 * @param {Teller["t"]} t
 * @param {() => void} open
 */
export const againButton = (event, t, open) => html`<button type="button" class="button is-quiet log-again" @click=${open}>${t("log-award")}<span
  class="visually-hidden"> ${t("column-label", { column: (event.column ?? -1) + 1 })}</span></button>`;

/**
 * In a few words what has befallen the viewer since its last decision; nothing while it has not decided anything yet.
 * @param {{ news: readonly Event[], view: KabaleView, teller: Teller, quiet: boolean, log: (() => void) | null }} look
 *   `quiet`: also when nothing has; `log`: where there is little room, the worst is told here and this shows the rest
 */
export function sinceView({ news, view, teller, quiet, log }) {
  const { t } = teller;
  const { words, more } = tellWorstHit(news, view, teller);
  if (log && more > 0) {
    return html`<p class="since is-hit" data-since><span class="since-head">${t("since-your-turn")}:</span> ${words}
      <button type="button" class="since-more" data-action="since-more" @click=${log}>${t("since-more", { count: more })}</button></p>`;
  }
  const hits = tellHits(news, view, teller);
  if (hits.length === 0 && !quiet) return nothing;
  if (hits.length === 0) return html`<p class="since" data-since><span class="since-head">${t("since-your-turn")}:</span> ${t("since-quiet")}</p>`;
  return html`<p class="since is-hit" data-since><span class="since-head">${t("since-your-turn")}:</span> ${hits.join(" ")}</p>`;
}
