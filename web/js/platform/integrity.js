/** Verified fetches: a file that fails its integrity check is fetched again past all caches, which repairs the cache too. */

import { BUILD } from "./build.js";

/**
 * An entry of the service worker's precache list. A packed file, whose contents have the hash `unpacked`, travels under an
 * address with a suffix; the service worker keeps it unpacked.
 * @typedef {{ url: string, integrity: string, unpacked?: string }} PrecacheEntry
 */

/** Suffix of packed files, as in engine/unpack.js and tools/site/packing.py. */
const PACK_SUFFIX = ".pack";

/** The site root, to which all listed URLs are relative. */
const root = new URL("../../../../", import.meta.url);

/**
 * Read from the cache, and if that fails past it.
 * @template T
 * @param {(cache: RequestCache) => Promise<T>} read
 */
const withReload = (read) => read("default").catch(() => read("reload"));

/**
 * Fetch a file and verify it; "" skips verification.
 * @param {string} address
 * @param {string} [integrity]
 * @returns {Promise<Response>}
 */
export const fetchVerified = (address, integrity = "") =>
  withReload(async (cache) => {
    const reply = await fetch(address, { integrity, cache });
    if (!reply.ok) throw new TypeError(`${address}: ${reply.status}`);
    return reply;
  });

/** @param {RequestCache} cache @returns {Promise<PrecacheEntry[]>} */
async function readPrecacheList(cache) {
  const reply = await fetch(new URL(`v/${BUILD}/precache.js`, root), { cache });
  const text = await reply.text();
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).entries;
}

/**
 * Verify all files whose URL matches and repair broken ones; intact cached files cost no network.
 * @param {RegExp} which
 * @returns {Promise<boolean>} whether all are intact now
 */
export async function repairFiles(which) {
  try {
    const entries = await withReload(readPrecacheList);
    const files = entries.filter(({ url }) => which.test(url));
    await Promise.all(
      files.map(({ url, integrity, unpacked }) => {
        const address = new URL(url, root).href;
        const fetched = !unpacked
          ? fetchVerified(address, integrity)
          : navigator.serviceWorker?.controller
            ? fetchVerified(address, unpacked)
            : fetchVerified(`${address}${PACK_SUFFIX}`, integrity);
        return fetched.then((reply) => reply.body?.cancel());
      }),
    );
    return true;
  } catch {
    return false;
  }
}

/** The files to repair when a module fails to load. */
const MODULES = /^v\/\w+\/(js|vendor)\/.*\.js$/;

/** Repair all modules. */
export const repairModules = () => repairFiles(MODULES);

/** Whether the host serves a newer build, and perhaps no longer this page's files. */
export async function hostHasNewerBuild() {
  try {
    const reply = await fetch(location.pathname, { cache: "reload" });
    const page = await reply.text();
    return reply.ok && /\bv\/[0-9a-f]{16}\//.test(page) && !page.includes(`v/${BUILD}/`);
  } catch {
    return false;
  }
}
