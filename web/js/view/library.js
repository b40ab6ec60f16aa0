/** Library screen: all saved games, most recently changed first, and their actions. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { rendered } from "../drawing.js";
import { EngineFault, noticeForFault } from "../engine/faults.js";
import { hashOf } from "../router.js";
import {
  cancelImport,
  deleteGame,
  exportAll,
  exportBroken,
  exportGame,
  gameTitle,
  importFiles,
  leaveLibrary,
  libraryState,
  matching,
  openLibrary,
  patchLibrary,
  ROWS,
  refreshList,
  rename,
  restoreGame,
  saveImported,
  shareGame,
} from "../storage/library.js";
import { strongestBot } from "../storage/statistics.js";
import { formatMessage, hallWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { LONGEST_NAME, levelName, seatName } from "../words/names.js";
import { dateWords, resultWords } from "../words/results.js";
import { icon } from "./icons.js";
import { shareDialog } from "./share_dialog.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { BrokenEntry, SavedGame } from "../storage/saved_game.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Library } from "../storage/library.js" */
/** @import { ImportProblem, ImportResult } from "../storage/import_export.js" */

/** Maximum number of damaged games listed one by one. */
const TOLD = 20;

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("library-title");

/** Ends listening for visibility changes. @type {() => void} */
let unlook = () => {};

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = (_params, act) => {
  // The game may have been continued in another tab.
  const look = () => void (document.hidden || refreshList(act));
  unlook();
  document.addEventListener("visibilitychange", look);
  unlook = () => document.removeEventListener("visibilitychange", look);
  return openLibrary(act);
};

/** @type {(act: Actions) => void} */
export const leave = (act) => {
  unlook();
  leaveLibrary(act);
};

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const library = libraryState.of(state);
  const { games, dragging } = library;
  return html`
    <article class="page library ${dragging ? "is-dragging" : ""}" @dragover=${(/** @type {DragEvent} */ event) => hover(event, library, act)}
      @dragleave=${(/** @type {DragEvent} */ event) => unhover(event, act)} @drop=${(/** @type {DragEvent} */ event) => drop(event, act)}>
      <h1 tabindex="-1">${t("library-title")}</h1>
      ${tools(library, t, act)} ${reading(library, t, act)} ${library.found ? damaged(library.found, t, act) : nothing}
      ${library.unread ? html`<p role="status">${t("library-unread")}</p>` : nothing} ${library.broken.length > 0 ? brokenOnes(library, t, act) : nothing}
      ${games === null ? html`<p role="status">${t("library-reading")}</p>` : list(state, library, t, act)}
      <p class="soft">${t("library-file-note")}</p>
    </article>
    ${shareDialog(state, t, act)}
  `;
}

/**
 * @param {Library} library
 * @param {Translate} t
 * @param {Actions} act
 */
function tools({ games, filter, deleted: gone }, t, act) {
  const take = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const files = [...(field.files ?? [])];
    field.value = "";
    void importFiles(act, files);
  };
  const kept = (games ?? []).filter(({ id, record }) => record !== "" && !gone.includes(id));
  const type = (/** @type {Event} */ event) =>
    patchLibrary(act, { filter: /** @type {HTMLInputElement} */ (event.target).value.slice(0, 100), rows: ROWS });
  return html`<div class="library-tools">
    <label class="field library-filter">
      <span class="field-label">${t("library-filter")}</span>
      <input type="search" name="filter" dir="auto" autocomplete="off" maxlength="100" .value=${filter} @input=${type} />
    </label>
    <label class="button file-button"><input type="file" name="files" class="visually-hidden" multiple accept=".txt,.raenke,text/plain" @change=${take} />${t("library-import")}</label>
    <button type="button" class="button" data-do="export-all" ?disabled=${kept.length === 0} @click=${() => void exportAll(act)}>${t("library-export-all")}</button>
  </div>`;
}

/**
 * @param {Library} library
 * @param {Translate} t
 * @param {Actions} act
 */
function reading({ reading: how }, t, act) {
  if (!how) return nothing;
  return html`<div class="library-reading panel" role="status">
    <label for="files-read">${t("library-checking", { done: how.done, total: how.total })}</label>
    <progress id="files-read" max=${Math.max(1, how.total)} .value=${how.done}></progress>
    <button type="button" class="button" data-do="stop" @click=${() => cancelImport(act)}>${t("library-stop")}</button>
  </div>`;
}

/**
 * Result of an import with problems; nothing has been stored yet.
 * @param {ImportResult} found
 * @param {Translate} t
 * @param {Actions} act
 */
