/** The page's side of the worker: questions as promises, progress, and a fresh worker when one breaks. */

import { RUNTIME } from "../platform/build.js";
import { mendEngine, startingParts } from "./runtime_files.js";
import { createProgress, FETCHED } from "./start_progress.js";
import { createWatch } from "./watchdog.js";

/** @import { Progress } from "./start_progress.js" */
/** @import { Reply } from "./shapes" */
/** @import { Word } from "./worker.js" */

/**
 * @typedef {object} Engine
 * @property {(request: object) => Promise<Reply>} call never rejects: a broken engine answers `engine-broke`
 * @property {() => Promise<number>} ping how many milliseconds an empty question takes
 * @property {() => void} restart ends the worker and starts another
 * @property {() => void} wake tries a start again that has been given up
 */

/** How long to wait before each next try of a start that failed. */
const RETRY_AFTER = [500, 2000, 5000, 10_000];

/**
 * @param {string} what
 * @returns {Reply}
 */
const broke = (what) => ({ ok: false, fault: { id: "engine-broke", args: { what } } });

/**
 * Starts the engine. Questions asked before it is up wait for it; those that are open when it breaks are answered with
 * `engine-broke`, after `onCrash`, and whoever asked lays the record before the next worker.
 * @param {{ onProgress?: (progress: Progress) => void, onCrash?: (what: string) => void, spawn?: () => Worker }} [options]
 * @returns {Engine}
 */
export function createEngine({ onProgress = () => {}, onCrash = () => {}, spawn = spawnWorker } = {}) {
  /** @type {Map<number, { answer: (reply: Reply) => void, command: string, text: string, sent: boolean }>} */
  const open = new Map();
  let next = 1;
  let failed = 0;
  let up = false;
  let retry = 0;
  let arrived = createProgress(onProgress);
  /** @type {Worker | null} */
  let worker = null;
  /** Whether what the engine starts from is to be had as the build knows it. */
  let sound = true;
  const watch = createWatch((what) => end(what));

  function startWorker() {
    clearTimeout(retry);
    retry = 0;
    up = false;
    const fresh = spawn();
    worker = fresh;
    let awake = false;
    arrived = createProgress(onProgress);
    startingParts((part, share) => arrived(part, share)).then(
      (parts) => {
        for (const part of FETCHED) arrived(part, 1);
        if (fresh !== worker) return;
        fresh.postMessage(parts);
        if (!awake) watch.wakes();
      },
      (fault) =>
        fresh === worker &&
        end(String(fault).slice(0, 300), { network: fault instanceof TypeError, doubt: !(fault instanceof TypeError) }),
    );
    fresh.addEventListener("message", ({ data }) => {
      if (fresh !== worker) return;
      awake = true;
      watch.woke();
      hear(/** @type {Word} */ (data));
    });
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      // A script that could not be fetched gives an event without words.
      if (fresh === worker)
        end(event.message || "the worker could not be loaded", { network: !event.message, doubt: true });
    });
    fresh.addEventListener("messageerror", () => {
      if (fresh === worker) end("a message could not be read");
    });
  }

  /** @param {Word} word */
  function hear(word) {
    if ("id" in word) {
      const question = open.get(word.id);
      if (!question) return;
      settle(word.id, read(word.text));
    } else if ("ready" in word) {
      up = true;
      failed = 0;
      for (const id of [...open.keys()].sort((a, b) => a - b)) send(id);
    } else if ("dead" in word) {
      end(word.dead, { network: word.network, doubt: true });
    } else if ("alive" in word) {
      watch.holds(word.alive);
    } else {
      arrived(word.reached, 1);
    }
  }

  /** @param {number} id */
  function send(id) {
    const question = open.get(id);
    if (!question || question.sent) return;
    question.sent = true;
    watch.asked(id, question.command);
    worker?.postMessage({ id, text: question.text });
  }

  /**
   * @param {number} id
   * @param {Reply} reply
   */
  function settle(id, reply) {
    const question = open.get(id);
    if (!question) return;
    watch.answered(id);
    open.delete(id);
    question.answer(reply);
  }

  /**
   * The worker is done for: whoever waits for an answer learns of it, and another worker is started.
   * @param {string} what
   * @param {{ network?: boolean, doubt?: boolean }} [why] whether only the network kept it from starting; whether a part that
   *   it started from may be wrong
   */
  function end(what, { network = false, doubt = false } = {}) {
    const wasUp = up;
    worker?.terminate();
    worker = null;
    up = false;
    watch.forget();
    if (wasUp) onCrash(what);
    for (const [id, question] of [...open]) if (question.sent) settle(id, broke(what));
    const missed = network || !sound || navigator.onLine === false;
    const pause = RETRY_AFTER[failed++] ?? (missed ? RETRY_AFTER.at(-1) : undefined);
    if (pause === undefined) for (const id of [...open.keys()]) settle(id, broke(what));
    else retry = setTimeout(startAgain, wasUp ? 0 : pause, doubt && !wasUp);
  }

  /** @param {boolean} doubt */
  async function startAgain(doubt) {
    if (doubt) sound = await mendEngine();
    if (!worker) startWorker();
  }

  /** @param {object} request @returns {Promise<Reply>} */
  function call(request) {
    if (!worker && !retry) wake();
    return new Promise((answer) => {
      const id = next++;
      open.set(id, {
        answer,
        command: "do" in request ? String(request.do) : "",
        text: JSON.stringify(request),
        sent: false,
      });
      if (up) send(id);
    });
  }

  function wake() {
    if (worker) return;
    failed = 0;
    startWorker();
  }

  addEventListener("online", wake);
  startWorker();
  return {
    call,
    wake,
    restart: () => end("restarted"),
    async ping() {
      const asked = performance.now();
      await call({ do: "ping" });
      return performance.now() - asked;
    },
  };
}

/** @param {string} text @returns {Reply} */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return broke("an answer that is no JSON");
  }
}

/** The worker learns by its name where Pyodide lies: what it begins with cannot wait for a message. */
export function spawnWorker() {
  return new Worker(new URL("worker.js", import.meta.url), { type: "module", name: RUNTIME });
}
