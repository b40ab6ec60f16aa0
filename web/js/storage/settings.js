/** The settings, in localStorage. A browser that refuses keeps none; what lies there may be of another version, or another's hand. */

/** @import { Settings } from "../state.js" */

const KEY = "raenke-settings";

/** @type {() => void} */
let reportError = () => {};

/** Calls back when settings cannot be kept. @param {() => void} listener */
export function onSettingsError(listener) {
  reportError = listener;
}

/** What lies there, whatever it is. @returns {Record<string, unknown>} */
function readStored() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/**
 * The settings as they were left, field by field of the right kind; anything else is forgotten.
 * @param {Settings} defaults
 * @returns {Settings}
 */
export function readSettings(defaults) {
  const kept = readStored();
  /** @type {Record<string, unknown>} */
  const merged = { ...defaults };
  for (const [name, value] of Object.entries(defaults)) {
    const old = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (typeof old === typeof value && old !== null && Array.isArray(old) === Array.isArray(value)) merged[name] = old;
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (merged));
}

/**
 * Writes what has changed, and only that: another tab may have changed the rest.
 * @param {Partial<Settings>} patch
 */
export function writeSettings(patch) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStored(), ...patch }));
  } catch {
    reportError();
  }
}

/**
 * Calls back when another tab has changed the settings.
 * @param {() => void} listener
 */
export function onSettingsChanged(listener) {
  addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) listener();
  });
}
