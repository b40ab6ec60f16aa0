/** Tells people when something is not kept, and when all is kept again. */

import { onSettingsError } from "./settings.js";
import { onSaveStatus } from "./unsaved.js";

/** @import { Store } from "../store.js" */

/** What a message of ours is called. */
const OURS = /^storage-/;

/** @param {Store} store */
export function reportSaveStatus(store) {
  let settingsTold = false;

  onSaveStatus((saveStatus, why) => {
    const { saveStatus: before, notice } = store.get();
    store.update({ saveStatus });
    if (saveStatus === "no") store.update({ notice: { id: `storage-${why}`, tone: "error", save: true } });
    // Nobody else's message is talked over by good news.
    else if (before === "no" && (notice === null || OURS.test(notice.id)))
      store.update({ notice: { id: "storage-again", tone: "info" } });
  });

  onSettingsError(() => {
    if (settingsTold) return;
    settingsTold = true;
    // Games matter more.
    if (store.get().notice === null) store.update({ notice: { id: "storage-settings", tone: "error" } });
  });
}
