/** Puzzles' screen: the list by game, grade and motive; or one of them at the table, with what is said of it above. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { isSolved } from "../storage/puzzles.js";
import { createPuzzles, listed, nextPuzzle, puzzleState } from "../table/puzzle.js";
import { formatMessage, listingWords } from "../words/i18n.js";
import { motiveName } from "../words/puzzles.js";
import { icon } from "./icons.js";
import { puzzlePanel } from "./puzzle_panel.js";
import { selectField } from "./settings.js";
import * as table from "./table.js";

/** @import { Actions } from "../actions.js" */
/** @import { State } from "../state.js" */
/** @import { PuzzleState } from "../table/puzzle.js" */
/** @import { Puzzle } from "../table/puzzle_files.js" */
/** @import { GameTranslate, Translate } from "../words/translate" */

export const GRADES = /** @type {const} */ ([1, 2, 3, 4, 5]);

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("puzzles-title");

/** @type {(state: State) => string} */
export const game = (state) => puzzleState.of(state).game;

/** @type {(state: State) => boolean} */
export const hasBar = (state) => puzzleState.of(state).puzzle !== null && table.hasBar(state);

/** Without a game in the address, the puzzles of the one played last. @param {string[]} params @param {Actions} act */
export async function enter([name = "", id = ""], act) {
  const puzzles = act.controller(createPuzzles);
  await puzzles.enter(name, id);
}

/** @param {Actions} act */
export const leave = (act) => act.controller(createPuzzles).leave();

/**
 * @param {State} state
 * @param {GameTranslate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const now = puzzleState.of(state);
  if (!now.puzzle) return list(state, now, t, act);
  return html`<div class="puzzle" data-puzzle=${now.puzzle.id} data-phase=${now.phase}>
    ${puzzlePanel(state, now, t, act)} ${table.template(state, t, act)}
  </div>`;
}

/**
 * @param {State} state
 * @param {PuzzleState} now
 * @param {Translate} t
 * @param {Actions} act
 */
function list(state, now, t, act) {
  const { game: name, collections, progress, fault } = now;
  const all = collections[name];
  const solved = all?.filter(({ id }) => isSolved(progress, id)).length ?? 0;
  const next = all ? nextPuzzle(listed(now), progress, "") : null;
  return html`
    <article class="page puzzles">
      <h1 tabindex="-1">${t("puzzles-title")}</h1>
      <p class="muted">${t("puzzles-intro")}</p>
      ${choices(state, now, t, act)}
      ${fault ? html`<p role="alert">${formatMessage(fault)}</p>` : nothing}
      ${all || fault ? nothing : html`<p role="status">${t("puzzles-loading")}</p>`}
      ${
        all
          ? html`<p class="puzzles-progress" role="status">${t("puzzles-solved", { solved, count: all.length })} · ${t("puzzles-streak", { streak: progress.streak })}${progress.best > progress.streak ? html` · ${t("puzzles-best", { best: progress.best })}` : nothing}</p>
            ${next ? html`<p><a class="button is-main" data-do="next" href=${hashOf("puzzles", name, next.id)}>${t("puzzles-start")}</a></p>` : nothing}
            ${grades(now, t)}`
          : nothing
      }
    </article>
  `;
}

/**
 * Game, grade and motive.
 * @param {State} state
 * @param {PuzzleState} now
 * @param {Translate} t
 * @param {Actions} act
 */
function choices({ games }, { game: name, grade, motive, collections }, t, act) {
  const puzzles = act.controller(createPuzzles);
  const adapter = act.adapters.get(name);
  const used = new Set((collections[name] ?? []).flatMap(({ motives }) => motives.map(({ id }) => id)));
  const motives = (adapter?.puzzles?.motives ?? []).filter((id) => used.has(id));
  return html`<div class="puzzles-choices">
    ${selectField(
      "puzzle-game",
      t("puzzles-game"),
      name,
      games.map((one) => [one.name, listingWords(one.name, "name")]),
      (chosen) => act.go("puzzles", chosen),
    )}
    ${selectField(
      "puzzle-grade",
      t("puzzles-grade"),
      String(grade),
      [
        ["0", t("puzzles-all")],
        ...GRADES.map((one) => /** @type {[string, string]} */ ([String(one), t("puzzle-grade", { grade: one })])),
      ],
      (chosen) => puzzles.filter({ grade: Number(chosen) }),
    )}
    ${selectField(
      "puzzle-motive",
      t("puzzles-motive"),
      motive,
      [["", t("puzzles-all")], ...motives.map((id) => /** @type {[string, string]} */ ([id, motiveName(name, id)]))],
      (chosen) => puzzles.filter({ motive: chosen }),
    )}
  </div>`;
}

/** @param {PuzzleState} now @param {Translate} t */
function grades(now, t) {
  const puzzles = listed(now);
  if (puzzles.length === 0) return html`<p>${t("puzzles-none")}</p>`;
  const all = now.collections[now.game] ?? [];
  return GRADES.map((grade) => {
    const here = puzzles.filter((puzzle) => puzzle.grade === grade);
    if (here.length === 0) return nothing;
    return html`<section class="puzzles-grade" aria-labelledby=${`puzzles-grade-${grade}`}>
      <h2 id=${`puzzles-grade-${grade}`}>${t("puzzle-grade", { grade })}</h2>
      <ul class="puzzles-list">${here.map((puzzle) => html`<li>${item(puzzle, all.indexOf(puzzle) + 1, now, t)}</li>`)}</ul>
    </section>`;
  });
}

/**
 * A puzzle's number, and how it was solved.
 * @param {Puzzle} puzzle
 * @param {number} number
 * @param {PuzzleState} now
 * @param {Translate} t
 */
function item({ id }, number, { game: name, progress }, t) {
  const how = progress.solved[id] ?? "new";
  return html`<a class="puzzles-item is-${how}" data-id=${id} href=${hashOf("puzzles", name, id)} aria-label=${t("puzzle-item", { number, how })}
    ><span class="number" aria-hidden="true">${number}</span>${isSolved(progress, id) ? icon("sign-check") : nothing}${how === "first" ? icon("sign-laurels") : nothing}</a>`;
}
