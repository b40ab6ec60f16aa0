/** What lives in this tab only goes along when the page is loaded anew: in the tab's own history, where no storage is asked for. */

import { handOver, receive } from "./storage.js";
import { letPageGo } from "./unkept.js";

/** @returns {boolean} false: the browser does not take so much; then the page must stay */
export function packUp() {
  const handed = handOver();
  if (handed.length === 0) return true;
  try {
    history.replaceState({ handed }, "");
  } catch {
    return false;
  }
  letPageGo();
  return true;
}

/** Takes what the page before has packed up. */
export function unpack() {
  const handed = /** @type {{ handed?: unknown } | null} */ (history.state)?.handed;
  if (!Array.isArray(handed)) return;
  history.replaceState(null, "");
  receive(handed);
}
