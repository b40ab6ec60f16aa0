/**
 * What stays on the device: settings in localStorage, games in IndexedDB. A browser that refuses is not an error:
 * everything then lives in memory, and `onTrouble` says so once.
 */

import { createStore, del, entries, get, setMany, update } from "../../vendor/idb-keyval/dist/index.js";

/** @import { SeatPlan } from "../engine/shapes" */
/** @import { Settings } from "../state.js" */
/** @import { UseStore } from "../../vendor/idb-keyval/dist/index.js" */

/**
 * A game as it is kept; the record is the truth, the rest is for lists.
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {string} game
 * @property {string} title given by a person, "" for none
 * @property {SeatPlan[]} seats with the names as they were typed
 * @property {boolean} practice
 * @property {string} record "" while the engine has not dealt yet
 * @property {{ first: number | null, seed: number | null } | null} deal how to deal, while there is no record
 * @property {number} tokens
 * @property {number} round
 * @property {boolean} over
 * @property {number[]} scores
 * @property {number} created milliseconds since 1970
 * @property {number} changed
 * @property {string} writer the tab that wrote last
 */

/** @typedef {"refused" | "full"} Trouble */

/** Whether all that this page holds lies on the device: `saving` while something is on its way there, `no` while something lives in this tab only. @typedef {"yes" | "saving" | "no"} Kept */

const SETTINGS_KEY = "raenke-settings";
const DATABASE = "raenke-games";

/** This tab's mark on what it writes. */
const TAB = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");

/** Another tab has gone on with this game; writing would lose its moves. */
export class TakenOver extends Error {}

/** @type {(trouble: Trouble) => void} */
let tellTrouble = () => {};

/** @param {(trouble: Trouble) => void} listener */
export function onTrouble(listener) {
  tellTrouble = listener;
}

/** @type {(kept: Kept) => void} */
let tellKept = () => {};
/** @type {Kept} */
let told = "yes";
let saving = 0;

/** @param {(kept: Kept) => void} listener */
export function onKept(listener) {
  tellKept = listener;
}

function weigh() {
  const kept = inMemory.size > 0 ? "no" : saving > 0 ? "saving" : "yes";
  if (kept === told) return;
  told = kept;
  tellKept(kept);
}

/** @param {unknown} fault */
const troubleOf = (fault) => (fault instanceof DOMException && fault.name === "QuotaExceededError" ? "full" : "refused");

/**
 * The settings as they were left, field by field of the right kind; anything else is forgotten.
 * @param {Settings} defaults
 * @returns {Settings}
 */
export function readSettings(defaults) {
  try {
    return mergeSettings(defaults, JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}"));
  } catch {
    return defaults;
  }
}

/**
 * @param {Settings} defaults
 * @param {unknown} kept
 * @returns {Settings}
 */
function mergeSettings(defaults, kept) {
  if (typeof kept !== "object" || kept === null) return defaults;
  /** @type {Record<string, unknown>} */
  const merged = { ...defaults };
  for (const [name, value] of Object.entries(defaults)) {
    const old = /** @type {Record<string, unknown>} */ (kept)[name];
    if (typeof old === typeof value && old !== null && Array.isArray(old) === Array.isArray(value)) merged[name] = old;
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (merged));
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch (fault) {
    tellTrouble(troubleOf(fault));
  }
}

/**
 * Calls back when another tab has changed the settings.
 * @param {() => void} listener
 */
export function onSettingsElsewhere(listener) {
  addEventListener("storage", (event) => {
    if (event.key === SETTINGS_KEY) listener();
  });
}

/** Games that the browser would not keep; what lies here is newer than the database. @type {Map<string, SavedGame>} */
const inMemory = new Map();

/** @type {UseStore | null} */
let games = null;

/** The database is opened when it is first needed: some browsers throw at the mere touch. */
const gameStore = () => (games ??= createStore(DATABASE, "games"));

export function newGameId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("");
}

