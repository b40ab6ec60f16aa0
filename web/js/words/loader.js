/** Fetches files of words, and lays them into bundles; what does not come is read in another language until it does. */

import { FluentBundle, FluentResource } from "../../vendor/@fluent/bundle/esm/index.js";
import { WORDS } from "../platform/build.js";
import { fetchVerified } from "../platform/integrity.js";
import { waitForRetry } from "../platform/retry.js";

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
async function fetchFile(code, file) {
  const reply = await fetchVerified(
    new URL(`../../i18n/${code}/${file}.ftl`, import.meta.url).href,
    WORDS[`${code}/${file}`],
  );
  return reply.text();
}

/**
 * Lays files of words into a bundle, all or none. One that cannot be had is read in the fallback language: text in another language
 * is better than none.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {readonly string[]} files
 * @returns {Promise<string[]>} the files that are read in the fallback language
 */
export async function loadFiles(target, code, files) {
  /** @type {string[]} */
  const fallbackFiles = [];
  const texts = await Promise.all(
    files.map((file) =>
      fetchFile(code, file).catch((fault) => {
        if (code === FALLBACK) throw fault;
        fallbackFiles.push(file);
        return fetchFile(FALLBACK, file);
      }),
    ),
  );
  for (const text of texts) {
    const faults = target.addResource(new FluentResource(text));
    if (faults.length > 0 && strict()) throw faults[0];
  }
  return fallbackFiles;
}

/**
 * What is read in another language is put right as soon as it can be.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {readonly string[]} fallbackFiles
 * @param {() => boolean} inUse whether these words still are
 * @param {() => void} onMore
 */
export async function replaceFallback(target, code, fallbackFiles, inUse, onMore) {
  for (const file of fallbackFiles) {
    let text = null;
    while (inUse() && text === null) {
      text = await fetchFile(code, file).catch(() => null);
      if (text === null) await waitForRetry(RETRY_MS);
    }
    if (text === null || !inUse()) return;
    target.addResource(new FluentResource(text), { allowOverrides: true });
    onMore();
  }
}
