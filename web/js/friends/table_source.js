/**
 * A host's running game as the table's source: the table asks as it asks an engine, and what it asks goes to the host. The
 * host's own page uses it too, over a channel within the page, and so is shown no more than its seat.
 */

import { newGame } from "../storage/saved_game.js";

/** @import { TableSource } from "../table/local_source.js" */
/** @import { SeatPlan, Snapshot } from "../engine/shapes" */
/** @import { SavedGame } from "../storage/saved_game.js" */
/** @import { Guest } from "./guest.js" */
/** @import { Sync } from "./hosted_game.js" */

const LONGEST_ID = 64;

/** The id under which a guest's device keeps a finished game: the table's own leads back to the host. @param {string} id */
export const keptId = (id) => `friends-${id}`.slice(0, LONGEST_ID);

/**
 * @param {object} parts
 * @param {Guest} parts.guest
 * @param {(work: Promise<unknown>) => void} parts.attempt tells of a fault of what nobody waits for
 * @param {(game: SavedGame) => Promise<void>} parts.keep a finished game, with its record
 */
export function createTableSource({ guest, attempt, keep }) {
  let cuts = 0;
  let tokens = 0;
  /** The seat of the last answer. @type {number | null} */
  let you = null;
  let kept = "";
  /** Resolves once the host has told what is played. @returns {Promise<import("./messages.js").Room>} */
  const room = async () => {
    const known = guest.room();
    if (known && known.phase !== "lobby") return known;
    await guest.moved({ cuts: -1, at: -1 }, new AbortController().signal);
    return room();
  };

  /** @param {Sync} sync @returns {Snapshot} */
  function read({ cuts: now, snapshot }) {
    cuts = now;
    tokens = snapshot.session.tokens;
    you = snapshot.view.seat;
    return snapshot;
  }

  /** The whole position, without frames. @returns {Promise<Snapshot>} */
  async function whole() {
    // No position has a cut before the first.
    return read(await guest.ask({ do: "sync", cuts: Number.MAX_SAFE_INTEGER, at: 0 }));
  }

  /** @type {TableSource} */
  const source = {
    remote: true,

    /** The seat that this device plays. */
    viewer: () => guest.room()?.you ?? null,

    /** @param {Record<string, any>} request @returns {Promise<any>} */
    async ask(request) {
      switch (request["do"]) {
        case "play":
          return read(await guest.ask({ do: "play", action: request["action"], cuts, at: tokens }));
        case "frames":
          return read(await guest.ask({ do: "sync", cuts, at: request["since"] }));
        case "event_log":
          return guest.ask({ do: "log" });
        default:
          return whole();
      }
    },

    /** Resolves when the game is elsewhere than the table shows; "cut": it was cut back. @param {AbortSignal} signal @returns {Promise<"moved" | "cut">} */
    async moved(signal) {
      const before = cuts;
      await guest.moved({ cuts, at: tokens, you }, signal);
      return guest.room()?.cuts === before ? "moved" : "cut";
    },

    /** Ask the others to agree to an undo. */
    requestUndo: () => attempt(guest.ask({ do: "undo" })),

    /** @param {string} id @param {boolean} _takeOver @param {() => boolean} wanted */
    async claim(id, _takeOver, wanted) {
      const { game, seats } = await room();
      if (!wanted()) return null;
      const plans = /** @type {SeatPlan[]} */ (seats.map(({ name, kind }) => ({ name, kind })));
      return newGame({ id, game, seats: plans });
    },

    /** Keep a finished game on this device; a running one is the host's. @param {Snapshot} snapshot */
    async save({ session, view }) {
      const { record, scores } = session;
      const id = guest.room()?.id ?? "";
      if (!record || kept === id) return;
      kept = id;
      const { game, seats, practice, tokens } = session;
      const { over, winners, round } = view;
      const played = { game, record, seats, tokens, round, over, scores, winners, practice };
      await keep(newGame({ id: keptId(id), ...played }));
    },

    game: () => null,
    isShared: () => false,
    remember() {},
    forget() {},
    letGo: () => Promise.resolve(),
  };
  return source;
}
