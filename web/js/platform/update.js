/** Register the service worker and report waiting updates; an update is applied only on request. */

import { Workbox } from "../../vendor/workbox-window/build/workbox-window.prod.mjs";
import { BUILD } from "./build.js";
import { waitForRetry } from "./retry.js";

/** Interval of update checks in an open tab; it also checks whenever it becomes visible. */
const CHECK_EVERY = 60 * 60 * 1000;
const MIN_CHECK_INTERVAL = 60 * 1000;

/** First retry delay of an incomplete installation; doubled each time. */
const FIRST_RETRY_MS = 15 * 1000;

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Workbox | null} */
let worker = null;
let updateWaiting = false;
let lastCheck = 0;
/** Current retry delay of an incomplete update. */
let retryDelay = FIRST_RETRY_MS;

/** Whether an update is waiting. */
export const isUpdateWaiting = () => updateWaiting;

/**
 * Call `listener` when an update is waiting, at once if one is; returns the unsubscribe function.
 * @param {() => void} listener
 */
export function onUpdateWaiting(listener) {
  listeners.add(listener);
  if (updateWaiting) listener();
  return () => listeners.delete(listener);
}

/**
 * Activate the waiting update, then reload this page; other tabs keep their build.
 * Call it only between games, or when the person has asked for it.
 * @param {() => void} reload
 */
export async function applyUpdate(reload) {
  if (!worker || !updateWaiting) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab may have activated it already.
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.messageSkipWaiting();
}

/** Check for an update; does nothing offline. */
export async function checkForUpdate() {
  lastCheck = Date.now();
  await worker?.update().catch(() => {});
}

function announceUpdate() {
  updateWaiting = true;
  for (const listener of listeners) listener();
}

/**
 * Watch for all updates; Workbox itself stops listening after the first.
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
 * Resolves with whether the installation succeeded.
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

/** Register the service worker; resolves with whether it has cached everything. */
async function registerServiceWorker() {
  // Imported scripts must bypass the HTTP cache, where a corrupt one would persist.
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
 * Register the service worker after `ready` has settled, so that precaching does not slow down the first start.
 * Where service workers are refused (private windows), the page works without.
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
