/** Register the service worker and report waiting updates; an update is applied only on request. */

import { Workbox } from "../../vendor/workbox-window/build/workbox-window.prod.mjs";
import { BUILD } from "./build.js";
import { delayAfter, doublingWaits, retry, waitForRetry } from "./retry.js";

/** Interval of update checks in an open tab; it also checks whenever it becomes visible. */
const CHECK_EVERY = 60 * 60 * 1000;
const MIN_CHECK_INTERVAL = 60 * 1000;

/** Delays after an incomplete installation. */
const RETRY_DELAYS = doublingWaits(15 * 1000, CHECK_EVERY);

/** @param {() => void} onWaiting an update is waiting */
export function createUpdates(onWaiting) {
  /** @type {Workbox | null} */
  let worker = null;
  let updateWaiting = false;
  let lastCheck = 0;
  /** Incomplete updates since the last complete one. */
  let failures = 0;

  /** Check for an update; does nothing offline. */
  async function check() {
    lastCheck = Date.now();
    await worker?.update().catch(() => {});
  }

  function announceUpdate() {
    updateWaiting = true;
    onWaiting();
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
        failures = 0;
        if (update) announceUpdate();
      } else if (update) {
        await waitForRetry(delayAfter(RETRY_DELAYS, ++failures));
        await check();
      }
    });
  }

  /** Register the service worker; resolves when it has cached everything. */
  async function register() {
    // Imported scripts must bypass the HTTP cache, where a corrupt one would persist.
    const registering = new Workbox(new URL("../../../../sw.js", import.meta.url).href, { updateViaCache: "none" });
    const registration = await registering.register({ immediate: true });
    if (!registration) throw new Error("not registered");
    if (!registration.active && registration.installing && !(await installed(registration.installing)))
      throw new Error("not everything could be cached");
    worker = registering;
    watchForUpdates(registration);
  }

  return {
    /**
     * Activate the waiting update, then reload this page; other tabs keep their build.
     * Call it only between games, or when the person has asked for it.
     * @param {() => void} reload
     */
    async apply(reload) {
      if (!worker || !updateWaiting) return;
      const registration = await navigator.serviceWorker.getRegistration();
      // Another tab may have activated it already.
      if (!registration?.waiting) return reload();
      navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
      worker.messageSkipWaiting();
    },

    /**
     * Register the service worker after `ready` has settled, so that precaching does not slow down the first start.
     * Where service workers are refused (private windows), the page works without.
     * @param {Promise<unknown>} ready
     */
    async start(ready) {
      if (!("serviceWorker" in navigator)) return;
      await ready.catch(() => {});
      await retry(register, { waits: RETRY_DELAYS });
      navigator.serviceWorker.controller?.postMessage({ type: "HELLO", build: BUILD });
      setInterval(check, CHECK_EVERY);
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden && Date.now() - lastCheck > MIN_CHECK_INTERVAL) void check();
      });
    },
  };
}

/** @typedef {ReturnType<typeof createUpdates>} Updates */

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
