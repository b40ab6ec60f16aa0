/** Words by id, from Fluent files; the language can change at any time. */

import { FluentBundle, FluentResource } from "../../vendor/@fluent/bundle/esm/index.js";

/** The languages, each named in itself. */
export const LANGUAGES = { en: "English", de: "Deutsch", hu: "Magyar", ko: "한국어" };

/** The files of words: what the first paint needs, and what may follow it. The one list of them. */
export const FIRST_FILES = ["ui", "start"];
export const LATER_FILES = ["look", "play", "cards", "events", "award", "rules", "faults", "lesson", "keep"];

const FALLBACK = "en";

/** @typedef {Record<string, string | number>} Args */
/** @typedef {(id: string, args?: Args) => string} Translate */

/** @type {FluentBundle | null} */
let bundle = null;
let language = FALLBACK;
let complete = false;

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
export const wordsComplete = () => complete;

/**
 * @param {string} code
 * @param {string} file
 */
async function fetchWords(code, file) {
  const reply = await fetch(new URL(`../../i18n/${code}/${file}.ftl`, import.meta.url));
  if (!reply.ok) throw new Error(`${code}/${file}.ftl: ${reply.status}`);
  return reply.text();
}

/**
 * A file that cannot be had is read in the fallback language: a strange word is better than none.
 * @param {string} code
 * @param {string} file
 */
function wordsOrFallback(code, file) {
  return fetchWords(code, file).catch((fault) => {
    if (code === FALLBACK) throw fault;
    return fetchWords(FALLBACK, file);
  });
}

/**
 * @param {FluentBundle} target
 * @param {string} code
 * @param {string[]} files
 */
async function fill(target, code, files) {
  const texts = await Promise.all(files.map((file) => wordsOrFallback(code, file)));
  for (const text of texts) {
    const faults = target.addResource(new FluentResource(text));
    if (faults.length > 0 && strict()) throw faults[0];
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
  const next = new FluentBundle(code, { useIsolating: false });
  await fill(next, code, FIRST_FILES);
  const whole = complete ? fill(next, code, LATER_FILES) : null;
  // Once all words were here, a language shows up whole: no screen may lose a word it had.
  if (whole) await whole;
  if (wantedLanguage !== code) return;
  bundle = next;
  language = code;
  if (whole) return;
  void fillLater(next, code, onMore);
}

const RETRY_MS = 3000;

/**
 * The later files come when the network lets them: a first load that was cut off goes on by itself.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {() => void} onMore
 */
async function fillLater(target, code, onMore) {
  while (bundle === target) {
    try {
      await fill(target, code, LATER_FILES);
      if (bundle !== target) return;
      complete = true;
      onMore();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}

let wantedLanguage = FALLBACK;

/** Tests set this flag: a missing word is then an error and not only ugly. */
const strict = () => /** @type {{ raenkeStrict?: boolean }} */ (globalThis).raenkeStrict === true;

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
 * The words for an id ("id" or "id.attribute") in the language in use.
 * @type {Translate}
 */
export function t(id, args = {}) {
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) {
    if (strict() && complete) throw new Error(`no words for ${id} in ${language}`);
    return id;
  }
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(pattern, isolate(args), faults);
  if (faults.length > 0 && strict()) throw new Error(`${id} in ${language}: ${faults.join("; ")}`);
  return text;
}

/** @param {string} id */
export const hasWords = (id) => bundle?.hasMessage(id) ?? false;
