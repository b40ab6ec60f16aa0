/** Client of the engine worker: requests as promises, start progress, and a fresh worker after a crash. */

import { reportIncapable } from "../platform/boot_status.js";
import { RUNTIME } from "../platform/build.js";
import { createRuntimeFiles } from "./runtime_files.js";
import { createStartProgress, PARTS } from "./start_progress.js";
import { createWatchdog } from "./watchdog.js";

/** @import { Progress } from "./start_progress.js" */
/** @import { Reply } from "./shapes" */
/** @import { WorkerMessage } from "./worker.js" */

/**
 * @typedef {object} Engine
 * @property {(request: object) => Promise<Reply>} call never rejects: a crashed engine replies `engine-broke`
 * @property {() => Promise<number>} ping round-trip time in milliseconds
 * @property {() => void} restart terminate the worker and start another
 * @property {() => void} retryStart try again after giving up
 * @property {() => void} rest end the worker; the next request starts another
 * @property {() => Promise<void>} keepFiles store the files that it started from for the service worker
 */

/** Send a request and wait for the reply. @typedef {Engine["call"]} Ask */

/** Delays between attempts to start, in milliseconds. */
const RETRY_AFTER = [500, 2000, 5000, 10_000];

/**
 * @param {string} what
 * @returns {Reply}
 */
const engineBroke = (what) => ({ ok: false, fault: { id: "engine-broke", args: { what } } });

/**
 * Start the engine. Requests made before it is up are queued; those pending in a crash are answered with
 * `engine-broke` after `onCrash`, and the caller reopens its record in the next worker.
 * @param {{ idle?: boolean, onProgress?: (progress: Progress) => void, onCrash?: (what: string) => void, spawn?: () => Worker }} [options] `idle`: it starts with the first request
 * @returns {Engine}
 */
