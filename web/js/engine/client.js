/** Client of the engine worker: requests as promises, start progress, and a fresh worker after a crash. */

import { RUNTIME } from "../platform/build.js";
import { createRuntimeFiles } from "./runtime_files.js";
import { createStartProgress, FETCHED } from "./start_progress.js";
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
 * @param {{ onProgress?: (progress: Progress) => void, onCrash?: (what: string) => void, spawn?: () => Worker }} [options]
 * @returns {Engine}
 */
export function createEngine({ onProgress = () => {}, onCrash = () => {}, spawn = spawnWorker } = {}) {
  /** @type {Map<number, { answer: (reply: Reply) => void, command: string, text: string, sent: boolean }>} */
  const pending = new Map();
  let next = 1;
  let failures = 0;
  let up = false;
  let retry = 0;
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
    let awake = false;
    reportProgress = createStartProgress(onProgress);
    files
      .load((part, share) => reportProgress(part, share))
      .then(
        (parts) => {
          for (const part of FETCHED) reportProgress(part, 1);
          if (fresh !== worker) return;
          fresh.postMessage(parts);
          if (!awake) watchdog.expectFirstMessage();
        },
        (fault) =>
          fresh === worker &&
          handleFailure(String(fault).slice(0, 300), {
            network: fault instanceof TypeError,
            doubt: !(fault instanceof TypeError),
          }),
      );
    fresh.addEventListener("message", ({ data }) => {
      if (fresh !== worker) return;
      awake = true;
      watchdog.gotFirstMessage();
      handleMessage(/** @type {WorkerMessage} */ (data));
    });
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      // A script that could not be fetched fires an event without a message.
      if (fresh === worker)
        handleFailure(event.message || "the worker could not be loaded", { network: !event.message, doubt: true });
    });
    fresh.addEventListener("messageerror", () => {
      if (fresh === worker) handleFailure("a message could not be read");
    });
  }

  /** @param {WorkerMessage} word */
  function handleMessage(word) {
    if ("id" in word) {
      const question = pending.get(word.id);
      if (!question) return;
      settle(word.id, parseReply(word.text));
    } else if ("ready" in word) {
      up = true;
      failures = 0;
      for (const id of [...pending.keys()].sort((a, b) => a - b)) send(id);
    } else if ("dead" in word) {
      handleFailure(word.dead, { network: word.network, doubt: true });
    } else if ("alive" in word) {
      watchdog.watchLock(word.alive);
    } else {
      reportProgress(word.reached, 1);
    }
  }

  /** @param {number} id */
  function send(id) {
    const question = pending.get(id);
    if (!question || question.sent) return;
    question.sent = true;
    watchdog.asked(id, question.command);
    worker?.postMessage({ id, text: question.text });
  }

  /**
   * @param {number} id
   * @param {Reply} reply
   */
  function settle(id, reply) {
    const question = pending.get(id);
    if (!question) return;
    watchdog.answered(id);
    pending.delete(id);
    question.answer(reply);
  }

  /**
   * The worker has failed: answer pending requests and start another worker.
   * @param {string} what
   * @param {{ network?: boolean, doubt?: boolean }} [why] `network`: only the network prevented the start; `doubt`: a runtime file
   * may be corrupt
   */
  function handleFailure(what, { network = false, doubt = false } = {}) {
    const wasUp = up;
    worker?.terminate();
    worker = null;
    up = false;
    watchdog.reset();
    if (wasUp) onCrash(what);
    for (const [id, question] of [...pending]) if (question.sent) settle(id, engineBroke(what));
    const missed = network || !filesIntact || navigator.onLine === false;
    const pause = RETRY_AFTER[failures++] ?? (missed ? RETRY_AFTER.at(-1) : undefined);
    if (pause === undefined) for (const id of [...pending.keys()]) settle(id, engineBroke(what));
    else retry = setTimeout(restartWorker, wasUp ? 0 : pause, doubt && !wasUp);
  }

  /** @param {boolean} doubt */
  async function restartWorker(doubt) {
    if (doubt) filesIntact = await files.repair();
    if (!worker) startWorker();
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

  addEventListener("online", retryStart);
  startWorker();
  return {
    call,
    retryStart,
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

/** The runtime's URL is passed as the worker's name, since its first imports cannot wait for a message. */
export function spawnWorker() {
  return new Worker(new URL("worker.js", import.meta.url), { type: "module", name: RUNTIME });
}
