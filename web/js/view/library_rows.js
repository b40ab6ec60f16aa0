/** Rows of the library: saved games, deleted and broken ones, and renaming. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { endingOf } from "../controllers/endings.js";
import { exportBroken } from "../controllers/library.js";
import { rendered } from "../drawing.js";
import { armsOf, currentProfile } from "../profiles.js";
import { hashOf } from "../router.js";
import { strongestBot } from "../storage/statistics.js";
import { listingWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { gameTitle, LONGEST_NAME, seatName } from "../words/names.js";
import { kindName } from "../words/opponents.js";
import { dateWords, resultWords } from "../words/results.js";
import { endingPicture } from "./ending_picture.js";
import { icon } from "./icons.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { BrokenEntry, SavedGame } from "../storage/saved_game.js" */
/** @import { createEndings } from "../controllers/endings.js" */
/** @import { LibraryState, Library } from "../controllers/library.js" */

/** @typedef {ReturnType<typeof createEndings>} Endings */

/**
 * @param {SavedGame} game
 * @param {State} state
 * @param {LibraryState} now
 * @param {Translate} t
 * @param {Library} library
 * @param {Endings} endings
 */
export function libraryRow(game, state, now, t, library, endings) {
  const name = gameTitle(game, t);
  if (now.deleted.includes(game.id)) return deletedRow(game, name, t, library);
  if (now.renaming === game.id) return renaming(game, t, library);
  return html`<li class="row" data-id=${game.id}>
    ${game.over ? endingPicture(game, endingOf(state, game), rowArms(game, state), () => endings.show(game)) : nothing}
    <div class="row-words">
      <h2 class="row-title" id=${`game-${game.id}`}><bdi>${name}</bdi></h2>
      <p class="muted">${state.games.length > 1 ? html`<span class="row-game">${listingWords(game.game, "name")}</span> · ` : nothing}${standing(game, state, t)}${game.practice ? html` <span class="badge">${t("library-practice")}</span>` : nothing}${game.hints > 0 ? html` <span class="badge" data-hints>${t("library-hints", { count: game.hints })}</span>` : nothing}</p>
    </div>
    <div class="row-tools" role="group" aria-labelledby=${`game-${game.id}`}>
      ${!game.over ? html`<a class="button" data-do="continue" href=${hashOf("table", game.id)}>${t("library-continue")}</a>` : nothing}
      ${game.record ? html`<a class="button" data-do="replay" href=${hashOf("replay", game.id)}>${t("library-replay")}</a>` : nothing}
      ${game.over ? html`<a class="button is-quiet" data-do="review" href=${hashOf("review", game.id)}>${t("review-open")}</a>` : nothing}
      <button type="button" class="button is-quiet" data-do="rename" @click=${() => library.startRenaming(game.id)}>${t("library-rename")}</button>
      ${game.record ? html`<button type="button" class="button is-quiet" data-do="export" @click=${() => void library.exportGame(game.id)}>${t("library-export")}</button>` : nothing}
      ${game.over ? html`<button type="button" class="tool" data-do="share" aria-label=${t("share-title")} title=${t("share-title")} @click=${() => void library.shareGame(game.id)}>${icon("sign-share")}</button>` : nothing}
      <button type="button" class="tool" data-do="delete" aria-label=${t("library-delete")} title=${t("library-delete")} @click=${() => thenFocus(library.deleteGame(game), game.id, "fetch-back")}>${icon("sign-bin")}</button>
    </div>
  </li>`;
}

/** The arms of the seats, with the banner of the profile that played. @param {SavedGame} game @param {State} state */
const rowArms = ({ seats, profile }, { settings: { profiles } }) =>
  armsOf(seats, currentProfile({ profiles, profile }));

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
export const brokenOnes = ({ broken, deleted }, t, library) => html`<section class="library-broken">
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
