/**
 * Watchdog for the worker: detects a crash by the release of its Web Lock, and a hang by a timeout.
 */

/**
 * A bot's time slice takes 22 ms, unless a single step does longer (py/raenke/pacing.py), which it may on a slow phone. Up to
 * five seconds people do not yet think that nothing happens.
 */
const TIMEOUT = 4500;

/** Pseudo request id for the worker's first message, before which it holds no lock. */
const STARTUP = 0;

/** Longer timeouts: a file of ten thousand games is split in one go, and a script may still be downloading. @type {Record<string, number>} */
const LONGER_TIMEOUTS = { split: 30_000, frames: 30_000, wake: 10_000 };
const MAX_TIMEOUT = 60_000;

const TICK = 500;

/**
 * @param {(what: string) => void} onSilent the worker has crashed or hangs
 */
export function createWatchdog(onSilent) {
  let timeout = TIMEOUT;
  /** Pending commands by request id, oldest first; the worker answers in order. @type {Map<number, string>} */
  const open = new Map();
  let silentFor = 0;
  let last = 0;
  let ticker = 0;
  let lock = new AbortController();

  function tick() {
    const now = performance.now();
    // Do not count time during which the page was suspended.
    silentFor += Math.min(now - last, 2 * TICK);
    last = now;
    const [oldest = ""] = open.values();
    if (silentFor < Math.max(timeout, LONGER_TIMEOUTS[oldest] ?? 0)) return;
    // In case it was only slow, allow the next worker more time.
    timeout = Math.min(2 * timeout, MAX_TIMEOUT);
    onSilent("no answer");
  }

  /** Restart the timeout. */
  function restart() {
    silentFor = 0;
    last = performance.now();
    clearInterval(ticker);
    ticker = open.size > 0 ? setInterval(tick, TICK) : 0;
  }

  /** @param {number} id @param {string} command */
  function asked(id, command) {
    open.set(id, command);
    if (open.size === 1) restart();
  }

  return {
    asked,

    /** The worker has all it needs, so its first message is due. Without Web Locks it sends none. */
    expectFirstMessage() {
      if (navigator.locks) asked(STARTUP, "wake");
    },

    /** Any message proves that it has started. */
    gotFirstMessage() {
      if (open.delete(STARTUP)) restart();
    },

    /** @param {number} id */
    answered(id) {
      open.delete(id);
      restart();
    },

    /**
     * The worker holds this lock while it lives, so acquiring it means that it has died.
     * @param {string} name
     */
    watchLock(name) {
      navigator.locks?.request(name, { signal: lock.signal }, () => onSilent("the worker died")).catch(() => {});
    },

    /** Reset for the next worker. */
    reset() {
      lock.abort();
      lock = new AbortController();
      open.clear();
      restart();
    },
  };
}
