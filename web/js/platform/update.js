/** Registers the service worker and tells of a newer version that waits; it is applied only when somebody says so. */

import { Workbox } from "../../vendor/workbox-window/build/workbox-window.prod.mjs";
import { BUILD } from "./build.js";
import { again } from "./retry.js";

/** An open tab looks for a newer version this often, and whenever it is looked at again. */
const LOOK_EVERY = 60 * 60 * 1000;
const LOOK_AGAIN_AFTER = 60 * 1000;

/** What could not be kept whole is tried again after this while, and then ever more rarely. */
const KEEP_AGAIN = 15 * 1000;

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Workbox | null} */
let worker = null;
let waits = false;
let looked = 0;
/** How long an update that did not come whole is left alone. */
let pause = KEEP_AGAIN;

/** Whether a newer version waits. */
export const updateWaits = () => waits;

/**
 * Calls `listener` when a newer version waits, at once if one does already; returns what ends that.
 * @param {() => void} listener
 */
export function onUpdateWaiting(listener) {
  listeners.add(listener);
  if (waits) listener();
  return () => listeners.delete(listener);
}

/**
 * Hands the page over to the version that waits: it takes charge, then this page loads anew. Other tabs keep what they run.
 * Call it only when no game is under way, or when the person has asked for it.
 * @param {() => void} loadAnew
 */
export async function applyUpdate(loadAnew) {
  if (!worker || !waits) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab may have let it in already.
  if (!registration?.waiting) return loadAnew();
  navigator.serviceWorker.addEventListener("controllerchange", loadAnew, { once: true });
  worker.messageSkipWaiting();
}

/** Looks for a newer version; without a network nothing happens. */
export async function lookForUpdate() {
  looked = Date.now();
  await worker?.update().catch(() => {});
}

function found() {
  waits = true;
  for (const listener of listeners) listener();
}

/**
 * Hears of every newer version; Workbox itself listens only until the first has come, be it whole or not.
 * @param {ServiceWorkerRegistration} registration
 */
function listen(registration) {
  if (registration.waiting && registration.active) found();
  registration.addEventListener("updatefound", async () => {
    const fresh = registration.installing;
    if (!fresh) return;
    const update = Boolean(registration.active);
    if (await installs(fresh)) {
      pause = KEEP_AGAIN;
      if (update) found();
    } else if (update) {
      await again(pause);
      pause = Math.min(2 * pause, LOOK_EVERY);
      await lookForUpdate();
    }
  });
}

/**
 * Whether all that a service worker keeps has come.
 * @param {ServiceWorker} fresh
 * @returns {Promise<boolean>}
 */
function installs(fresh) {
  return new Promise((done) => {
    const tell = () => {
      if (fresh.state !== "installing") done(fresh.state !== "redundant");
    };
    fresh.addEventListener("statechange", tell);
    tell();
  });
}

/** Registers the service worker; whether it is there and has kept everything. */
async function keepFiles() {
  // The scripts that it imports are not taken from the browser's cache: a wrong one would stay there.
  const registering = new Workbox(new URL("../../../../sw.js", import.meta.url).href, { updateViaCache: "none" });
  try {
    const registration = await registering.register({ immediate: true });
    if (!registration) return false;
    if (!registration.active && registration.installing && !(await installs(registration.installing))) return false;
    worker = registering;
    listen(registration);
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
  for (let wait = KEEP_AGAIN; !(await keepFiles()); wait = Math.min(2 * wait, LOOK_EVERY)) await again(wait);
  navigator.serviceWorker.controller?.postMessage({ type: "HELLO", build: BUILD });
  setInterval(lookForUpdate, LOOK_EVERY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - looked > LOOK_AGAIN_AFTER) void lookForUpdate();
  });
}
