/**
 * A puzzle as the table's source: the position comes from the engine like any other, an answer is judged instead of
 * played, and after the right one the game goes on as it is recorded. Nothing is stored.
 */

import { newGame } from "../storage/saved_game.js";

/** @import { RecordInfo, ReplayPosition, SeatPlan, Snapshot } from "../engine/shapes" */
/** @import { TableSource } from "./local_source.js" */
/** @import { Puzzle } from "./puzzle_files.js" */

/** The other seats' level: they look like bots and are named like them. */
const OTHERS = "3";

/** The event after which nothing more is shown: the end of the game would replace the table. */
const GAME_OVER = "game-over";

/**
 * @param {object} parts
 * @param {string} parts.game
 * @param {Puzzle} parts.puzzle
 * @param {string} parts.name the person's, "" for none
 * @param {(request: Record<string, unknown>) => Promise<any>} parts.ask
 * @param {(move: string) => boolean} parts.judge whether a move is the solution
 * @param {() => void} parts.onEnd the game has been played out
 * @param {() => number} parts.pause the time between two moves that are played out, in milliseconds
 */
export function createPuzzleSource({ game, puzzle, name, ask, judge, onEnd, pause }) {
  const { record, at, seat } = puzzle;
  /** @type {SeatPlan[]} */
  let seats = [];
  /** The last position that was shown. @type {Snapshot | null} */
  let shown = null;
  /** The number of tokens played so far, and of the whole record. */
  let played = at;
  let total = Infinity;
  /** Lets the table go on. @type {() => void} */
  let goOn = () => {};
  let going = false;

  /** @param {Snapshot} snapshot @returns {Snapshot} */
  function read(snapshot) {
    const { session } = snapshot;
    seats = session.seats.map((_, number) => (number === seat ? { name, kind: "human" } : { name: "", kind: OTHERS }));
    shown = {
      ...snapshot,
      session: {
        ...session,
        seats,
        record: null,
        practice: false,
        forced: null,
        undo: { allowed: false, reason: "nothing", practice: false },
        next: "human",
      },
    };
    return shown;
  }

  /** The decision, as the engine asks it. @returns {Promise<Snapshot>} */
  async function open() {
    const cut = /** @type {RecordInfo} */ (await ask({ do: "cut", record, at }));
    played = at;
    going = false;
    return read(await ask({ do: "open", record: cut.record, practice: true, practice_by_undo: false, seat, own: [] }));
  }

  /** The position after the next token of the record. @returns {Promise<Snapshot>} */
  async function next() {
    played += 1;
    const { view, frames, tokens } = /** @type {ReplayPosition} */ (
      await ask({ do: "replay", record, at: played, seat, open: false })
    );
    total = tokens.length;
    const end = frames.findIndex(({ event }) => event.kind === GAME_OVER);
    const told = end < 0 ? frames : frames.slice(0, end);
    const last = (end < 0 ? view : (told.at(-1)?.view ?? shown?.view)) ?? view;
    const { session } = /** @type {Snapshot} */ (shown);
    shown = {
      .../** @type {Snapshot} */ (shown),
      frames: told,
      view: { ...last, legal: [], over: false },
      session: { ...session, tokens: played, next: played < total ? "human" : "over" },
    };
    return shown;
  }

  /** @type {TableSource} */
  const source = {
    remote: true,
    viewer: () => seat,

    async ask(request) {
      switch (request["do"]) {
        case "play": {
          const move = shown?.view.legal.find(({ id }) => id === request["action"])?.text ?? "";
          if (!going && judge(move)) {
            going = true;
            return next();
          }
          // The question is asked again.
          return { .../** @type {Snapshot} */ (shown), frames: [] };
        }
        case "frames":
          return next();
        case "event_log":
          return ask({ do: "event_log", seat, since: 0 });
        case "new":
        case "open":
          return open();
        default:
          return shown ?? open();
      }
    },

    /** Resolves when the next token is due: after the solution, without being asked. @param {AbortSignal} signal */
    moved: (signal) =>
      new Promise((resolve) => {
        const due = () => !signal.aborted && resolve("moved");
        goOn = due;
        if (going) setTimeout(due, pause());
      }),

    async claim(id, _takeOver, wanted) {
      const cut = /** @type {RecordInfo} */ (await ask({ do: "cut", record, at }));
      if (!wanted()) return null;
      const plans = cut.seats.map((_, number) => ({ name: "", kind: number === seat ? "human" : OTHERS }));
      return newGame({ id, game, seats: plans });
    },

    async save({ session }) {
      if (session.next === "over") onEnd();
    },

    game: () => null,
    isShared: () => false,
    remember() {},
    forget() {},
    letGo: () => Promise.resolve(),
  };

  return {
    source,

    /** Play the solution without waiting for the person. */
    show() {
      going = true;
      goOn();
    },
  };
}
