/**
 * Localization: Fluent messages by id; the language can change at any time. Every game has messages of its own in a
 * folder of its name, loaded with its adapter; two games may use the same id.
 */

import { FluentNumber } from "../../vendor/@fluent/bundle/esm/index.js";
import { reportBooted, reportInterrupted } from "../platform/boot_status.js";
import { retry } from "../platform/retry.js";
import { FALLBACK, loadFiles, newBundle, RETRY_DELAYS, replaceFallback, strict } from "./loader.js";

/** @import { FluentBundle } from "../../vendor/@fluent/bundle/esm/index.js" */

/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", hu: "Magyar", ko: "한국어" };

/** @typedef {keyof typeof LANGUAGES} Language */

/** The shared message files: needed for the first paint, and loaded after it. */
export const FIRST_FILES = ["ui", "start"];
export const LATER_FILES = [
  "about",
  "play",
  "stage",
  "demo",
  "faults",
  "kept",
  "remarks",
  "bots",
  "friends",
  "progress",
  "review",
  "puzzles",
];

/** Messages about each game that are needed before its adapter is loaded: its name and screens, and faults in its records. */
const LISTING = "listing";
const FAULTS = "faults";

/** @import { GameTranslate, Message, OpenMessage, Text } from "./translate" */

/** @typedef {import("./translate").Translate} Translate */
/** @typedef {Record<string, Text>} Args */

/** A game's messages, and the files still in the fallback language. @typedef {{ bundle: FluentBundle, fallbackFiles: string[] }} GameWords */

/** The shared messages. @type {FluentBundle | null} */
let bundle = null;
/** Messages of the loaded games. @type {Map<string, GameWords>} */
let gameWords = new Map();
/** Message files of the games that are loaded or loading. @type {Map<string, readonly string[]>} */
const gameFiles = new Map();
/** Games whose `listing` file is loaded first. @type {readonly string[]} */
let games = [];
let language = FALLBACK;
let wantedLanguage = FALLBACK;
let allLoaded = false;
/** Whether the person was told that loading was interrupted; another language may complete it. */
let interrupted = false;
/** Called when more messages have loaded. */
let onMoreWords = () => {};

/** Register the games before the first messages are loaded. @param {readonly string[]} names */
export function registerGames(names) {
  games = names;
}

const firstFiles = () => [...FIRST_FILES, ...games.map((game) => `${game}/${LISTING}`)];
const laterFiles = () => [...LATER_FILES, ...games.map((game) => `${game}/${FAULTS}`)];

/**
 * The first of the preferred languages that is available.
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

/** Whether the later files of the current language have loaded. */
export const allWordsLoaded = () => allLoaded;

/**
 * Load the first language, retrying until it or the fallback has loaded; index.html has a message meanwhile.
 * @param {string} code
 * @param {() => void} onMore
 */
export async function loadFirstLanguage(code, onMore) {
  const wanted = () => !bundle;
  // A language chosen meanwhile supersedes this one.
  while (wanted())
    await retry(() => useLanguage(code, onMore), { waits: RETRY_DELAYS, wanted, onFailure: reportInterrupted });
}

/**
 * Change the language: resolves when the first files have loaded, and calls `onMore` when all have.
 * A later call supersedes one still loading.
 * @param {string} code
 * @param {() => void} onMore
 */
