/** Who uses the engine's one session: whoever takes it ends the use of whoever had it. */

/** Resolves once nobody else uses the session; `end` is called when somebody takes it. @typedef {(end: () => unknown) => Promise<void>} AcquireSession */

/** @returns {AcquireSession} */
export function createSessionOwner() {
  /** @type {() => unknown} */
  let endLast = () => null;
  /** Resolves when everybody before the last owner has ended. @type {Promise<unknown>} */
  let ended = Promise.resolve();

  return async function acquireSession(end) {
    if (end !== endLast) {
      const endFormer = endLast;
      endLast = end;
      ended = ended.then(endFormer).catch(() => {});
    }
    await ended;
  };
}
