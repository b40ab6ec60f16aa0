/** Carry unsaved games over a reload in `history.state`, which works even where storage is refused. */

import { exportUnsaved, importUnsaved } from "./game_writer.js";
import { allowLeave, currentProblem, onPageLeave } from "./unsaved.js";

/** @import { SaveProblem } from "./unsaved.js" */

/** What the previous page stored. @returns {{ handed?: unknown, why?: unknown }} */
const historyState = () => history.state ?? {};

/** false: too large for the browser @returns {boolean} false: the browser does not take so much */
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

// A page that is reloaded despite the warning, or a restored tab, finds its games again.
onPageLeave(() => void storeInHistory());

/** false: they cannot be carried over, so the page must not reload @returns {boolean} false: it cannot come along; then the page must stay */
export function prepareReload() {
  if (!storeInHistory()) return false;
  allowLeave();
  return true;
}

/** Restore what the previous page has stored. */
export function restoreAfterReload() {
  const { handed, why } = historyState();
  if (!Array.isArray(handed)) return;
  history.replaceState(null, "");
  importUnsaved(
    handed,
    /** @type {SaveProblem[]} */ (["refused", "full", "silent"]).find((problem) => problem === why),
  );
}
