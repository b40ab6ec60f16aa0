/** Carry unsaved games over a reload in `history.state`, which works even where storage is refused. */

/** @import { SaveProblem } from "./database.js" */
/** @import { GameWriter } from "./game_writer.js" */
/** @import { Unsaved } from "./unsaved.js" */

/** What the previous page stored. @returns {{ handed?: unknown, why?: unknown }} */
const historyState = () => history.state ?? {};

/** @param {{ writer: GameWriter, unsaved: Unsaved }} parts */
export function createReloadTransfer({ writer, unsaved }) {
  /** @returns {boolean} false: too large for the browser */
  function storeInHistory() {
    try {
      const handed = writer.serializeUnsaved();
      if (handed.length > 0) history.replaceState({ handed, why: unsaved.problem() }, "");
      else if (historyState().handed) history.replaceState(null, "");
      return true;
    } catch {
      return false;
    }
  }

  // A page that is reloaded despite the warning, or a restored tab, finds its games again.
  unsaved.onLeave(() => void storeInHistory());

  return {
    /** @returns {boolean} false: the games cannot be carried over, so the page must not reload */
    prepareReload() {
      if (!storeInHistory()) return false;
      unsaved.allowLeave();
      return true;
    },

    /** Restore what the previous page has stored. */
    restoreAfterReload() {
      const { handed, why } = historyState();
      if (!Array.isArray(handed)) return;
      history.replaceState(null, "");
      writer.adoptUnsaved(
        handed,
        /** @type {SaveProblem[]} */ (["refused", "full", "silent"]).find((problem) => problem === why),
      );
    },
  };
}
