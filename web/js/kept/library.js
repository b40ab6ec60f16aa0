/** What can be done with the games of this device: rename, throw away and fetch back, files out and in. */

import { cleanName, seatName } from "../words/names.js";
import { addGames, deleteGame, listGames, renameGame } from "./storage.js";
import { readFiles } from "./files.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { SavedGame } from "./storage.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Found } from "./files.js" */

/** So many rows stand in the page at first, and come with every "more". */
export const ROWS = 50;

/**
 * What `state.pages.library` holds.
 * @typedef {object} Library
 * @property {SavedGame[] | null} games the last changed first; null while they are being read
 * @property {string} filter
 * @property {number} rows
 * @property {string[]} gone ids of games that were thrown away and may be fetched back until the page is left
 * @property {string} renaming the game whose name is being written, "" for none
 * @property {{ done: number, total: number } | null} reading how far files have been read
 * @property {Found | null} found what they hold, as long as it is to be decided about
 * @property {boolean} dragging files are held over the page
 */

/** @type {Library} */
const EMPTY = { games: null, filter: "", rows: ROWS, gone: [], renaming: "", reading: null, found: null, dragging: false };

/** @param {Actions} act */
export const libraryOf = (act) => /** @type {Library} */ (act.store.get().pages["library"] ?? EMPTY);

/** Only the last reading of files goes on. */
let readings = 0;

/** @param {Actions} act */
export async function openLibrary(act) {
  act.keep("library", { ...EMPTY });
  act.keep("library", { games: await listGames() });
}

/** @param {Actions} act */
export function leaveLibrary(act) {
  readings += 1;
  act.keep("library", { ...EMPTY });
}

/**
 * How a game is called: by its own title, or by who sits there.
 * @param {SavedGame} game
 * @param {Translate} t
 */
export const gameTitle = ({ title, seats }, t) => cleanName(title) || seats.map((_, seat) => seatName(seats, seat, t)).join(", ");

/**
 * The games whose title or names hold what was typed.
 * @param {Library} library
 * @param {Translate} t
 */
export function matching({ games, filter }, t) {
  const wanted = filter.trim().toLocaleLowerCase();
  if (!games || wanted === "") return games ?? [];
  return games.filter((game) => `${game.title} ${game.seats.map((_, seat) => seatName(game.seats, seat, t)).join(" ")}`.toLocaleLowerCase().includes(wanted));
}

/**
 * Gives a game a title; like all here it is shown when it is kept, so that nobody leaves before it is.
 * @param {Actions} act
 * @param {SavedGame} game
 * @param {string} name
 */
export async function rename(act, game, name) {
  const title = cleanName(name);
  await renameGame(game, title);
  act.keep("library", { renaming: "", games: libraryOf(act).games?.map((other) => (other.id === game.id ? { ...other, title } : other)) ?? null });
}

/**
 * Throws a game away; its row stays, with the way back in it.
 * @param {Actions} act
 * @param {SavedGame} game
 */
export async function throwAway(act, game) {
  // A table that runs would lay its game down again at the next move.
  if (act.store.get().table?.id === game.id) await act.table.close();
  await deleteGame(game.id);
  act.keep("library", { gone: [...libraryOf(act).gone, game.id], renaming: "" });
}

/**
 * @param {Actions} act
 * @param {SavedGame} game
 */
export async function fetchBack(act, game) {
  await addGames([game]);
  act.keep("library", { gone: libraryOf(act).gone.filter((id) => id !== game.id) });
}

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
  act.keep("library", { found: null, dragging: false, reading: { done: 0, total: 0 } });
  const records = (libraryOf(act).games ?? []).map(({ record }) => record);
  let drawn = 0;
  const found = await readFiles(files, {
    ask: act.ask,
    records,
    step(done, total) {
      if (reading !== readings) return false;
      if (performance.now() - drawn > 100) {
        drawn = performance.now();
        act.keep("library", { reading: { done, total } });
      }
      return true;
    },
  });
  if (!found || reading !== readings) return;
  act.keep("library", { reading: null });
  if (found.damages.length > 0) act.keep("library", { found });
  else await keepFound(act, found);
}

/** @param {Actions} act */
export function stopReading(act) {
  readings += 1;
  act.keep("library", { reading: null });
}

/**
 * @param {Actions} act
 * @param {Found} found
 */
export async function keepFound(act, { sound, known }) {
  act.keep("library", { found: null, filter: "" });
  // A file's first game is the list's first.
  const now = Date.now();
  for (const [at, game] of sound.entries()) game.changed = now - at;
  await addGames(sound);
  const { games } = libraryOf(act);
  const gone = new Set(libraryOf(act).gone);
  act.keep("library", { games: [...sound, ...(games ?? []).filter(({ id }) => !gone.has(id))], gone: [] });
  act.tell({ id: "library-added", args: { count: sound.length, known }, tone: "info" });
}
