/**
 * The style sheets that the first paint does without: the shared ones wait in index.html as if they were for print, a game's
 * own come with its room.
 */

import { SHEETS } from "./build.js";

/** @type {Promise<void> | null} */
let enabling = null;
let allEnabled = false;

/** The sheets of games, by game. @type {Map<string, Promise<void[]>>} */
const sheetsByGame = new Map();
/** The game whose sheets are on. */
let activeGame = "";

/** Whether every screen can be shown as it should look. */
export const stylesComplete = () => allEnabled;

/** Turns them on; resolves when all are here, or do not come for now: an unadorned screen is better than none, and arrival.js goes on trying. */
export function enableDeferredStyles() {
  enabling ??= Promise.all([...document.querySelectorAll("link[data-later]")].map(enableSheet)).then(() => {
    allEnabled = true;
  });
  return enabling;
}

/** @param {Element} element */
function enableSheet(element) {
  const link = /** @type {HTMLLinkElement} */ (element);
  const settled = link.sheet || link.dataset["missed"] !== undefined ? undefined : sheetSettled(link);
  link.media = "all";
  return settled;
}

/** Resolves when the sheet is here, or does not come for now. @param {HTMLLinkElement} link @returns {Promise<void>} */
const sheetSettled = (link) =>
  new Promise((done) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => done(), { once: true });
  });

/**
 * Fetches a game's sheets; they stay off until the game is shown.
 * @param {string} game
 * @param {readonly string[]} names
 */
export async function loadGameStyles(game, names) {
  const coming = sheetsByGame.get(game) ?? Promise.all(names.map((name) => addSheet(game, name)));
  sheetsByGame.set(game, coming);
  await coming;
}

/** Turns the sheets of this game on, and those of all others off. @param {string} game */
export function activateGameStyles(game) {
  activeGame = game;
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-game]"))) {
    const media = mediaOf(link.dataset["game"]);
    if (link.media !== media) link.media = media;
  }
}

/** @param {string | undefined} game */
const mediaOf = (game) => (game === activeGame ? "all" : "not all");

/**
 * @param {string} game
 * @param {string} name
 */
function addSheet(game, name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset["game"] = game;
  link.media = mediaOf(game);
  link.integrity = SHEETS[`${game}/${name}`] ?? "";
  link.href = new URL(`../../css/${game}/${name}.css`, import.meta.url).href;
  const here = sheetSettled(link);
  document.head.append(link);
  return here;
}
