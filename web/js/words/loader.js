/** Load message files into Fluent bundles, falling back to English until a file arrives. */

import { FluentBundle, FluentResource } from "../../vendor/@fluent/bundle/esm/index.js";
import { WORDS } from "../platform/build.js";
import { fetchVerified } from "../platform/integrity.js";
import { retry } from "../platform/retry.js";

export const FALLBACK = "en";

/** Delays before a failed file is fetched again, in milliseconds. */
export const RETRY_DELAYS = [3000];

/** Set by tests: a missing message throws. */
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
 * Load message files into a bundle, all or none. A file that fails is loaded in the fallback language instead.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {readonly string[]} files
 * @returns {Promise<string[]>} the files loaded in the fallback language
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
 * Replace fallback messages as soon as their files can be fetched.
 * @param {FluentBundle} target
 * @param {string} code
 * @param {readonly string[]} fallbackFiles
 * @param {() => boolean} inUse whether this bundle is still in use
 * @param {() => void} onMore
 */
export async function replaceFallback(target, code, fallbackFiles, inUse, onMore) {
  for (const file of fallbackFiles) {
    const text = await retry(() => fetchFile(code, file), { waits: RETRY_DELAYS, wanted: inUse });
    if (text === null || !inUse()) return;
    target.addResource(new FluentResource(text), { allowOverrides: true });
    onMore();
  }
}
