/** Boot the page: settings, messages, first paint; then the engine; then the screen that the address asks for. */

import { createActions } from "./actions.js";
import { createAdapters } from "./adapters.js";
import { requestRender, setRenderer } from "./drawing.js";
import { createEngine } from "./engine/client.js";
import { KNOWN_GAMES } from "./engine/known_games.js";
import { createSessionOwner } from "./engine/session_owner.js";
import { onlySupportedGames } from "./engine/supported_games.js";
import { isGuestAddress } from "./friends/seats.js";
import { GAMES } from "./game_registry.js";
import { createNavigation } from "./navigation.js";
import { createDeferredStyles } from "./platform/deferred_styles.js";
import { repairModules } from "./platform/integrity.js";
import { applyTheme } from "./platform/theme.js";
import { createUpdates } from "./platform/update.js";
import { validProfiles } from "./profiles.js";
import { createRenderer } from "./renderer.js";
import { menuLinksOf } from "./screens.js";
import { validateSetup } from "./setup.js";
import { initialState, PACES, THEMES } from "./state.js";
import { saveStatusToasts } from "./storage/save_status.js";
import { createStorage } from "./storage/storage.js";
import { createStore } from "./store.js";
import { createTableControl } from "./table/control.js";
import { createLastInput } from "./table/last_input.js";
import { createMotion } from "./table/motion.js";
import { createStage } from "./table/stage.js";
import { closeElsewhere, closeOnEscape } from "./view/menu.js";
import { onSidePanelChange } from "./view/wide_layout.js";
import { chooseLanguage, currentLanguage, LANGUAGES, loadFirstLanguage } from "./words/i18n.js";

/** @import { Settings } from "./state.js" */

const styles = createDeferredStyles();
const adapters = createAdapters({ games: GAMES, styles, onOpen: requestRender });
/** The games offered before the engine is up. */
const supportedGames = KNOWN_GAMES.filter(({ name }) => adapters.names.includes(name));
const store = createStore(initialState(supportedGames));
// A guest's table needs no engine but its host's: ours starts with the first other screen.
if (isGuestAddress(location.hash)) store.update({ engine: { phase: "idle", done: 0, total: 0, problem: "" } });
const stage = createStage({ store, adapters, changePace: () => act.changePace() });
const motion = createMotion(stage);

const engine = onlySupportedGames(startEngine(), adapters.names);
const storage = createStorage({ ask: engine.call, ...saveStatusToasts(store) });
const updates = createUpdates(() => store.update({ updateWaiting: true }));
const acquireSession = createSessionOwner();
const control = createTableControl({
  store,
  storage,
  engine,
  acquireSession,
  motion,
  adapters,
  onDue: recordStatistics,
});
const act = createActions({
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
  onWords: onWordsLoaded,
});
act.controller(createLastInput);
const renderer = createRenderer({ store, adapters, styles, act });
const navigation = createNavigation(store, act, renderer.show);

/** The links of menu and start page. @param {string} [game] */
function menuLinks(game = renderer.currentGame()) {
  return menuLinksOf(game, adapters.screens(game));
}

/** @param {number} stored @param {number} usual */
const volume = (stored, usual) => (stored >= 0 && stored <= 100 ? stored : usual);

/** Validate the stored settings, which may come from another build or be corrupt. @returns {Settings} */
function validSettings() {
  const { settings: defaults, games } = initialState(supportedGames);
  const kept = storage.readSettings(defaults);
  return {
    ...kept,
    language: Object.hasOwn(LANGUAGES, kept.language) ? kept.language : "",
    theme: THEMES.includes(kept.theme) ? kept.theme : defaults.theme,
    pace: PACES.includes(kept.pace) ? kept.pace : defaults.pace,
    current: /^\w{1,40}$/.test(kept.current) ? kept.current : "",
    profiles: validProfiles(kept.profiles),
    soundVolume: volume(kept.soundVolume, defaults.soundVolume),
    musicVolume: volume(kept.musicVolume, defaults.musicVolume),
    met: kept.met.filter((kind) => typeof kind === "string"),
    setup: validateSetup(kept.setup, games),
  };
}

