/** How long a guest looks for its host before it is told what to do if that device does not come back. */

const LONG_MS = 60_000;

/** @param {() => void} onLong */
export function createPatience(onLong) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  return {
    /** The host is away; the time runs from the first of several calls. */
    begin() {
      timer ??= setTimeout(onLong, LONG_MS);
    },

    /** The host is there, or nobody looks for it any more. */
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
