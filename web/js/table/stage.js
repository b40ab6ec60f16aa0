/**
 * The stage: what a game tells step by step instead of letting it fly. Where the performance stands, and what moves it on.
 * All of it is public, so it may be shown to anybody.
 */

/** @import { Event, Frame, View } from "../engine/shapes" */
/** @import { Act, StageRoom } from "../games.js" */
/** @import { Rooms } from "../rooms.js" */
/** @import { Store } from "../store.js" */
/** @import { StageControls } from "../view/stage_frame.js" */

/**
 * What `state.stage` holds while something is told.
 * @typedef {object} Performance
 * @property {string} game
 * @property {Act[]} acts of one row, told one after another
 * @property {number} act which of them is told
 * @property {number} step
 * @property {boolean} playing goes on by itself
 * @property {boolean} reading opened again from the log
 */

/** The last step stays this long, unless the next act follows at once. */
const LINGER_MS = 350;

/** Acts of one row came by one token and are of one kind. @param {Event | null} one @param {Event | null} other */
const sameRow = (one, other) => one?.token === other?.token && one?.kind === other?.kind;

/** @param {{ store: Store, rooms: Rooms }} parts */
export function createStage({ store, rooms }) {
  let timer = 0;
  /** Ends the `play` that is waited for. @type {(() => void) | null} */
  let finish = null;
  /** A row of which nobody wants to see any more; another, which may follow, is another matter. @type {Event | null} */
  let skipped = null;
  /** The row told last, and at which table. @type {Act[]} */
  let row = [];
  let told = "";
  /** The table before which the stage stands. */
  let table = "";

  const now = () => store.get().stage;

  /** @param {Performance | null} performance */
  const put = (performance) => store.update({ stage: performance });

  /** @param {Performance} performance */
  const roomOf = ({ game }) => /** @type {StageRoom} */ (rooms.get(game)?.stage);

  /** How many steps the act has that is told. @param {Performance} performance */
  const stepsOf = (performance) => roomOf(performance).steps(performance.acts[performance.act] ?? { event: null, view: null });

  /** @param {Partial<Performance>} patch */
  function move(patch) {
    const performance = now();
    if (performance) put({ ...performance, ...patch });
    wait();
  }

  const pace = () => store.get().settings.pace;
  const timed = () => pace() === "quick" || pace() === "normal";

  /** Goes on by itself after a while, if it is meant to. */
  function wait() {
    clearTimeout(timer);
    const performance = now();
    const act = performance?.acts[performance.act];
    if (!performance?.playing || performance.reading || !act || !timed()) return;
    timer = window.setTimeout(next, roomOf(performance).stays(act, performance.step, pace() === "quick"));
  }

  function next() {
    const performance = now();
    if (!performance) return;
    if (performance.step < stepsOf(performance) - 1) move({ step: performance.step + 1 });
    else if (performance.act < performance.acts.length - 1) move({ act: performance.act + 1, step: 0 });
    else if (performance.reading) close();
    else end();
  }

  function back() {
    const performance = now();
    if (!performance) return;
    if (performance.step > 0) move({ step: performance.step - 1, playing: false });
    else if (performance.act > 0) {
      const earlier = { ...performance, act: performance.act - 1 };
      move({ act: earlier.act, step: stepsOf(earlier) - 1, playing: false });
    }
  }

  function skip() {
    const performance = now();
    if (performance) move({ step: stepsOf(performance) - 1 });
  }

  /** The one that waits goes on; what is shown stays a moment, for the next act takes its place. */
  function end() {
    const done = finish;
    // Whoever presses on once more does not want to see it linger.
    if (!done) return close();
    clearTimeout(timer);
    finish = null;
    timer = window.setTimeout(close, LINGER_MS);
    done();
  }

  function close() {
    clearTimeout(timer);
    const done = finish;
    finish = null;
    if (now()) put(null);
    done?.();
  }

  function skipAll() {
    const performance = now();
    if (performance && !performance.reading) skipped = performance.acts.at(-1)?.event ?? null;
    close();
  }

  // A performance goes with its table, and behind a curtain.
  store.subscribe((state) => {
    if (state.stage && ((state.table?.id ?? "") !== table || (state.table?.curtain ?? null) !== null)) close();
  });

  /** @param {Performance} performance */
  const start = (performance) =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      finish?.();
      finish = done;
      table = store.get().table?.id ?? "";
      put(performance);
      wait();
    });

  /**
   * Opens acts to be read at leisure; resolves when that is over.
   * @param {string} game
   * @param {Act[]} acts
   * @param {number} act
   */
  function read(game, acts, act) {
    close();
    return start({ game, acts, act, step: 0, playing: false, reading: true });
  }

  /** @type {Record<string, () => void>} */
  const KEYS = {
    ArrowRight: next, ArrowDown: next, PageDown: next, ArrowLeft: back, ArrowUp: back, PageUp: back, End: skip,
    Escape: () => (now()?.reading ? close() : skipAll()),
    " ": () => (timed() && !now()?.reading ? pause() : next()),
    Enter: next,
  };

  function pause() {
    const performance = now();
    if (performance) move({ playing: !performance.playing });
  }

  return {
    /**
     * Tells what has just happened, after what was told before it in its row; resolves when it has been told.
     * @param {Frame} frame
     */
    async play({ event, view }) {
      const here = store.get().table?.id ?? "";
      row = [...(here === told && sameRow(row[0]?.event ?? null, event) ? row : []), { event, view }];
      told = here;
      if (pace() === "instant" || sameRow(skipped, event)) return;
      await start({ game: view.game, acts: row, act: row.length - 1, step: 0, playing: true, reading: false });
    },

    /**
     * Opens one thing to be read again, together with the others of its row; resolves when it is closed.
     * @param {string} game
     * @param {Event} event
     * @param {readonly Event[]} [all] where the others are found
     */
    open(game, event, all = [event]) {
      const events = all.filter((other) => sameRow(other, event));
      return read(game, events.map((one) => ({ event: one, view: null })), Math.max(0, events.indexOf(event)));
    },

    /** Opens the end of a game to be read again; resolves when it is closed. @param {View} view the table as it then lay */
    openEnd: (view) => read(view.game, [{ event: null, view }], 0),

    now, next, back, skip, skipAll, close, pause, stepsOf,

    /** Whether a performance goes on for those who play: it may be skipped with all that is being shown. */
    isPlaying: () => now()?.reading === false,

    /** What the stage's buttons and keys do now. @returns {StageControls} */
    controls() {
      const performance = now();
      const steps = performance ? stepsOf(performance) : 0;
      return {
        reading: performance?.reading ?? false,
        playing: performance?.playing ?? false,
        first: !performance || (performance.step === 0 && performance.act === 0),
        last: !performance || (performance.step === steps - 1 && performance.act >= performance.acts.length - 1),
        timed: timed(),
        next, back, pause, skip, skipAll, close,
        key(event) {
          const onButton = event.target instanceof HTMLButtonElement && (event.key === " " || event.key === "Enter");
          const does = KEYS[event.key];
          if (!does || onButton || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          does();
        },
      };
    },
  };
}

/** @typedef {ReturnType<typeof createStage>} StageControl */
