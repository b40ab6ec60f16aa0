/** Show toasts when saving fails and when everything is saved again. */

/** @import { Store } from "../store.js" */
/** @import { StorageListeners } from "./storage.js" */

/** The ids of storage toasts. */
const OURS = /^storage-/;

/** @param {Store} store @returns {StorageListeners} */
export function saveStatusToasts(store) {
  let settingsTold = false;

  return {
    onSaveStatus(saveStatus, why) {
      const { saveStatus: before, notice } = store.get();
      store.update({ saveStatus });
      if (saveStatus === "no")
        store.update({ notice: { id: /** @type {const} */ (`storage-${why}`), tone: "error", save: true } });
      // Good news does not replace an unrelated message.
      else if (before === "no" && (notice === null || OURS.test(notice.id)))
        store.update({ notice: { id: "storage-again", tone: "info" } });
    },

    onSettingsError() {
      if (settingsTold) return;
      settingsTold = true;
      // Unsaved games matter more than unsaved settings.
      if (store.get().notice === null) store.update({ notice: { id: "storage-settings", tone: "error" } });
    },
  };
}
