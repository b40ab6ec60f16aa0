/**
 * Style sheets not needed for the first paint: shared ones are in index.html with `media="print"`, a game's own are
 * added with its adapter.
 */

import { SHEETS } from "./build.js";

export function createDeferredStyles() {
  /** @type {Promise<void> | null} */
  let enabling = null;
  let allEnabled = false;
  /** Each game's sheets while loading or loaded. @type {Map<string, Promise<void[]>>} */
  const sheetsByGame = new Map();
  /** The game whose sheets are enabled. */
  let activeGame = "";

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

  return {
    /** Whether all shared sheets are enabled. */
    complete: () => allEnabled,

    /**
     * Enable the shared sheets; resolves when all have loaded or failed, since arrival.js keeps retrying and an unstyled
     * page is better than none.
     */
    enable() {
      enabling ??= Promise.all([...document.querySelectorAll("link[data-later]")].map(enableSheet)).then(() => {
        allEnabled = true;
      });
      return enabling;
    },

    /**
     * Load a game's sheets, disabled until the game is shown.
     * @param {string} game
     * @param {readonly string[]} names
     */
    async loadGame(game, names) {
      const coming = sheetsByGame.get(game) ?? Promise.all(names.map((name) => addSheet(game, name)));
      sheetsByGame.set(game, coming);
      await coming;
    },

    /** Enable this game's sheets and disable those of all others. @param {string} game */
    activateGame(game) {
      activeGame = game;
      for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-game]"))) {
        const media = mediaOf(link.dataset["game"]);
        if (link.media !== media) link.media = media;
      }
    },
  };
}

/** @typedef {ReturnType<typeof createDeferredStyles>} DeferredStyles */

/** @param {Element} element */
function enableSheet(element) {
  const link = /** @type {HTMLLinkElement} */ (element);
  const settled = link.sheet || link.dataset["missed"] !== undefined ? undefined : sheetSettled(link);
  link.media = "all";
  return settled;
}

/** Resolves when the sheet has loaded or failed. @param {HTMLLinkElement} link @returns {Promise<void>} */
const sheetSettled = (link) =>
  new Promise((done) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => done(), { once: true });
  });
