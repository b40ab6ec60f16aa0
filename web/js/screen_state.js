/** What a screen keeps under its own name as long as the page lives: a typed drawer of the one state, which only its screen opens. */

/** @import { State } from "./state.js" */
/** @import { Store } from "./store.js" */

/**
 * @template {object} T
 * @param {string} name no two screens have the same
 * @param {Readonly<T>} fresh what it holds at first
 */
export function createScreenState(name, fresh) {
  /** @param {State} state */
  const of = ({ screenStates }) => /** @type {Readonly<T>} */ (screenStates[name] ?? fresh);

  return {
    of,

    /** @param {Store} store @param {Partial<T>} patch */
    patch(store, patch) {
      const state = store.get();
      store.update({ screenStates: { ...state.screenStates, [name]: { ...of(state), ...patch } } });
    },

    /** Everything is as at first. @param {Store} store */
    clear(store) {
      const { [name]: had, ...screenStates } = store.get().screenStates;
      if (had !== undefined) store.update({ screenStates });
    },
  };
}
