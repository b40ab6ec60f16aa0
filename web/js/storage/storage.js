/** Everything that is stored on this device. One instance per page owns all state; app.js creates it and hands it down. */

import { createDatabase } from "./database.js";
import { createGameLock } from "./game_lock.js";
import { createGameWriter } from "./game_writer.js";
import { createReloadTransfer } from "./reload_transfer.js";
import { createRepository } from "./repository.js";
import { createSettings } from "./settings.js";
import { createTrash } from "./trash.js";
import { createUnsaved } from "./unsaved.js";

/** @import { Ask } from "../engine/client.js" */
/** @import { SaveProblem } from "./database.js" */
/** @import { DailyTries } from "./daily_tries.js" */
/** @import { Statistics } from "./statistics.js" */
/** @import { SaveStatus } from "./unsaved.js" */

/**
 * @typedef {object} StorageListeners
 * @property {(status: SaveStatus, why: SaveProblem) => void} onSaveStatus the save status has changed
 * @property {() => void} onSettingsError the settings cannot be stored
 */

/** @param {{ ask: Ask } & StorageListeners} parts `ask`: the engine, for the statistics */
export function createStorage({ ask, onSaveStatus, onSettingsError }) {
  const unsaved = createUnsaved(onSaveStatus);
  const database = createDatabase("raenke-games", unsaved.retry);
  const repository = createRepository({ database, unsaved });
  const writer = createGameWriter({ database, repository, unsaved });
  /** @type {Promise<Statistics> | null} */
  let statistics = null;
  /** @type {Promise<DailyTries> | null} */
  let daily = null;

  return {
    ...createSettings(onSettingsError),
    ...repository,
    ...writer,
    ...createTrash({ database, unsaved }),
    ...createGameLock(),
    ...createReloadTransfer({ writer, unsaved }),

    unsavedGames: unsaved.all,

    /** What has been played of the deals of the day; loaded like the statistics. */
    daily() {
      if (daily) return daily;
      const loading = import("./daily_tries.js").then(({ createDailyTries }) => createDailyTries({ ask, repository }));
      daily = loading;
      loading.catch(() => {
        daily = null;
      });
      return loading;
    },

    /** The statistics, whose module is loaded when first asked for; a failed load is repeated by the next call. */
    statistics() {
      if (statistics) return statistics;
      const loading = import("./statistics.js").then(({ createStatistics }) =>
        createStatistics({ ask, repository, writer }),
      );
      statistics = loading;
      loading.catch(() => {
        statistics = null;
      });
      return loading;
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} GameStorage */
