/** Onboarding hints: explain each kind of effect the first time it occurs on this device. */

/** @import { Event } from "../engine/shapes" */
/** @import { Hint } from "../games.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { GameStorage } from "../storage/storage.js" */
/** @import { Store } from "../store.js" */

/** Reading time in milliseconds: a minimum, plus this much per character. */
const READING_MS = { least: 1200, letter: 38 };

/** @param {{ store: Store, storage: GameStorage, adapters: Adapters }} parts */
export function createOnboardingHints({ store, storage, adapters }) {
  /** The event explained last. @type {Event | null} */
  let explained = null;

  return {
    /**
     * The hint for an event, if it is the first of its kind; it is remembered as shown.
     * @param {string} game
     * @param {Event} event
     * @returns {Hint | null}
     */
    hintFor(game, event) {
      const { settings } = store.get();
      const found = settings.explains ? (adapters.get(game)?.events.hint(event) ?? null) : null;
      const kind = `${game}:${found?.kind}`;
      if (!found || settings.met.includes(kind)) return null;
      const met = [...settings.met, kind];
      store.update({ settings: { ...settings, met } });
      storage.writeSettings({ met });
      explained = event;
      return found;
    },

    /** Extra display time to read an event's hint. @param {Event} event @param {string} words */
    readingMs: (event, words) => (event === explained ? READING_MS.least + READING_MS.letter * words.length : 0),
  };
}
