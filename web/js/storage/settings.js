/** Settings in localStorage; stored values may come from another build or be corrupt, and may be impossible to store. */

/** @import { Settings } from "../state.js" */

const KEY = "raenke-settings";

/** The stored object, not validated. @returns {Record<string, unknown>} */
function readStored() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** @param {() => void} onError the settings cannot be stored */
export function createSettings(onError) {
  return {
    /**
     * Read the settings; a field of the wrong type falls back to its default.
     * @param {Settings} defaults
     * @returns {Settings}
     */
    readSettings(defaults) {
      const stored = readStored();
      /** @type {Record<string, unknown>} */
      const merged = { ...defaults };
      for (const [name, value] of Object.entries(defaults)) {
        const old = Object.hasOwn(stored, name) ? stored[name] : undefined;
        if (typeof old === typeof value && old !== null && Array.isArray(old) === Array.isArray(value))
          merged[name] = old;
      }
      return /** @type {Settings} */ (/** @type {unknown} */ (merged));
    },

    /**
     * Write only the changed fields: another tab may have changed the others.
     * @param {Partial<Settings>} patch
     */
    writeSettings(patch) {
      try {
        localStorage.setItem(KEY, JSON.stringify({ ...readStored(), ...patch }));
      } catch {
        onError();
      }
    },

    /**
     * Register a callback for settings changed by another tab.
     * @param {() => void} listener
     */
    onSettingsChanged(listener) {
      addEventListener("storage", (event) => {
        if (event.key === KEY || event.key === null) listener();
      });
    },
  };
}
