/** The page's single state store: engine replies go in, templates render what it holds. */

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
    /** The current state; never mutated. */
    get: () => state,

    /**
     * Merge a patch into the state and notify all listeners.
     * @param {Partial<State>} patch
     */
    update(patch) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener(state);
    },

    /**
     * @param {Listener} listener
     * @returns {() => void} unsubscribes
     */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
