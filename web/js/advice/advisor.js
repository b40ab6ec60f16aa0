/**
 * Advice of the engine, for hints, explanations and analysis: from a worker of its own, which starts with the first
 * question and ends when nobody asks any more, so that no table ever waits for it.
 */

import { createEngine } from "../engine/client.js";
import { EngineFault, unwrap } from "../engine/faults.js";

/** @import { Ask, Engine } from "../engine/client.js" */

/** An engine that can be let go of. @typedef {Pick<Engine, "call" | "keepFiles" | "rest">} AdviceEngine */

/**
 * @typedef {object} Advisor
 * @property {(request: Record<string, unknown>, signal: AbortSignal) => Promise<any>} ask the value of a request that is
 *   answered in slices, once it is complete; null if it was aborted; faults are thrown. One question is worked on after the other
 * @property {() => void} rest end the worker now; the next question starts it again
 */

/** So long it is kept after the last answer, in milliseconds: another Python takes some sixty megabytes. */
const IDLE_MS = 90_000;

/** Devices with so little memory, in gigabytes, are spared a second worker. */
const LITTLE_MEMORY = 2;

/**
 * The device's memory in gigabytes, as far as the browser tells.
 * @returns {number | undefined}
 */
const memory = () => /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory;

/** How many advisors this device can have at work beside its table; 0: not even one, so that advice shares the table's worker. */
export function freeWorkers() {
  const gigabytes = memory();
  if (gigabytes !== undefined && gigabytes <= LITTLE_MEMORY) return 0;
  return Math.max(1, Math.min((navigator.hardwareConcurrency || 2) - 1, gigabytes ?? 4));
}

/**
 * `controller(createAdvisor)` is the one that hints and explanations share; an analysis may make more of them, and has to
 * let each of them rest. Without memory for a worker, or if that one breaks, the table's own answers: then a table waits
 * for one slice at most.
 * @param {{ call: Ask }} parts the table's engine
 * @param {() => AdviceEngine | null} [start] an engine of its own, null if there is to be none
 * @returns {Advisor}
 */
export function createAdvisor({ call }, start = () => (freeWorkers() > 0 ? createEngine({ idle: true }) : null)) {
  /** Made by the first question; null: the table's engine answers. @type {AdviceEngine | null | undefined} */
  let engine;
  /** Resolves when the questions so far have been answered. @type {Promise<unknown>} */
  let last = Promise.resolve();
  let waiting = 0;
  /** Whether what it has unpacked was handed on. */
  let kept = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idle;

  function rest() {
    clearTimeout(idle);
    engine?.rest();
  }

  /** One slice. @param {Record<string, unknown>} request @param {AbortSignal} signal */
  async function slice(request, signal) {
    if (engine === undefined) engine = start();
    const own = engine;
    if (!own) return unwrap(await call(request));
    try {
      const answer = unwrap(await own.call(request));
      if (!kept) void own.keepFiles();
      kept = true;
      return answer;
    } catch (fault) {
      if (signal.aborted || !(fault instanceof EngineFault) || fault.fault.id !== "engine-broke") throw fault;
      // There may be no memory for it: the table's engine begins anew.
      own.rest();
      engine = null;
      return unwrap(await call(request));
    }
  }

  /** @param {Record<string, unknown>} request @param {AbortSignal} signal */
  async function work(request, signal) {
    while (!signal.aborted) {
      const answer = await slice(request, signal).catch((fault) => {
        if (!signal.aborted) throw fault;
        return null;
      });
      if (!signal.aborted && !answer?.thinking) return answer;
    }
    return null;
  }

  return {
    ask(request, signal) {
      waiting += 1;
      clearTimeout(idle);
      const answer = last.then(() => work(request, signal));
      last = answer
        .catch(() => {})
        .then(() => {
          waiting -= 1;
          if (waiting === 0) idle = setTimeout(rest, IDLE_MS);
        });
      return answer;
    },

    rest,
  };
}
