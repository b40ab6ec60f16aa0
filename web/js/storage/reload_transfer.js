/** What lives in this tab only goes along when the page is loaded anew: in the tab's own history, where no storage is asked for. */

import { exportUnsaved, importUnsaved } from "./game_writer.js";
import { allowLeave, currentProblem, onPageLeave } from "./unsaved.js";

/** @import { SaveProblem } from "./unsaved.js" */

/** What is packed up. @returns {{ handed?: unknown, why?: unknown }} */
const historyState = () => history.state ?? {};

/** @returns {boolean} false: the browser does not take so much */
function storeInHistory() {
  try {
    const handed = exportUnsaved();
    if (handed.length > 0) history.replaceState({ handed, why: currentProblem() }, "");
    else if (historyState().handed) history.replaceState(null, "");
    return true;
  } catch {
    return false;
  }
}

// Whoever was asked and loads the page anew all the same, or brings a closed tab back, finds the game again.
onPageLeave(() => void storeInHistory());

/** @returns {boolean} false: it cannot come along; then the page must stay */
export function prepareReload() {
  if (!storeInHistory()) return false;
  allowLeave();
  return true;
}

/** Takes what the page before has packed up. */
export function restoreAfterReload() {
  const { handed, why } = historyState();
  if (!Array.isArray(handed)) return;
  history.replaceState(null, "");
  importUnsaved(
    handed,
    /** @type {SaveProblem[]} */ (["refused", "full", "silent"]).find((problem) => problem === why),
  );
}
