/** What a bot thought of a decision: each move's prospects, what it believed, and what was likely to follow. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createExplanation, explanationState } from "../controllers/explanation.js";
import { formatMessage } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { percentWords } from "../words/results.js";
import { modalDialog } from "./dialog.js";
import { isClearlyBetter, moveChances } from "./move_chances.js";

/** @import { AdvisedMove, Explanation } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Reader } from "../words/reader.js" */
/** @import { State } from "../state.js" */

/** Moves shown, besides the one that was played. */
const SHOWN = 5;

/**
 * The dialog, while one is open.
 * @param {State} state
 * @param {{ adapter: GameAdapter, reader: Reader, seat: number, act: Actions }} scene `seat`: whose decision it was
 */
export function explanationDialog(state, { adapter, reader, seat, act }) {
  const { at, explanation, fault } = explanationState.of(state);
  if (at < 0) return nothing;
  const { t } = reader;
  const name = seatName(reader.seats, seat, t);
  const body = fault
    ? html`<p role="alert">${formatMessage(fault)}</p>`
    : explanation
      ? told(explanation, { adapter, reader: { ...reader, viewer: null }, name })
      : html`<p class="thought-wait" role="status">${t("thought-wait")}</p>`;
  const { close } = act.controller(createExplanation);
  return modalDialog({ id: "thought", title: t("thought-title", { name }), body, close, t });
}

/** @typedef {{ adapter: GameAdapter, reader: Reader, name: string }} Scene */

/** @param {Explanation} explanation @param {Scene} scene */
function told(explanation, scene) {
  const { adapter, reader, name } = scene;
  const { t, language } = reader;
  const { advice, searches } = explanation;
  const { moves } = advice;
  // The first is the move itself.
  const likely = advice.likely.slice(1);
  const beliefs = adapter.thoughts.beliefs(advice, reader);
  return html`<div class="thought">
    <p class="muted">${t(searches ? "thought-note" : "thought-note-strongest", { name })}</p>
    <h3>${t("thought-moves")}</h3>
    ${moves.length > 1 ? ranking(explanation, scene) : html`<p>${t("thought-only")} ${adapter.events.words(explanation.events[0], reader)}</p>`}
    ${beliefs ? html`<h3>${t("thought-beliefs")}</h3>${beliefs}` : nothing}
    ${
      likely.length > 0
        ? html`<h3>${t("thought-likely")}</h3>
      <ul class="thought-likely">${likely.map(({ event, odds }) => html`<li><span class="number">${percentWords(odds, language)}</span> ${adapter.events.words(event, reader)}</li>`)}</ul>`
        : nothing
    }
  </div>`;
}

/** The moves, the best first. @param {Explanation} explanation @param {Scene} scene */
function ranking(explanation, scene) {
  const { moves } = explanation.advice;
  const { t } = scene.reader;
  const shown = moves
    .map((move, at) => ({ move, at }))
    .filter(({ move, at }) => at < SHOWN || isPlayed(move, explanation));
  const left = moves.length - shown.length;
  return html`<p>${t(isClear(moves) ? "thought-clear" : "thought-close")}</p>
    <ol class="thought-moves">${shown.map(({ move, at }) => ranked(move, at, explanation, scene))}</ol>
    ${left > 0 ? html`<p class="muted">${t("thought-more", { count: left })}</p>` : nothing}`;
}

/** @param {AdvisedMove} move @param {Explanation} explanation */
const isPlayed = ({ id }, { played }) => id === played;

/** Whether the best move is better than the next beyond doubt. @param {readonly AdvisedMove[]} moves */
function isClear([best, next]) {
  return !best || !next || isClearlyBetter(best, next);
}

/**
 * @param {AdvisedMove} move
 * @param {number} at its rank, from 0
 * @param {Explanation} explanation
 * @param {Scene} scene
 */
function ranked(move, at, explanation, { adapter, reader }) {
  const { t } = reader;
  const played = isPlayed(move, explanation);
  const prospects = at === 0 || played ? adapter.thoughts.prospects(move, reader) : "";
  return html`<li class="thought-move ${played ? "is-played" : ""}" value=${at + 1}>
    <p>${adapter.events.words(explanation.events[at], reader)} ${played ? html`<strong class="badge">${t("thought-played")}</strong>` : nothing}</p>
    ${moveChances(move, reader)}
    ${prospects ? html`<p class="thought-prospects muted">${prospects}</p>` : nothing}
  </li>`;
}
