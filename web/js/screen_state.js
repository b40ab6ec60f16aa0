/** State of single screens: a typed slot in the store, accessed only by its own screen. */

/** @import { State } from "./state.js" */
/** @import { Store } from "./store.js" */

/**
 * @template {object} T
 * @param {string} name unique
 * @param {Readonly<T>} fresh initial value
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

    /** Reset to the initial value. @param {Store} store */
    clear(store) {
      const { [name]: had, ...screenStates } = store.get().screenStates;
      if (had !== undefined) store.update({ screenStates });
    },
  };
}