export async function useLanguage(code, onMore) {
  wantedLanguage = code;
  onMoreWords = onMore;
  const next = newBundle(code);
  const fallbackFiles = await loadFiles(next, code, firstFiles());
  // Once everything was loaded, switch only to a complete language: no screen may lose its messages.
  let whole = false;
  /** @type {Map<string, GameWords>} */
  let nextWords;
  do {
    if (allLoaded && !whole) {
      fallbackFiles.push(...(await loadFiles(next, code, laterFiles())));
      whole = true;
    }
    nextWords = await fetchAllGameWords(code);
    // The language in use may have become complete meanwhile.
  } while (allLoaded && !whole);
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
 * Load the later files, retrying until they arrive.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {string[]} fallbackFiles
 * @param {() => void} onMore
 */
async function fillLater(target, code, fallbackFiles, onMore) {
  const inUse = () => bundle === target;
  const loaded = await retry(() => loadFiles(target, code, laterFiles()), {
    waits: RETRY_DELAYS,
    wanted: inUse,
    onFailure() {
      interrupted = true;
      reportInterrupted();
    },
  });
  if (!loaded || !inUse()) return;
  allLoaded = true;
  // Other interruptions report themselves.
  if (interrupted) reportBooted();
  interrupted = false;
  onMore();
  void replaceFallback(target, code, [...fallbackFiles, ...loaded], inUse, onMore);
}

/**
 * Load a game's messages in a language.
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
 * Load the messages of all games that are loaded or loading.
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
 * Load a game's messages; they follow language changes from then on.
 * @param {string} game
 * @param {readonly string[]} files in the game's folder
 */
export async function loadGameWords(game, files) {
  if (gameWords.has(game)) return;
  gameFiles.set(game, files);
  for (;;) {
    const code = language;
    const format = await fetchGameWords(code, game);
    // The language may have changed meanwhile.
    if (code !== language) continue;
    gameWords.set(game, format);
    return repairGameWords(game);
  }
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Up to here all our languages write whole numbers alike, without a separator. */
const PLAIN_BELOW = 1000;

/** A number that most texts show without `Intl.NumberFormat`, whose first use takes long on a phone. */
class PlainNumber extends FluentNumber {
  /** @param {ConstructorParameters<typeof FluentNumber>[0]} value */
  constructor(value) {
    super(value);
    this.plain = Number.isInteger(value) && value >= 0 && value < PLAIN_BELOW;
  }

  /** @override @param {Parameters<FluentNumber["toString"]>[0]} scope */
  toString(scope) {
    return this.plain ? String(this.value) : super.toString(scope);
  }
}

/**
 * An argument as Fluent takes it; right-to-left names are isolated (bidi), so that they do not reorder the sentence.
 * @param {Text} value
 */
function argument(value) {
  if (typeof value === "number") return new PlainNumber(value);
  return typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * Format a message; a game's own take precedence over shared ones.
 * @param {string} game
 * @param {string} id
 * @param {Args} args
 */
function words(game, id, args) {
  const gameBundle = gameWords.get(game)?.bundle;
  const own = gameBundle?.getMessage(id)?.value;
  const from = own ? gameBundle : bundle;
  const pattern = own ?? bundle?.getMessage(id)?.value;
  if (!from || !pattern) {
    if (strict() && allLoaded) throw new Error(`no words for ${id} in ${language}`);
    return id;
  }
  /** @type {Error[]} */
  const faults = [];
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
  const text = from.formatPattern(pattern, given, faults);
  if (faults.length > 0 && strict()) throw new Error(`${id} in ${language}: ${faults.join("; ")}`);
  return text;
}

/**
 * Format a message given as data.
 * @param {OpenMessage | Message} message
 */
export const formatMessage = (message) => words("game" in message ? message.game : "", message.id, message.args ?? {});

/**
 * What is said of a game before its adapter is loaded: its name, options, settings and tempers.
 * @param {string} game
 * @param {"name" | "about" | "line" | "design" | `option-${string}` | `switch-${string}` | `temper-${string}`} part
 */
export const listingWords = (game, part) => words(game, `${game}-${part}`, {});

/** Whether a shared message exists. @param {string} id */
export const hasWords = (id) => bundle?.hasMessage(id) ?? false;

/** @type {Map<string, GameTranslate>} */
const translators = new Map();

/**
 * The translator of a game's messages; the same function each time.
 * @param {string} game
 * @returns {GameTranslate}
 */
export function wordsOf(game) {
  const found =
    translators.get(game) ??
    /** @type {GameTranslate} */ ((/** @type {string} */ id, /** @type {Args} */ args = {}) => words(game, id, args));
  translators.set(game, found);
  return found;
}

/** Format a shared message in the current language. @type {Translate} */
export const t = wordsOf("");
