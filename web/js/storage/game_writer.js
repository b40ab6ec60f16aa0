/**
 * Lays the games of this device down. A browser that refuses, is full or does not answer is not an error: what it
 * does not take lives in memory (unsaved.js) and is tried again. Newer never gives way to older, whichever tab wrote it.
 */

import { DatabaseTimeout } from "./database.js";
import { database, isSavedGame, parseEntry, readGame, saveProblemOf } from "./repository.js";
import { BrokenEntry, newGameId, readEntry } from "./saved_game.js";
import { holdUnsaved, onRetry, releaseUnsaved, trackSaving, unsavedGame, unsavedGames } from "./unsaved.js";

/** @import { SavedGame } from "./saved_game.js" */
/** @import { SaveProblem } from "./unsaved.js" */

/** This tab's mark on what it writes. */
const TAB = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");

/** Another tab has gone on with this game; writing would lose its moves. */
export class TakenOver extends Error {}

/** How far each game of this tab was saved when it last lay in the database. @type {Map<string, number>} */
const savedCounts = new Map();

/** Whose mark still stands on a game that this tab has claimed, where the claim could not be written. @type {Map<string, string>} */
const previousWriters = new Map();

/** Unkept games that got a title here: the one in the database is older. @type {Set<string>} */
const retitled = new Set();

/**
 * Lays a game down, unless what lies there is newer.
 * @param {SavedGame} game
 * @returns {Promise<boolean>} false: another tab has gone on with it
 */
async function writeIfNewer(game) {
  const { id } = game;
  let taken = false;
  await database.change(id, (value) => {
    const old = parseEntry(id, value);
    if (!isSavedGame(old)) return { ...game, writer: TAB };
    const foreign = old.writer !== TAB && old.writer !== previousWriters.get(id);
    // Who takes a game over goes on from what lay there. Older than that is only what a tab of an earlier build has put back.
    taken = foreign && old.saves >= (savedCounts.get(id) ?? 0);
    // A save that was given up may come after the next one.
    if (taken || (!foreign && old.saves > game.saves)) return undefined;
    // A title is given in the library, behind the back of whoever plays.
    return { ...game, writer: TAB, title: retitled.has(id) ? game.title : old.title };
  });
  if (taken) return false;
  savedCounts.set(id, game.saves);
  previousWriters.delete(id);
  retitled.delete(id);
  return true;
}

/**
 * Saves a game that this tab has made or claimed; resolves when it is kept, or known not to be.
 * @param {SavedGame} game
 * @returns {Promise<void>} throws TakenOver
 */
export const saveGame = (game) => trackSaving(save({ ...game, changed: Date.now() }));

/** @param {SavedGame} game */
async function save(game) {
  const held = unsavedGame(game.id);
  if (held) {
    // Nobody waits again for what has failed before.
    holdUnsaved({ ...game, title: held.title });
    void flush();
    return;
  }
  try {
    if (await writeIfNewer(game)) return;
  } catch (fault) {
    holdUnsaved(game, saveProblemOf(fault));
    return;
  }
  throw new TakenOver(game.id);
}

let flushing = false;

/** Ends when what the page before could not keep is kept, or known not to be. */
let transferDone = Promise.resolve();

/** Tries to keep what lives in this tab only; what is saved meanwhile goes the same way. */
async function flush() {
  if (flushing) return;
  flushing = true;
  try {
    for (let [game] = unsavedGames(); game; [game] = unsavedGames()) {
      if (!(await writeIfNewer(game))) forkUnsaved(game.id);
      else if (unsavedGame(game.id) === game) releaseUnsaved(game.id);
    }
  } catch {
    // It is tried again: see unsaved.js.
  } finally {
    flushing = false;
  }
}

onRetry(() => void flush());

/**
 * A game that lives in a tab only, and whose mark lies on what is kept of it.
 * @typedef {{ game: SavedGame, mark: string, committed: number, retitled: boolean }} TransferredGame
 */

