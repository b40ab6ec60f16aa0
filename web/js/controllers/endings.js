/** What each listed game ended with, for its picture: the engine is asked only about games that come into view, one at a time. */

import { createScreenState } from "../screen_state.js";
import { humanSeats } from "../storage/saved_game.js";
import { wordsOf } from "../words/i18n.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { ReplayPosition } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { State } from "../state.js" */
/** @import { SavedGame } from "../storage/saved_game.js" */

/** @typedef {ReturnType<NonNullable<GameAdapter["trophies"]>>["items"]} Items */

/** What a game ended with, as long as its record stays the same. @typedef {{ record: string, items: Items }} Ending */

/** @typedef {{ endings: Readonly<Record<string, Ending>> }} Endings by id of the game */

/** @type {Endings} */
const EMPTY = { endings: {} };

/** Kept from visit to visit: a finished game ends the same each time. */
const endingsState = createScreenState("endings", EMPTY);

/** What the game's picture shows, null until it is known. @param {State} state @param {SavedGame} game */
export function endingOf(state, { id, record }) {
  const { endings } = endingsState.of(state);
  const known = Object.hasOwn(endings, id) ? endings[id] : undefined;
  return known?.record === record ? known.items : null;
}

/** The seat whose ending is shown: a lone person's, else the winner's. @param {SavedGame} game */
export function endingSeat(game) {
  const [you, ...others] = humanSeats(game);
  return you !== undefined && others.length === 0 ? you : (game.winners[0] ?? 0);
}

/** @param {Pick<ControllerParts, "store" | "adapters" | "ask">} parts */
export function createEndings({ store, adapters, ask }) {
  /** @type {Set<string>} */
  const wanted = new Set();
  let last = Promise.resolve();

  /** @param {SavedGame} game */
  async function read(game) {
    const { id, record } = game;
    const adapter = await adapters.openWithRetry(game.game);
    if (!adapter?.trophies || !wanted.has(id)) return;
    const { view } = /** @type {ReplayPosition} */ (
      await ask({ do: "replay", record, at: game.tokens, seat: null, open: true })
    );
    const { language } = store.get();
    const reader = { seats: game.seats, viewer: null, language, t: wordsOf(game.game) };
    const { items } = adapter.trophies(view, endingSeat(game), reader);
    endingsState.patch(store, { endings: { ...endingsState.of(store.get()).endings, [id]: { record, items } } });
  }

  return {
    /** Read a finished game's ending once; without an engine its row keeps the plain picture. @param {SavedGame} game */
    show(game) {
      if (wanted.has(game.id) || endingOf(store.get(), game)) return;
      wanted.add(game.id);
      const done = () => void wanted.delete(game.id);
      last = last.then(() => read(game)).then(done, done);
    },

    /** Nothing more is read. */
    leave: () => wanted.clear(),
  };
}
