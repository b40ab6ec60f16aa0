/** Actions of the page: everything templates can trigger, and the only way from views to the store. */

import { unwrap } from "./engine/faults.js";
import { applyTheme } from "./platform/theme.js";
import { currentProfile, withProfile } from "./profiles.js";
import { hashOf } from "./router.js";
import { rematchSetup, seatsToDeal, validateSetup } from "./setup.js";
import { nextPace } from "./state.js";
import { exportGames } from "./storage/import_export.js";
import { isSavedGame, newGame } from "./storage/saved_game.js";
import { currentLanguage, useLanguage } from "./words/i18n.js";

/** @import { SessionInfo } from "./engine/shapes" */
/** @import { Adapters } from "./adapters.js" */
/** @import { Updates } from "./platform/update.js" */
/** @import { MenuLink } from "./screens.js" */
/** @import { Setup } from "./setup.js" */
/** @import { Notice, Settings } from "./state.js" */
/** @import { GameStorage } from "./storage/storage.js" */
/** @import { SavedGame } from "./storage/saved_game.js" */
/** @import { Store } from "./store.js" */
/** @import { Ask, Engine } from "./engine/client.js" */
/** @import { AcquireSession } from "./engine/session_owner.js" */
/** @import { TableControl } from "./table/control.js" */
/** @import { Motion } from "./table/motion.js" */
/** @import { StageControl } from "./table/stage.js" */

/**
 * What controllers are made of. Only they get the store; views get state and actions.
 * @typedef {object} ControllerParts
 * @property {Store} store
 * @property {GameStorage} storage
 * @property {Adapters} adapters
 * @property {TableControl} control
 * @property {Motion} motion
 * @property {StageControl} stage
 * @property {<T>(create: (parts: ControllerParts) => T) => T} controller another controller
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the value of a request independent of the running
 *   session; faults are thrown
 * @property {Ask} call the same with the whole reply
 * @property {AcquireSession} acquireSession before anything is asked about a session
 * @property {(name: string, ...params: string[]) => void} go
 * @property {(notice: Notice) => void} notify
 */

/**
 * @param {{ store: Store, storage: GameStorage, engine: Engine, acquireSession: AcquireSession, adapters: Adapters, updates: Updates, control: TableControl, motion: Motion, stage: StageControl, menuLinks: (game?: string) => MenuLink[], onWords: () => void }} parts
 */
export function createActions({
  store,
  storage,
  engine,
  acquireSession,
  adapters,
  updates,
  control,
  motion,
  stage,
  menuLinks,
  onWords,
}) {
  /** Ignores a second click on "deal". */
  let starting = false;

  /** The controllers in use, by what creates them. @type {Map<Function, unknown>} */
  const controllers = new Map();

  /**
   * The page's only instance of a controller, created when first needed: screens are loaded lazily.
   * @template T
   * @param {(parts: ControllerParts) => T} create
   * @returns {T}
   */
  function controller(create) {
    if (!controllers.has(create)) controllers.set(create, create(parts));
    return /** @type {T} */ (controllers.get(create));
  }

  /** @type {ControllerParts} */
  const parts = {
    store,
    storage,
    adapters,
    control,
    motion,
    stage,
    controller,
    ask: async (request) => unwrap(await engine.call(request)),
    call: engine.call,
    acquireSession,
    go(name, ...params) {
      location.hash = hashOf(name, ...params);
    },
    notify: (notice) => store.update({ notice }),
  };

  /** @param {Partial<Settings>} patch */
  function setSettings(patch) {
    store.update({ settings: { ...store.get().settings, ...patch } });
    storage.writeSettings(patch);
  }

  /** @param {string} code */
  async function changeLanguage(code) {
    await useLanguage(code, onWords);
    onWords();
  }

  /** Reload the page; the game continues from its record, and unsaved games are carried over. */
  async function reload() {
    while (store.get().saveStatus === "saving") await new Promise((done) => setTimeout(done, 20));
    if (!storage.prepareReload())
      return store.update({ notice: { id: "storage-too-much", tone: "error", save: true } });
    // Nobody would see further changes: stop the table and store its final state.
    void control.close();
    storage.prepareReload();
    location.reload();
  }

  return {
    adapters,
    control,
    stage,
    controller,
    go: parts.go,
    notify: parts.notify,
    menuLinks,
    setSettings,
    changeLanguage,

    /** @param {string} code one of LANGUAGES */
    async setLanguage(code) {
      setSettings({ language: code });
      try {
        await changeLanguage(code);
      } catch {
        store.update({ notice: { id: "language-missing", tone: "error" } });
        // Another one may have been chosen meanwhile.
        if (store.get().settings.language === code) setSettings({ language: currentLanguage() });
      }
    },

    /** @param {Settings["theme"]} theme */
    setTheme(theme) {
      setSettings({ theme });
      applyTheme(theme);
    },

    /** Cycle through the paces; leaving "step by step" releases a pending step. */
    changePace() {
      const { pace } = store.get().settings;
      setSettings({ pace: nextPace(pace) });
      if (pace === "step") motion.step();
    },

    /** @param {Partial<Setup>} patch */
    setSetup(patch) {
      setSettings({ setup: { ...store.get().settings.setup, ...patch } });
    },

    /** Set up another game; a name that is none changes nothing. @param {string} game */
    chooseGame(game) {
      const { settings, games } = store.get();
      if (game === settings.setup.game || !games.some(({ name }) => name === game)) return;
      setSettings({ setup: validateSetup({ ...settings.setup, game }, games) });
    },

    dismiss() {
      store.update({ notice: null });
    },

    /** Whether an unsaved game can be exported; one that has not been dealt has no record. */
    canExportUnsaved: () => storage.unsavedGames().some(({ record }) => record !== ""),

    exportUnsaved: () => exportGames(storage.unsavedGames()),

    reload,

    /** Apply the waiting update: the page reloads, and the game continues from its record. */
    applyWaitingUpdate: () => void updates.apply(reload),

    /** @param {boolean} open */
    showMenu(open) {
      store.update({ menu: open });
    },

    /**
     * Start a game; the engine deals as soon as it is up.
     * @param {Setup} setup
     * @param {Record<string, string>} [options] chosen ones, and for the rest what is usual in the page's language
     */
    async start(setup, options = { ...adapters.usual(setup.game, currentLanguage()), ...setup.options }) {
      if (starting) return;
      starting = true;
      const { settings, games } = store.get();
      const { first, seed, practice } = setup;
      const game = newGame({
        game: setup.game,
        seats: withProfile(seatsToDeal(setup, games), currentProfile(settings)),
        practice,
        options,
        deal: { first, seed: seed === "" ? null : Number(seed), options },
      });
      await this.open(game);
      starting = false;
      // Apply a waiting update between games: the page reloads and deals this game from its saved setup.
      if (store.get().updateWaiting && store.get().saveStatus === "yes") void updates.apply(reload);
    },

    /** Store a new game and go to its table. @param {SavedGame} game */
    async open(game) {
      await storage.saveGame({ ...game, profile: store.get().settings.profile });
      setSettings({ current: game.id });
      location.hash = hashOf("table", game.id);
    },

    /**
     * Start a rematch; the next seat begins.
     * @param {string} id
     * @param {SessionInfo} session
     */
    async rematch(id, session) {
      const stored = await storage.readGame(id).catch(() => undefined);
      const options = isSavedGame(stored) ? stored.options : {};
      await this.start(rematchSetup(session, options), options);
    },
  };
}

/** @typedef {ReturnType<typeof createActions>} Actions */
