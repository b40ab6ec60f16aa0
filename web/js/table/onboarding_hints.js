/**
 * Onboarding hints: explain each kind of effect the first time it acts on this device and concerns the viewer. A hint is
 * shown while its event is; the table waits for it, within limits.
 */

import { formatMessage } from "../words/i18n.js";

/** @import { Event, Frame } from "../engine/shapes" */
/** @import { Hint } from "../games.js" */
/** @import { Table } from "../state.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { GameStorage } from "../storage/storage.js" */
/** @import { Store } from "../store.js" */

/** Reading time in milliseconds: a minimum, plus this much per character. */
const READING_MS = { least: 1200, letter: 38 };

/** The most that is waited for the hints of one game; with their events they are on screen for 20 s at most. */
const GAME_MS = 17_000;

/** @param {{ store: Store, storage: Pick<GameStorage, "writeSettings">, adapters: Pick<Adapters, "get"> }} parts */
export function createOnboardingHints({ store, storage, adapters }) {
  /** What the hints of a table have taken so far. */
  let spent = { table: "", ms: 0 };
  /** Events that have been explained. @type {WeakSet<Event>} */
  const explained = new WeakSet();

  /** @param {string} game @param {Hint} hint */
  const readingMs = (game, { words }) =>
    READING_MS.least + READING_MS.letter * formatMessage({ game, id: words }).length;

  return {
    /**
     * The hint for a frame: for an effect that is new and concerns the viewer, at most one between two decisions, and as
     * long as the game's time for hints lasts.
     * @param {Table} table
     * @param {Frame} frame
     * @returns {Hint | null}
     */
    hintFor({ id, game, viewer, sinceLastTurn }, { event, view }) {
      const { settings } = store.get();
      const events = adapters.get(game)?.events;
      if (!settings.explains || settings.pace === "instant" || !events?.concerns(event, view, viewer)) return null;
      const found = events.hint(event);
      if (!found || settings.met.includes(`${game}:${found.kind}`) || sinceLastTurn.some((one) => explained.has(one)))
        return null;
      const before = spent.table === id ? spent.ms : 0;
      return before + readingMs(game, found) > GAME_MS ? null : found;
    },

    /**
     * The hint is being shown with its event: how long to wait for it. It counts as read.
     * @param {Table} table
     * @param {Event} event
     */
    read({ id, game, hint }, event) {
      if (!hint || explained.has(event)) return 0;
      const ms = readingMs(game, hint);
      explained.add(event);
      spent = { table: id, ms: (spent.table === id ? spent.ms : 0) + ms };
      const { settings } = store.get();
      const met = [...settings.met, `${game}:${hint.kind}`];
      store.update({ settings: { ...settings, met } });
      storage.writeSettings({ met });
      return ms;
    },
  };
}