export function createEngine({ idle = false, onProgress = () => {}, onCrash = () => {}, spawn = spawnWorker } = {}) {
  /** @type {Map<number, { answer: (reply: Reply) => void, command: string, text: string, sent: boolean }>} */
  const pending = new Map();
  let next = 1;
  let failures = 0;
  let up = false;
  let retry = 0;
  /** How often it was put to rest: a restart that was being prepared is void then. */
  let rests = 0;
  let reportProgress = createStartProgress(onProgress);
  /** @type {Worker | null} */
  let worker = null;
  /** Whether the runtime files are known to be intact. */
  let filesIntact = true;
  const files = createRuntimeFiles();
  const watchdog = createWatchdog((what) => handleFailure(what));

  function startWorker() {
    clearTimeout(retry);
    retry = 0;
    up = false;
    const fresh = spawn();
    worker = fresh;
    let responded = false;
    reportProgress = createStartProgress(onProgress);
    files
      .load(
        (part, share) => reportProgress(part, share),
        (script) => fresh === worker && fresh.postMessage({ script }),
      )
      .then(
        (parts) => {
          for (const part of PARTS) reportProgress(part, 1);
          if (fresh !== worker) return;
          fresh.postMessage(parts);
          if (!responded) watchdog.expectFirstMessage();
        },
        (fault) =>
          fresh === worker &&
          handleFailure(String(fault).slice(0, 300), {
            network: fault instanceof TypeError,
            filesSuspect: !(fault instanceof TypeError),
          }),
      );
    fresh.addEventListener("message", ({ data }) => {
      if (fresh !== worker) return;
      responded = true;
      watchdog.gotFirstMessage();
      handleMessage(/** @type {WorkerMessage} */ (data));
    });
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      // A script that could not be fetched fires an event without a message.
      if (fresh === worker)
        handleFailure(event.message || "the worker could not be loaded", {
          network: !event.message,
          filesSuspect: true,
        });
    });
    fresh.addEventListener("messageerror", () => {
      if (fresh === worker) handleFailure("a message could not be read");
    });
  }

  /** @param {WorkerMessage} message */
  function handleMessage(message) {
    if ("id" in message) {
      const request = pending.get(message.id);
      if (!request) return;
      settle(message.id, parseReply(message.text));
    } else if ("ready" in message) {
      up = true;
      failures = 0;
      for (const id of [...pending.keys()].sort((a, b) => a - b)) send(id);
    } else if ("dead" in message) {
      handleFailure(message.dead, { network: message.network, filesSuspect: true });
    } else {
      watchdog.watchLock(message.alive);
    }
  }

  /** @param {number} id */
  function send(id) {
    const request = pending.get(id);
    if (!request || request.sent) return;
    request.sent = true;
    watchdog.asked(id, request.command);
    worker?.postMessage({ id, text: request.text });
  }

  /**
   * @param {number} id
   * @param {Reply} reply
   */
  function settle(id, reply) {
    const request = pending.get(id);
    if (!request) return;
    watchdog.answered(id);
    pending.delete(id);
    request.answer(reply);
  }

  /**
   * The worker has failed: answer pending requests and start another worker.
   * @param {string} what
   * @param {{ network?: boolean, filesSuspect?: boolean }} [why] `network`: only the network prevented the start; `filesSuspect`: a runtime file
   * may be corrupt
   */
  function handleFailure(what, { network = false, filesSuspect = false } = {}) {
    const wasUp = up;
    worker?.terminate();
    worker = null;
    up = false;
    watchdog.reset();
    if (wasUp) onCrash(what);
    for (const [id, request] of [...pending]) if (request.sent) settle(id, engineBroke(what));
    const fetchFailed = network || !filesIntact || navigator.onLine === false;
    const delay = RETRY_AFTER[failures++] ?? (fetchFailed ? RETRY_AFTER.at(-1) : undefined);
    if (delay === undefined) for (const id of [...pending.keys()]) settle(id, engineBroke(what));
    else retry = setTimeout(restartWorker, wasUp ? 0 : delay, filesSuspect && !wasUp);
  }

  /** @param {boolean} filesSuspect */
  async function restartWorker(filesSuspect) {
    const before = rests;
    if (filesSuspect) filesIntact = await files.repair();
    if (!worker && before === rests) startWorker();
  }

  /** @param {object} request @returns {Promise<Reply>} */
  function call(request) {
    if (!worker && !retry) retryStart();
    return new Promise((answer) => {
      const id = next++;
      pending.set(id, {
        answer,
        command: "do" in request ? String(request.do) : "",
        text: JSON.stringify(request),
        sent: false,
      });
      if (up) send(id);
    });
  }

  function retryStart() {
    if (worker) return;
    failures = 0;
    startWorker();
  }

  function rest() {
    rests += 1;
    clearTimeout(retry);
    retry = 0;
    worker?.terminate();
    worker = null;
    up = false;
    failures = 0;
    watchdog.reset();
    for (const id of [...pending.keys()]) settle(id, engineBroke("it was ended"));
  }

  addEventListener("online", () => (pending.size > 0 || up || failures > 0) && retryStart());
  if (!idle) startWorker();
  return {
    call,
    retryStart,
    rest,
    keepFiles: files.keep,
    restart: () => handleFailure("restarted"),
    async ping() {
      const asked = performance.now();
      await call({ do: "ping" });
      return performance.now() - asked;
    },
  };
}

/** @param {string} text @returns {Reply} */
function parseReply(text) {
  try {
    return JSON.parse(text);
  } catch {
    return engineBroke("an answer that is no JSON");
  }
}

/** The worker's name tells it what to import at once: where the runtime is, and whether the service worker has it unpacked. */
export function spawnWorker() {
  const name = navigator.serviceWorker?.controller ? `${RUNTIME} kept` : RUNTIME;
  let asked = false;
  const made = new Worker(new URL("worker.js", import.meta.url), {
    name,
    // Only a browser that knows module workers looks here; a worker for nothing but this question would cost a phone 0.1 s.
    get type() {
      asked = true;
      return /** @type {const} */ ("module");
    },
  });
  if (!asked) reportIncapable();
  return made;
}
