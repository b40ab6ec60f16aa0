/** What a person can do, as the templates call it; the only way from the view back to the state. */

import { applyTheme } from "./platform/theme.js";
import { applyUpdate } from "./platform/update.js";
import { hashOf } from "./router.js";
import { rematchSetup } from "./setup.js";
import { nextPace } from "./state.js";
import { saveGame } from "./storage/game_writer.js";
import { exportGames } from "./storage/import_export.js";
import { prepareReload } from "./storage/reload_transfer.js";
import { readGame } from "./storage/repository.js";
import { BrokenEntry, newGameId } from "./storage/saved_game.js";
import { writeSettings } from "./storage/settings.js";
import { unsavedGames } from "./storage/unsaved.js";
import { currentLanguage, useLanguage } from "./words/i18n.js";
import { cleanName } from "./words/names.js";

/** @import { SessionInfo } from "./engine/shapes" */
/** @import { Adapters } from "./adapters.js" */
/** @import { MenuLink } from "./screens.js" */
/** @import { Setup } from "./setup.js" */
/** @import { Notice, Settings } from "./state.js" */
/** @import { Store } from "./store.js" */
/** @import { Engine } from "./engine/client.js" */
/** @import { TableControl } from "./table/control.js" */
/** @import { Motion } from "./table/motion.js" */
/** @import { StageControl } from "./table/stage.js" */

/**
 * @param {{ store: Store, engine: Engine, adapters: Adapters, table: TableControl, motion: Motion, stage: StageControl, ways: () => MenuLink[], onWords: () => void }} parts
 */
export function createActions({ store, engine, adapters, table, motion, stage, ways, onWords }) {
  /** A second tap on "deal" deals no second game. */
  let starting = false;

  /** @param {Partial<Settings>} patch */
  function setSettings(patch) {
    store.update({ settings: { ...store.get().settings, ...patch } });
    writeSettings(patch);
  }

  /** @param {string} code */
  async function changeLanguage(code) {
    await useLanguage(code, onWords);
    onWords();
  }

  /** Loads the page anew; the game goes on from its record, and what lives in this tab only goes along. */
  async function reload() {
    while (store.get().saveStatus === "saving") await new Promise((done) => setTimeout(done, 20));
    if (!prepareReload()) return store.update({ notice: { id: "storage-too-much", tone: "error", save: true } });
    // What happens from here on nobody would see: the table stands still, and is packed up as it stands.
    void table.close();
    prepareReload();
    location.reload();
  }

  return {
    store,
    adapters,
    table,
    motion,
    stage,
    ways,
    setSettings,
    changeLanguage,

    /**
     * One question to the engine that has nothing to do with the running table (check, replay, tally, cut).
     * @param {Record<string, unknown>} request
     */
    ask: (request) => engine.call(request),

    /** @param {string} code one of LANGUAGES */
    async setLanguage(code) {
      setSettings({ language: code });
      try {
        await changeLanguage(code);
      } catch {
        store.update({ notice: { id: "language-missing", tone: "error" } });
        // Meanwhile another one may have been chosen.
        if (store.get().settings.language === code) setSettings({ language: currentLanguage() });
      }
    },

    /** @param {Settings["theme"]} theme */
    setTheme(theme) {
      setSettings({ theme });
      applyTheme(theme);
    },

    /** One tap leads from pace to pace; who waited for a tap to go on waits no longer. */
    changePace() {
      const { pace } = store.get().settings;
      setSettings({ pace: nextPace(pace) });
      if (pace === "step") motion.step();
    },

    /** @param {Partial<Setup>} patch */
    setSetup(patch) {
      setSettings({ setup: { ...store.get().settings.setup, ...patch } });
    },

    /**
     * @param {string} name
     * @param {...string} params
     */
    go(name, ...params) {
      location.hash = hashOf(name, ...params);
    },

    /** @param {Notice} notice */
    notify(notice) {
      store.update({ notice });
    },

    dismiss() {
      store.update({ notice: null });
    },

    /** Whether something lives in this tab only that can be saved as a file; a game that has not been dealt cannot. */
    canExportUnsaved: () => unsavedGames().some(({ record }) => record !== ""),

    exportUnsaved: () => exportGames(unsavedGames()),

    reload,

    /** The newer version that waits takes over: the page loads anew, the game goes on from its record. */
    applyWaitingUpdate: () => void applyUpdate(reload),

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
      const deal = { first: setup.first, seed: setup.seed === "" ? null : Number(setup.seed), options: setup.options };
      await saveGame({
        id,
        game: setup.game,
        title: "",
        seats: plans,
        practice: setup.practice,
        spoiled: false,
        options: setup.options,
        record: "",
        deal,
        tokens: 0,
        round: 1,
        over: false,
        scores: [],
        winners: [],
        created: now,
        changed: now,
        writer: "",
        due: false,
        saves: 0,
      });
      starting = false;
      setSettings({ current: id });
      location.hash = hashOf("table", id);
      // Between games a newer version may take over: the page loads anew and deals this game from what was saved.
      if (store.get().updateWaiting && store.get().saveStatus === "yes") void applyUpdate(reload);
    },

    /**
     * Deals the same table once more; the seat after the one that began begins now.
     * @param {string} id
     * @param {SessionInfo} session
     */
    async rematch(id, session) {
      const kept = await readGame(id).catch(() => undefined);
      await this.start(rematchSetup(session, kept && !(kept instanceof BrokenEntry) ? kept.options : {}));
    },
  };
}

/** @typedef {ReturnType<typeof createActions>} Actions */
