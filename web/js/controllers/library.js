/** The library: list, rename, delete and restore games, import and export files. */

import { createScreenState } from "../screen_state.js";
import { DatabaseTimeout } from "../storage/database.js";
import { download, exportGames, fileOfBroken, readFiles } from "../storage/import_export.js";
import { BrokenEntry, isSavedGame } from "../storage/saved_game.js";
import { cleanName } from "../words/names.js";
import { filtered, NO_FILTERS } from "./library_filters.js";
import { createSharing } from "./sharing.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { GameFact } from "../engine/shapes" */
/** @import { Filters } from "./library_filters.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { ControllerParts } from "../actions.js" */
/** @import { ImportResult } from "../storage/import_export.js" */

/** Rows shown at first, and added with each "more". */
export const ROWS = 50;

/**
 * State of the library screen.
 * @typedef {object} LibraryState
 * @property {SavedGame[] | null} games as last listed, most recently changed first; null while loading
 * @property {BrokenEntry[]} broken stored entries that cannot be read as games
 * @property {boolean} unread the browser does not return the games, or not yet
 * @property {string} filter
 * @property {Filters} filters
 * @property {number} rows
 * @property {string[]} deleted ids of deleted games that can be restored until the screen is left
 * @property {string} renaming id of the game being renamed, "" for none
 * @property {{ done: number, total: number } | null} reading import progress
 * @property {ImportResult | null} found import result waiting for a decision
 * @property {boolean} dragging files are being dragged over the page
 */

/** @type {LibraryState} */
const EMPTY = {
  games: null,
  broken: [],
  unread: false,
  filter: "",
  filters: NO_FILTERS,
  rows: ROWS,
  deleted: [],
  renaming: "",
  reading: null,
  found: null,
  dragging: false,
};

export const libraryState = createScreenState("library", EMPTY);

/** After this time the person should learn why nothing is shown. */
const SLOW_MS = 2000;

/**
 * The games that pass text and filters.
 * @param {LibraryState} library
 * @param {readonly GameFact[]} facts
 * @param {Translate} t
 */
export const matching = ({ games, filter, filters }, facts, t) => filtered(games ?? [], filter, filters, facts, t);

/** Export a broken entry as far as it can be serialized. @param {BrokenEntry} entry */
export const exportBroken = (entry) => download(...fileOfBroken(entry));

