/**
 * Tells the awards of a round, and the final count, step by step: where the telling stands, and what moves it on.
 * All of it is public (every card lies face up by then), so it may be shown to anybody.
 */

import { isVerdict } from "../kabale/award_words.js";

/** @import { KabaleEvent as Event } from "../kabale/shapes" */
/** @import { KabaleView } from "../kabale/shapes" */
/** @import { Store } from "../store.js" */
/** @import { StageControls } from "../view/stage_keys.js" */

/**
 * What `state.pages.award` holds while something is told.
 * @typedef {object} Telling
 * @property {Event[]} events the round's settled columns, or the end of the game
 * @property {number} column which of them is told
 * @property {number} at its step
 * @property {boolean} playing goes on by itself
 * @property {boolean} reading opened again from the log
 * @property {KabaleView | null} view the table at the end, for the final count
 */

/** How long a step stays, in milliseconds: by its place, and a little for every card that it names. */
const STAY = { quick: { first: 700, rule: 1100, verdict: 1500, card: 90 }, normal: { first: 1500, rule: 2300, verdict: 2800, card: 220 } };

/** The last verdict stays this long, unless the next column follows at once. */
const LINGER_MS = 350;

/** @param {Telling} telling */
export const stepsOf = ({ events, column, view }) => (view ? view.players + 1 : (events[column]?.settlement?.steps.length ?? 0));

/** @param {Store} store */
export function createTelling(store) {
  let timer = 0;
  /** Ends the `play` that is waited for. @type {(() => void) | null} */
  let finish = null;
  /** The token whose awards nobody wants to see any more; the final count, which may follow, is another matter. */
  let skipped = -1;
  /** The settled columns of the round told last. @type {Event[]} */
  let round = [];
  /** The table that is told of. */
  let table = "";

  const now = () => /** @type {Telling | null} */ (store.get().pages["award"] ?? null);

  /** @param {Telling | null} telling */
  const put = (telling) => store.update({ pages: { ...store.get().pages, award: telling } });

  /** @param {Partial<Telling>} patch */
  function move(patch) {
    const telling = now();
    if (telling) put({ ...telling, ...patch });
    wait();
  }

  const pace = () => store.get().settings.pace;
  const timed = () => pace() === "quick" || pace() === "normal";

  /** Goes on by itself after a while, if it is meant to. */
  function wait() {
    clearTimeout(timer);
    const telling = now();
    if (!telling?.playing || telling.reading || !timed()) return;
    timer = window.setTimeout(next, stay(telling));
  }

  /** @param {Telling} telling */
  function stay({ events, column, at, view }) {
    const times = pace() === "quick" ? STAY.quick : STAY.normal;
    if (view) return times.verdict;
    const step = events[column]?.settlement?.steps[at];
    if (!step || step.rule === "printed") return times.first;
    return (isVerdict(step) ? times.verdict : times.rule) + times.card * (step.by.length + step.cards.length);
  }

  function next() {
    const telling = now();
    if (!telling) return;
    if (telling.at < stepsOf(telling) - 1) move({ at: telling.at + 1 });
    else if (telling.column < telling.events.length - 1) move({ column: telling.column + 1, at: 0 });
    else if (telling.reading) close();
    else end();
  }

  function back() {
    const telling = now();
    if (!telling) return;
    if (telling.at > 0) move({ at: telling.at - 1, playing: false });
    else if (telling.column > 0) {
      const earlier = { ...telling, column: telling.column - 1 };
      move({ column: earlier.column, at: stepsOf(earlier) - 1, playing: false });
    }
  }

  function skip() {
    const telling = now();
    if (telling) move({ at: stepsOf(telling) - 1 });
  }

  /** The one that waits goes on; what is shown stays a moment, for the next column takes its place. */
  function end() {
    clearTimeout(timer);
    const done = finish;
    finish = null;
    timer = window.setTimeout(close, LINGER_MS);
    done?.();
  }

  function close() {
    clearTimeout(timer);
    const done = finish;
    finish = null;
    if (now()) put(null);
    done?.();
  }

  function skipAll() {
    const telling = now();
    if (telling && !telling.reading) skipped = telling.events.at(-1)?.token ?? -1;
    close();
  }

  /** @param {Telling} telling */
  function show(telling) {
    table = store.get().table?.id ?? "";
    put(telling);
  }

  // A telling goes with its table, and behind a curtain.
  store.subscribe((state) => {
    if (state.pages["award"] && ((state.table?.id ?? "") !== table || (state.table?.curtain ?? null) !== null)) close();
  });

  /** @param {Telling} telling */
  const start = (telling) =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      finish?.();
      finish = done;
      show(telling);
      wait();
    });

  /** @type {Record<string, () => void>} */
  const KEYS = {
    ArrowRight: next, ArrowDown: next, PageDown: next, ArrowLeft: back, ArrowUp: back, PageUp: back, End: skip,
    Escape: () => (now()?.reading ? close() : skipAll()),
    " ": () => (timed() && !now()?.reading ? pause() : next()),
    Enter: next,
  };

  function pause() {
    const telling = now();
    if (telling) move({ playing: !telling.playing });
  }

  return {
    /**
     * Tells a settled column, or (with the table as it then lay) the end of the game; resolves when it has been told.
     * @param {Event} event of kind "settled" or "game-over"
     * @param {KabaleView} [view] needed for the end of the game
     */
    async play(event, view) {
      if (event.kind === "settled") round = [...(round[0]?.token === event.token ? round : []), event];
      const over = event.kind === "game-over";
      if (pace() === "instant" || (over ? !view : event.token === skipped)) return;
      const events = over ? [event] : round;
      await start({ events, column: events.length - 1, at: 0, playing: true, reading: false, view: over ? (view ?? null) : null });
    },

    /**
     * Opens an award to be read again, together with the others of its round; resolves when it is closed.
     * @param {Event} event
     * @param {Event[]} [all] where the others are found
     */
    open(event, all = [event]) {
      close();
      const events = all.filter(({ kind, token }) => kind === "settled" && token === event.token);
      const column = Math.max(0, events.findIndex((other) => other.column === event.column));
      return start({ events: events.length > 0 ? events : [event], column, at: 0, playing: false, reading: true, view: null });
    },

    /**
     * Opens the final count to be read again; resolves when it is closed.
     * @param {KabaleView} view
     */
    openCount(view) {
      close();
      return start({ events: [], column: 0, at: 0, playing: false, reading: true, view });
    },

    now, next, back, skip, skipAll, close, pause,

    /** What the stage's buttons and keys do now. @returns {StageControls} */
    controls() {
      const telling = now();
      const steps = telling ? stepsOf(telling) : 0;
      return {
        reading: telling?.reading ?? false,
        playing: telling?.playing ?? false,
        first: !telling || (telling.at === 0 && telling.column === 0),
        last: !telling || (telling.at === steps - 1 && telling.column >= telling.events.length - 1),
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

/** @typedef {ReturnType<typeof createTelling>} TellingControl */