const damaged = (found, t, act) => html`<section class="panel library-found" role="alert">
  <h2>${t("library-damaged", { count: found.problems.length })}</h2>
  <ul class="damages">
    ${found.problems.slice(0, TOLD).map((damage) => html`<li dir="auto">${damageWords(damage, t)}</li>`)}
  </ul>
  ${found.problems.length > TOLD ? html`<p>${t("library-damaged-more", { count: found.problems.length - TOLD })}</p>` : nothing}
  <p>${t("library-sound", { count: found.valid.length, known: found.duplicates })}</p>
  <div class="buttons">
    ${found.valid.length > 0 ? html`<button type="button" class="button is-main" data-do="keep-sound" @click=${() => void saveImported(act, found)}>${t("library-keep-sound")}</button>` : nothing}
    <button type="button" class="button" data-do="keep-none" @click=${() => patchLibrary(act, { found: null })}>${t("library-keep-none")}</button>
  </div>
</section>`;

/**
 * @param {ImportProblem} damage
 * @param {Translate} t
 */
function damageWords({ file, game, fault }, t) {
  const words =
    fault.id === "file-too-large"
      ? t("fault-file-too-large")
      : fault.id === "file-not-ours"
        ? t("fault-file-not-ours")
        : "";
  const what = formatMessage(noticeForFault(new EngineFault(fault)));
  return game === 0
    ? t("library-damage-file", { file, what: words || what })
    : t("library-damage-game", { file, game, what });
}

/**
 * @param {State} state
 * @param {Library} library
 * @param {Translate} t
 * @param {Actions} act
 */
function list(state, library, t, act) {
  const found = matching(library, t);
  if (library.games?.length === 0)
    return library.unread || library.broken.length > 0
      ? nothing
      : html`<p class="library-empty">${t("library-empty")}</p>`;
  const more = found.length - library.rows;
  return html`
    <p class="soft" role="status">${t("library-count", { count: found.length })}</p>
    <ol class="rows">
      ${repeat(
        found.slice(0, library.rows),
        ({ id }) => id,
        (game) => row(game, state, library, t, act),
      )}
    </ol>
    ${more > 0 ? html`<button type="button" class="button" data-do="more" @click=${() => patchLibrary(act, { rows: library.rows + ROWS })}>${t("library-more", { count: Math.min(ROWS, more) })}</button>` : nothing}
  `;
}

/**
 * @param {SavedGame} game
 * @param {State} state
 * @param {Library} library
 * @param {Translate} t
 * @param {Actions} act
 */
function row(game, state, library, t, act) {
  const name = gameTitle(game, t);
  if (library.deleted.includes(game.id)) return goneRow(game, name, t, act);
  if (library.renaming === game.id) return renaming(game, t, act);
  const going = !game.over;
  return html`<li class="row" data-id=${game.id}>
    <div class="row-words">
      <h2 class="row-title" id=${`game-${game.id}`}><bdi>${name}</bdi></h2>
      <p class="soft">${state.games.length > 1 ? html`<span class="row-game">${hallWords(game.game, "name")}</span> · ` : nothing}${standing(game, state, t)}${game.practice ? html` <span class="badge">${t("library-practice")}</span>` : nothing}</p>
    </div>
    <div class="row-tools" role="group" aria-labelledby=${`game-${game.id}`}>
      ${going ? html`<a class="button" data-do="continue" href=${hashOf("table", game.id)}>${t("library-continue")}</a>` : nothing}
      ${game.record ? html`<a class="button" data-do="replay" href=${hashOf("replay", game.id)}>${t("library-replay")}</a>` : nothing}
      <button type="button" class="button is-quiet" data-do="rename" @click=${() => patchLibrary(act, { renaming: game.id })}>${t("library-rename")}</button>
      ${game.record ? html`<button type="button" class="button is-quiet" data-do="export" @click=${() => void exportGame(act, game.id)}>${t("library-export")}</button>` : nothing}
      ${game.over ? html`<button type="button" class="tool" data-do="share" aria-label=${t("share-title")} title=${t("share-title")} @click=${() => void shareGame(act, game.id)}>${icon("sign-share")}</button>` : nothing}
      <button type="button" class="tool" data-do="delete" aria-label=${t("library-delete")} title=${t("library-delete")} @click=${() => does(deleteGame(act, game), game.id, "fetch-back")}>${icon("sign-bin")}</button>
    </div>
  </li>`;
}

/**
 * @param {SavedGame | BrokenEntry} entry
 * @param {string} name
 * @param {Translate} t
 * @param {Actions} act
 */
const goneRow = (entry, name, t, act) => html`<li class="row is-gone" data-id=${entry.id}>
  <p role="status">${t("library-gone", { name })}</p>
  <button type="button" class="button" data-do="fetch-back" @click=${() => does(restoreGame(act, entry), entry.id, "delete")}>${t("library-undo")}</button>
</li>`;

/**
 * Broken entries: listed, and exportable before they are deleted.
 * @param {Library} library
 * @param {Translate} t
 * @param {Actions} act
 */
const brokenOnes = ({ broken, deleted: gone }, t, act) => html`<section class="library-broken">
  <p>${t("library-broken", { count: broken.length })}</p>
  <ol class="rows">
    ${repeat(
      broken,
      ({ id }) => id,
      (entry, at) => (gone.includes(entry.id) ? goneRow(entry, entry.id, t, act) : brokenRow(entry, at, t, act)),
    )}
  </ol>
</section>`;

