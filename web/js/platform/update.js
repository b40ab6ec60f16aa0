/** Registers the service worker and tells of a newer version that waits; it is applied only when somebody says so. */

import { Workbox } from "../../vendor/workbox-window/build/workbox-window.prod.mjs";
import { BUILD } from "./build.js";

/** An open tab looks for a newer version this often, and whenever it is looked at again. */
const LOOK_EVERY = 60 * 60 * 1000;
const LOOK_AGAIN_AFTER = 60 * 1000;

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Workbox | null} */
let worker = null;
let waits = false;
let looked = 0;

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
 */
export async function applyUpdate() {
  if (!worker || !waits) return;
  worker.addEventListener("controlling", () => location.reload());
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
 * Registers the service worker once `ready` has settled, so that keeping the files does not slow the first start down.
 * Where service workers are refused (a private window), the page works on without.
 * @param {Promise<unknown>} [ready]
 */
export async function startUpdates(ready = Promise.resolve()) {
  if (!("serviceWorker" in navigator)) return;
  await ready.catch(() => {});
  worker = new Workbox(new URL("../../../../sw.js", import.meta.url).href);
  worker.addEventListener("waiting", found);
  try {
    const registration = await worker.register({ immediate: true });
    // Workbox tells of a worker that waited before this page came only when the page is already under control.
    if (registration?.waiting && navigator.serviceWorker.controller) found();
    navigator.serviceWorker.controller?.postMessage({ type: "HELLO", build: BUILD });
  } catch {
    worker = null;
    return;
  }
  setInterval(lookForUpdate, LOOK_EVERY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - looked > LOOK_AGAIN_AFTER) void lookForUpdate();
  });
}
