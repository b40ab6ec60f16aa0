/** The game last played, which the start page offers to continue. */

import { createScreenState } from "../screen_state.js";
import { BrokenEntry } from "../storage/saved_game.js";

/** @import { Store } from "../store.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { GameStorage } from "../storage/storage.js" */

/** null: there is none, or it cannot be continued. @type {{ game: SavedGame | null }} */
const NONE = { game: null };

export const lastGameState = createScreenState("start", NONE);

/** @param {{ store: Store, storage: GameStorage }} parts */
export const createLastGame = ({ store, storage }) => ({
  async read() {
    const { current } = store.get().settings;
    const game = current ? await storage.readGame(current).catch(() => undefined) : undefined;
    lastGameState.patch(store, { game: game && !(game instanceof BrokenEntry) ? game : null });
  },
});
