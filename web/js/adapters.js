/** Load game adapters on demand, each with its module, messages and style sheets. */

import { repairModules } from "./platform/integrity.js";
import { retry } from "./platform/retry.js";
import { loadGameWords, registerGames } from "./words/i18n.js";

/** @import { TemplateResult } from "../vendor/lit-html/lit-html.js" */
/** @import { DeferredStyles } from "./platform/deferred_styles.js" */
/** @import { GameEntry, GameAdapter, GameScreen } from "./games.js" */

/** Delay before a failed load is repeated. */
const RETRY_MS = 3000;

/** @param {{ games: Record<string, GameEntry>, styles: DeferredStyles, onOpen: () => void }} parts `onOpen`: an adapter has become available */
export function createAdapters({ games, styles, onOpen }) {
  // Names may come from storage, so avoid inherited properties.
  const entries = new Map(Object.entries(games));
  /** @type {Map<string, GameAdapter>} */
  const open = new Map();
  /** @type {Map<string, Promise<GameAdapter>>} */
  const opening = new Map();
  /** null while loading. @type {Map<string, TemplateResult | null>} */
  const miniatures = new Map();
  registerGames([...entries.keys()]);

  /**
   * @param {string} game
   * @param {NonNullable<GameEntry["miniature"]>} load
   */
  async function loadMiniature(game, load) {
    miniatures.set(game, null);
    const module = await retry(load, { waits: [RETRY_MS], wanted: () => true, onFailure: repairModules });
    miniatures.set(game, module?.miniature ?? null);
    onOpen();
  }

  /** @param {string} game */
  async function loadAdapter(game) {
    const entry = entries.get(game);
    if (!entry) throw new TypeError(`unknown game: ${game}`);
    const [{ adapter }] = await Promise.all([entry.load(), loadAssets(game)]);
    open.set(game, adapter);
    onOpen();
    return adapter;
  }

  /** @param {string} game */
  async function loadAssets(game) {
    const entry = /** @type {GameEntry} */ (entries.get(game));
    await Promise.all([loadGameWords(game, entry.words), styles.loadGame(game, entry.styles)]);
  }

  return {
    names: [...entries.keys()],

    /** The picture of its table on the start page, null until it has loaded. @param {string} game */
    miniature(game) {
      const entry = entries.get(game);
      if (entry?.miniature && !miniatures.has(game)) void loadMiniature(game, entry.miniature);
      return miniatures.get(game) ?? null;
    },

    /** @param {string} game @returns {Record<string, GameScreen>} */
    screens: (game) => entries.get(game)?.screens ?? {},

    /**
     * The options that are usual where a language is spoken, as far as they differ from the engine's.
     * @param {string} game
     * @param {string} language
     * @returns {Record<string, string>}
     */
    usual: (game, language) => entries.get(game)?.usual?.(language) ?? {},

    /** The games' own settings. */
    switches: () => [...entries].flatMap(([game, { switches }]) => switches.map((name) => ({ game, name }))),

    /** The adapter if loaded, else null. @param {string} game */
    get: (game) => open.get(game) ?? null,

    /**
     * Load an adapter; a failed load is repeated by the next call.
     * @param {string} game
     * @returns {Promise<GameAdapter>}
     */
    open(game) {
      const already = opening.get(game);
      if (already) return already;
      const trying = loadAdapter(game);
      opening.set(game, trying);
      trying.catch(() => opening.delete(game));
      return trying;
    },

    /**
     * Load an adapter and keep retrying until it has loaded.
     * @param {string} game
     * @returns {Promise<GameAdapter | null>} null: no such game
     */
    openWithRetry(game) {
      return retry(() => this.open(game), {
        waits: [RETRY_MS],
        wanted: () => entries.has(game),
        onFailure: repairModules,
      });
    },

    /** Prefetch messages and style sheets of a game that is likely to be opened. @param {string} game */
    prefetch(game) {
      if (entries.has(game)) loadAssets(game).catch(() => {});
    },

    /** Enable the style sheets of the shown game only. @param {string} game */
    show: styles.activateGame,
  };
}

/** @typedef {ReturnType<typeof createAdapters>} Adapters */
