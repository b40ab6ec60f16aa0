/** Fetches files of words, and lays them into bundles; what does not come is read in another language until it does. */

import { FluentBundle, FluentResource } from "../../vendor/@fluent/bundle/esm/index.js";
import { WORDS } from "../platform/build.js";
import { fetchSound } from "../platform/integrity.js";
import { again } from "../platform/retry.js";

export const FALLBACK = "en";

/** How long to wait before words that could not be had are asked for again. */
export const RETRY_MS = 3000;

/** Tests set this flag: a missing word is then an error and not only ugly. */
export const strict = () => /** @type {{ raenkeStrict?: boolean }} */ (globalThis).raenkeStrict === true;

/** @param {string} code */
export const newBundle = (code) => new FluentBundle(code, { useIsolating: false });

/**
 * @param {string} code
 * @param {string} file
 */
async function fetchWords(code, file) {
  const reply = await fetchSound(
    new URL(`../../i18n/${code}/${file}.ftl`, import.meta.url).href,
    WORDS[`${code}/${file}`],
  );
  return reply.text();
}

/**
 * Lays files of words into a bundle, all or none. One that cannot be had is read in the fallback language: a strange word
 * is better than none.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {readonly string[]} files
 * @returns {Promise<string[]>} the files that are read in the fallback language
 */
export async function fill(target, code, files) {
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
 * What is read in another language is put right as soon as it can be.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {readonly string[]} strange
 * @param {() => boolean} inUse whether these words still are
 * @param {() => void} onMore
 */
export async function putRight(target, code, strange, inUse, onMore) {
  for (const file of strange) {
    let text = null;
    while (inUse() && text === null) {
      text = await fetchWords(code, file).catch(() => null);
      if (text === null) await again(RETRY_MS);
    }
    if (text === null || !inUse()) return;
    target.addResource(new FluentResource(text), { allowOverrides: true });
    onMore();
  }
}