function onWordsLoaded() {
  document.documentElement.lang = currentLanguage();
  store.update({ language: currentLanguage(), wordsVersion: store.get().wordsVersion + 1 });
}

/** @param {import("./storage/saved_game.js").SavedGame} game */
function recordStatistics(game) {
  if (game.daily !== "")
    void storage
      .daily()
      .then((tries) => tries.note(game))
      .catch(() => {});
  if (!game.due) return;
  void storage
    .statistics()
    .catch(() => repairModules().then(storage.statistics))
    .then((statistics) => statistics.recordGame(game))
    .catch(() => {});
}

/** @param {import("./engine/start_progress.js").Progress} progress */
function onProgress({ done, total }) {
  store.update({ engine: { ...store.get().engine, done, total } });
}

/**
 * The engine, or a stub where the browser cannot run it (feature_check.js reports that): the page stays readable.
 * @returns {import("./engine/client.js").Engine}
 */
function startEngine() {
  try {
    return createEngine({
      idle: store.get().engine.phase === "idle",
      onProgress: onProgress,
      onCrash: () => void pingEngine(),
    });
  } catch (fault) {
    const what = String(fault).slice(0, 200);
    return {
      call: () => Promise.resolve({ ok: false, fault: { id: "engine-broke", args: { what } } }),
      ping: () => Promise.resolve(0),
      restart() {},
      retryStart() {},
      rest() {},
      keepFiles: () => Promise.resolve(),
    };
  }
}

/** Wait for the engine's first reply; the first paint does not. */
async function pingEngine() {
  store.update({ engine: { phase: "loading", done: 0, total: 0, problem: "" } });
  const reply = await engine.call({ do: "ping" });
  const { done, total } = store.get().engine;
  if (!reply.ok) {
    store.update({ engine: { phase: "failed", done, total, problem: "engine-no-start" } });
    return;
  }
  const alive = /** @type {import("./engine/shapes").EngineInfo} */ (reply.value);
  store.update({ alive, engine: { phase: "ready", done, total, problem: "" } });
}

async function startEngineNow() {
  await pingEngine();
  await engine.keepFiles();
}

async function boot() {
  storage.restoreAfterReload();
  const settings = validSettings();
  applyTheme(settings.theme);
  store.update({ settings });
  storage.onSettingsChanged(() => {
    // Another tab's table is not ours: adopt only settings of display and sound.
    const { setup, current, level, met, profile, profiles } = store.get().settings;
    const settings = { ...validSettings(), setup, current, level, met, profile, profiles };
    const { language, theme } = settings;
    store.update({ settings });
    applyTheme(theme);
    if (language !== "" && language !== currentLanguage()) void act.changeLanguage(language).catch(() => {});
  });
  const wanted = settings.language || chooseLanguage(navigator.languages);
  void updates.start(store.get().engine.phase === "idle" ? Promise.resolve() : startEngineNow());
  await loadFirstLanguage(wanted, onWordsLoaded);
  setRenderer(renderer.draw);
  store.subscribe(requestRender);
  onSidePanelChange(requestRender);
  onWordsLoaded();
  // All who follow the state look at what is drawn then, such as the keyboard for what is asked.
  void styles.enable().then(() => store.update({}));
  adapters.prefetch(settings.setup.game);
  addEventListener("hashchange", ({ oldURL }) => {
    // A guest that goes for another invitation stays one.
    const invited = location.hash === "#/friends" && isGuestAddress(new URL(oldURL).hash);
    const elsewhere = isGuestAddress(location.hash) || invited || store.get().screen.name === "friends";
    if (store.get().engine.phase === "idle" && !elsewhere) void startEngineNow();
    void navigation.follow();
  });
  document.addEventListener("keydown", (event) => store.get().menu && closeOnEscape(event, act));
  for (const kind of ["pointerdown", "focusin"])
    document.addEventListener(kind, (event) => store.get().menu && closeElsewhere(event, act));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void control.coverScreen();
  });
  await navigation.follow();
}

void boot();
