/**
 * The style sheets that the first paint does without: the shared ones wait in index.html as if they were for print, a game's
 * own come with its room.
 */

import { SHEETS } from "./build.js";

/** @type {Promise<void> | null} */
let asked = null;
let complete = false;

/** The sheets of games, by game. @type {Map<string, Promise<void[]>>} */
const games = new Map();
/** The game whose sheets are on. */
let shown = "";

/** Whether every screen can be shown as it should look. */
export const stylesComplete = () => complete;

/** Turns them on; resolves when all are here, or do not come for now: an unadorned screen is better than none, and arrival.js goes on trying. */
export function turnOnStyles() {
  asked ??= Promise.all([...document.querySelectorAll("link[data-later]")].map(turnOn)).then(() => {
    complete = true;
  });
  return asked;
}

/** @param {Element} element */
function turnOn(element) {
  const link = /** @type {HTMLLinkElement} */ (element);
  const settled = link.sheet || link.dataset["missed"] !== undefined ? undefined : arrival(link);
  link.media = "all";
  return settled;
}

/** Resolves when the sheet is here, or does not come for now. @param {HTMLLinkElement} link @returns {Promise<void>} */
const arrival = (link) =>
  new Promise((done) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => done(), { once: true });
  });

/**
 * Fetches a game's sheets; they stay off until the game is shown.
 * @param {string} game
 * @param {readonly string[]} names
 */
export async function openStyles(game, names) {
  const coming = games.get(game) ?? Promise.all(names.map((name) => fetched(game, name)));
  games.set(game, coming);
  await coming;
}

/** Turns the sheets of this game on, and those of all others off. @param {string} game */
export function showStyles(game) {
  shown = game;
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-game]"))) {
    const media = mediaOf(link.dataset["game"]);
    if (link.media !== media) link.media = media;
  }
}

/** @param {string | undefined} game */
const mediaOf = (game) => (game === shown ? "all" : "not all");

/**
 * @param {string} game
 * @param {string} name
 */
function fetched(game, name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset["game"] = game;
  link.media = mediaOf(game);
  link.integrity = SHEETS[`${game}/${name}`] ?? "";
  link.href = new URL(`../../css/${game}/${name}.css`, import.meta.url).href;
  const here = arrival(link);
  document.head.append(link);
  return here;
}
