/** What lives in this tab only goes along when the page is loaded anew: in the tab's own history, where no storage is asked for. */

import { handOver, receive } from "./game_writer.js";
import { letPageGo, onLeave, troubleNow } from "./unsaved.js";

/** @import { Trouble } from "./unsaved.js" */

/** What is packed up. @returns {{ handed?: unknown, why?: unknown }} */
const packed = () => history.state ?? {};

/** @returns {boolean} false: the browser does not take so much */
function pack() {
  try {
    const handed = handOver();
    if (handed.length > 0) history.replaceState({ handed, why: troubleNow() }, "");
    else if (packed().handed) history.replaceState(null, "");
    return true;
  } catch {
    return false;
  }
}

// Whoever was asked and loads the page anew all the same, or brings a closed tab back, finds the game again.
onLeave(() => void pack());

/** @returns {boolean} false: it cannot come along; then the page must stay */
export function packUp() {
  if (!pack()) return false;
  letPageGo();
  return true;
}

/** Takes what the page before has packed up. */
export function unpack() {
  const { handed, why } = packed();
  if (!Array.isArray(handed)) return;
  history.replaceState(null, "");
  receive(
    handed,
    /** @type {Trouble[]} */ (["refused", "full", "silent"]).find((trouble) => trouble === why),
  );
}
