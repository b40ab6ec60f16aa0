/** The game in a link: checked, shown, replayed, and stored only if the person wants to keep it. */

import { readLink } from "../controllers/sharing.js";
import { createScreenState } from "../screen_state.js";
import { gameFromRecord } from "../storage/saved_game.js";
import { createReplay } from "./replay.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { RecordInfo } from "../engine/shapes" */
/** @import { Notice } from "../state.js" */

/**
 * State of the shared-game screen.
 * @typedef {object} SharedGameState
 * @property {string} data the link's data
 * @property {RecordInfo | null} checked
 * @property {Notice | null} notice what is wrong with the link
 * @property {string} storedId the game's id once it has been stored
 * @property {boolean} replaying whether its replay is open
 */

/** @type {SharedGameState} */
const EMPTY = { data: "", checked: null, notice: null, storedId: "", replaying: false };

export const sharedGameState = createScreenState("share", EMPTY);

/** @param {ControllerParts} parts */
export function createSharedGame({ store, storage, controller, ask, notify }) {
  const replay = controller(createReplay);
  const now = () => sharedGameState.of(store.get());

  /** @param {Partial<SharedGameState>} changes */
  const patch = (changes) => sharedGameState.patch(store, changes);

  function closeReplay() {
    if (!now().replaying) return;
    replay.leave();
    patch({ replaying: false });
  }

  return {
    /** Read a link. @param {string} data */
    async open(data) {
      replay.leave();
      sharedGameState.clear(store);
      patch({ data });
      /** Only the latest link is processed. */
      const isWanted = () => store.get().screen.name === "share" && now().data === data;
      const read = await readLink(ask, data);
      if (!isWanted()) return;
      if ("notice" in read) return patch({ notice: read.notice });
      patch({ checked: read.checked });
      const stored = (await storage.listGames()).games.find(({ record }) => record === read.checked.record);
      if (isWanted() && stored) patch({ storedId: stored.id });
    },

    /** @param {RecordInfo} checked */
    openReplay(checked) {
      // "Back" leads from the replay to the summary.
      history.pushState(null, "", location.href);
      addEventListener("popstate", closeReplay, { once: true });
      patch({ replaying: true });
      void replay.openRecord(checked);
    },

    /** Store the game. @param {RecordInfo} checked */
    async keep(checked) {
      const game = gameFromRecord(checked);
      patch({ storedId: game.id });
      // If it could not be stored, that message matters more.
      if (await storage.addGames([game])) notify({ id: "library-added", args: { count: 1, known: 0 }, tone: "info" });
    },

    leave() {
      replay.leave();
      sharedGameState.clear(store);
    },
  };
}