/** What lives in this tab only, for the page that takes this one's place. @returns {TransferredGame[]} */
export const exportUnsaved = () =>
  unsavedGames().map((game) => ({
    game,
    mark: previousWriters.get(game.id) ?? TAB,
    committed: savedCounts.get(game.id) ?? 0,
    retitled: retitled.has(game.id),
  }));

/**
 * Goes on with what the page before could not keep.
 * @param {Partial<TransferredGame>[]} handed it may have been another build's page
 * @param {SaveProblem} [trouble] why it could not
 */
export function importUnsaved(handed, trouble) {
  for (const one of handed) {
    const game = readEntry(one?.game?.id ?? "", one?.game);
    if (game instanceof BrokenEntry) continue;
    previousWriters.set(game.id, String(one.mark));
    savedCounts.set(game.id, Number(one.committed) || 0);
    if (one.retitled === true) retitled.add(game.id);
    holdUnsaved(game, trouble);
  }
  transferDone = flush();
}

/**
 * Another tab has a game of which this one holds moves that were never kept: they become a game of their own.
 * @param {string} id
 * @returns {boolean} whether there were any
 */
export function forkUnsaved(id) {
  const game = unsavedGame(id);
  if (!game) return false;
  holdUnsaved({ ...game, id: newGameId() });
  releaseUnsaved(id);
  void flush();
  return true;
}

/**
 * Reads a game and marks it as this tab's, so that another tab's late save does not lie over ours.
 * @param {string} id
 * @returns {Promise<SavedGame | BrokenEntry | undefined>} throws Silent
 */
export async function claimGame(id) {
  // It may have been packed up long ago, and what lies there be newer.
  await transferDone;
  const held = unsavedGame(id);
  if (held) return held;
  /** @type {SavedGame | BrokenEntry | undefined} */
  let found;
  let marked = true;
  try {
    await database.change(id, (value) => {
      found = parseEntry(id, value);
      return isSavedGame(found) ? { .../** @type {object} */ (value), writer: TAB } : undefined;
    });
  } catch (fault) {
    if (fault instanceof DatabaseTimeout) throw fault;
    // What is full can still be read.
    marked = false;
    found ??= await readGame(id);
  }
  // A save that was still on its way may have failed meanwhile.
  const newer = unsavedGame(id);
  if (newer) return newer;
  if (isSavedGame(found)) {
    savedCounts.set(id, found.saves);
    if (marked) previousWriters.delete(id);
    else previousWriters.set(id, found.writer);
  }
  return found;
}

/** @param {string} id */
export async function markCounted(id) {
  const held = unsavedGame(id);
  if (held) return holdUnsaved({ ...held, due: false });
  await database.change(id, (value) =>
    isSavedGame(parseEntry(id, value)) ? { .../** @type {object} */ (value), due: false } : undefined,
  );
}

/**
 * Gives a game a title, and changes nothing else of it.
 * @param {string} id
 * @param {string} title
 * @returns {Promise<boolean>} false: it is not here any more; throws where the browser does not take it
 */
export async function renameGame(id, title) {
  const held = unsavedGame(id);
  if (held) {
    retitled.add(id);
    holdUnsaved({ ...held, title });
    return true;
  }
  let here = false;
  await database.change(id, (value) => {
    here = isSavedGame(parseEntry(id, value));
    return here ? { .../** @type {object} */ (value), title } : undefined;
  });
  return here;
}

/**
 * Lays new games down beside the others.
 * @param {SavedGame[]} added
 * @returns {Promise<boolean>} whether they are kept
 */
export const addGames = (added) => trackSaving(addOrHold(added));

/** @param {SavedGame[]} added */
async function addOrHold(added) {
  try {
    await database.add(added.map((game) => [game.id, game]));
    return true;
  } catch (fault) {
    for (const game of added) holdUnsaved(game, saveProblemOf(fault));
    return false;
  }
}

let asked = false;

/** Asks the browser, once and quietly, not to throw our games away when space is short. */
export function requestPersistence() {
  if (asked) return;
  asked = true;
  try {
    void navigator.storage?.persist?.().catch(() => false);
  } catch {
    // A browser that refuses storage may refuse the question too.
  }
}
