/** Library screen: all saved games, most recently changed first, and their actions. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createEndings } from "../controllers/endings.js";
import { createLibrary, libraryState, matching, ROWS } from "../controllers/library.js";
import { filterChoices } from "../controllers/library_filters.js";
import { EngineFault, noticeForFault } from "../engine/faults.js";
import { formatMessage, listingWords } from "../words/i18n.js";
import { formatKind, kindName } from "../words/opponents.js";
import { brokenOnes, libraryRow } from "./library_rows.js";
import { selectField } from "./settings.js";
import { shareDialog } from "./share_dialog.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { RESULTS } from "../controllers/library_filters.js" */
/** @import { LibraryState, Library } from "../controllers/library.js" */
/** @import { ImportProblem, ImportResult } from "../storage/import_export.js" */

/** Maximum number of problems listed one by one. */
const LISTED = 20;

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("library-title");

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = (_params, act) => act.controller(createLibrary).open();

/** @type {(act: Actions) => void} */
export const leave = (act) => {
  act.controller(createEndings).leave();
  act.controller(createLibrary).leave();
};

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const now = libraryState.of(state);
  const { games, dragging } = now;
  const library = act.controller(createLibrary);
  return html`
    <article class="page library ${dragging ? "is-dragging" : ""}" @dragover=${(/** @type {DragEvent} */ event) => onDragOver(event, library)}
      @dragleave=${(/** @type {DragEvent} */ event) => onDragLeave(event, library)} @drop=${(/** @type {DragEvent} */ event) => onDrop(event, library)}>
      <h1 tabindex="-1">${t("library-title")}</h1>
      ${tools(now, t, library)} ${progress(now, t, library)} ${now.found ? problems(now.found, t, library) : nothing}
      ${now.unread ? html`<p role="status">${t("library-unread")}</p>` : nothing} ${now.broken.length > 0 ? brokenOnes(now, t, library) : nothing}
      ${games === null ? html`<p role="status">${t("library-reading")}</p>` : list(state, now, t, act)}
      <p class="muted">${t("library-file-note")}</p>
    </article>
    ${shareDialog(state, t, act)}
  `;
}

/**
 * @param {LibraryState} now
 * @param {Translate} t
 * @param {Library} library
 */
