/** What can be done with the games of this device: rename, throw away and fetch back, files out and in. */

import { createScreenState } from "../screen_state.js";
import { cleanName, seatName } from "../words/names.js";
import { DatabaseTimeout } from "./database.js";
import { stealLock } from "./game_lock.js";
import { addGames, renameGame } from "./game_writer.js";
import { download, exportGames, fileOfBroken, readFiles } from "./import_export.js";
import { listGames, readGame } from "./repository.js";
import { BrokenEntry } from "./saved_game.js";
import { offerLink } from "./share_links.js";
import { restoreFromTrash as bringBack, emptyTrash, moveToTrash } from "./trash.js";
import { unsavedGames } from "./unsaved.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { SavedGame } from "./saved_game.js" */
/** @import { Actions } from "../actions.js" */
/** @import { ImportResult } from "./import_export.js" */

/** So many rows stand in the page at first, and come with every "more". */
export const ROWS = 50;

/**
 * What the library's screen keeps.
 * @typedef {object} Library
 * @property {SavedGame[] | null} games as they were when the page asked, the last changed first; null while they are being read
 * @property {BrokenEntry[]} broken what lies among them and is none
 * @property {boolean} unread the browser does not give them out, or not yet
 * @property {string} filter
 * @property {number} rows
 * @property {string[]} deleted ids of games that were thrown away and may be fetched back until the page is left
 * @property {string} renaming the game whose name is being written, "" for none
 * @property {{ done: number, total: number } | null} reading how far files have been read
 * @property {ImportResult | null} found what they hold, as long as it is to be decided about
 * @property {boolean} dragging files are held over the page
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

/** Only the last reading of files goes on. */
let importRuns = 0;

/** After this time somebody wants to know why nothing comes. */
const SLOW_MS = 2000;

/** Only the last list is shown. */
let listRuns = 0;

/** @param {Actions} act */
export async function openLibrary(act) {
  libraryState.clear(act.store);
  await refreshList(act);
}

/**
 * Reads the list anew: another tab may have changed it. What was thrown away here stays to be fetched back.
 * @param {Actions} act
 */
export async function refreshList(act) {
  const list = ++listRuns;
  const timer = setTimeout(
    () => list === listRuns && patchLibrary(act, { unread: true, games: libraryOf(act).games ?? unsavedGames() }),
    SLOW_MS,
  );
  const { games, broken, unread } = await listGames();
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
  emptyTrash();
  libraryState.clear(act.store);
}

/**
 * How a game is called: by its own title, or by who sits there.
 * @param {SavedGame} game
 * @param {Translate} t
 */
export const gameTitle = ({ title, seats }, t) =>
  cleanName(title) || seats.map((_, seat) => seatName(seats, seat, t)).join(", ");

/**
 * The games whose title or names hold what was typed.
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
 * Does something with what is kept; where the browser does not take it, everything stays, and it is said.
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
 * Gives a game a title; like all here it is shown when it is kept, so that nobody leaves before it is.
 * @param {Actions} act
 * @param {string} id
 * @param {string} name
 */
export const rename = (act, id, name) =>
  attempt(act, async () => {
    const title = cleanName(name);
    const here = await renameGame(id, title);
    patchLibrary(act, { renaming: "" });
    if (here) patchGame(act, id, (game) => ({ ...game, title }));
    else await reportMissing(act);
  });

/**
 * Throws a game away, or a broken entry; its row stays, with the way back in it.
 * @param {Actions} act
 * @param {SavedGame | BrokenEntry} entry
 */
export const deleteGame = (act, entry) =>
  attempt(act, async () => {
    const { id } = entry;
    // A table that runs would lay its game down again at the next move.
    if (act.store.get().table?.id === id) await act.table.close();
    await moveToTrash(entry instanceof BrokenEntry ? entry.key : id);
    stealLock(id);
    patchLibrary(act, { deleted: [...libraryOf(act).deleted, id], renaming: "" });
  });

/**
 * @param {Actions} act
 * @param {SavedGame | BrokenEntry} entry as its row shows it: what comes back is what was thrown away
 */
export const restoreGame = (act, entry) =>
  attempt(act, async () => {
    await bringBack(entry instanceof BrokenEntry ? entry.key : entry.id);
    patchLibrary(act, { deleted: libraryOf(act).deleted.filter((id) => id !== entry.id) });
    const now = entry instanceof BrokenEntry ? entry : await readGame(entry.id);
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

/** Another tab has thrown it away. @param {Actions} act */
async function reportMissing(act) {
  act.notify({ id: "library-missing", tone: "error" });
  await refreshList(act);
}

/**
 * A game as it is kept at this moment, not as it was listed.
 * @param {Actions} act
 * @param {string} id
 * @param {(game: SavedGame) => unknown} work
 */
const withStoredGame = (act, id, work) =>
  attempt(act, async () => {
    const game = await readGame(id);
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
    const { games, unread } = await listGames(SLOW_MS);
    if (unread === "silent") throw new DatabaseTimeout();
    exportGames(games);
  });

/** What is broken, as far as it can be written down. @param {BrokenEntry} entry */
export const exportBroken = (entry) => download(...fileOfBroken(entry));

/**
 * Reads files; where all is sound the games are kept at once, else somebody has to say so first.
 * @param {Actions} act
 * @param {readonly File[]} files
 */
export async function importFiles(act, files) {
  if (files.length === 0) return;
  const reading = ++importRuns;
  // What the last files held says nothing about these.
  if (act.store.get().notice?.id === "library-added") act.dismiss();
  patchLibrary(act, { found: null, dragging: false, reading: { done: 0, total: 0 } });
  const { games: here } = await listGames(SLOW_MS);
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
  // A file's first game is the list's first.
  const now = Date.now();
  for (const [at, game] of sound.entries()) game.changed = now - at;
  const kept = await addGames(sound);
  await refreshList(act);
  // That they are not kept has been said, and matters more.
  if (kept) act.notify({ id: "library-added", args: { count: sound.length, known }, tone: "info" });
}
