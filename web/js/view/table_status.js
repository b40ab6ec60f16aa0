/** What the status line says, and the buttons beside it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createHelp } from "../table/help_triggers.js";
import { groupWords, lastRun } from "../table/runs.js";
import { nextPlaces } from "../table/taps.js";
import { hintChoices, hintWords } from "./hint.js";
import { since } from "./log.js";
import { paceButton } from "./pace_button.js";
import { hasSidePanel } from "./wide_layout.js";

/** @import { Actions } from "../actions.js" */
/** @import { Translate } from "../words/translate" */
/** @import { Scene } from "./table.js" */
/** @import { Choice } from "./table_parts.js" */

/**
 * The event being shown, else the question, and what has hit the viewer since the last decision.
 * @param {Scene} scene
 */
export function statusWords(scene) {
  const { table, view, adapter, reader, session, act } = scene;
  if (table.busy && table.passed > 0) return reader.t("status-passed", { moves: table.passed });
  if (table.busy && table.event && !table.thinking)
    return groupWords(lastRun(table.eventLog, adapter.events), adapter.events, reader);
  if (view.over) return adapter.outcome(view, reader);
  if (table.handOverPending) return reader.t("status-done");
  const hinted = hintWords(scene);
  if (hinted) return hinted;
  const asked = adapter.question(view, table.taps, reader);
  const subject = table.busy ? "" : adapter.explains(table.taps);
  if (subject) return html`${asked} ${moreOf(subject, reader.t, act)}`;
  const waits = table.busy || view.to_act !== table.viewer;
  // Who is asked out of turn has seen what happened; on a phone the question needs the space.
  const pressing = !hasSidePanel() && adapter.interrupts(view);
  const warning = table.busy || pressing ? "" : adapter.warning(view, reader);
  if (waits || pressing) return warning ? html`${asked} ${warned(warning)}` : asked;
  const more = hasSidePanel() ? null : () => session.openPanel("log");
  const hits = since({ adapter, events: table.sinceLastTurn, view, reader, log: more });
  // Actions come before the summary, which is scrolled to its end where space is short.
  return html`${asked} ${warning ? warned(warning) : nothing} ${hits}`;
}

const warned = (/** @type {string} */ words) => html`<span class="status-warning" data-warning>${words}</span>`;

/** Opens the full text of what is mentioned. @param {string} subject @param {Translate} t @param {Actions} act */
const moreOf = (
  subject,
  t,
  act,
) => html`<button type="button" class="status-more" data-action="explain" aria-label=${t("table-explain")} title=${t("table-explain")}
  @click=${() => act.controller(createHelp).open(subject)}><span aria-hidden="true">i</span></button>`;

const BUTTON = "button:";

/**
 * @param {Scene} scene
 * @returns {Choice[]}
 */
export function choices(scene) {
  const { state, table, view, adapter, t, act } = scene;
  if (table.busy) {
    const pace = paceButton({ pace: state.settings.pace, change: () => act.changePace(), t });
    const skip = { id: "skip", label: t("table-skip"), act: () => act.control.skip(true), beside: pace };
    const step = { id: "step", label: t("table-step"), act: () => act.control.step(), main: true };
    return state.settings.pace === "step" ? [step, skip] : [skip];
  }
  if (table.handOverPending)
    return [{ id: "done", label: t("table-done"), act: () => void act.control.endTurnReview(), main: true }];
  const watch =
    table.canWatchMissed && table.taps.length === 0
      ? [{ id: "watch", label: t("table-watch"), act: () => void act.control.watchMissed() }]
      : [];
  const buttons = nextPlaces(view.legal, table.taps).filter((place) => place.startsWith(BUTTON));
  const decides = buttons.map((tap) => ({
    id: tap.slice(BUTTON.length),
    label: adapter.button(tap, view, t),
    act: () => void act.control.tap(tap),
    tap,
  }));
  return [...watch, ...hintChoices(scene), ...decides.filter(({ label }) => label !== "")];
}
