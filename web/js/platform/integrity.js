/** Files as the build knows them: what some cache or the host got wrong is fetched past all caches, and so mended for whoever asks next. */

import { BUILD } from "./build.js";

/** What the build wrote down for the service worker. @typedef {{ url: string, integrity: string }} PrecacheEntry */

/** The site's root: all addresses of the list begin here. */
const root = new URL("../../../../", import.meta.url);

/**
 * Fetches a file and holds it against what is known of it; "" where nothing is.
 * @param {string} address
 * @param {string} [integrity]
 * @returns {Promise<Response>}
 */
export function fetchVerified(address, integrity = "") {
  /** @param {RequestCache} cache */
  const ask = async (cache) => {
    const reply = await fetch(address, { integrity, cache });
    if (!reply.ok) throw new TypeError(`${address}: ${reply.status}`);
    return reply;
  };
  return ask("default").catch(() => ask("reload"));
}

/** @param {RequestCache} cache @returns {Promise<PrecacheEntry[]>} */
async function readPrecacheList(cache) {
  const reply = await fetch(new URL(`v/${BUILD}/precache.js`, root), { cache });
  const text = await reply.text();
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).entries;
}

/**
 * Mends all files whose address matches; those that are sound cost no network.
 * @param {RegExp} which
 * @returns {Promise<boolean>} whether they are all sound now
 */
export async function repairFiles(which) {
  try {
    const entries = await readPrecacheList("default").catch(() => readPrecacheList("reload"));
    const files = entries.filter(({ url }) => which.test(url));
    await Promise.all(
      files.map(({ url, integrity }) =>
        fetchVerified(new URL(url, root).href, integrity).then((reply) => reply.body?.cancel()),
      ),
    );
    return true;
  } catch {
    return false;
  }
}

/** What may be wrong when a module does not come. */
const MODULES = /^v\/\w+\/(js|vendor)\/.*\.js$/;

/** Mends all modules. */
export const repairModules = () => repairFiles(MODULES);

/** Whether the host has a newer build than this page by now, and perhaps no longer what this page wants. */
export async function hostHasNewerBuild() {
  try {
    const reply = await fetch(location.pathname, { cache: "reload" });
    const page = await reply.text();
    return reply.ok && /\bv\/[0-9a-f]{16}\//.test(page) && !page.includes(`v/${BUILD}/`);
  } catch {
    return false;
  }
}
