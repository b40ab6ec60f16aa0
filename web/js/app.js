/** Boots the page: settings, words, first paint; then the engine; then whatever the address asks for. */

import { render } from "../vendor/lit-html/lit-html.js";
import { createActions, soundSetup } from "./actions.js";
import { createEngine } from "./engine/client.js";
import { chooseLanguage, currentLanguage, firstLanguage, LANGUAGES, t, wordsComplete } from "./words/i18n.js";
import { again } from "./platform/again.js";
import { stylesComplete, turnOnStyles } from "./platform/later_styles.js";
import { tellArrived } from "./platform/plight.js";
import { hostHasNewer, mend } from "./platform/sound.js";
import { createMotion } from "./table/motion.js";
import { readHash, strayWords } from "./router.js";
import { SCREENS } from "./screens.js";
import { KNOWN_GAMES } from "./engine/known_games.js";
import { firstState, PACES, THEMES } from "./state.js";
import { onSettingsElsewhere, readSettings } from "./kept/settings.js";
import { unpack } from "./kept/handover.js";
import { tellKept } from "./kept/telling.js";
import { createStore } from "./store.js";
import { createTable } from "./table/run.js";
import { createTelling } from "./table/stage.js";
import { applyTheme } from "./platform/theme.js";
import { onUpdateWaiting, startUpdates } from "./platform/update.js";
import { closeElsewhere, closeOnEscape } from "./view/menu.js";
import * as missing from "./view/missing.js";
import { shell } from "./view/shell.js";

/** @import { Screen } from "./screens.js" */
/** @import { Settings } from "./state.js" */

const store = createStore(firstState());
const motion = createMotion();
const telling = createTelling(store);
motion.tellWith({ play: ({ event, view }) => telling.play(event, view), skip: () => telling.now()?.reading === false && telling.skipAll() });

/** The screen that is shown, and its module. @type {{ name: string, module: Screen } | null} */
let shown = null;
/** Whether the next render should hand the focus to the screen's heading. */
let focusHeading = false;
let renderAsked = false;
/** Whether the page has drawn itself at all. */
let arrived = false;

const engine = startEngine();
const table = createTable({ store, engine, motion, onOver });
const act = createActions({ store, engine, table, motion, telling, onWords: wordsChanged });

/** What storage kept may be of another version, or another's hand. @returns {Settings} */
function soundSettings() {
  const { settings: defaults } = firstState();
  const kept = readSettings(defaults);
  return {
    ...kept,
    language: Object.hasOwn(LANGUAGES, kept.language) ? kept.language : "",
    theme: THEMES.includes(kept.theme) ? kept.theme : defaults.theme,
    pace: PACES.includes(kept.pace) ? kept.pace : defaults.pace,
    current: /^\w{1,40}$/.test(kept.current) ? kept.current : "",
    setup: soundSetup(kept.setup, KNOWN_GAMES),
  };
}

function wordsChanged() {
  document.documentElement.lang = currentLanguage();
  store.update({ language: currentLanguage(), words: store.get().words + 1 });
}

/** Statistics are wanted only now. @param {import("./kept/saved_game.js").SavedGame} game */
function onOver(game) {
  void import("./kept/statistics.js").catch(() => mend(MODULES).then(() => import("./kept/statistics.js"))).then(({ noteGame }) => noteGame(game, engine.call)).catch(() => {});
}

/** Many updates in a row make one render. */
function askRender() {
  if (renderAsked) return;
  renderAsked = true;
  queueMicrotask(() => {
    renderAsked = false;
    draw();
  });
}

/** Whether an element can keep the focus; one that was hidden stays the active one until the next frame. @param {Element} element */
const holdsFocus = (element) => element.isConnected && getComputedStyle(element).visibility === "visible";

function draw() {
  const root = document.getElementById("app");
  if (!root || !shown) return;
  const state = store.get();
  // Only the start page, and what stands for a missing one, can do with the first files of words, and the first style sheets.
  const ready = shown.name === "start" || shown.module === missing || (wordsComplete() && stylesComplete());
  const focused = document.activeElement;
  const inside = root.querySelector("main")?.contains(focused) ?? false;
  render(shell(state, t, act, ready ? shown.module.view(state, t, act) : null), root);
  // What had the focus may be gone with what it stood in, or hidden: the heading is where one goes on from.
  if (inside && focused && !holdsFocus(focused)) focusHeading = true;
  document.title = ready && shown.name !== "start" ? t("title", { screen: shown.module.title(state, t) }) : t("title-start");
  root.dataset["screen"] = shown.name;
  if (focusHeading && ready) {
    focusHeading = false;
    root.querySelector("h1")?.focus();
  }
  if (!arrived) tellArrived();
  arrived = true;
}

