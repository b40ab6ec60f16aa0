/** Registers the service worker and tells of a newer version that waits; it is applied only when somebody says so. */

import { Workbox } from "../../vendor/workbox-window/build/workbox-window.prod.mjs";
import { BUILD } from "./build.js";
import { waitForRetry } from "./retry.js";

/** An open tab looks for a newer version this often, and whenever it is looked at again. */
const CHECK_EVERY = 60 * 60 * 1000;
const MIN_CHECK_INTERVAL = 60 * 1000;

/** What could not be kept whole is tried again after this while, and then ever more rarely. */
const FIRST_RETRY_MS = 15 * 1000;

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Workbox | null} */
let worker = null;
let updateWaiting = false;
let lastCheck = 0;
/** How long an update that did not come whole is left alone. */
let retryDelay = FIRST_RETRY_MS;

/** Whether a newer version waits. */
export const isUpdateWaiting = () => updateWaiting;

/**
 * Calls `listener` when a newer version waits, at once if one does already; returns what ends that.
 * @param {() => void} listener
 */
export function onUpdateWaiting(listener) {
  listeners.add(listener);
  if (updateWaiting) listener();
  return () => listeners.delete(listener);
}

/**
 * Hands the page over to the version that waits: it takes charge, then this page loads anew. Other tabs keep what they run.
 * Call it only when no game is under way, or when the person has asked for it.
 * @param {() => void} reload
 */
export async function applyUpdate(reload) {
  if (!worker || !updateWaiting) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab may have let it in already.
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.messageSkipWaiting();
}

/** Looks for a newer version; without a network nothing happens. */
export async function checkForUpdate() {
  lastCheck = Date.now();
  await worker?.update().catch(() => {});
}

function announceUpdate() {
  updateWaiting = true;
  for (const listener of listeners) listener();
}

/**
 * Hears of every newer version; Workbox itself listens only until the first has come, be it whole or not.
 * @param {ServiceWorkerRegistration} registration
 */
function watchForUpdates(registration) {
  if (registration.waiting && registration.active) announceUpdate();
  registration.addEventListener("updatefound", async () => {
    const fresh = registration.installing;
    if (!fresh) return;
    const update = Boolean(registration.active);
    if (await installed(fresh)) {
      retryDelay = FIRST_RETRY_MS;
      if (update) announceUpdate();
    } else if (update) {
      await waitForRetry(retryDelay);
      retryDelay = Math.min(2 * retryDelay, CHECK_EVERY);
      await checkForUpdate();
    }
  });
}

/**
 * Whether all that a service worker keeps has come.
 * @param {ServiceWorker} fresh
 * @returns {Promise<boolean>}
 */
function installed(fresh) {
  return new Promise((done) => {
    const tell = () => {
      if (fresh.state !== "installing") done(fresh.state !== "redundant");
    };
    fresh.addEventListener("statechange", tell);
    tell();
  });
}

/** Registers the service worker; whether it is there and has kept everything. */
async function registerServiceWorker() {
  // The scripts that it imports are not taken from the browser's cache: a wrong one would stay there.
  const registering = new Workbox(new URL("../../../../sw.js", import.meta.url).href, { updateViaCache: "none" });
  try {
    const registration = await registering.register({ immediate: true });
    if (!registration) return false;
    if (!registration.active && registration.installing && !(await installed(registration.installing))) return false;
    worker = registering;
    watchForUpdates(registration);
    return true;
  } catch {
    return false;
  }
}

/**
 * Registers the service worker once `ready` has settled, so that keeping the files does not slow the first start down.
 * Where service workers are refused (a private window), the page works on without.
 * @param {Promise<unknown>} [ready]
 */
export async function startUpdates(ready = Promise.resolve()) {
  if (!("serviceWorker" in navigator)) return;
  await ready.catch(() => {});
  for (let wait = FIRST_RETRY_MS; !(await registerServiceWorker()); wait = Math.min(2 * wait, CHECK_EVERY))
    await waitForRetry(wait);
  navigator.serviceWorker.controller?.postMessage({ type: "HELLO", build: BUILD });
  setInterval(checkForUpdate, CHECK_EVERY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - lastCheck > MIN_CHECK_INTERVAL) void checkForUpdate();
  });
}