/**
 * Keeps a game that this tab has made or claimed; every save follows the one before. Refused or full storage keeps it
 * in memory.
 * @param {SavedGame} game
 */
export async function saveGame(game) {
  const written = { ...game, writer: TAB, changed: Date.now() };
  let taken = false;
  saving += 1;
  weigh();
  try {
    await update(
      game.id,
      (/** @type {SavedGame | undefined} */ old) => {
        taken = old !== undefined && old.writer !== TAB;
        // A new name is given in the library, behind the back of whoever plays.
        return old ? (taken ? old : { ...written, title: old.title }) : written;
      },
      gameStore(),
    );
    if (!taken) inMemory.delete(game.id);
  } catch (fault) {
    inMemory.set(game.id, written);
    tellTrouble(troubleOf(fault));
  } finally {
    saving -= 1;
    weigh();
  }
  if (taken) throw new TakenOver(game.id);
}

/**
 * Reads a game and marks it as this tab's, so that another tab's late save does not lie over ours.
 * @param {string} id
 * @returns {Promise<SavedGame | undefined>}
 */
export async function claimGame(id) {
  const kept = inMemory.get(id);
  if (kept) return kept;
  /** @type {SavedGame | undefined} */
  let found;
  try {
    found = await get(id, gameStore());
    if (found === undefined) return undefined;
    await update(
      id,
      (/** @type {SavedGame | undefined} */ old) => {
        found = { ...(old ?? /** @type {SavedGame} */ (found)), writer: TAB };
        return found;
      },
      gameStore(),
    );
  } catch (fault) {
    tellTrouble(troubleOf(fault));
  }
  return found;
}

/**
 * Reads a game without claiming it.
 * @param {string} id
 * @returns {Promise<SavedGame | undefined>}
 */
export async function readGame(id) {
  try {
    return inMemory.get(id) ?? (await get(id, gameStore()));
  } catch (fault) {
    tellTrouble(troubleOf(fault));
    return undefined;
  }
}

/**
 * All games, the last changed first.
 * @returns {Promise<SavedGame[]>}
 */
export async function listGames() {
  /** @type {Map<string, SavedGame>} */
  const all = new Map();
  try {
    for (const [id, game] of await entries(gameStore())) all.set(String(id), game);
  } catch (fault) {
    tellTrouble(troubleOf(fault));
  }
  for (const [id, game] of inMemory) all.set(id, game);
  return [...all.values()].sort((one, other) => other.changed - one.changed);
}

/** The games that live in this tab only. */
export const unkeptGames = () => [...inMemory.values()];

/**
 * Gives a game a name; whose it is, and where it stands in the list, stays as it was.
 * @param {SavedGame} game
 * @param {string} title
 */
export async function renameGame(game, title) {
  const kept = inMemory.get(game.id);
  if (kept) inMemory.set(game.id, { ...kept, title });
  try {
    await update(game.id, (/** @type {SavedGame | undefined} */ old) => ({ ...(old ?? game), title }), gameStore());
  } catch (fault) {
    inMemory.set(game.id, { ...game, title });
    tellTrouble(troubleOf(fault));
    weigh();
  }
}

/**
 * Lays games down as they are: such as come from a file, and such as were thrown away and are wanted back.
 * @param {SavedGame[]} added
 */
export async function addGames(added) {
  try {
    await setMany(added.map((game) => [game.id, game]), gameStore());
  } catch (fault) {
    for (const game of added) inMemory.set(game.id, game);
    tellTrouble(troubleOf(fault));
    weigh();
  }
}

/** @param {string} id */
export async function deleteGame(id) {
  inMemory.delete(id);
  weigh();
  try {
    await del(id, gameStore());
  } catch (fault) {
    tellTrouble(troubleOf(fault));
  }
}

let asked = false;

/** Asks the browser, once and quietly, not to throw our games away when space is short. */
export function askToKeep() {
  if (asked) return;
  asked = true;
  try {
    void navigator.storage?.persist?.().catch(() => false);
  } catch {
    // A browser that refuses storage may refuse the question too.
  }
}