/**
 * @param {BrokenEntry} entry
 * @param {number} at
 * @param {Translate} t
 * @param {Actions} act
 */
const brokenRow = (entry, at, t, act) => html`<li class="row is-broken" data-id=${entry.id}>
  <h2 class="row-title" id=${`broken-${at}`}><bdi>${entry.id.slice(0, LONGEST_NAME) || "–"}</bdi></h2>
  <div class="row-tools" role="group" aria-labelledby=${`broken-${at}`}>
    <button type="button" class="button is-quiet" data-do="export" @click=${() => exportBroken(entry)}>${t("library-export")}</button>
    <button type="button" class="tool" data-do="delete" aria-label=${t("library-delete")} title=${t("library-delete")} @click=${() => does(deleteGame(act, entry), entry.id, "fetch-back")}>${icon("sign-bin")}</button>
  </div>
</li>`;

/**
 * The pressed button has been replaced; move the focus to its successor.
 * @param {Promise<void>} doing
 * @param {string} id
 * @param {string} next
 */
function does(doing, id, next) {
  void doing.then(() => focusIn(id, next));
}

/** @param {string} id @param {string} button */
async function focusIn(id, button) {
  await rendered();
  /** @type {HTMLElement | null} */ (
    document.querySelector(`[data-id="${CSS.escape(id)}"] [data-do="${button}"]`)
  )?.focus();
}

/** @param {Element | undefined} element */
function write(element) {
  if (element instanceof HTMLInputElement)
    queueMicrotask(() => {
      if (!element.isConnected || document.activeElement === element) return;
      element.focus();
      element.select();
    });
}

/**
 * @param {SavedGame} game
 * @param {Translate} t
 * @param {Actions} act
 */
function renaming(game, t, act) {
  const save = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("title");
    does(rename(act, game.id, field instanceof HTMLInputElement ? field.value : ""), game.id, "rename");
  };
  const cancel = () => {
    patchLibrary(act, { renaming: "" });
    void focusIn(game.id, "rename");
  };
  return html`<li class="row is-renaming" data-id=${game.id}>
    <form class="rename" @submit=${save} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && cancel()}>
      <label class="field"><span class="field-label">${t("library-name")}</span>
        <input type="text" name="title" dir="auto" autocomplete="off" maxlength=${LONGEST_NAME} .value=${game.title} placeholder=${gameTitle({ ...game, title: "" }, t)} ${ref(write)} /></label>
      <div class="buttons"><button class="button is-main" data-do="save-name">${t("library-save")}</button>
        <button type="button" class="button" data-do="cancel" @click=${cancel}>${t("library-cancel")}</button></div>
    </form>
  </li>`;
}

/**
 * Result of a finished game: a lone player's own, else the winners.
 * @param {SavedGame} game
 * @param {Translate} t
 * @param {string} language
 */
function outcome({ seats, scores, winners }, language, t) {
  const [you, ...others] = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  if (you !== undefined && others.length === 0 && winners.length > 0) {
    const won = winners.includes(you);
    return html`<strong class="result ${won ? "is-won" : ""}">${won ? icon("sign-laurels") : nothing} ${resultWords(you, scores, winners, t)}</strong> · ${t("points", { points: scores[you] ?? 0 })}`;
  }
  const names = winners.map((seat) => seatName(seats, seat, t));
  return t("library-over", {
    names: listOf(names, language),
    points: scores[winners[0] ?? 0] ?? 0,
    count: winners.length,
  });
}

/**
 * A game's status, opponents, and time of the last change.
 * @param {SavedGame} game
 * @param {State} state
 * @param {Translate} t
 */
function standing(game, { games, language }, t) {
  const bot = strongestBot({ game: game.game, kinds: game.seats.map(({ kind }) => kind) }, games);
  return html`
    <span class="row-result">${game.over ? outcome(game, language, t) : t("library-running", { round: game.round })}</span>
    ${bot ? html` · <span class="row-level">${levelName(bot, games, t)}</span>` : nothing}
    · <time class="row-date" datetime=${new Date(game.changed).toISOString()}>${dateWords(game.changed, language)}</time>
  `;
}

/** @param {DragEvent} event @param {Library} library @param {Actions} act */
function hover(event, library, act) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  if (!library.dragging) patchLibrary(act, { dragging: true });
}

/** @param {DragEvent} event @param {Actions} act */
function unhover(event, act) {
  const page = /** @type {Element} */ (event.currentTarget);
  if (!(event.relatedTarget instanceof Node && page.contains(event.relatedTarget)))
    patchLibrary(act, { dragging: false });
}

/** @param {DragEvent} event @param {Actions} act */
function drop(event, act) {
  event.preventDefault();
  void importFiles(act, [...(event.dataTransfer?.files ?? [])]);
}