/** Follows the address to its screen. */
async function follow() {
  const place = readHash(location.hash, (name) => Object.hasOwn(SCREENS, name));
  const { name, params } = place ?? { name: "start", params: [] };
  // That another address led nowhere need not be heard on the next page.
  if (place && /^(page|fault-link)-/.test(store.get().notice?.id ?? "")) act.dismiss();
  if (!place) store.update({ notice: { id: strayWords(location.hash), tone: "error" } });
  const entry = SCREENS[name];
  if (!entry) return;
  const hash = location.hash;
  let stale = false;
  const module = await entry
    .load()
    .catch(async () => {
      stale = (await mend(MODULES)) || (await hostHasNewer());
      return entry.load();
    })
    .catch(() => null);
  if (location.hash !== hash) return;
  if (!module) return standIn(hash, stale);
  missed = 0;
  change(name, params, module);
  await module.enter?.(params, act);
}

/**
 * @param {string} name
 * @param {string[]} params
 * @param {Screen} module
 */
function change(name, params, module) {
  if (shown?.name !== name) {
    if (store.get().notice?.tone === "info") act.dismiss();
    shown?.module.leave?.(act);
    if (shown) {
      focusHeading = true;
      scrollTo(0, 0);
    }
    shown = { name, module };
  }
  store.update({ screen: { name, params }, menu: false });
}

/** What may be wrong when a screen does not come. */
const MODULES = /^v\/\w+\/(js|vendor)\/.*\.js$/;

/** How long to wait before a screen is asked for again, the longer the oftener it did not come. */
const WAITS = [2000, 5000, 10_000, 20_000, 40_000];

/** How often the screen that is wanted did not come. */
let missed = 0;

/**
 * Stands in for a screen that does not come, until it does.
 * @param {string} hash
 * @param {boolean} stale whether it could be had, but not by this page any more
 */
async function standIn(hash, stale) {
  act.keep("missing", { stale });
  change("missing", [], missing);
  await again(WAITS[Math.min(missed++, WAITS.length - 1)] ?? 0);
  if (location.hash === hash && shown?.module === missing) await follow();
}

/** @param {import("./engine/progress.js").Progress} progress */
function progressed({ done, total }) {
  store.update({ engine: { ...store.get().engine, done, total } });
}

/**
 * The engine, or where the browser cannot run it (capable.js tells people) one that says so: the page stays readable.
 * @returns {import("./engine/client.js").Engine}
 */
function startEngine() {
  try {
    return createEngine({ onProgress: progressed, onCrash: () => void wakeEngine() });
  } catch (fault) {
    const what = String(fault).slice(0, 200);
    return {
      call: () => Promise.resolve({ ok: false, fault: { id: "engine-broke", args: { what } } }),
      ping: () => Promise.resolve(0),
      restart() {},
      wake() {},
    };
  }
}

/** Asks for the engine's first word, which comes as soon as it is up. The first paint does not wait for it. */
async function wakeEngine() {
  store.update({ engine: { phase: "loading", done: 0, total: 0, problem: "" } });
  const reply = await engine.call({ do: "hello" });
  const { done, total } = store.get().engine;
  if (!reply.ok) {
    store.update({ engine: { phase: "failed", done, total, problem: "engine-no-start" } });
    return;
  }
  const hello = /** @type {import("./engine/shapes").Hello} */ (reply.value);
  store.update({ hello, games: hello.games, engine: { phase: "ready", done, total, problem: "" } });
}

async function boot() {
  tellKept(store);
  unpack();
  const settings = soundSettings();
  applyTheme(settings.theme);
  store.update({ settings });
  onSettingsElsewhere(() => {
    // Another tab's table is not ours: only what concerns the eye and the ear is taken over.
    const { language, theme, pace, sounds, shortcuts } = soundSettings();
    store.update({ settings: { ...store.get().settings, language, theme, pace, sounds, shortcuts } });
    applyTheme(theme);
    if (language !== "" && language !== currentLanguage()) void act.speak(language).catch(() => {});
  });
  const wanted = settings.language || chooseLanguage(navigator.languages);
  onUpdateWaiting(() => store.update({ update: true }));
  void startUpdates(wakeEngine());
  await firstLanguage(wanted, wordsChanged);
  document.getElementById("app")?.replaceChildren();
  store.subscribe(askRender);
  wordsChanged();
  void turnOnStyles().then(askRender);
  addEventListener("hashchange", () => void follow());
  document.addEventListener("keydown", (event) => closeOnEscape(event, act));
  for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, (event) => closeElsewhere(event, act));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void table.hide();
  });
  await follow();
}

void boot();
