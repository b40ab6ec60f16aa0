/** The page's side of the worker: questions as promises, progress, and a fresh worker when one breaks. */

import { RUNTIME } from "../platform/build.js";
import { startingParts } from "./start_files.js";
import { createProgress, FETCHED } from "./progress.js";

/** @import { Progress } from "./progress.js" */
/** @import { Reply } from "./shapes" */
/** @import { Word } from "./worker.js" */

/**
 * @typedef {object} Engine
 * @property {(request: object) => Promise<Reply>} call never rejects: a broken engine answers `engine-broke`
 * @property {() => Promise<number>} ping how many milliseconds an empty question takes
 * @property {() => void} restart ends the worker and starts another
 * @property {() => void} wake tries a start again that has been given up
 */

/** A slice of a bot or a replay takes well below a second; longer than this means that nothing comes any more. */
const ANSWER_WITHIN = 30_000;

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
  /** @type {Map<number, { answer: (reply: Reply) => void, text: string, timer: number, sent: boolean }>} */
  const open = new Map();
  let next = 1;
  let failed = 0;
  let up = false;
  let retry = 0;
  let arrived = createProgress(onProgress);
  /** @type {Worker | null} */
  let worker = null;

  function startWorker() {
    clearTimeout(retry);
    retry = 0;
    up = false;
    const fresh = spawn();
    worker = fresh;
    arrived = createProgress(onProgress);
    startingParts((part, share) => arrived(part, share)).then(
      (parts) => {
        for (const part of FETCHED) arrived(part, 1);
        if (fresh === worker) fresh.postMessage(parts);
      },
      (fault) => fresh === worker && end(String(fault).slice(0, 300), fault instanceof TypeError),
    );
    fresh.addEventListener("message", ({ data }) => {
      if (fresh === worker) hear(/** @type {Word} */ (data));
    });
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      // A script that could not be fetched gives an event without words.
      if (fresh === worker) end(event.message || "the worker could not be loaded", !event.message);
    });
    fresh.addEventListener("messageerror", () => {
      if (fresh === worker) end("a message could not be read", false);
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
      end(word.dead, word.network);
    } else {
      arrived(word.reached, 1);
    }
  }

  /** @param {number} id */
  function send(id) {
    const question = open.get(id);
    if (!question || question.sent) return;
    question.sent = true;
    question.timer = setTimeout(() => end("no answer", false), ANSWER_WITHIN);
    worker?.postMessage({ id, text: question.text });
  }

  /**
   * @param {number} id
   * @param {Reply} reply
   */
  function settle(id, reply) {
    const question = open.get(id);
    if (!question) return;
    clearTimeout(question.timer);
    open.delete(id);
    question.answer(reply);
  }

  /**
   * The worker is done for: whoever waits for an answer learns of it, and another worker is started.
   * @param {string} what
   * @param {boolean} network whether only the network kept it from starting
   */
  function end(what, network) {
    const wasUp = up;
    worker?.terminate();
    worker = null;
    up = false;
    if (wasUp) onCrash(what);
    for (const [id, question] of [...open]) if (question.sent) settle(id, broke(what));
    const missed = network || navigator.onLine === false;
    const pause = RETRY_AFTER[failed++];
    if (pause !== undefined) retry = setTimeout(startWorker, wasUp ? 0 : pause);
    else if (missed) retry = setTimeout(startWorker, RETRY_AFTER.at(-1));
    else for (const id of [...open.keys()]) settle(id, broke(what));
  }

  /** @param {object} request @returns {Promise<Reply>} */
  function call(request) {
    if (!worker && !retry) wake();
    return new Promise((answer) => {
      const id = next++;
      open.set(id, { answer, text: JSON.stringify(request), timer: 0, sent: false });
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
    restart: () => end("restarted", false),
    async ping() {
      const asked = performance.now();
      await call({ do: "hello" });
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
