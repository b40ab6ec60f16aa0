/** What the end of a game tells besides the result: how it went, and the personal record. */

import { createScreenState } from "../screen_state.js";
import { humanSeats, isSavedGame } from "../storage/saved_game.js";
import { readLink } from "./sharing.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Course, SeatPlan } from "../engine/shapes" */
/** @import { State } from "../state.js" */
/** @import { Entry } from "../storage/statistics.js" */

/** The best result before this game, with as many players, null for none. @typedef {{ best: number | null }} PersonalRecord */

/** The game that this one answers: whose it is, and the points there. @typedef {{ seat: number, seats: SeatPlan[], points: number, data: string }} Rival */

/**
 * @typedef {object} GameEnd
 * @property {string} id of the game
 * @property {Course | null} course
 * @property {Rival | null} rival
 * @property {PersonalRecord | null} personal null until read, and where the game does not count
 */

/** @type {GameEnd} */
const EMPTY = { id: "", course: null, rival: null, personal: null };

const gameEndState = createScreenState("end", EMPTY);

/** What is known of the end of this game. @param {State} state @param {string} id */
export function gameEndOf(state, id) {
  const end = gameEndState.of(state);
  return end.id === id ? end : EMPTY;
}

/**
 * The most points that a person had in a game with as many players, null for none.
 * @param {readonly Entry[]} entries
 * @param {{ id: string, game: string, players: number }} current which is left out
 */
export function bestBefore(entries, { id, game, players }) {
  const points = entries
    .filter((entry) => entry.id !== id && entry.game === game && entry.kinds.length === players)
    .flatMap((entry) => entry.points.filter((_, seat) => entry.kinds[seat] === "human"));
  return points.length > 0 ? Math.max(...points) : null;
}

/** @param {Pick<ControllerParts, "store" | "storage" | "ask">} parts */
export function createGameEnd({ store, storage, ask }) {
  const isWanted = (/** @type {string} */ id) => gameEndState.of(store.get()).id === id;

  /** @param {string} id @returns {Promise<Rival | null>} */
  async function rivalOf(id) {
    const stored = await storage.readGame(id).catch(() => undefined);
    if (!isSavedGame(stored) || stored.challenge === "") return null;
    const read = await readLink(ask, stored.challenge);
    if ("notice" in read) return null;
    const { seats, scores } = read.checked;
    const [seat = 0] = humanSeats(read.checked);
    return { seat, seats, points: scores[seat] ?? 0, data: stored.challenge };
  }

  return {
    /**
     * Read all of it once; called by every rendering.
     * @param {{ id: string, game: string, record: string, seats: readonly SeatPlan[], practice: boolean }} ended
     */
    async read({ id, game, record, seats, practice }) {
      if (isWanted(id)) return;
      // Not while rendering.
      await Promise.resolve();
      if (isWanted(id)) return;
      gameEndState.clear(store);
      gameEndState.patch(store, { id });
      const course = await ask({ do: "course", record }).catch(() => null);
      if (isWanted(id)) gameEndState.patch(store, { course });
      const rival = await rivalOf(id);
      if (isWanted(id)) gameEndState.patch(store, { rival });
      if (practice) return;
      const { entries } = await (await storage.statistics()).readEntries();
      const personal = { best: bestBefore(entries, { id, game, players: seats.length }) };
      if (isWanted(id)) gameEndState.patch(store, { personal });
    },
  };
}
