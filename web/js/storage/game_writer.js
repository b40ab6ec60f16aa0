/**
 * Write games to IndexedDB. A browser that refuses, is full or does not answer is no error: what could not be written
 * is held in memory (unsaved.js) and retried. An older version never overwrites a newer one, whichever tab wrote it.
 */

import { DatabaseTimeout, saveProblemOf } from "./database.js";
import { BrokenEntry, isSavedGame, newGameId, parseEntry, readEntry } from "./saved_game.js";

/** @import { Database, SaveProblem } from "./database.js" */
/** @import { Repository } from "./repository.js" */
/** @import { SavedGame } from "./saved_game.js" */
/** @import { Unsaved } from "./unsaved.js" */

/** Another tab has continued this game; writing would lose its moves. */
export class TakenOver extends Error {}

/**
 * An unsaved game on its way to the next page, with the writer mark stored on its entry.
 * @typedef {{ game: SavedGame, mark: string, committed: number, retitled: boolean }} TransferredGame
 */

const newTabId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");

/** @param {{ database: Database, repository: Repository, unsaved: Unsaved }} parts */
export function createGameWriter({ database, repository, unsaved }) {
  /** Identifies this tab in the entries it writes. */
  const TAB = newTabId();

  /** The save count of each game of this tab when it was last committed. @type {Map<string, number>} */
  const savedCounts = new Map();

  /** The writer mark still stored on a claimed game, where the claim itself could not be written. @type {Map<string, string>} */
  const previousWriters = new Map();

  /** Unsaved games that were renamed here: the title in the database is older. @type {Set<string>} */
  const retitled = new Set();

  /**
   * Write a game unless a newer version is stored.
   * @param {SavedGame} game
   * @returns {Promise<boolean>} false: another tab has continued it
   */
  async function writeIfNewer(game) {
    const { id } = game;
    let taken = false;
    await database.change(id, (value) => {
      const old = parseEntry(id, value);
      if (!isSavedGame(old)) return { ...game, writer: TAB };
      const foreign = old.writer !== TAB && old.writer !== previousWriters.get(id);
      // A claim continues from what was stored; only a tab running an older build can have restored an earlier version.
      taken = foreign && old.saves >= (savedCounts.get(id) ?? 0);
      // A timed-out save may arrive after the next one.
      if (taken || (!foreign && old.saves > game.saves)) return undefined;
      // The library renames games while they are being played.
      return { ...game, writer: TAB, title: retitled.has(id) ? game.title : old.title };
    });
    if (taken) return false;
    savedCounts.set(id, game.saves);
    previousWriters.delete(id);
    retitled.delete(id);
    return true;
  }

  /**
   * Save a game that this tab has created or claimed; resolves when it is written or held in memory.
   * @param {SavedGame} game
   * @returns {Promise<void>} throws TakenOver
   */
  const saveGame = (game) => unsaved.track(save({ ...game, changed: Date.now() }));

  /** @param {SavedGame} game */
  async function save(game) {
    const held = unsaved.get(game.id);
    if (held) {
      // An earlier save has failed: do not wait for the browser again.
      unsaved.hold({ ...game, title: held.title });
      void flush();
      return;
    }
    try {
      if (await writeIfNewer(game)) return;
    } catch (fault) {
      unsaved.hold(game, saveProblemOf(fault));
      return;
    }
    throw new TakenOver(game.id);
  }

  let flushing = false;

  /** Resolves when the games transferred from the previous page are written or held again. */
  let transferDone = Promise.resolve();

  /** Try to write all unsaved games; saves made meanwhile go through the same path. */
  async function flush() {
    if (flushing) return;
    flushing = true;
    try {
      for (let [game] = unsaved.all(); game; [game] = unsaved.all()) {
        if (!(await writeIfNewer(game))) forkUnsaved(game.id);
        else if (unsaved.get(game.id) === game) unsaved.release(game.id);
      }
    } catch {
      // Retried: see unsaved.js.
    } finally {
      flushing = false;
    }
  }

  unsaved.onRetry(() => void flush());

  /** The unsaved games, serialized for the page that replaces this one. @returns {TransferredGame[]} */
  const serializeUnsaved = () =>
    unsaved.all().map((game) => ({
      game,
      mark: previousWriters.get(game.id) ?? TAB,
      committed: savedCounts.get(game.id) ?? 0,
      retitled: retitled.has(game.id),
    }));

  /**
   * Take over the unsaved games of the previous page.
   * @param {Partial<TransferredGame>[]} handed possibly written by another build
   * @param {SaveProblem} [trouble] why they could not be saved
   */
  function adoptUnsaved(handed, trouble) {
    for (const one of handed) {
      const game = readEntry(one?.game?.id ?? "", one?.game);
      if (game instanceof BrokenEntry) continue;
      previousWriters.set(game.id, String(one.mark));
      savedCounts.set(game.id, Number(one.committed) || 0);
      if (one.retitled === true) retitled.add(game.id);
      unsaved.hold(game, trouble);
    }
    transferDone = flush();
  }

  /**
   * Another tab has claimed a game that has unsaved moves here: keep them as a separate game.
   * @param {string} id
   * @returns {boolean} whether there were any
   */
  function forkUnsaved(id) {
    const game = unsaved.get(id);
    if (!game) return false;
    unsaved.hold({ ...game, id: newGameId() });
    unsaved.release(id);
    void flush();
    return true;
  }

  /**
   * Read a game and mark it as this tab's, so that another tab's late save cannot overwrite ours.
   * @param {string} id
   * @returns {Promise<SavedGame | BrokenEntry | undefined>} throws DatabaseTimeout
   */
  async function claimGame(id) {
    // The transferred version may be old, and the stored one newer.
    await transferDone;
    const held = unsaved.get(id);
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
      // A full database can still be read.
      marked = false;
      found ??= await repository.readGame(id);
    }
    // A pending save may have failed meanwhile.
    const newer = unsaved.get(id);
    if (newer) return newer;
    if (isSavedGame(found)) {
      savedCounts.set(id, found.saves);
      if (marked) previousWriters.delete(id);
      else previousWriters.set(id, found.writer);
    }
    return found;
  }

  /** @param {string} id */
  async function markCounted(id) {
    const held = unsaved.get(id);
    if (held) return unsaved.hold({ ...held, due: false });
    await database.change(id, (value) =>
      isSavedGame(parseEntry(id, value)) ? { .../** @type {object} */ (value), due: false } : undefined,
    );
  }

  /**
   * Change the title of a game and nothing else.
   * @param {string} id
   * @param {string} title
   * @returns {Promise<boolean>} false: it no longer exists; throws when the browser refuses
   */
  async function renameGame(id, title) {
    const held = unsaved.get(id);
    if (held) {
      retitled.add(id);
      unsaved.hold({ ...held, title });
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
   * Add new games.
   * @param {SavedGame[]} added
   * @returns {Promise<boolean>} whether they are stored
   */
  const addGames = (added) => unsaved.track(addOrHold(added));

  /** @param {SavedGame[]} added */
  async function addOrHold(added) {
    try {
      await database.add(added.map((game) => [game.id, game]));
      return true;
    } catch (fault) {
      for (const game of added) unsaved.hold(game, saveProblemOf(fault));
      return false;
    }
  }

  let asked = false;

  /** Ask the browser once, silently, for persistent storage. */
  function requestPersistence() {
    if (asked) return;
    asked = true;
    try {
      void navigator.storage?.persist?.().catch(() => false);
    } catch {
      // A browser that refuses storage may throw here too.
    }
  }

  return {
    saveGame,
    addGames,
    claimGame,
    renameGame,
    markCounted,
    forkUnsaved,
    serializeUnsaved,
    adoptUnsaved,
    requestPersistence,
  };
}

/** @typedef {ReturnType<typeof createGameWriter>} GameWriter */
