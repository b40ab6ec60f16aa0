/** Puzzles: the collections and what is solved of them, and the one at the table. The table itself is the usual one. */

import { rendered } from "../drawing.js";
import { noticeForFault } from "../engine/faults.js";
import { currentProfile } from "../profiles.js";
import { createScreenState } from "../screen_state.js";
import { afterMiss, afterPuzzle, isSolved, NO_PROGRESS, readProgress, writeProgress } from "../storage/puzzles.js";
import { fetchPuzzles } from "./puzzle_files.js";
import { createPuzzleSource } from "./puzzle_source.js";
import { createTableSession } from "./session.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { Notice } from "../state.js" */
/** @import { PuzzleProgress } from "../storage/puzzles.js" */
/** @import { Puzzle } from "./puzzle_files.js" */

/**
 * What the person is at: `asked`, `wrong` after a wrong move, `right` while the solution is played out, `done` after it.
 * @typedef {"asked" | "wrong" | "right" | "done"} PuzzlePhase
 */

/**
 * State of the puzzles' screen.
 * @typedef {object} PuzzleState
 * @property {string} game whose puzzles are listed
 * @property {Readonly<Record<string, readonly Puzzle[]>>} collections by game
 * @property {Notice | null} fault why they cannot be listed, or opened
 * @property {PuzzleProgress} progress
 * @property {number} grade only these are listed; 0 for all
 * @property {string} motive likewise; "" for all
 * @property {Puzzle | null} puzzle the one at the table
 * @property {PuzzlePhase} phase
 * @property {string} tried the last wrong move
 * @property {boolean} shown the solution was asked for
 */

/** @type {PuzzleState} */
const FRESH = {
  game: "",
  collections: {},
  fault: null,
  progress: NO_PROGRESS,
  grade: 0,
  motive: "",
  puzzle: null,
  phase: "asked",
  tried: "",
  shown: false,
};

export const puzzleState = createScreenState("puzzles", FRESH);

/** The listed puzzles. @param {PuzzleState} state */
export const listed = ({ collections, game, grade, motive }) =>
  (collections[game] ?? []).filter(
    (puzzle) =>
      (grade === 0 || puzzle.grade === grade) && (motive === "" || puzzle.motives.some(({ id }) => id === motive)),
  );

/**
 * The next puzzle to solve after one, in the order of the list and from its beginning again; null if all are solved.
 * @param {readonly Puzzle[]} puzzles
 * @param {PuzzleProgress} progress
 * @param {string} after an id
 */
export function nextPuzzle(puzzles, progress, after) {
  const at = puzzles.findIndex(({ id }) => id === after);
  return (
    [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)].find(({ id }) => id !== after && !isSolved(progress, id)) ??
    null
  );
}

/** The time between two moves that are played out, in milliseconds, besides their animation. */
const PAUSE = 700;

/** Of a table that is no stored game. @param {string} id */
const tableId = (id) => `puzzle-${id}`;

