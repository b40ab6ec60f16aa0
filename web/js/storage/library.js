/** The library's actions: list, rename, delete and restore games, import and export files. */

import { createScreenState } from "../screen_state.js";
import { cleanName, seatName } from "../words/names.js";
import { DatabaseTimeout } from "./database.js";
import { download, exportGames, fileOfBroken, readFiles } from "./import_export.js";
import { BrokenEntry } from "./saved_game.js";
import { offerLink } from "./share_links.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { SavedGame } from "./saved_game.js" */
/** @import { Actions } from "../actions.js" */
/** @import { ImportResult } from "./import_export.js" */

/** Rows shown at first, and added with each "more". */
export const ROWS = 50;

/**
 * State of the library screen.
 * @typedef {object} Library
 * @property {SavedGame[] | null} games as last listed, most recently changed first; null while loading
 * @property {BrokenEntry[]} broken stored entries that cannot be read as games
 * @property {boolean} unread the browser does not return the games, or not yet
 * @property {string} filter
 * @property {number} rows
 * @property {string[]} deleted ids of deleted games that can be restored until the screen is left
 * @property {string} renaming id of the game being renamed, "" for none
 * @property {{ done: number, total: number } | null} reading import progress
 * @property {ImportResult | null} found import result waiting for a decision
 * @property {boolean} dragging files are being dragged over the page
 */

/** @type {Library} */
const EMPTY = {
  games: null,
  broken: [],
  unread: false,
  filter: "",
  rows: ROWS,
  deleted: [],
  renaming: "",
  reading: null,
  found: null,
  dragging: false,
};

export const libraryState = createScreenState("library", EMPTY);

/** @param {Actions} act */
const libraryOf = (act) => libraryState.of(act.store.get());

/** @param {Actions} act @param {Partial<Library>} patch */
export const patchLibrary = (act, patch) => libraryState.patch(act.store, patch);

/** Cancels an import when another one starts. */
let importRuns = 0;

/** After this time the person should learn why nothing is shown. */
const SLOW_MS = 2000;

/** Discards a listing when another one has started. */
let listRuns = 0;

/** @param {Actions} act */
export async function openLibrary(act) {
  libraryState.clear(act.store);
  await refreshList(act);
}

/**
 * Refresh the list, since another tab may have changed it. Games deleted here stay restorable.
 * @param {Actions} act
 */
export async function refreshList(act) {
  const list = ++listRuns;
  const timer = setTimeout(
    () =>
      list === listRuns &&
      patchLibrary(act, { unread: true, games: libraryOf(act).games ?? act.storage.unsavedGames() }),
    SLOW_MS,
  );
  const { games, broken, unread } = await act.storage.listGames();
  clearTimeout(timer);
  if (list !== listRuns) return;
  const now = libraryOf(act);
  const here = new Set([...games, ...broken].map(({ id }) => id));
  const gone = now.deleted.filter((id) => !here.has(id));
  const rows = (now.games ?? []).filter(({ id }) => gone.includes(id));
  const pieces = now.broken.filter(({ id }) => gone.includes(id));
  patchLibrary(act, {
    games: [...games, ...rows].sort((one, other) => other.changed - one.changed),
    broken: [...broken, ...pieces],
    deleted: gone,
    unread: unread !== null,
  });
}

/** @param {Actions} act */
export function leaveLibrary(act) {
  importRuns += 1;
  listRuns += 1;
  act.storage.emptyTrash();
  libraryState.clear(act.store);
}

/**
 * A game's title, or the names of its players.
 * @param {SavedGame} game
 * @param {Translate} t
 */
export const gameTitle = ({ title, seats }, t) =>
  cleanName(title) || seats.map((_, seat) => seatName(seats, seat, t)).join(", ");

/**
 * The games whose title or player names contain the filter text.
 * @param {Library} library
 * @param {Translate} t
 */
export function matching({ games, filter }, t) {
  const wanted = filter.trim().toLocaleLowerCase();
  if (!games || wanted === "") return games ?? [];
  return games.filter((game) =>
    `${game.title} ${game.seats.map((_, seat) => seatName(game.seats, seat, t)).join(" ")}`
      .toLocaleLowerCase()
      .includes(wanted),
  );
}

/**
 * Run a storage operation; on failure nothing changes and the person is told.
 * @param {Actions} act
 * @param {() => Promise<unknown>} work
 */
async function attempt(act, work) {
  try {
    await work();
  } catch {
    act.notify({ id: "library-undone", tone: "error" });
  }
}

/**
 * Rename a game; the new title is shown once it is stored, so that nobody leaves too early.
 * @param {Actions} act
 * @param {string} id
 * @param {string} name
 */
