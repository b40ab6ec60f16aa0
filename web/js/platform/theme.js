/** Apply the theme: light, dark, or the device's preference. */

/** @import { Settings } from "../state.js" */

/** @param {Settings["theme"]} theme */
export function applyTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
