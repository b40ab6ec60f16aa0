/** Contextual help, as a dialog or a tooltip; its content comes from the game. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createHelp, helpState } from "../table/help_triggers.js";
import { seatName } from "../words/names.js";
import { demoButton, demoLayer } from "./demo_layer.js";
import { closeOutside, modal } from "./dialog.js";
import { opponentHelp } from "./opponents.js";

/** @import { View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Help } from "../table/help_triggers.js" */
/** @import { Reader } from "../words/reader.js" */

/** The subject of a seat. */
const SEAT = /^seat:(\d)$/;

/**
 * The open help, if any, and the demo that it may open.
 * @param {State} state
 * @param {{ adapter: GameAdapter, game: string, view: View | null, reader: Reader, act: Actions }} scene the table as the viewer sees it
 */
export function helpLayer(state, { adapter, game, view, reader, act }) {
  const { subject, hover, anchor } = helpState.of(state);
  if (!subject) return demoLayer(state, act);
  const ofGame = adapter.help({ subject, view, reader });
  const seat = Number(SEAT.exec(subject)?.[1] ?? NaN);
  const bot = opponentHelp(
    reader.seats[seat]?.kind ?? "",
    state.games.find(({ name }) => name === game),
    reader.t,
  );
  if (!ofGame && !bot) return demoLayer(state, act);
  const body = html`${ofGame ?? html`<h2 id="help-name">${seatName(reader.seats, seat, reader.t)}</h2>`} ${bot ?? nothing}`;
  if (hover)
    return html`<div class="card-help is-hover" role="tooltip" ${ref((element) => place(element, anchor))}>${body}</div>`;
  const { close } = act.controller(createHelp);
  const shown = adapter.demos?.helped(subject, view) ?? "";
  return html`<dialog class="card-help" data-help-on=${subject} aria-labelledby="help-name" ${modal(subject, close)} @click=${closeOutside(close)}>
    ${body}
    <p class="help-foot">
      ${shown ? html`<span @click=${close}>${demoButton(shown, adapter.demos?.about(shown, reader.t).name ?? "", game, reader.t, act)}</span>` : nothing}
      <button type="button" class="button is-main" data-action="help-close" autofocus @click=${close}>${reader.t("message-close")}</button>
    </p>
  </dialog>`;
}

/** Between the tooltip and what it explains, and between it and the window's edges, in pixels. */
const GAP = 10;
const EDGE = 8;

/**
 * Position the tooltip through the DOM, since the content security policy forbids inline styles.
 * @param {Element | undefined} help
 * @param {Help["anchor"]} anchor
 */
function place(help, anchor) {
  if (!anchor || !(help instanceof HTMLElement)) return;
  // Its size is known once it is in the page.
  queueMicrotask(() => {
    const side = document.querySelector(".table-side")?.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = help;
    const { left, top, aside } = placeOf({ wide: offsetWidth, high: offsetHeight }, anchor, side);
    help.classList.toggle("is-aside", aside);
    help.style.setProperty("inset-inline-start", `${left}px`);
    help.style.setProperty("inset-block-start", `${top}px`);
  });
}

/**
 * Over the log, which nobody needs to decide; where there is none, above what is at the foot of the window, such as the hand, whose
 * other cards stay free; otherwise beside it.
 * @param {{ wide: number, high: number }} size
 * @param {NonNullable<Help["anchor"]>} anchor
 * @param {DOMRect | undefined} side
 */
function placeOf({ wide, high }, anchor, side) {
  const within = (/** @type {number} */ from, /** @type {number} */ most) =>
    Math.max(EDGE, Math.min(from, most - EDGE));
  if (side && side.width >= wide / 2 && anchor.right <= side.left)
    return {
      left: within(side.right - wide, innerWidth - wide),
      top: within(side.top, innerHeight - high),
      aside: true,
    };
  const above = anchor.top - GAP - high;
  if (anchor.bottom > innerHeight * 0.8 && above >= EDGE)
    return { left: within((anchor.left + anchor.right - wide) / 2, innerWidth - wide), top: above, aside: false };
  const right = anchor.right + GAP + wide < innerWidth;
  return {
    left: right ? anchor.right + GAP : Math.max(EDGE, anchor.left - GAP - wide),
    top: within(anchor.top, innerHeight - high),
    aside: false,
  };
}