/** @param {ControllerParts} parts */
export function createLibrary({ store, storage, control, controller, call, notify }) {
  const now = () => libraryState.of(store.get());

  /** @param {Partial<LibraryState>} changes */
  const patch = (changes) => libraryState.patch(store, changes);

  /** Cancels listing and import when another one starts. */
  let listing = new AbortController();
  let importing = new AbortController();

  /** The game may have been continued in another tab. */
  const refreshWhenVisible = () => void (document.hidden || refresh());

  /** Refresh the list, since another tab may have changed it. Games deleted here stay restorable. */
  async function refresh() {
    listing.abort();
    listing = new AbortController();
    const { signal } = listing;
    const timer = setTimeout(
      () => signal.aborted || patch({ unread: true, games: now().games ?? storage.unsavedGames() }),
      SLOW_MS,
    );
    const { games, broken, unread } = await storage.listGames();
    clearTimeout(timer);
    if (signal.aborted) return;
    const before = now();
    const listed = new Set([...games, ...broken].map(({ id }) => id));
    const deleted = before.deleted.filter((id) => !listed.has(id));
    const deletedGames = (before.games ?? []).filter(({ id }) => deleted.includes(id));
    const deletedBroken = before.broken.filter(({ id }) => deleted.includes(id));
    patch({
      games: [...games, ...deletedGames].sort((one, other) => other.changed - one.changed),
      broken: [...broken, ...deletedBroken],
      deleted,
      unread: unread !== null,
    });
  }

  /**
   * Run a storage operation; on failure nothing changes and the person is told.
   * @param {() => Promise<unknown>} work
   */
  async function attempt(work) {
    try {
      await work();
    } catch {
      notify({ id: "library-undone", tone: "error" });
    }
  }

  /**
   * @param {string} id
   * @param {(game: SavedGame) => SavedGame} change
   */
  function patchGame(id, change) {
    patch({ games: now().games?.map((game) => (game.id === id ? change(game) : game)) ?? null });
  }

  /** Another tab has deleted it. */
  async function reportMissing() {
    notify({ id: "library-missing", tone: "error" });
    await refresh();
  }

  /**
   * Run an operation on the stored game, not on the listed copy.
   * @param {string} id
   * @param {(game: SavedGame) => unknown} work
   */
  const withStoredGame = (id, work) =>
    attempt(async () => {
      const game = await storage.readGame(id);
      if (isSavedGame(game)) await work(game);
      else await reportMissing();
    });

  /** Store what has been imported. @param {ImportResult} found */
  async function saveImported({ valid, duplicates }) {
    patch({ found: null, filter: "", filters: NO_FILTERS });
    // Keep the file's order in the list.
    const time = Date.now();
    for (const [at, game] of valid.entries()) game.changed = time - at;
    const saved = await storage.addGames(valid);
    await refresh();
    // If they could not be stored, that message matters more.
    if (saved) notify({ id: "library-added", args: { count: valid.length, known: duplicates }, tone: "info" });
  }

  return {
    async open() {
      document.addEventListener("visibilitychange", refreshWhenVisible);
      libraryState.clear(store);
      await refresh();
    },

    leave() {
      document.removeEventListener("visibilitychange", refreshWhenVisible);
      listing.abort();
      importing.abort();
      storage.emptyTrash();
      libraryState.clear(store);
    },

    /** @param {string} filter */
    filter: (filter) => patch({ filter: filter.slice(0, 100), rows: ROWS }),

    /** Change one filter, "" for everything. @param {Partial<Filters>} change */
    choose: (change) => patch({ filters: { ...now().filters, ...change }, rows: ROWS }),

    showMore: () => patch({ rows: now().rows + ROWS }),

    /** Files are being dragged over the page. @param {boolean} dragging */
    drag(dragging) {
      if (dragging !== now().dragging) patch({ dragging });
    },

    /** Ask for a game's new name; "" for none. @param {string} id */
    startRenaming: (id) => patch({ renaming: id }),

    /**
     * Rename a game; the new title is shown once it is stored, so that nobody leaves too early.
     * @param {string} id
     * @param {string} name
     */
    rename: (id, name) =>
      attempt(async () => {
        const title = cleanName(name);
        const found = await storage.renameGame(id, title);
        patch({ renaming: "" });
        if (found) patchGame(id, (game) => ({ ...game, title }));
        else await reportMissing();
      }),

    /**
     * Delete a game or a broken entry; its row stays, with a button to restore it.
     * @param {SavedGame | BrokenEntry} entry
     */
    deleteGame: (entry) =>
      attempt(async () => {
        const { id } = entry;
        // A running table would save the game again with its next move.
        if (store.get().table?.id === id) await control.close();
        await storage.moveToTrash(entry instanceof BrokenEntry ? entry.key : id);
        storage.stealLock(id);
        await import("../storage/reviews.js").then(({ createReviewStorage }) => createReviewStorage().remove(id));
        patch({ deleted: [...now().deleted, id], renaming: "" });
      }),

    /** @param {SavedGame | BrokenEntry} entry as its row shows it */
    restoreGame: (entry) =>
      attempt(async () => {
        await storage.restoreFromTrash(entry instanceof BrokenEntry ? entry.key : entry.id);
        patch({ deleted: now().deleted.filter((id) => id !== entry.id) });
        const restored = entry instanceof BrokenEntry ? entry : await storage.readGame(entry.id);
        if (isSavedGame(restored)) patchGame(restored.id, () => restored);
      }),

    /** @param {string} id */
    exportGame: (id) => withStoredGame(id, (game) => exportGames([game])),

    /** @param {string} id */
    shareGame: (id) => withStoredGame(id, (game) => controller(createSharing).offer(game)),

    /** Offer a finished game as a challenge. @param {string} id */
    challengeWith: (id) => withStoredGame(id, (game) => controller(createSharing).offer(game, true)),

    exportAll: () =>
      attempt(async () => {
        const { games, unread } = await storage.listGames(SLOW_MS);
        if (unread === "silent") throw new DatabaseTimeout();
        exportGames(games);
      }),

    /**
     * Import files: stored at once if everything is valid, else after confirmation.
     * @param {readonly File[]} files
     */
    async importFiles(files) {
      if (files.length === 0) return;
      importing.abort();
      importing = new AbortController();
      const { signal } = importing;
      // The message about the previous import no longer applies.
      if (store.get().notice?.id === "library-added") store.update({ notice: null });
      patch({ found: null, dragging: false, reading: { done: 0, total: 0 } });
      const { games } = await storage.listGames(SLOW_MS);
      let drawn = 0;
      const found = await readFiles(files, {
        ask: call,
        records: games.map(({ record }) => record),
        step(done, total) {
          if (signal.aborted) return false;
          if (performance.now() - drawn > 100) {
            drawn = performance.now();
            patch({ reading: { done, total } });
          }
          return true;
        },
      });
      if (!found || signal.aborted) return;
      patch({ reading: null });
      if (found.problems.length > 0) patch({ found });
      else await saveImported(found);
    },

    cancelImport() {
      importing.abort();
      patch({ reading: null });
    },

    saveImported,

    /** Store nothing of an import with problems. */
    discardImported: () => patch({ found: null }),
  };
}

/** @typedef {ReturnType<typeof createLibrary>} Library */
