/** Light, dark, or as the device wants it. */

/** @import { Settings } from "../state.js" */

/** @param {Settings["theme"]} theme */
export function applyTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
