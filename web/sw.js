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
  "v/dev/precache.js",
);

/** `self`, typed. */
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const PREFIX = "raenke-";
const { PrecacheController } = workbox.precaching;
const { NavigationRoute, registerRoute } = workbox.routing;

/** Several sites of one owner may share an origin; the scope's path distinguishes our caches. */
const ours = `${PREFIX}files-${new URL(scope.registration.scope).pathname}-`;
const cacheName = `${ours}${scope.RAENKE.build}`;

const kept = new PrecacheController({ cacheName, fallbackToNetwork: true });
/** Fetches past the browser's HTTP cache, which may hold a corrupt response. */
const anew = new PrecacheController({
  cacheName,
  fallbackToNetwork: true,
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { cache: "reload" }) }],
});
for (const files of [kept, anew]) files.addToCacheList(scope.RAENKE.entries);

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(ours));

/**
 * A file of this build from the cache; a missing one is fetched, verified and cached.
 * @param {string} url
 * @param {ExtendableEvent} event
 */
async function file(url, event) {
  const cacheKey = kept.getCacheKeyForURL(url) ?? url;
  const integrity = kept.getIntegrityForCacheKey(cacheKey);
  const wanted = () => ({ request: new Request(url, { integrity }), event, params: { cacheKey, integrity } });
  return kept.strategy.handle(wanted()).catch(() => anew.strategy.handle(wanted()));
}

/** A request with `cache: "reload"` means that the cached file is corrupt. @param {string} url @param {ExtendableEvent} event */
async function fileAnew(url, event) {
  await caches.open(cacheName).then((cache) => cache.delete(kept.getCacheKeyForURL(url) ?? url));
  return file(url, event);
}

/** Cache all missing files; one that fails does not prevent the others. @param {ExtendableEvent} event */
async function fill(event) {
  const there = new Set((await caches.open(cacheName).then((cache) => cache.keys())).map(({ url }) => url));
  const missing = [...kept.getURLsToCacheKeys()].filter(([, key]) => !there.has(key));
  let whole = true;
  for (const [url] of missing) await file(url, event).catch(() => (whole = false));
  if (!whole) throw new Error("not everything could be kept");
}

/**
 * Whether a response matches the file's integrity hash.
 * @param {Response} found
 * @param {string} key
 */
async function isSound(found, key) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await found.arrayBuffer()));
  return kept.getIntegrityForCacheKey(key) === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Copy unchanged files from the caches of older builds, so that an update fetches only what is new. */
async function takeOver() {
  const cache = await caches.open(cacheName);
  const older = (await ownCaches()).filter((name) => name !== cacheName);
  for (const key of kept.getURLsToCacheKeys().values()) {
    if (await cache.match(key)) continue;
    for (const name of older) {
      const found = await (await caches.open(name)).match(key);
      if (!found || !(await isSound(found.clone(), key))) continue;
      await cache.put(key, found);
      break;
    }
  }
}

/** Delete old caches once no page of an old build can be open: when the only window is of this build. */
async function dropOld() {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const older = (await ownCaches()).filter((name) => name !== cacheName);
  // A newer worker may be filling its cache right now.
  if (windows.length > 1 || scope.registration.installing || scope.registration.waiting) return;
  await Promise.all(older.map((name) => caches.delete(name)));
}

scope.addEventListener("install", (event) => {
  event.waitUntil(takeOver().then(() => fill(event)));
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
  event.waitUntil(fill(event).catch(() => {}));
  if (build === scope.RAENKE.build) event.waitUntil(dropOld());
});

const INSIDE = /\/(v|run)\/[0-9a-f]{16}\//;

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode !== "navigate" && kept.getCacheKeyForURL(url.href) !== undefined,
  ({ url, request, event }) => (request.cache === "reload" ? fileAnew : file)(url.href, event),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode !== "navigate" && INSIDE.test(url.pathname),
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
    ({ request, event }) => file(new URL("index.html", scope.location.href).href, event).catch(() => fetch(request)),
    { denylist: [INSIDE, /\/simple\//] },
  ),
);
