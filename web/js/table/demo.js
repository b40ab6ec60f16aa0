/**
 * Demos: play a small recorded position through the engine, with animation and captions. Content and rendering are up to
 * the game's adapter; the game loop is not involved.
 */

import { EngineFault, noticeForFault } from "../engine/faults.js";
import { createScreenState } from "../screen_state.js";
import { wordsOf } from "../words/i18n.js";
import { fetchDemo, readBeats, readerOfDemo, wordsAt } from "./demo_script.js";
import { continuousPace, createMotion } from "./motion.js";
import { createPlayback } from "./playback.js";

/** @import { ControllerParts } from "../actions.js" */
/** @import { View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Notice } from "../state.js" */
/** @import { Beat, DemoScript } from "./demo_script.js" */
/** @import { Run } from "./playback.js" */

/**
 * State of the demo dialog.
 * @typedef {object} DemoState
 * @property {string} game
 * @property {string} id "" while closed
 * @property {"opening" | "ready" | "broken"} phase
 * @property {DemoScript} script
 * @property {Beat[]} beats
 * @property {number} at index of the current beat
 * @property {View | null} view the position drawn, which lags behind the beat during animation
 * @property {boolean} playing advances automatically
 * @property {Notice | null} fault
 */

/** @type {DemoState} */
const CLOSED = {
  game: "",
  id: "",
  phase: "opening",
  script: { from: 0, captions: [] },
  beats: [],
  at: 0,
  view: null,
  playing: false,
  fault: null,
};

export const demoState = createScreenState("demo", CLOSED);

/**
 * Reading time of a beat in milliseconds: a minimum, plus this much per character of its caption, or else of its event,
 * where there is a picture or motion to look at too.
 */
const READING = { least: 900, caption: 45, presentation: 32, event: 22 };
const QUICK = 0.6;

/** @param {Pick<ControllerParts, "store" | "adapters" | "ask">} parts */
export function createDemo({ store, adapters, ask }) {
  const now = () => demoState.of(store.get());

  /** @param {Partial<DemoState>} changes */
  const patch = (changes) => demoState.patch(store, changes);

  const playback = createPlayback({
    ask,
    draw: ({ view }) => patch({ view }),
    pace: () => continuousPace(store.get().settings.pace),
    adapter: () => /** @type {GameAdapter} */ (adapters.get(now().game)),
    motion: createMotion(),
    onFault: (fault) =>
      patch({
        phase: "broken",
        fault: fault instanceof EngineFault ? noticeForFault(fault, now().game) : { id: "demo-missing", tone: "error" },
      }),
  });

  /** Whether it may advance automatically; otherwise it waits at every beat. */
  const autoplays = () => ["quick", "normal"].includes(store.get().settings.pace);

  /**
   * Open a demo and play it from the beginning.
   * @param {string} game
   * @param {string} id
   */
  async function open(game, id) {
    const run = playback.begin();
    patch({ ...CLOSED, game, id });
    await run.attempt(async () => {
      const [{ script, record }, adapter] = await Promise.all([fetchDemo(game, id), adapters.openWithRetry(game)]);
      if (!adapter?.demos) throw new TypeError(`${game} has no demos`);
      const beats = await readBeats(adapter, script, (at) =>
        run.ask({ do: "replay", record, at, seat: null, open: true }),
      );
      run.signal.throwIfAborted();
      patch({ phase: "ready", script, beats, view: beats[0]?.view ?? null, playing: autoplays() });
    });
    await scheduleNextBeat(run);
  }

  function close() {
    if (now().id === "") return;
    playback.begin();
    demoState.clear(store);
  }
  addEventListener("hashchange", close);

  /** Advance after the time needed to read the caption. @param {Run} run */
  const scheduleNextBeat = (run) =>
    run.attempt(async () => {
      const demo = now();
      const adapter = adapters.get(demo.game);
      const beat = demo.beats[demo.at];
      if (!demo.playing || demo.phase !== "ready" || !adapter || !beat || run.signal.aborted) return;
      const { language, settings } = store.get();
      const { caption, event } = wordsAt(demo, adapter, readerOfDemo(adapter, language, wordsOf(demo.game)));
      const ms =
        READING.least +
        (caption === ""
          ? event.length * (beat.act ? READING.presentation : READING.event)
          : caption.length * READING.caption);
      await run.sleep(ms * (settings.pace === "quick" ? QUICK : 1));
      void showNextBeat();
    });

  /** Advance to the next beat with animation; called again meanwhile, finish at once. */
  async function showNextBeat() {
    const run = playback.begin();
    const { beats, at } = now();
    const beat = beats[at + 1];
    if (!beat) return patch({ playing: false });
    patch({ at: at + 1 });
    await run.attempt(async () => {
      // The stage shows this itself.
      if (!(await run.play(beat.act ? beat.frames.slice(0, -1) : beat.frames))) return;
      const ends = at + 2 >= beats.length;
      patch({ view: beat.view, playing: now().playing && !ends });
    });
    await scheduleNextBeat(run);
  }

  /** Show a beat without animation. @param {number} at */
  function goTo(at) {
    const run = playback.begin();
    const { beats, playing } = now();
    const index = Math.max(0, Math.min(beats.length - 1, at));
    patch({ at: index, view: beats[index]?.view ?? null, playing: playing && index < beats.length - 1 });
    return run;
  }

  function restart() {
    if (now().phase !== "ready") return;
    patch({ playing: autoplays() });
    void scheduleNextBeat(goTo(0));
  }

  return {
    autoplays,
    open,
    close,
    restart,

    /** Advance by hand, which stops automatic playback. */
    next() {
      const { phase, at, beats, view } = now();
      if (phase !== "ready") return;
      patch({ playing: false });
      const beat = beats[at];
      // Finish a running animation first.
      if (beat && view !== beat.view) goTo(at);
      else void showNextBeat();
    },

    previous() {
      if (now().phase !== "ready") return;
      patch({ playing: false });
      goTo(now().at - 1);
    },

    /** Toggle automatic playback. */
    pause() {
      const { phase, playing, at, beats } = now();
      if (phase !== "ready") return;
      if (!playing && at >= beats.length - 1) return restart();
      patch({ playing: !playing });
      if (playing) goTo(at);
      else void showNextBeat();
    },
  };
}

/** @typedef {ReturnType<typeof createDemo>} Demo */
