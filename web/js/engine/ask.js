/** Requests about the running session: if the engine crashes, reopen the session from its record and repeat the request once. */

import { EngineFault, unwrap } from "./faults.js";

/** @import { Engine } from "./client.js" */

/** Faults after which the engine no longer has the session. */
const SESSION_LOST = new Set(["engine-broke", "no-session"]);

/** @param {unknown} fault */
export const isSessionLost = (fault) => fault instanceof EngineFault && SESSION_LOST.has(fault.fault.id);

/**
 * @param {Pick<Engine, "call">} engine
 * @param {() => Record<string, unknown> | null} reopening the request that reopens the session in a fresh engine, null if there is none
 */
export function createAsk(engine, reopening) {
  /**
   * @param {Record<string, unknown>} request
   * @returns {Promise<any>} the reply's value; faults are thrown
   */
  return async function ask(request) {
    for (let last = false; ; last = true) {
      try {
        return unwrap(await engine.call(request));
      } catch (fault) {
        if (last || !isSessionLost(fault)) throw fault;
      }
      const record = reopening();
      if (record) await engine.call(record);
    }
  };
}
