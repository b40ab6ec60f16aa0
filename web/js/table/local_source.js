/** The usual source of a table: the engine of this page, and a game stored on this device. */

import { createAsk } from "../engine/ask.js";
import { createAutosave } from "../storage/autosave.js";
import { openRequest } from "../storage/saved_game.js";

/** @import { Snapshot } from "../engine/shapes" */
/** @import { Engine } from "../engine/client.js" */
/** @import { BrokenEntry, SavedGame } from "../storage/saved_game.js" */
/** @import { GameStorage } from "../storage/storage.js" */
/** @import { Store } from "../store.js" */
/** @import { createOwnBotSeats } from "./own_bots.js" */

/**
 * Where the game at the table is, and who answers for it: this device, or the host of a table with friends.
 * @typedef {object} TableSource
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the value of the answer; faults are thrown
 * @property {(id: string, takeOver: boolean, wanted: () => boolean) => Promise<SavedGame | BrokenEntry | "elsewhere" | "lost" | "silent" | null>} claim
 * @property {() => SavedGame | null} game
 * @property {(snapshot: Snapshot) => Promise<void>} save nobody may see the snapshot before this resolves
 * @property {() => Promise<void>} [countHint] nobody may see the hint before this resolves; absent where there are none
 * @property {() => boolean} isShared whether several people share this device
 * @property {(id: string) => void} remember
 * @property {() => void} forget
 * @property {() => Promise<void>} letGo
 * @property {boolean} [remote] the engine is elsewhere
 * @property {() => number | null} [viewer] the seat of this device, where not all people's seats are
 * @property {(signal: AbortSignal) => Promise<"moved" | "cut">} [moved] resolves when somebody elsewhere has changed the position
 * @property {() => void} [requestUndo]
 */

/**
 * @param {{ store: Store, storage: GameStorage, engine: Engine, ownBots: Pick<ReturnType<typeof createOwnBotSeats>, "names"> }} parts
 * @param {(id: string) => void} onGameLost another tab has taken the game over
 * @param {(game: SavedGame) => void} onDue the statistics are to be updated
 * @returns {TableSource}
 */
export function createLocalSource({ store, storage, engine, ownBots }, onGameLost, onDue) {
  const autosave = createAutosave({ store, storage }, onGameLost, onDue);
  const ask = createAsk(engine, () => {
    const game = autosave.game();
    return game?.record ? openRequest(game, store.get().table?.viewer ?? null, ownBots.names()) : null;
  });
  return { ...autosave, ask };
}
