/** Words by id, from Fluent files; the language can change at any time. */

import { FluentBundle, FluentResource } from "../../vendor/@fluent/bundle/esm/index.js";
import { again } from "../platform/again.js";
import { WORDS } from "../platform/build.js";
import { tellArrived, tellCutOff } from "../platform/plight.js";
import { fetchSound } from "../platform/sound.js";

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
  const reply = await fetchSound(new URL(`../../i18n/${code}/${file}.ftl`, import.meta.url).href, WORDS[`${code}/${file}`]);
  return reply.text();
}

/**
 * Lays files of words into a bundle, all or none. One that cannot be had is read in the fallback language: a strange word
 * is better than none.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {string[]} files
 * @returns {Promise<string[]>} the files that are read in the fallback language
 */
async function fill(target, code, files) {
  /** @type {string[]} */
  const strange = [];
  const texts = await Promise.all(
    files.map((file) =>
      fetchWords(code, file).catch((fault) => {
        if (code === FALLBACK) throw fault;
        strange.push(file);
        return fetchWords(FALLBACK, file);
      }),
    ),
  );
  for (const text of texts) {
    const faults = target.addResource(new FluentResource(text));
    if (faults.length > 0 && strict()) throw faults[0];
  }
  return strange;
}

/**
 * The first language: until its words come, or those of the fallback, the page is told of by what stands in index.html.
 * @param {string} code
 * @param {() => void} onMore
 */
export async function firstLanguage(code, onMore) {
  while (!bundle) {
    try {
      await useLanguage(code, onMore);
    } catch {
      tellCutOff();
      await again(RETRY_MS);
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
  const next = new FluentBundle(code, { useIsolating: false });
  const strange = await fill(next, code, FIRST_FILES);
  // Once all words were here, a language shows up whole: no screen may lose a word it had.
  const whole = complete;
  if (whole) strange.push(...(await fill(next, code, LATER_FILES)));
  if (wantedLanguage !== code) return;
  bundle = next;
  language = code;
  void (whole ? putRight(next, code, strange, onMore) : fillLater(next, code, strange, onMore));
}

/** How long to wait before words that could not be had are asked for again. */
const RETRY_MS = 3000;

/**
 * The later files come when the network lets them: a first load that was cut off goes on by itself.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {string[]} strange
 * @param {() => void} onMore
 */
async function fillLater(target, code, strange, onMore) {
  while (bundle === target) {
    try {
      strange.push(...(await fill(target, code, LATER_FILES)));
      if (bundle !== target) return;
      complete = true;
      tellArrived();
      onMore();
      return void putRight(target, code, strange, onMore);
    } catch {
      tellCutOff();
      await again(RETRY_MS);
    }
  }
}

/**
 * What is read in another language is put right as soon as it can be.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {string[]} strange
 * @param {() => void} onMore
 */
async function putRight(target, code, strange, onMore) {
  for (const file of strange) {
    let text = null;
    while (bundle === target && text === null) {
      text = await fetchWords(code, file).catch(() => null);
      if (text === null) await again(RETRY_MS);
    }
    if (text === null || bundle !== target) return;
    target.addResource(new FluentResource(text), { allowOverrides: true });
    onMore();
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
