/** What can be done with the games of this device: rename, throw away and fetch back, files out and in. */

import { createScreenState } from "../screen_state.js";
import { cleanName, seatName } from "../words/names.js";
import { Silent } from "./database.js";
import { dropGame } from "./game_lock.js";
import { addGames, renameGame } from "./game_writer.js";
import { download, fileOfBroken, readFiles, saveAsFile } from "./import_export.js";
import { listGames, readGame } from "./repository.js";
import { Broken } from "./saved_game.js";
import { openShare } from "./share_links.js";
import { fetchBack as bringBack, emptyBin, throwOut } from "./trash.js";
import { unkeptGames } from "./unsaved.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { SavedGame } from "./saved_game.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Found } from "./import_export.js" */

/** So many rows stand in the page at first, and come with every "more". */
export const ROWS = 50;

/**
 * What the library's screen keeps.
 * @typedef {object} Library
 * @property {SavedGame[] | null} games as they were when the page asked, the last changed first; null while they are being read
 * @property {Broken[]} broken what lies among them and is none
 * @property {boolean} unread the browser does not give them out, or not yet
 * @property {string} filter
 * @property {number} rows
 * @property {string[]} gone ids of games that were thrown away and may be fetched back until the page is left
 * @property {string} renaming the game whose name is being written, "" for none
 * @property {{ done: number, total: number } | null} reading how far files have been read
 * @property {Found | null} found what they hold, as long as it is to be decided about
 * @property {boolean} dragging files are held over the page
 */

/** @type {Library} */
const EMPTY = {
  games: null,
  broken: [],
  unread: false,
  filter: "",
  rows: ROWS,
  gone: [],
  renaming: "",
  reading: null,
  found: null,
  dragging: false,
};

export const libraryDrawer = createScreenState("library", EMPTY);

/** @param {Actions} act */
const libraryOf = (act) => libraryDrawer.of(act.store.get());

/** @param {Actions} act @param {Partial<Library>} patch */
export const patchLibrary = (act, patch) => libraryDrawer.patch(act.store, patch);

/** Only the last reading of files goes on. */
let readings = 0;

/** After this time somebody wants to know why nothing comes. */
const LONG_MS = 2000;

/** Only the last list is shown. */
let lists = 0;

/** @param {Actions} act */
export async function openLibrary(act) {
  libraryDrawer.clear(act.store);
  await listAgain(act);
}

/**
 * Reads the list anew: another tab may have changed it. What was thrown away here stays to be fetched back.
 * @param {Actions} act
 */
export async function listAgain(act) {
  const list = ++lists;
  const timer = setTimeout(
    () => list === lists && patchLibrary(act, { unread: true, games: libraryOf(act).games ?? unkeptGames() }),
    LONG_MS,
  );
  const { games, broken, unread } = await listGames();
  clearTimeout(timer);
  if (list !== lists) return;
  const now = libraryOf(act);
  const here = new Set([...games, ...broken].map(({ id }) => id));
  const gone = now.gone.filter((id) => !here.has(id));
  const rows = (now.games ?? []).filter(({ id }) => gone.includes(id));
  const pieces = now.broken.filter(({ id }) => gone.includes(id));
  patchLibrary(act, {
    games: [...games, ...rows].sort((one, other) => other.changed - one.changed),
    broken: [...broken, ...pieces],
    gone,
    unread: unread !== null,
  });
}

/** @param {Actions} act */
export function leaveLibrary(act) {
  readings += 1;
  lists += 1;
  emptyBin();
  libraryDrawer.clear(act.store);
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
    if (here) change(act, id, (game) => ({ ...game, title }));
    else await missing(act);
  });

/**
 * Throws a game away, or a broken entry; its row stays, with the way back in it.
 * @param {Actions} act
 * @param {SavedGame | Broken} entry
 */
