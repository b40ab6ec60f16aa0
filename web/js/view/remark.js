/** A bot's remark as a bubble at its seat, gone after a moment by itself. Decoration: it takes no taps and is not read out. */

import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { currentRemark, MOODS } from "../table/remarks.js";
import { parseKind } from "../words/opponents.js";
import { levelFace } from "./face.js";

/** @import { GameAdapter } from "../games.js" */
/** @import { State, Table } from "../state.js" */
/** @import { Translate } from "../words/translate" */
/** @import { Remark } from "../table/remarks.js" */

/** Distance from the seat and from the window's edge, in pixels. */
const GAP = 6;

/**
 * The remark to show now: only while others move, so that nothing is covered when the viewer must decide.
 * @param {State} state
 * @param {Table} table
 * @param {GameAdapter} adapter
 */
export function shownRemark({ settings, stage }, { busy, eventLog, sinceLastTurn, seats }, adapter) {
  if (!settings.remarks || settings.pace === "instant" || !busy || stage !== null) return null;
  return currentRemark(eventLog, sinceLastTurn, seats, adapter.events);
}

/** The face of who says it. @param {Remark | null} remark @param {number} seat */
export const moodOf = (remark, seat) => (remark?.seat === seat ? MOODS[remark.topic] : undefined);

/**
 * @param {Remark | null} remark
 * @param {Table} table
 * @param {Translate} t
 */
export function remarkBubble(remark, { seats }, t) {
  if (!remark) return nothing;
  const { level, temper } = parseKind(seats[remark.seat]?.kind ?? "");
  const bubble = html`<p class="remark" data-remark=${remark.topic} data-speaker=${remark.seat} aria-hidden="true" ${ref(placeAtSeat)}>
    ${levelFace(level, MOODS[remark.topic] ?? (temper || undefined))}<span>${t(remark.id)}</span>
  </p>`;
  return keyed(remark.token, bubble);
}

/** A new element is not in the document yet, and has no size. @param {Element | undefined} bubble */
export function placeAtSeat(bubble) {
  if (bubble instanceof HTMLElement) requestAnimationFrame(() => bubble.isConnected && moveToSeat(bubble));
}

/** For a bubble that stays: it follows its seat when the window changes. @param {Element | undefined} bubble */
export function keepAtSeat(bubble) {
  if (!(bubble instanceof HTMLElement)) return;
  const watch = new ResizeObserver(() => (bubble.isConnected ? moveToSeat(bubble) : watch.disconnect()));
  watch.observe(document.documentElement); // also tells of the size there is now
}

/** Beside its seat where there is space, else below it. @param {HTMLElement} bubble */
function moveToSeat(bubble) {
  const seat = document.querySelector(`[data-place="seat:${bubble.dataset["speaker"]}"]`)?.getBoundingClientRect();
  bubble.hidden = !seat;
  if (!seat) return;
  bubble.style.left = "0px"; // its width depends on what is left of the window beside it
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const beside = seat.right + GAP + width <= innerWidth - GAP;
  const left = beside ? seat.right + GAP : Math.min(Math.max(seat.left, GAP), innerWidth - width - GAP);
  const top = beside ? seat.top + GAP : seat.bottom + GAP;
  bubble.dataset["side"] = beside ? "end" : "below";
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
}
