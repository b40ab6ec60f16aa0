/** The page's one state: worker replies go in, templates are rendered from what lies here. */

/** @import { State } from "./state.js" */

/** @typedef {(state: State) => void} Listener */

/**
 * @param {State} initial
 */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<Listener>} */
  const listeners = new Set();

  return {
    /** The state as it is now; never changed in place. */
    get: () => state,

    /**
     * Lays new values over the old state and tells everybody who listens.
     * @param {Partial<State>} patch
     */
    update(patch) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener(state);
    },

    /**
     * @param {Listener} listener
     * @returns {() => void} ends the subscription
     */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
