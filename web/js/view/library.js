/** Library screen: all saved games, most recently changed first, and their actions. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createLibrary, exportBroken, libraryState, matching, ROWS } from "../controllers/library.js";
import { filterChoices } from "../controllers/library_filters.js";
import { rendered } from "../drawing.js";
import { EngineFault, noticeForFault } from "../engine/faults.js";
import { hashOf } from "../router.js";
import { strongestBot } from "../storage/statistics.js";
import { formatMessage, listingWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { gameTitle, LONGEST_NAME, seatName } from "../words/names.js";
import { formatKind, kindName } from "../words/opponents.js";
import { dateWords, resultWords } from "../words/results.js";
import { endingPicture } from "./ending_picture.js";
import { icon } from "./icons.js";
import { selectField } from "./settings.js";
import { shareDialog } from "./share_dialog.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { BrokenEntry, SavedGame } from "../storage/saved_game.js" */
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
export const leave = (act) => act.controller(createLibrary).leave();

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
      ${games === null ? html`<p role="status">${t("library-reading")}</p>` : list(state, now, t, library)}
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
 * @param {Library} library
 */
function list(state, now, t, library) {
  const found = matching(now, state.games, t);
  if (now.games?.length === 0)
    return now.unread || now.broken.length > 0 ? nothing : html`<p class="library-empty">${t("library-empty")}</p>`;
  const more = found.length - now.rows;
  return html`
    ${filterFields(state, now, t, library)}
    <p class="muted" role="status">${t("library-count", { count: found.length })}</p>
    <ol class="rows">
      ${repeat(
        found.slice(0, now.rows),
        ({ id }) => id,
        (game) => row(game, state, now, t, library),
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

/**
 * @param {SavedGame} game
 * @param {State} state
 * @param {LibraryState} now
 * @param {Translate} t
 * @param {Library} library
 */
function row(game, state, now, t, library) {
  const name = gameTitle(game, t);
  if (now.deleted.includes(game.id)) return deletedRow(game, name, t, library);
  if (now.renaming === game.id) return renaming(game, t, library);
  return html`<li class="row" data-id=${game.id}>
    ${game.over ? endingPicture(game) : nothing}
    <div class="row-words">
      <h2 class="row-title" id=${`game-${game.id}`}><bdi>${name}</bdi></h2>
      <p class="muted">${state.games.length > 1 ? html`<span class="row-game">${listingWords(game.game, "name")}</span> · ` : nothing}${standing(game, state, t)}${game.practice ? html` <span class="badge">${t("library-practice")}</span>` : nothing}</p>
    </div>
    <div class="row-tools" role="group" aria-labelledby=${`game-${game.id}`}>
      ${!game.over ? html`<a class="button" data-do="continue" href=${hashOf("table", game.id)}>${t("library-continue")}</a>` : nothing}
      ${game.record ? html`<a class="button" data-do="replay" href=${hashOf("replay", game.id)}>${t("library-replay")}</a>` : nothing}
      <button type="button" class="button is-quiet" data-do="rename" @click=${() => library.startRenaming(game.id)}>${t("library-rename")}</button>
      ${game.record ? html`<button type="button" class="button is-quiet" data-do="export" @click=${() => void library.exportGame(game.id)}>${t("library-export")}</button>` : nothing}
      ${game.over ? html`<button type="button" class="tool" data-do="share" aria-label=${t("share-title")} title=${t("share-title")} @click=${() => void library.shareGame(game.id)}>${icon("sign-share")}</button>` : nothing}
      <button type="button" class="tool" data-do="delete" aria-label=${t("library-delete")} title=${t("library-delete")} @click=${() => thenFocus(library.deleteGame(game), game.id, "fetch-back")}>${icon("sign-bin")}</button>
    </div>
  </li>`;
}

/**
 * @param {SavedGame | BrokenEntry} entry
 * @param {string} name
 * @param {Translate} t
 * @param {Library} library
 */
const deletedRow = (entry, name, t, library) => html`<li class="row is-gone" data-id=${entry.id}>
  <p role="status">${t("library-gone", { name })}</p>
  <button type="button" class="button" data-do="fetch-back" @click=${() => thenFocus(library.restoreGame(entry), entry.id, "delete")}>${t("library-undo")}</button>
</li>`;

/**
 * Broken entries: listed, and exportable before they are deleted.
 * @param {LibraryState} now
 * @param {Translate} t
 * @param {Library} library
 */
const brokenOnes = ({ broken, deleted }, t, library) => html`<section class="library-broken">
  <p>${t("library-broken", { count: broken.length })}</p>
  <ol class="rows">
    ${repeat(
      broken,
      ({ id }) => id,
      (entry, at) =>
        deleted.includes(entry.id) ? deletedRow(entry, entry.id, t, library) : brokenRow(entry, at, t, library),
    )}
  </ol>
</section>`;

/**
 * @param {BrokenEntry} entry
 * @param {number} at
 * @param {Translate} t
 * @param {Library} library
 */
const brokenRow = (entry, at, t, library) => html`<li class="row is-broken" data-id=${entry.id}>
  <h2 class="row-title" id=${`broken-${at}`}><bdi>${entry.id.slice(0, LONGEST_NAME) || "–"}</bdi></h2>
  <div class="row-tools" role="group" aria-labelledby=${`broken-${at}`}>
    <button type="button" class="button is-quiet" data-do="export" @click=${() => exportBroken(entry)}>${t("library-export")}</button>
    <button type="button" class="tool" data-do="delete" aria-label=${t("library-delete")} title=${t("library-delete")} @click=${() => thenFocus(library.deleteGame(entry), entry.id, "fetch-back")}>${icon("sign-bin")}</button>
  </div>
</li>`;

/**
 * The pressed button has been replaced; move the focus to its successor.
 * @param {Promise<void>} work
 * @param {string} id
 * @param {string} next
 */
function thenFocus(work, id, next) {
  void work.then(() => focusIn(id, next));
}

/** @param {string} id @param {string} button */
async function focusIn(id, button) {
  await rendered();
  /** @type {HTMLElement | null} */ (
    document.querySelector(`[data-id="${CSS.escape(id)}"] [data-do="${button}"]`)
  )?.focus();
}

/** @param {Element | undefined} element */
function startTyping(element) {
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
 * @param {Library} library
 */
function renaming(game, t, library) {
  const save = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("title");
    thenFocus(library.rename(game.id, field instanceof HTMLInputElement ? field.value : ""), game.id, "rename");
  };
  const cancel = () => {
    library.startRenaming("");
    void focusIn(game.id, "rename");
  };
  return html`<li class="row is-renaming" data-id=${game.id}>
    <form class="rename" @submit=${save} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && cancel()}>
      <label class="field"><span class="field-label">${t("library-name")}</span>
        <input type="text" name="title" dir="auto" autocomplete="off" maxlength=${LONGEST_NAME} .value=${game.title} placeholder=${gameTitle({ ...game, title: "" }, t)} ${ref(startTyping)} /></label>
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
    ${bot ? html` · <span class="row-level">${kindName(bot, games, t)}</span>` : nothing}
    · <time class="row-date" datetime=${new Date(game.changed).toISOString()}>${dateWords(game.changed, language)}</time>
  `;
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
