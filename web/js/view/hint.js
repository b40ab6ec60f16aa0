/** A hint: its button, where to look, and the best moves with what they bring and why. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { canHint, createHints, hintState } from "../controllers/hints.js";
import { hintedPlace, lookWords } from "../table/hinted.js";
import { percentWords } from "../words/results.js";
import { modalDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { isClearlyBetter, moveChances } from "./move_chances.js";

/** @import { Hint } from "../engine/shapes" */
/** @import { Scene } from "./table.js" */

/** So many reasons of the game are told of a move. */
const REASONS = 3;

/** The button in the toolbar; it stays in its place while others decide. @param {Scene} scene */
export function hintTool({ table, t, session }) {
  if (!table.advised || table.viewer === null) return nothing;
  const words = table.hints > 0 ? t("table-hints", { count: table.hints }) : t("table-hint");
  return html`<button type="button" class="tool" data-action="hint" aria-disabled=${canHint(table) ? "false" : "true"} aria-label=${words} title=${words}
    @click=${() => session.requestHint()}>${icon("sign-lantern")}${table.hints > 0 ? html`<span class="tool-count" aria-hidden="true">${table.hints}</span>` : nothing}</button>`;
}

/** The hint in the status line, until a place has been chosen; "" if there is none. @param {Scene} scene */
export function hintWords({ state, table, view, adapter, reader }) {
  const { step, hint } = hintState.of(state);
  if (table.taps.length > 0) return "";
  if (step === "thinking") return reader.t("hint-thinking");
  return step === "look" && hint ? lookWords(hint, view, adapter, reader) : "";
}

/** The button beside it. @param {Scene} scene @returns {import("./table_parts.js").Choice[]} */
export function hintChoices({ state, t, session }) {
  const shown = hintState.of(state).step === "look";
  return shown ? [{ id: "hint-moves", label: t("hint-more"), act: () => session.requestHint() }] : [];
}

/** Highlights where to look, and has the dialog with the moves. @param {Scene} scene */
export function hintLayer(scene) {
  const { state, view } = scene;
  const { step, hint } = hintState.of(state);
  const place = step === "look" && hint ? hintedPlace(hint, view) : "";
  return html`<span hidden ${ref((element) => highlight(element ? place : ""))}></span>
    ${step === "moves" && hint ? dialog(hint, scene) : nothing}`;
}

/** Highlight through the DOM: the game renders the element and knows nothing of hints. @param {string} place */
function highlight(place) {
  queueMicrotask(() => {
    const lit = new Set(place ? document.querySelectorAll(`.table [data-tap="${CSS.escape(place)}"]`) : []);
    for (const element of document.querySelectorAll(".is-hinted"))
      if (!lit.has(element)) element.classList.remove("is-hinted");
    for (const element of lit) element.classList.add("is-hinted");
  });
}

/** @param {Hint} hint @param {Scene} scene */
function dialog(hint, scene) {
  const { t, act } = scene;
  const body = html`<p class="muted">${t("hint-note")}</p>
    <ol class="thought-moves" aria-label=${t("thought-moves")}>${hint.events.map((_, at) => move(hint, at, scene))}</ol>`;
  return modalDialog({ id: "hint", title: t("table-hint"), body, close: () => act.controller(createHints).close(), t });
}

/** @param {Hint} hint @param {number} at @param {Scene} scene */
function move(hint, at, scene) {
  const { adapter, view, reader } = scene;
  const { moves } = hint.advice;
  const why = [...adapter.hints.reasons(hint.advice, at, view, reader).slice(0, REASONS), ...compared(hint, at, scene)];
  return html`<li class="thought-move" value=${at + 1}>
    <h3 tabindex="-1" ?autofocus=${at === 0}>${moveWords(hint, at, scene)}</h3>
    ${moveChances(moves[at] ?? /** @type {never} */ (moves[0]), reader)}
    <ul class="hint-reasons">${why.map((words) => html`<li>${words}</li>`)}</ul>
  </li>`;
}

/** A move by its event, or by the places to tap if that depends on what is hidden. @param {Hint} hint @param {number} at @param {Scene} scene */
function moveWords({ advice, events }, at, { adapter, view, reader }) {
  const event = events[at];
  if (event && !event.hidden) return adapter.events.words(event, reader);
  const taps = view.legal.find(({ id }) => id === advice.moves[at]?.id)?.taps ?? [];
  return taps.map((place) => adapter.hints.place(place, view, reader)).join(" · ");
}

/** What follows the best move, or how far another is behind it. @param {Hint} hint @param {number} at @param {Scene} scene */
function compared({ advice }, at, { adapter, reader }) {
  const { t, language } = reader;
  const [best, next, move] = [advice.moves[0], advice.likely[1], advice.moves[at]];
  if (at === 0)
    return next
      ? [t("hint-likely", { odds: percentWords(next.odds, language), event: adapter.events.words(next.event, reader) })]
      : [];
  if (!best || !move || !isClearlyBetter(best, move)) return [t("hint-close")];
  return [t("hint-behind", { less: percentWords(best.chance - move.chance, language) })];
}
