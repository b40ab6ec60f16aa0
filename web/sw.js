/**
 * Service worker: precache every file of this build, serve from that cache, and let an update wait until it is requested.
 * The build replaces `v/dev/` by its own folder; each build has a cache of its own, so that a tab left open on an older
 * build still finds its files after a newer one has been activated.
 */

importScripts(
  "v/dev/vendor/workbox-core/build/workbox-core.prod.js",
  "v/dev/vendor/workbox-routing/build/workbox-routing.prod.js",
  "v/dev/vendor/workbox-strategies/build/workbox-strategies.prod.js",
  "v/dev/vendor/workbox-precaching/build/workbox-precaching.prod.js",
  "v/dev/js/engine/unpack.js",
  "v/dev/precache.js",
);

/** `self`, typed. */
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const PREFIX = "raenke-";
const DECODER = new URL("v/dev/vendor/zstddec/zstd.wasm", scope.location.href).href;
const { PrecacheController } = workbox.precaching;
const { NavigationRoute, registerRoute } = workbox.routing;

/** Several sites of one owner may share an origin; the scope's path distinguishes our caches. */
const cachePrefix = `${PREFIX}files-${new URL(scope.registration.scope).pathname}-`;
const cacheName = `${cachePrefix}${scope.RAENKE.build}`;

/** The hash of a file's contents, by its key in the cache. @type {Map<string, string>} */
const contentHashes = new Map();
/** The keys of packed files, which are kept unpacked. @type {Set<string>} */
const packedFiles = new Set();

/** Fetches packed files from where they are, and caches what is inside. */
const unpacking = {
  /** @param {{ request: Request }} given */
  requestWillFetch: async ({ request }) => {
    const { url, integrity, cache } = request;
    return packedFiles.has(url) ? new Request(`${url}${PACK_SUFFIX}`, { integrity, cache }) : request;
  },
  /** @param {{ request: Request, response: Response }} given */
  fetchDidSucceed: async ({ request, response }) => {
    const url = request.url.slice(0, -PACK_SUFFIX.length);
    return response.ok && packedFiles.has(url) ? unpackResponse(response, url, DECODER) : response;
  },
};

/** Fetches past the browser's HTTP cache, which may hold a corrupt response. */
const reloading = {
  /** @param {{ request: Request }} given */
  requestWillFetch: async ({ request }) => new Request(request, { cache: "reload" }),
};

const cachedFiles = new PrecacheController({ cacheName, fallbackToNetwork: true, plugins: [unpacking] });
const freshFiles = new PrecacheController({ cacheName, fallbackToNetwork: true, plugins: [reloading, unpacking] });
for (const files of [cachedFiles, freshFiles]) files.addToCacheList(scope.RAENKE.entries);
for (const { url, integrity, unpacked } of scope.RAENKE.entries) {
  const key = cachedFiles.getCacheKeyForURL(url) ?? url;
  contentHashes.set(key, unpacked ?? integrity ?? "");
  if (unpacked) packedFiles.add(key);
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/**
 * A file of this build from the cache; a missing one is fetched, verified and cached.
 * @param {string} url
 * @param {ExtendableEvent} event
 */
async function serveFile(url, event) {
  const cacheKey = cachedFiles.getCacheKeyForURL(url) ?? url;
  const integrity = cachedFiles.getIntegrityForCacheKey(cacheKey);
  const wanted = () => ({ request: new Request(url, { integrity }), event, params: { cacheKey, integrity } });
  return cachedFiles.strategy.handle(wanted()).catch(() => freshFiles.strategy.handle(wanted()));
}

/** A request with `cache: "reload"` means that the cached file is corrupt. @param {string} url @param {ExtendableEvent} event */
async function refetch(url, event) {
  await caches.open(cacheName).then((cache) => cache.delete(cachedFiles.getCacheKeyForURL(url) ?? url));
  return serveFile(url, event);
}

/** Cache all missing files; one that fails does not prevent the others. @param {ExtendableEvent} event */
async function cacheMissing(event) {
  const there = new Set((await caches.open(cacheName).then((cache) => cache.keys())).map(({ url }) => url));
  const missing = [...cachedFiles.getURLsToCacheKeys()].filter(([, key]) => !there.has(key));
  let complete = true;
  for (const [url] of missing) await serveFile(url, event).catch(() => (complete = false));
  if (!complete) throw new Error("not everything could be cached");
}

/** @param {Response} found */
async function hashOf(found) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await found.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Copy files with unchanged contents from the caches of older builds, so that an update fetches only what is new. */
async function copyFromOlderCaches() {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  /** @type {Map<string, string[]>} */
  const wanted = new Map();
  for (const [key, hash] of contentHashes) if (!there.has(key)) wanted.set(hash, [...(wanted.get(hash) ?? []), key]);
  for (const name of (await ownCaches()).filter((name) => name !== cacheName)) {
    const older = await caches.open(name);
    for (const request of await older.keys()) {
      const found = wanted.size ? await older.match(request) : undefined;
      if (!found) continue;
      const hash = await hashOf(found.clone());
      const { headers } = found;
      // The older response would carry its own build's address, from which modules would find their neighbours.
      for (const key of wanted.get(hash) ?? [])
        await cache.put(key, new Response(await found.clone().blob(), { headers }));
      wanted.delete(hash);
    }
  }
}

/** Delete old caches once no page of an old build can be open: when the only window is of this build. Frames are no windows. */
async function deleteOldCaches() {
  const clients = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const windows = clients.filter(({ frameType }) => frameType !== "nested");
  const older = (await ownCaches()).filter((name) => name !== cacheName);
  // A newer worker may be filling its cache right now.
  if (windows.length > 1 || scope.registration.installing || scope.registration.waiting) return;
  await Promise.all(older.map((name) => caches.delete(name)));
}

scope.addEventListener("install", (event) => {
  event.waitUntil(copyFromOlderCaches().then(() => cacheMissing(event)));
});

scope.addEventListener("activate", (event) => {
  // The first page may need its files again offline; an update takes control of the pages anyway.
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener("message", (event) => {
  const { type, build } = event.data ?? {};
  if (type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
  if (type !== "HELLO" || scope.registration.active?.state !== "activated") return;
  // The caches may have been cleared by hand. What cannot be fetched now is tried at the next visit.
  event.waitUntil(cacheMissing(event).catch(() => {}));
  if (build === scope.RAENKE.build) event.waitUntil(deleteOldCaches());
});

const BUILD_PATH = /\/(v|run)\/[0-9a-f]{16}\//;

registerRoute(
  // Frames navigate, too: theirs are documents of the build, which a newer one on the host may have replaced.
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    (request.mode !== "navigate" || BUILD_PATH.test(url.pathname)) &&
    cachedFiles.getCacheKeyForURL(url.href) !== undefined,
  ({ url, request, event }) => (request.cache === "reload" ? refetch : serveFile)(url.href, event),
);

// The files of older builds, and the documents of their frames.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && BUILD_PATH.test(url.pathname),
  async ({ request }) => {
    if (request.cache !== "reload")
      for (const name of await ownCaches()) {
        const found = await caches.open(name).then((cache) => cache.match(request));
        if (found) return found;
      }
    return fetch(request);
  },
);

registerRoute(
  new NavigationRoute(
    // With an empty cache and a newer build on the host, serve the host's page: it works.
    ({ request, event }) =>
      serveFile(new URL("index.html", scope.location.href).href, event).catch(() => fetch(request)),
    { denylist: [BUILD_PATH, /\/simple\//] },
  ),
);