export const rename = (act, id, name) =>
  attempt(act, async () => {
    const title = cleanName(name);
    const here = await act.storage.renameGame(id, title);
    patchLibrary(act, { renaming: "" });
    if (here) patchGame(act, id, (game) => ({ ...game, title }));
    else await reportMissing(act);
  });

/**
 * Delete a game or a broken entry; its row stays, with a button to restore it.
 * @param {Actions} act
 * @param {SavedGame | BrokenEntry} entry
 */
export const deleteGame = (act, entry) =>
  attempt(act, async () => {
    const { id } = entry;
    // A running table would save the game again with its next move.
    if (act.store.get().table?.id === id) await act.table.close();
    await act.storage.moveToTrash(entry instanceof BrokenEntry ? entry.key : id);
    act.storage.stealLock(id);
    patchLibrary(act, { deleted: [...libraryOf(act).deleted, id], renaming: "" });
  });

/**
 * @param {Actions} act
 * @param {SavedGame | BrokenEntry} entry as its row shows it
 */
export const restoreGame = (act, entry) =>
  attempt(act, async () => {
    await act.storage.restoreFromTrash(entry instanceof BrokenEntry ? entry.key : entry.id);
    patchLibrary(act, { deleted: libraryOf(act).deleted.filter((id) => id !== entry.id) });
    const now = entry instanceof BrokenEntry ? entry : await act.storage.readGame(entry.id);
    if (now && !(now instanceof BrokenEntry)) patchGame(act, now.id, () => now);
  });

/**
 * @param {Actions} act
 * @param {string} id
 * @param {(game: SavedGame) => SavedGame} how
 */
function patchGame(act, id, how) {
  patchLibrary(act, { games: libraryOf(act).games?.map((game) => (game.id === id ? how(game) : game)) ?? null });
}

/** Another tab has deleted it. @param {Actions} act */
async function reportMissing(act) {
  act.notify({ id: "library-missing", tone: "error" });
  await refreshList(act);
}

/**
 * Run an operation on the stored game, not on the listed copy.
 * @param {Actions} act
 * @param {string} id
 * @param {(game: SavedGame) => unknown} work
 */
const withStoredGame = (act, id, work) =>
  attempt(act, async () => {
    const game = await act.storage.readGame(id);
    if (game && !(game instanceof BrokenEntry)) await work(game);
    else await reportMissing(act);
  });

/** @param {Actions} act @param {string} id */
export const exportGame = (act, id) => withStoredGame(act, id, (game) => exportGames([game]));

/** @param {Actions} act @param {string} id */
export const shareGame = (act, id) => withStoredGame(act, id, (game) => offerLink(act, game.record));

/** @param {Actions} act */
export const exportAll = (act) =>
  attempt(act, async () => {
    const { games, unread } = await act.storage.listGames(SLOW_MS);
    if (unread === "silent") throw new DatabaseTimeout();
    exportGames(games);
  });

/** Export a broken entry as far as it can be serialized. @param {BrokenEntry} entry */
export const exportBroken = (entry) => download(...fileOfBroken(entry));

/**
 * Import files: stored at once if everything is valid, else after confirmation.
 * @param {Actions} act
 * @param {readonly File[]} files
 */
export async function importFiles(act, files) {
  if (files.length === 0) return;
  const reading = ++importRuns;
  // The message about the previous import no longer applies.
  if (act.store.get().notice?.id === "library-added") act.dismiss();
  patchLibrary(act, { found: null, dragging: false, reading: { done: 0, total: 0 } });
  const { games: here } = await act.storage.listGames(SLOW_MS);
  const records = here.map(({ record }) => record);
  let drawn = 0;
  const found = await readFiles(files, {
    ask: act.ask,
    records,
    step(done, total) {
      if (reading !== importRuns) return false;
      if (performance.now() - drawn > 100) {
        drawn = performance.now();
        patchLibrary(act, { reading: { done, total } });
      }
      return true;
    },
  });
  if (!found || reading !== importRuns) return;
  patchLibrary(act, { reading: null });
  if (found.problems.length > 0) patchLibrary(act, { found });
  else await saveImported(act, found);
}

/** @param {Actions} act */
export function cancelImport(act) {
  importRuns += 1;
  patchLibrary(act, { reading: null });
}

/**
 * @param {Actions} act
 * @param {ImportResult} found
 */
export async function saveImported(act, { valid: sound, duplicates: known }) {
  patchLibrary(act, { found: null, filter: "" });
  // Keep the file's order in the list.
  const now = Date.now();
  for (const [at, game] of sound.entries()) game.changed = now - at;
  const kept = await act.storage.addGames(sound);
  await refreshList(act);
  // If they could not be stored, that message matters more.
  if (kept) act.notify({ id: "library-added", args: { count: sound.length, known }, tone: "info" });
}
