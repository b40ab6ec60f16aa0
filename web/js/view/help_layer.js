/** Contextual help, as a dialog or a tooltip; its content comes from the game. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createHelp, helpState } from "../table/help_triggers.js";
import { seatName } from "../words/names.js";
import { demoButton, demoLayer } from "./demo_layer.js";
import { showNow } from "./dialog.js";
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
  return html`<dialog class="card-help" data-help-on=${subject} aria-labelledby="help-name" ${ref(showNow)} @close=${close}
    @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && close()}>
    ${body}
    <p class="help-foot">
      ${shown ? html`<span @click=${closeFirst}>${demoButton(shown, adapter.demos?.about(shown, reader.t).name ?? "", game, reader.t, act)}</span>` : nothing}
      <button type="button" class="button is-main" data-action="help-close" autofocus @click=${close}>${reader.t("message-close")}</button>
    </p>
  </dialog>`;
}

/** Let the browser restore the focus first. @param {Event} event */
function closeFirst({ currentTarget }) {
  if (currentTarget instanceof Element) currentTarget.closest("dialog")?.close();
}

/**
 * Position the tooltip through the DOM, since the content security policy forbids inline styles.
 * @param {Element | undefined} help
 * @param {Help["anchor"]} anchor
 */
function place(help, anchor) {
  if (!anchor || !(help instanceof HTMLElement)) return;
  // Its size is known once it is in the page.
  queueMicrotask(() => {
    const { offsetWidth: wide, offsetHeight: high } = help;
    const right = anchor.right + 10 + wide < innerWidth;
    help.style.setProperty(
      "inset-inline-start",
      `${right ? anchor.right + 10 : Math.max(8, anchor.left - 10 - wide)}px`,
    );
    help.style.setProperty("inset-block-start", `${Math.max(8, Math.min(anchor.top, innerHeight - high - 8))}px`);
  });
}
