/** What has been explained to the people of this device, and what is new to them. */

import { writeSettings } from "../storage/settings.js";

/** @import { Event } from "../engine/shapes" */
/** @import { Hint } from "../games.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { Store } from "../store.js" */

/** So long a sentence takes to be read, in milliseconds: to begin with, and for each letter. */
const READING_MS = { least: 1200, letter: 38 };

/** @param {{ store: Store, adapters: Adapters }} parts */
export function createOnboardingHints({ store, adapters }) {
  /** The event that was explained last. @type {Event | null} */
  let explained = null;

  return {
    /**
     * What acts in this event for the first time; from now on it is known.
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
      writeSettings({ met });
      explained = event;
      return found;
    },

    /** How long an event must be looked at beyond its time, so that its explanation can be read. @param {Event} event @param {string} words */
    readingMs: (event, words) => (event === explained ? READING_MS.least + READING_MS.letter * words.length : 0),
  };
}
