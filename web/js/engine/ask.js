/** Questions about the running table: should the engine break, it is started anew from the record, and asked once more. */

import { EngineFault, unwrap } from "./faults.js";

/** @import { Engine } from "./client.js" */

/** Faults after which the engine no longer has the session. */
const SESSION_LOST = new Set(["engine-broke", "no-session"]);

/** @param {unknown} fault */
export const isSessionLost = (fault) => fault instanceof EngineFault && SESSION_LOST.has(fault.fault.id);

/**
 * @param {Engine} engine
 * @param {() => Record<string, unknown> | null} reopening what lays the record before a fresh engine, null without one
 */
export function createAsk(engine, reopening) {
  /**
   * @param {Record<string, unknown>} request
   * @returns {Promise<any>} the value; a fault is thrown
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