export const throwAway = (act, entry) =>
  attempt(act, async () => {
    const { id } = entry;
    // A table that runs would lay its game down again at the next move.
    if (act.store.get().table?.id === id) await act.table.close();
    await throwOut(entry instanceof Broken ? entry.key : id);
    dropGame(id);
    patchLibrary(act, { gone: [...libraryOf(act).gone, id], renaming: "" });
  });

/**
 * @param {Actions} act
 * @param {SavedGame | Broken} entry as its row shows it: what comes back is what was thrown away
 */
export const fetchBack = (act, entry) =>
  attempt(act, async () => {
    await bringBack(entry instanceof Broken ? entry.key : entry.id);
    patchLibrary(act, { gone: libraryOf(act).gone.filter((id) => id !== entry.id) });
    const now = entry instanceof Broken ? entry : await readGame(entry.id);
    if (now && !(now instanceof Broken)) change(act, now.id, () => now);
  });

/**
 * @param {Actions} act
 * @param {string} id
 * @param {(game: SavedGame) => SavedGame} how
 */
function change(act, id, how) {
  patchLibrary(act, { games: libraryOf(act).games?.map((game) => (game.id === id ? how(game) : game)) ?? null });
}

/** Another tab has thrown it away. @param {Actions} act */
async function missing(act) {
  act.notify({ id: "library-missing", tone: "error" });
  await listAgain(act);
}

/**
 * A game as it is kept at this moment, not as it was listed.
 * @param {Actions} act
 * @param {string} id
 * @param {(game: SavedGame) => unknown} work
 */
const withKept = (act, id, work) =>
  attempt(act, async () => {
    const game = await readGame(id);
    if (game && !(game instanceof Broken)) await work(game);
    else await missing(act);
  });

/** @param {Actions} act @param {string} id */
export const exportGame = (act, id) => withKept(act, id, (game) => saveAsFile([game]));

/** @param {Actions} act @param {string} id */
export const shareGame = (act, id) => withKept(act, id, (game) => openShare(act, game.record));

/** @param {Actions} act */
export const exportAll = (act) =>
  attempt(act, async () => {
    const { games, unread } = await listGames(LONG_MS);
    if (unread === "silent") throw new Silent();
    saveAsFile(games);
  });

/** What is broken, as far as it can be written down. @param {Broken} entry */
export const exportBroken = (entry) => download(...fileOfBroken(entry));

/**
 * Reads files; where all is sound the games are kept at once, else somebody has to say so first.
 * @param {Actions} act
 * @param {readonly File[]} files
 */
export async function takeFiles(act, files) {
  if (files.length === 0) return;
  const reading = ++readings;
  // What the last files held says nothing about these.
  if (act.store.get().notice?.id === "library-added") act.dismiss();
  patchLibrary(act, { found: null, dragging: false, reading: { done: 0, total: 0 } });
  const { games: here } = await listGames(LONG_MS);
  const records = here.map(({ record }) => record);
  let drawn = 0;
  const found = await readFiles(files, {
    ask: act.ask,
    records,
    step(done, total) {
      if (reading !== readings) return false;
      if (performance.now() - drawn > 100) {
        drawn = performance.now();
        patchLibrary(act, { reading: { done, total } });
      }
      return true;
    },
  });
  if (!found || reading !== readings) return;
  patchLibrary(act, { reading: null });
  if (found.damages.length > 0) patchLibrary(act, { found });
  else await keepFound(act, found);
}

/** @param {Actions} act */
export function stopReading(act) {
  readings += 1;
  patchLibrary(act, { reading: null });
}

/**
 * @param {Actions} act
 * @param {Found} found
 */
export async function keepFound(act, { sound, known }) {
  patchLibrary(act, { found: null, filter: "" });
  // A file's first game is the list's first.
  const now = Date.now();
  for (const [at, game] of sound.entries()) game.changed = now - at;
  const kept = await addGames(sound);
  await listAgain(act);
  // That they are not kept has been said, and matters more.
  if (kept) act.notify({ id: "library-added", args: { count: sound.length, known }, tone: "info" });
}
