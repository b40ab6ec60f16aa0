/** What a person can do, as the templates call it; the only way from the view back to the state. */

import { currentLanguage, useLanguage } from "./words/i18n.js";
import { cleanName } from "./words/names.js";
import { hashOf } from "./router.js";
import { MOST_SEATS } from "./state.js";
import { writeSettings } from "./kept/settings.js";
import { newGameId, saveGame } from "./kept/storage.js";
import { packUp } from "./kept/handover.js";
import { unkeptGames } from "./kept/unkept.js";
import { saveAsFile } from "./kept/files.js";
import { applyTheme } from "./platform/theme.js";
import { applyUpdate } from "./platform/update.js";

/** @import { Notice, Settings, Setup, State } from "./state.js" */
/** @import { Store } from "./store.js" */
/** @import { Engine } from "./engine/client.js" */
/** @import { TableControl } from "./table/run.js" */
/** @import { Motion } from "./table/motion.js" */
/** @import { TellingControl } from "./table/stage.js" */

/**
 * @param {{ store: Store, engine: Engine, table: TableControl, motion: Motion, telling: TellingControl, onWords: () => void }} parts
 */
export function createActions({ store, engine, table, motion, telling, onWords }) {
  /** A second tap on "deal" deals no second game. */
  let starting = false;

  /** @param {Partial<Settings>} patch */
  function set(patch) {
    store.update({ settings: { ...store.get().settings, ...patch } });
    writeSettings(patch);
  }

  /**
   * What one screen keeps under its own name.
   * @param {string} page
   * @param {object} patch
   */
  function keep(page, patch) {
    const { pages } = store.get();
    store.update({ pages: { ...pages, [page]: { .../** @type {object | undefined} */ (pages[page]), ...patch } } });
  }

  /** @param {string} code */
  async function speak(code) {
    await useLanguage(code, onWords);
    onWords();
  }

  /** Loads the page anew; the game goes on from its record, and what lives in this tab only goes along. */
  async function loadAnew() {
    while (store.get().kept === "saving") await new Promise((done) => setTimeout(done, 20));
    if (!packUp()) return store.update({ notice: { id: "storage-too-much", tone: "error", save: true } });
    // What happens from here on nobody would see: the table stands still, and is packed up as it stands.
    void table.close();
    packUp();
    location.reload();
  }

  return {
    store,
    table,
    motion,
    telling,
    set,
    keep,
    speak,

    /**
     * One question to the engine that has nothing to do with the running table (check, replay, tally, cut).
     * @param {Record<string, unknown>} request
     */
    ask: (request) => engine.call(request),

    /** @param {string} code one of LANGUAGES */
    async setLanguage(code) {
      set({ language: code });
      try {
        await speak(code);
      } catch {
        store.update({ notice: { id: "language-missing", tone: "error" } });
        // Meanwhile another one may have been chosen.
        if (store.get().settings.language === code) set({ language: currentLanguage() });
      }
    },

    /** @param {Settings["theme"]} theme */
    setTheme(theme) {
      set({ theme });
      applyTheme(theme);
    },

    /** @param {Partial<Setup>} patch */
    setUp(patch) {
      set({ setup: { ...store.get().settings.setup, ...patch } });
    },

    /**
     * @param {string} name
     * @param {...string} params
     */
    go(name, ...params) {
      location.hash = hashOf(name, ...params);
    },

    /** @param {Notice} notice */
    tell(notice) {
      store.update({ notice });
    },

    dismiss() {
      store.update({ notice: null });
    },

    /** Whether something lives in this tab only that can be saved as a file; a game that has not been dealt cannot. */
    canSaveUnkept: () => unkeptGames().some(({ record }) => record !== ""),

    saveUnkept: () => saveAsFile(unkeptGames()),

    loadAnew,

    /** The newer version that waits takes over: the page loads anew, the game goes on from its record. */
    renew: () => void applyUpdate(loadAnew),

    /** @param {boolean} open */
    showMenu(open) {
      store.update({ menu: open });
    },

    /**
     * Opens a table; the engine deals as soon as it is up.
     * @param {Setup} setup
     */
    async start(setup) {
      if (starting) return;
      starting = true;
      const plans = setup.seats.slice(0, setup.count).map(({ name, kind }) => ({ name: cleanName(name), kind }));
      const id = newGameId();
      const now = Date.now();
      const deal = { first: setup.first, seed: setup.seed === "" ? null : Number(setup.seed) };
      await saveGame({
        id, game: setup.game, title: "", seats: plans, practice: setup.practice, record: "", deal,
        tokens: 0, round: 1, over: false, scores: [], created: now, changed: now, writer: "", due: false, saves: 0,
      });
      starting = false;
      set({ current: id });
      location.hash = hashOf("table", id);
      // Between games a newer version may take over: the page loads anew and deals this game from what was saved.
      if (store.get().update && store.get().kept === "yes") void applyUpdate(loadAnew);
    },
  };
}

/** @typedef {ReturnType<typeof createActions>} Actions */

/**
 * A setup as it may be dealt: what came from storage or a form is brought into bounds.
 * @param {Setup} setup
 * @param {State["games"]} games
 * @returns {Setup}
 */
export function soundSetup(setup, games) {
  const game = games.find(({ name }) => name === setup.game) ?? games[0];
  if (!game) return setup;
  const kinds = ["human", ...game.bots.map((bot) => `bot:${bot}`)];
  const fallback = kinds[2] ?? kinds[1] ?? "human";
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => {
    const plan = setup.seats?.[seat];
    return { name: cleanName(plan?.name), kind: plan && kinds.includes(plan.kind) ? plan.kind : fallback };
  });
  const count = game.seats.includes(setup.count) ? setup.count : (game.seats.find((number) => number === 4) ?? game.seats[0] ?? 2);
  const first = typeof setup.first === "number" && Number.isInteger(setup.first) && setup.first >= 0 && setup.first < count ? setup.first : null;
  const seed = typeof setup.seed === "string" && /^\d{1,15}$/.test(setup.seed) ? setup.seed : "";
  return { game: game.name, count, seats, first, seed, practice: setup.practice === true };
}
