/**
 * Words by id, from Fluent files; the language can change at any time. Besides the shared words every game has its own, in
 * a folder of its name: they come with its room, and two games may use one id.
 */

import { reportBooted, reportInterrupted } from "../platform/boot_status.js";
import { waitForRetry } from "../platform/retry.js";
import { FALLBACK, loadFiles, newBundle, RETRY_MS, replaceFallback, strict } from "./loader.js";

/** @import { FluentBundle } from "../../vendor/@fluent/bundle/esm/index.js" */

/** The languages, each named in itself. */
export const LANGUAGES = { en: "English", de: "Deutsch", hu: "Magyar", ko: "한국어" };

/** The shared files of words: what the first paint needs, and what may follow it. The one list of them. */
export const FIRST_FILES = ["ui", "start"];
export const LATER_FILES = ["about", "play", "stage", "demo", "faults", "kept"];

/** What is said of each game while its room is not open: in the hall (its name, its own screens), and of its records. Their ids are shared ones. */
const HALL = "hall";
const FAULTS = "faults";

/** @typedef {Record<string, string | number>} Args */
/** @typedef {(id: string, args?: Args) => string} Translate */

/** The words of a game, and the files that are still read in the fallback language. @typedef {{ bundle: FluentBundle, fallbackFiles: string[] }} GameWords */

/** The shared words. @type {FluentBundle | null} */
let bundle = null;
/** The words of the games whose rooms are open. @type {Map<string, GameWords>} */
let gameWords = new Map();
/** The files of those games, and of such as are being opened. @type {Map<string, readonly string[]>} */
const gameFiles = new Map();
/** The games whose hall is read with the first files. @type {readonly string[]} */
let games = [];
let language = FALLBACK;
let wantedLanguage = FALLBACK;
let allLoaded = false;
/** Hears of words that come later. */
let onMoreWords = () => {};

/** Names the games of this house, before the first words are fetched. @param {readonly string[]} names */
export function registerGames(names) {
  games = names;
}

const firstFiles = () => [...FIRST_FILES, ...games.map((game) => `${game}/${HALL}`)];
const laterFiles = () => [...LATER_FILES, ...games.map((game) => `${game}/${FAULTS}`)];

/**
 * The first of the wanted languages that we speak.
 * @param {readonly string[]} wanted
 */
export function chooseLanguage(wanted) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (Object.hasOwn(LANGUAGES, base)) return base;
  }
  return FALLBACK;
}

export const currentLanguage = () => language;

/** Whether also the later files of the language in use are here. */
export const allWordsLoaded = () => allLoaded;

/**
 * The first language: until its words come, or those of the fallback, the page is told of by what stands in index.html.
 * @param {string} code
 * @param {() => void} onMore
 */
export async function loadFirstLanguage(code, onMore) {
  while (!bundle) {
    try {
      await useLanguage(code, onMore);
    } catch {
      reportInterrupted();
      await waitForRetry(RETRY_MS);
    }
  }
}

/**
 * Changes the language: resolves as soon as the first paint's words are here, then calls `onMore` when all are.
 * A later call overtakes an earlier one that is still loading.
 * @param {string} code
 * @param {() => void} onMore
 */
export async function useLanguage(code, onMore) {
  wantedLanguage = code;
  onMoreWords = onMore;
  const next = newBundle(code);
  const fallbackFiles = await loadFiles(next, code, firstFiles());
  // Once all words were here, a language shows up whole: no screen may lose a word it had.
  const whole = allLoaded;
  if (whole) fallbackFiles.push(...(await loadFiles(next, code, laterFiles())));
  const nextWords = await fetchAllGameWords(code);
  if (wantedLanguage !== code) return;
  bundle = next;
  gameWords = nextWords;
  language = code;
  for (const game of gameWords.keys()) repairGameWords(game);
  void (whole
    ? replaceFallback(next, code, fallbackFiles, () => bundle === next, onMore)
    : fillLater(next, code, fallbackFiles, onMore));
}

/**
 * The later files come when the network lets them: a first load that was cut off goes on by itself.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {string[]} fallbackFiles
 * @param {() => void} onMore
 */
