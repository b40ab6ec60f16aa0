/** What Adel tells on the stage: the final scoring, line by line. (MOTION) */

/** @import { StageRoom } from "../games.js" */
/** @import { AdelEvent, AdelView } from "./shapes" */

/** @type {StageRoom<AdelView, AdelEvent>} */
export const STAGE = {
  kinds: new Set(["game-over"]), follows: new Set(), again: new Set(),
  acts: () => [], steps: () => 1, stays: () => 1000, heard: () => "", whole: () => "", picture: () => null,
  end: "scoring-title", againWords: () => ({ label: "", which: "" }),
};
