/**
 * Watches over a worker that has been asked something: one that dies without a word lets go of its lock, and one that falls
 * silent is given up after a while.
 */

/**
 * A slice of a bot takes 40 milliseconds, the longest a fifth of a second; a slow phone may take ten times as long. Under
 * five seconds people do not yet think that nothing goes on.
 */
const TIMEOUT = 4500;

/** Stands among the questions for a fresh worker's first word: before that it has no lock that it could let go of. */
const STARTUP = 0;

/** What may take longer: a file of ten thousand games is read in one go, and a script may still be on its way. @type {Record<string, number>} */
const LONGER_TIMEOUTS = { split: 30_000, frames: 30_000, wake: 10_000 };
const MAX_TIMEOUT = 60_000;

const TICK = 500;

/**
 * @param {(what: string) => void} onSilent the worker is dead, or as good as that
 */
export function createWatchdog(onSilent) {
  let timeout = TIMEOUT;
  /** The commands that are open, by question, the oldest first: the worker answers one after another. @type {Map<number, string>} */
  const open = new Map();
  let silentFor = 0;
  let last = 0;
  let ticker = 0;
  let lock = new AbortController();

  function tick() {
    const now = performance.now();
    // A page that was put to sleep, or held up itself, has not waited all that while.
    silentFor += Math.min(now - last, 2 * TICK);
    last = now;
    const [oldest = ""] = open.values();
    if (silentFor < Math.max(timeout, LONGER_TIMEOUTS[oldest] ?? 0)) return;
    // Should it have been only slow, the next one is given more time.
    timeout = Math.min(2 * timeout, MAX_TIMEOUT);
    onSilent("no answer");
  }

  /** Something was heard, or nothing was to be heard yet. */
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

    /** A fresh worker has all it needs: its first word is due. Without locks it need not say one. */
    expectFirstMessage() {
      if (navigator.locks) asked(STARTUP, "wake");
    },

    /** Whatever it says, it is awake. */
    gotFirstMessage() {
      if (open.delete(STARTUP)) restart();
    },

    /** @param {number} id */
    answered(id) {
      open.delete(id);
      restart();
    },

    /**
     * The worker holds this lock as long as it lives: whoever gets it after that knows that it does no longer.
     * @param {string} name
     */
    watchLock(name) {
      navigator.locks?.request(name, { signal: lock.signal }, () => onSilent("the worker died")).catch(() => {});
    },

    /** The next worker is another one. */
    reset() {
      lock.abort();
      lock = new AbortController();
      open.clear();
      restart();
    },
  };
}