async function fillLater(target, code, fallbackFiles, onMore) {
  const inUse = () => bundle === target;
  let told = false;
  while (inUse()) {
    try {
      fallbackFiles.push(...(await loadFiles(target, code, laterFiles())));
      if (!inUse()) return;
      allLoaded = true;
      // What else was cut off is told of by others.
      if (told) reportBooted();
      onMore();
      return void replaceFallback(target, code, fallbackFiles, inUse, onMore);
    } catch {
      told = true;
      reportInterrupted();
      await waitForRetry(RETRY_MS);
    }
  }
}

/**
 * A game's own words in a language.
 * @param {string} code
 * @param {string} game
 * @returns {Promise<GameWords>}
 */
async function fetchGameWords(code, game) {
  const own = newBundle(code);
  return {
    bundle: own,
    fallbackFiles: await loadFiles(
      own,
      code,
      (gameFiles.get(game) ?? []).map((file) => `${game}/${file}`),
    ),
  };
}

/**
 * The words of all games that are open or being opened.
 * @param {string} code
 */
async function fetchAllGameWords(code) {
  /** @type {Map<string, GameWords>} */
  const found = new Map();
  for (;;) {
    const missing = [...gameFiles.keys()].filter((game) => !found.has(game));
    if (missing.length === 0) return found;
    await Promise.all(missing.map(async (game) => found.set(game, await fetchGameWords(code, game))));
  }
}

/** @param {string} game */
function repairGameWords(game) {
  const found = gameWords.get(game);
  if (found)
    void replaceFallback(
      found.bundle,
      language,
      found.fallbackFiles,
      () => gameWords.get(game) === found,
      () => onMoreWords(),
    );
}

/**
 * Fetches a game's own words; from then on they change with the language.
 * @param {string} game
 * @param {readonly string[]} files in the game's folder
 */
export async function loadGameWords(game, files) {
  if (gameWords.has(game)) return;
  gameFiles.set(game, files);
  for (;;) {
    const code = language;
    const format = await fetchGameWords(code, game);
    // Somebody may have changed the language meanwhile.
    if (code !== language) continue;
    gameWords.set(game, format);
    return repairGameWords(game);
  }
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Names may be Hebrew or Arabic: they are set apart so that they do not turn the sentence around.
 * @param {Args} args
 */
function isolate(args) {
  /** @type {Args} */
  const safe = {};
  for (const [name, value] of Object.entries(args)) {
    safe[name] = typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
  }
  return safe;
}

/**
 * @param {FluentBundle | null | undefined} from
 * @param {string} id "id" or "id.attribute"
 */
function patternOf(from, id) {
  const [name = "", attribute] = id.split(".");
  const message = from?.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/**
 * The words for an id, a game's own before the shared ones.
 * @param {string} game
 * @param {string} id
 * @param {Args} args
 */
function words(game, id, args) {
  const gameBundle = gameWords.get(game)?.bundle;
  const own = patternOf(gameBundle, id);
  const from = own ? gameBundle : bundle;
  const pattern = own ?? patternOf(bundle, id);
  if (!from || !pattern) {
    if (strict() && allLoaded) throw new Error(`no words for ${id} in ${language}`);
    return id;
  }
  /** @type {Error[]} */
  const faults = [];
  const text = from.formatPattern(pattern, isolate(args), faults);
  if (faults.length > 0 && strict()) throw new Error(`${id} in ${language}: ${faults.join("; ")}`);
  return text;
}

/** Whether there are shared words for an id. @param {string} id */
export const hasWords = (id) => bundle?.hasMessage(id) ?? false;

/** The shared words in the language in use. @type {Translate} */
export const t = (id, args = {}) => words("", id, args);

/** @type {Map<string, Translate>} */
const translators = new Map();

/**
 * The words of a game and the shared ones, in the language in use; the same function each time.
 * @param {string} game
 * @returns {Translate}
 */
export function wordsOf(game) {
  const found = translators.get(game) ?? ((id, args = {}) => words(game, id, args));
  translators.set(game, found);
  return found;
}
