/** The game in a link: checked, shown, replayed, and stored only if the person wants to keep it. */

import { readLink } from "../controllers/sharing.js";
import { noticeForFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { gameFromRecord, humanSeats } from "../storage/saved_game.js";
import { createReplay } from "./replay.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { RecordInfo, ReplayPosition, View } from "../engine/shapes" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { Notice } from "../state.js" */

/**
 * State of the shared-game screen.
 * @typedef {object} SharedGameState
 * @property {string} data the link's data
 * @property {boolean} challenge whether it is to be played instead of looked at
 * @property {RecordInfo | null} checked
 * @property {View | null} view its final position, with all cards open
 * @property {Notice | null} notice what is wrong with the link
 * @property {string} storedId the game's id once it has been stored
 * @property {boolean} replaying whether its replay is open
 */

/** @type {SharedGameState} */
const EMPTY = { data: "", challenge: false, checked: null, view: null, notice: null, storedId: "", replaying: false };

export const sharedGameState = createScreenState("share", EMPTY);

/** @param {ControllerParts} parts */
export function createSharedGame({ store, storage, adapters, controller, ask, notify }) {
  const replay = controller(createReplay);
  const now = () => sharedGameState.of(store.get());

  /** @param {Partial<SharedGameState>} changes */
  const patch = (changes) => sharedGameState.patch(store, changes);

  function closeReplay() {
    if (!now().replaying) return;
    replay.leave();
    patch({ replaying: false });
  }

  /**
   * Show the final position, once its game has loaded.
   * @param {RecordInfo} checked
   * @param {() => boolean} isWanted
   */
  async function showEnd({ game, record, tokens }, isWanted) {
    const [, shown] = await Promise.all([
      adapters.openWithRetry(game),
      /** @type {Promise<ReplayPosition | null>} */ (
        ask({ do: "replay", record, at: tokens, seat: null, open: true }).catch(() => null)
      ),
    ]);
    if (shown && isWanted()) patch({ view: shown.view });
  }

  return {
    /**
     * The challenge as a game of one's own, null if it cannot be dealt.
     * @param {RecordInfo} checked
     * @param {string} name of whoever plays
     * @returns {Promise<SavedGame | null>}
     */
    async accept({ record }, name) {
      try {
        const dealt = /** @type {RecordInfo} */ (await ask({ do: "challenge", record, name }));
        return gameFromRecord(dealt, { challenge: now().data });
      } catch (fault) {
        notify(noticeForFault(fault));
        return null;
      }
    },

    /**
     * Read a link.
     * @param {string} data
     * @param {boolean} challenge
     */
    async open(data, challenge) {
      replay.leave();
      sharedGameState.clear(store);
      patch({ data, challenge });
      /** Only the latest link is processed. */
      const isWanted = () => store.get().screen.name === "share" && now().data === data;
      const read = await readLink(ask, data);
      if (!isWanted()) return;
      if ("notice" in read) return patch({ notice: read.notice });
      const { checked } = read;
      // A challenge needs somebody to answer it, and a result to beat.
      patch({ checked, challenge: challenge && checked.over && humanSeats(checked).length > 0 });
      if (checked.over && !now().challenge) void showEnd(checked, isWanted);
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

    /** Store the game; the result is its id. @param {RecordInfo} checked */
    async keep(checked) {
      const game = gameFromRecord(checked);
      patch({ storedId: game.id });
      // If it could not be stored, that message matters more.
      if (await storage.addGames([game])) notify({ id: "library-added", args: { count: 1, known: 0 }, tone: "info" });
      return game.id;
    },

    leave() {
      replay.leave();
      sharedGameState.clear(store);
    },
  };
}
