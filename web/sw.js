/**
 * The service worker: keeps every file of this build, answers from what is kept, and lets an update wait until it is told.
 * The build turns `v/dev/` into the folder of this build; each build has a cache of its own, so that a tab left open
 * on an older one still finds its files after a newer one took over.
 */

importScripts(
  "v/dev/vendor/workbox-core/build/workbox-core.prod.js",
  "v/dev/vendor/workbox-routing/build/workbox-routing.prod.js",
  "v/dev/vendor/workbox-strategies/build/workbox-strategies.prod.js",
  "v/dev/vendor/workbox-precaching/build/workbox-precaching.prod.js",
  "v/dev/precache.js",
);

/** What `self` is here. */
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const PREFIX = "raenke-";
const { PrecacheController } = workbox.precaching;
const { NavigationRoute, registerRoute } = workbox.routing;

/** Several projects of one person share an origin: the scope's path tells ours apart from a second copy of ours. */
const ours = `${PREFIX}files-${new URL(scope.registration.scope).pathname}-`;
const cacheName = `${ours}${scope.RAENKE.build}`;

const kept = new PrecacheController({ cacheName, fallbackToNetwork: true });
/** The same files, past what the browser's own cache holds of them: that may be an answer that was wrong. */
const anew = new PrecacheController({
  cacheName,
  fallbackToNetwork: true,
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { cache: "reload" }) }],
});
for (const files of [kept, anew]) files.addToCacheList(scope.RAENKE.entries);

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(ours));

/**
 * A file of this build, from the cache; what is not there is fetched, held against what the build knows of it, and kept.
 * @param {string} url
 * @param {ExtendableEvent} event
 */
async function file(url, event) {
  const cacheKey = kept.getCacheKeyForURL(url) ?? url;
  const integrity = kept.getIntegrityForCacheKey(cacheKey);
  const wanted = () => ({ request: new Request(url, { integrity }), event, params: { cacheKey, integrity } });
  return kept.strategy.handle(wanted()).catch(() => anew.strategy.handle(wanted()));
}

/** Who asks past all caches has found that what they hold is wrong. @param {string} url @param {ExtendableEvent} event */
async function fileAnew(url, event) {
  await caches.open(cacheName).then((cache) => cache.delete(kept.getCacheKeyForURL(url) ?? url));
  return file(url, event);
}

/** Keeps all that is not kept yet; one that cannot be had keeps nobody from the others. @param {ExtendableEvent} event */
async function fill(event) {
  const there = new Set((await caches.open(cacheName).then((cache) => cache.keys())).map(({ url }) => url));
  const missing = [...kept.getURLsToCacheKeys()].filter(([, key]) => !there.has(key));
  let whole = true;
  for (const [url] of missing) await file(url, event).catch(() => (whole = false));
  if (!whole) throw new Error("not everything could be kept");
}

/**
 * Whether a file is what the build knows of it.
 * @param {Response} found
 * @param {string} key
 */
async function isSound(found, key) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await found.arrayBuffer()));
  return kept.getIntegrityForCacheKey(key) === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Files that did not change are taken over from the caches of older builds, so that an update fetches only what is new. */
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

/** Old caches go as soon as no page of an old build can be open any more: when the only window is of this build. */
async function dropOld() {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const older = (await ownCaches()).filter((name) => name !== cacheName);
  // What a newer worker is filling just now is not old.
  if (windows.length > 1 || scope.registration.installing || scope.registration.waiting) return;
  await Promise.all(older.map((name) => caches.delete(name)));
}

scope.addEventListener("install", (event) => {
  event.waitUntil(takeOver().then(() => fill(event)));
});

scope.addEventListener("activate", (event) => {
  // The first visit's page may need its files again with the server gone; an update takes over the pages anyway.
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener("message", (event) => {
  const { type, build } = event.data ?? {};
  if (type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
  if (type !== "HELLO" || scope.registration.active?.state !== "activated") return;
  // Somebody may have emptied the caches by hand. What cannot be had now the next visit asks for again.
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
    // With the cache emptied and a newer build on the host, its page is not the one we know, but one that works.
    ({ request, event }) => file(new URL("index.html", scope.location.href).href, event).catch(() => fetch(request)),
    { denylist: [INSIDE, /\/simple\//] },
  ),
);
