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
kept.addToCacheList(scope.RAENKE.entries);

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(ours));

/** Files that did not change are taken over from the caches of older builds, so that an update fetches only what is new. */
async function takeOver() {
  const cache = await caches.open(cacheName);
  const older = (await ownCaches()).filter((name) => name !== cacheName);
  for (const key of kept.getURLsToCacheKeys().values()) {
    if (await cache.match(key)) continue;
    for (const name of older) {
      const found = await (await caches.open(name)).match(key);
      if (!found) continue;
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
  event.waitUntil(takeOver().then(() => kept.install(event)));
});

scope.addEventListener("activate", (event) => {
  // The first visit's page may need its files again with the server gone; an update takes over the pages anyway.
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener("message", (event) => {
  const { type, build } = event.data ?? {};
  if (type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
  if (type === "HELLO" && build === scope.RAENKE.build && scope.registration.active?.state === "activated") event.waitUntil(dropOld());
});

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode !== "navigate" && kept.getCacheKeyForURL(url.href) !== undefined,
  ({ url, request, event }) => kept.strategy.handle({ request, event, params: { cacheKey: kept.getCacheKeyForURL(url.href) } }),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode !== "navigate" && /\/(v|run)\/[0-9a-f]{16}\//.test(url.pathname),
  async ({ request }) => {
    for (const name of await ownCaches()) {
      const found = await caches.open(name).then((cache) => cache.match(request));
      if (found) return found;
    }
    return fetch(request);
  },
);

registerRoute(new NavigationRoute(kept.createHandlerBoundToURL("index.html"), { denylist: [/\/(v|run)\/[0-9a-f]{16}\//, /\/simple\//] }));