/** @param {ControllerParts} parts */
export function createPuzzles(parts) {
  const { store, adapters, control, controller, stage, ask, acquireSession } = parts;
  const now = () => puzzleState.of(store.get());

  /** @param {Partial<PuzzleState>} changes */
  const patch = (changes) => puzzleState.patch(store, changes);

  /** How often the screen was entered or left. */
  let entered = 0;
  /** @type {ReturnType<typeof createPuzzleSource> | null} */
  let table = null;

  /** @param {PuzzleProgress} progress */
  function keep(progress) {
    if (progress !== now().progress && !writeProgress(progress)) parts.notify({ id: "puzzle-unkept", tone: "error" });
    patch({ progress });
  }

  /** Judge a move. @param {string} move */
  function judge(move) {
    const { puzzle, progress, phase } = now();
    if (!puzzle) return false;
    if (move === puzzle.solution) {
      keep(afterPuzzle(progress, puzzle.id, phase === "asked" && now().tried === "" ? "first" : "later"));
      patch({ phase: "right" });
      return true;
    }
    keep(afterMiss(progress, puzzle.id));
    patch({ phase: "wrong", tried: move });
    return false;
  }

  /** The game has been played out: what comes next is at hand. */
  async function finish() {
    patch({ phase: "done" });
    await rendered();
    if (document.activeElement?.closest(".puzzle-panel, dialog")) return;
    /** @type {HTMLElement | null} */ (document.querySelector(".puzzle-panel .is-main"))?.focus({
      preventScroll: true,
    });
  }

  /** A game's puzzles, listed from now on; null if they cannot be had. @param {string} game */
  async function list(game) {
    patch({ game, fault: null, progress: readProgress(), ...(game === now().game ? {} : { motive: "" }) });
    try {
      await adapters.openWithRetry(game);
      const puzzles = now().collections[game] ?? (await fetchPuzzles(game));
      patch({ collections: { ...now().collections, [game]: puzzles } });
      return puzzles;
    } catch {
      if (now().game === game) patch({ fault: { id: "puzzles-missing", tone: "error" } });
      return null;
    }
  }

  /** Leave the table, if a puzzle is at it. */
  async function leaveTable() {
    if (!now().puzzle) return;
    table = null;
    controller(createTableSession).end();
    stage.close();
    patch({ puzzle: null, phase: "asked", tried: "", shown: false });
    await control.close();
  }

  /** Open a puzzle at the table, from the beginning. @param {string} game @param {Puzzle} puzzle */
  async function open(game, puzzle) {
    await leaveTable();
    patch({ puzzle, phase: "asked", tried: "", shown: false, fault: null });
    const made = createPuzzleSource({
      game,
      puzzle,
      name: currentProfile(store.get().settings)?.name ?? "",
      ask,
      judge: (move) => made === table && judge(move),
      onEnd: () => made === table && void finishLater(),
      pause: () => (store.get().settings.pace === "instant" ? 0 : PAUSE),
    });
    table = made;
    await acquireSession(leaveTable);
    if (made !== table) return;
    try {
      await controller(createTableSession).start(tableId(puzzle.id), made.source);
    } catch (fault) {
      patch({ fault: noticeForFault(fault, game) });
    }
  }

  /** Once the last frame has been shown. */
  async function finishLater() {
    const made = table;
    const unsubscribe = store.subscribe(({ table: shown }) => {
      if (made === table && shown?.busy) return;
      unsubscribe();
      if (made === table) void finish();
    });
  }

  return {
    /**
     * Show what the address names: a game's list, or one of its puzzles.
     * @param {string} name another than one that exists: the one set up last
     * @param {string} id "" for the list
     */
    async enter(name, id) {
      const { games, settings } = store.get();
      const game = games.some((one) => one.name === name) ? name : settings.setup.game;
      const mine = ++entered;
      const puzzles = await list(game);
      if (mine !== entered) return;
      const puzzle = puzzles?.find((one) => one.id === id);
      if (puzzle) await open(game, puzzle);
      else await leaveTable();
      if (puzzles && id && !puzzle) parts.notify({ id: "puzzle-unknown", tone: "info" });
    },

    async leave() {
      entered += 1;
      await leaveTable();
    },

    /** @param {Partial<Pick<PuzzleState, "grade" | "motive">>} filter */
    filter: (filter) => patch(filter),

    /** Dismiss the words about a wrong move. */
    async again() {
      patch({ phase: "asked" });
      await rendered();
      /** @type {HTMLElement | null} */ (
        document.querySelector(".table [data-tap].is-legal :is(button), .table button.is-legal")
      )?.focus();
    },

    /** Play the solution out. */
    show() {
      const { puzzle, progress } = now();
      if (!puzzle || !table) return;
      keep(afterPuzzle(progress, puzzle.id, "shown"));
      patch({ phase: "right", shown: true });
      table.show();
    },

    /** The same position once more. */
    async repeat() {
      const { game, puzzle } = now();
      if (puzzle) await open(game, puzzle);
    },
  };
}