function tools({ games, filter, deleted }, t, library) {
  const take = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const files = [...(field.files ?? [])];
    field.value = "";
    void library.importFiles(files);
  };
  const exportable = (games ?? []).filter(({ id, record }) => record !== "" && !deleted.includes(id));
  const type = (/** @type {Event} */ event) => library.filter(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<div class="library-tools">
    <label class="field library-filter">
      <span class="field-label">${t("library-filter")}</span>
      <input type="search" name="filter" dir="auto" autocomplete="off" maxlength="100" .value=${filter} @input=${type} />
    </label>
    <label class="button file-button"><input type="file" name="files" class="visually-hidden" multiple accept=".txt,.raenke,text/plain" @change=${take} />${t("library-import")}</label>
    <button type="button" class="button" data-do="export-all" ?disabled=${exportable.length === 0} @click=${() => void library.exportAll()}>${t("library-export-all")}</button>
  </div>`;
}

/**
 * @param {LibraryState} now
 * @param {Translate} t
 * @param {Library} library
 */
function progress({ reading }, t, library) {
  if (!reading) return nothing;
  return html`<div class="library-reading panel" role="status">
    <label for="files-read">${t("library-checking", { done: reading.done, total: reading.total })}</label>
    <progress id="files-read" max=${Math.max(1, reading.total)} .value=${reading.done}></progress>
    <button type="button" class="button" data-do="stop" @click=${() => library.cancelImport()}>${t("library-stop")}</button>
  </div>`;
}

/**
 * Result of an import with problems; nothing has been stored yet.
 * @param {ImportResult} found
 * @param {Translate} t
 * @param {Library} library
 */
const problems = (found, t, library) => html`<section class="panel library-found" role="alert">
  <h2>${t("library-damaged", { count: found.problems.length })}</h2>
  <ul class="import-problems">
    ${found.problems.slice(0, LISTED).map((problem) => html`<li dir="auto">${problemWords(problem, t)}</li>`)}
  </ul>
  ${found.problems.length > LISTED ? html`<p>${t("library-damaged-more", { count: found.problems.length - LISTED })}</p>` : nothing}
  <p>${t("library-sound", { count: found.valid.length, known: found.duplicates })}</p>
  <div class="buttons">
    ${found.valid.length > 0 ? html`<button type="button" class="button is-main" data-do="keep-sound" @click=${() => void library.saveImported(found)}>${t("library-keep-sound")}</button>` : nothing}
    <button type="button" class="button" data-do="keep-none" @click=${() => library.discardImported()}>${t("library-keep-none")}</button>
  </div>
</section>`;

/**
 * @param {ImportProblem} problem
 * @param {Translate} t
 */
function problemWords({ file, game, fault }, t) {
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
 * @param {LibraryState} now
 * @param {Translate} t
 * @param {Actions} act
 */
function list(state, now, t, act) {
  const library = act.controller(createLibrary);
  const endings = act.controller(createEndings);
  const found = matching(now, state.games, t);
  if (now.games?.length === 0)
    return now.unread || now.broken.length > 0 ? nothing : html`<p class="library-empty">${t("library-empty")}</p>`;
  const more = found.length - now.rows;
  return html`
    ${guard([now.games, now.filters, state.games, state.language, state.wordsVersion], () => filterFields(state, now, t, library))}
    <p class="muted" role="status">${t("library-count", { count: found.length })}</p>
    <ol class="rows">
      ${repeat(
        found.slice(0, now.rows),
        ({ id }) => id,
        (game) => libraryRow(game, state, now, t, library, endings),
      )}
    </ol>
    ${more > 0 ? html`<button type="button" class="button" data-do="more" @click=${() => library.showMore()}>${t("library-more", { count: Math.min(ROWS, more) })}</button>` : nothing}
  `;
}

/**
 * The filters by which the games differ.
 * @param {State} state
 * @param {LibraryState} now
 * @param {Translate} t
 * @param {Library} library
 */
function filterFields({ games }, now, t, library) {
  const choices = filterChoices(now.games ?? [], games);
  const labels = {
    game: (/** @type {string} */ name) => listingWords(name, "name"),
    result: (/** @type {string} */ result) => t(`library-result-${/** @type {typeof RESULTS[number]} */ (result)}`),
    level: (/** @type {string} */ level) => kindName(formatKind({ level, temper: "" }), games, t),
    person: (/** @type {string} */ name) => name,
  };
  const names = /** @type {const} */ (["game", "result", "level", "person"]);
  const fields = names.filter((name) => choices[name].length > 0);
  if (fields.length === 0) return nothing;
  return html`<div class="library-filters" role="group" aria-label=${t("library-filters")}>
    ${fields.map((name) => {
      /** @type {[string, string][]} */
      const options = choices[name].map((value) => [value, labels[name](value)]);
      return selectField(
        `filter-${name}`,
        t(`library-by-${name}`),
        now.filters[name],
        [["", t("library-all")], ...options],
        (value) => library.choose({ [name]: value }),
      );
    })}
  </div>`;
}

/** @param {DragEvent} event @param {Library} library */
function onDragOver(event, library) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  library.drag(true);
}

/** @param {DragEvent} event @param {Library} library */
function onDragLeave(event, library) {
  const page = /** @type {Element} */ (event.currentTarget);
  if (!(event.relatedTarget instanceof Node && page.contains(event.relatedTarget))) library.drag(false);
}

/** @param {DragEvent} event @param {Library} library */
function onDrop(event, library) {
  event.preventDefault();
  void library.importFiles([...(event.dataTransfer?.files ?? [])]);
}
