/** What is said of the puzzle at the table, above it: the task, what a wrong move was worth, why the solution is right. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { createPuzzles, listed, nextPuzzle } from "../table/puzzle.js";
import { formatMessage, wordsOf } from "../words/i18n.js";
import { gapWords, motiveName, motiveWords, wrongWords } from "../words/puzzles.js";
import { readerOf } from "../words/reader.js";
import { icon } from "./icons.js";
import { tabStop } from "./tab_stop.js";

/** @import { Actions } from "../actions.js" */
/** @import { State } from "../state.js" */
/** @import { PuzzleState } from "../table/puzzle.js" */
/** @import { GameTranslate as Translate } from "../words/translate" */

/**
 * @param {State} state
 * @param {PuzzleState} now
 * @param {Translate} t
 * @param {Actions} act
 */
export function puzzlePanel(state, now, t, act) {
  const { game, puzzle, collections, fault } = now;
  const number = (collections[game] ?? []).findIndex(({ id }) => id === puzzle?.id) + 1;
  return html`<section class="puzzle-panel" aria-label=${t("puzzle-name", { number })}>
    <h2 class="puzzle-name"><a href=${hashOf("puzzles", game)} aria-label=${t("puzzle-list")} title=${t("puzzle-list")}>${icon("sign-scroll")}</a> ${t("puzzle-name", { number })}
      <small>${t("puzzle-grade", { grade: puzzle?.grade ?? 1 })}</small></h2>
    <div class="puzzle-words" role="status" aria-label=${t("puzzle-name", { number })} ${tabStop()}>${fault ? formatMessage(fault) : words(state, now, t, act)}</div>
    <p class="puzzle-buttons">${state.table?.phase === "playing" ? buttons(now, t, act) : nothing}</p>
  </section>`;
}

/**
 * @param {State} state
 * @param {PuzzleState} now
 * @param {Translate} t
 * @param {Actions} act
 */
function words(state, { game, puzzle, phase, tried, shown, progress }, t, act) {
  if (!puzzle) return nothing;
  if (phase === "asked") return html`<p>${t("puzzle-task")} <span class="puzzle-help">${t("puzzle-help")}</span></p>`;
  if (phase === "wrong") return html`<p class="puzzle-wrong">${wrongWords(puzzle, tried, state.language, t)}</p>`;
  const args = act.adapters.get(game)?.puzzles?.args;
  const reader = { ...readerOf(state), t: wordsOf(game) };
  const { streak } = progress;
  const head = shown
    ? t("puzzle-shown")
    : streak > 1 && tried === ""
      ? t("puzzle-right-streak", { streak })
      : t("puzzle-right");
  return html`<p class="puzzle-right"><strong>${head}</strong> ${gapWords(puzzle, state.language, t)}</p>
    ${puzzle.motives.slice(0, TOLD).map(({ id, facts }) => html`<p><b>${motiveName(game, id)}:</b> ${motiveWords(game, id, args?.(facts, reader) ?? {})}</p>`)}`;
}

/** So many motives are explained: more would not be read. */
const TOLD = 2;

/**
 * @param {PuzzleState} now
 * @param {Translate} t
 * @param {Actions} act
 */
function buttons(now, t, act) {
  const { game, puzzle, phase, progress } = now;
  const puzzles = act.controller(createPuzzles);
  if (phase === "asked") return button("show", t("puzzle-show"), () => puzzles.show(), "is-quiet");
  if (phase === "wrong")
    return html`${button("again", t("puzzle-again"), () => void puzzles.again(), "is-main")} ${button("show", t("puzzle-show"), () => puzzles.show())}`;
  if (phase === "right") return nothing;
  const next = nextPuzzle(listed(now), progress, puzzle?.id ?? "");
  return html`${button("repeat", t("puzzle-repeat"), () => void puzzles.repeat())}
    <a class="button ${next ? "" : "is-main"}" href=${hashOf("puzzles", game)}>${t("puzzle-list")}</a>
    ${next ? html`<a class="button is-main" data-do="next" href=${hashOf("puzzles", game, next.id)}>${t("puzzle-next")}</a>` : nothing}`;
}

/** @param {string} id @param {string} label @param {() => void} press @param {string} [look] */
const button = (id, label, press, look = "") =>
  html`<button type="button" class="button ${look}" data-action=${id} @click=${press}>${label}</button>`;
