/**
 * Stage: presentations that a game shows step by step instead of animating them (awards, final scoring). Controls their
 * progress. Everything shown is public.
 */

/** @import { Event, Frame, View } from "../engine/shapes" */
/** @import { StageAct, StageAdapter, PresentationOptions } from "../games.js" */
/** @import { Adapters } from "../adapters.js" */
/** @import { Presentation, Settings } from "../state.js" */
/** @import { Store } from "../store.js" */

/** Events of the same token and kind are presented as one group. @param {Event | null} one @param {Event | null} other */
const sameGroup = (one, other) => one?.token === other?.token && one?.kind === other?.kind;

/**
 * State and callbacks of the stage's controls.
 * @typedef {object} StageControls
 * @property {boolean} reading opened from the log, not during the game
 * @property {boolean} playing advances automatically
 * @property {boolean} first at the first step
 * @property {boolean} last at the last step
 * @property {boolean} timed whether the current pace advances automatically
 * @property {() => void} next
 * @property {() => void} back
 * @property {() => void} pause toggle automatic playback
 * @property {() => void} skip go to the last step of this act
 * @property {() => void} close close the presentation
 * @property {Settings["pace"]} pace
 * @property {() => void} changePace select the next pace
 * @property {(event: KeyboardEvent) => void} key
 * @property {(stage: Element | undefined) => void} takeFocus a `ref` callback
 */

/** @param {{ store: Store, adapters: Adapters, changePace: () => void }} parts */
export function createStage({ store, adapters, changePace }) {
  let timer = 0;
  /** Resolves the pending `play`. @type {(() => void) | null} */
  let finish = null;
  /** The frames being presented. @type {readonly Frame[]} */
  let frames = [];
  let paceThen = store.get().settings.pace;
  /** Id of the table that the presentation belongs to. */
  let table = "";
  /** The element focused before the stage opened. @type {Element | null} */
  let focusedBefore = null;

  const now = () => store.get().stage;

  /** @param {Presentation | null} presentation */
  const put = (presentation) => store.update({ stage: presentation });

  /** @param {Presentation} presentation */
  const adapterOf = ({ game }) => /** @type {StageAdapter} */ (adapters.get(game)?.stage);

  /** Number of steps of the current act. @param {Presentation} presentation */
  const stepsOf = (presentation) =>
    adapterOf(presentation).steps(presentation.acts[presentation.act] ?? { event: null, view: null });

  /** @param {Partial<Presentation>} patch */
  function patchPresentation(patch) {
    const presentation = now();
    if (presentation) put({ ...presentation, ...patch });
    scheduleNext();
  }

  const pace = () => store.get().settings.pace;
  const timed = () => pace() === "quick" || pace() === "normal";

  /** Schedule the next step if it advances automatically. */
  function scheduleNext() {
    clearTimeout(timer);
    const presentation = now();
    const act = presentation?.acts[presentation.act];
    if (!presentation?.playing || presentation.reading || !act || !timed()) return;
    timer = window.setTimeout(
      next,
      adapterOf(presentation).stays(presentation.acts, presentation.act, presentation.step, pace() === "quick"),
    );
  }

  function next() {
    const presentation = now();
    if (!presentation) return;
    if (presentation.step < stepsOf(presentation) - 1) patchPresentation({ step: presentation.step + 1 });
    else if (presentation.act < presentation.acts.length - 1) patchPresentation({ act: presentation.act + 1, step: 0 });
    else close();
  }

  function back() {
    const presentation = now();
    if (!presentation) return;
    if (presentation.step > 0) patchPresentation({ step: presentation.step - 1, playing: false });
    else if (presentation.act > 0) {
      const earlier = { ...presentation, act: presentation.act - 1 };
      patchPresentation({ act: earlier.act, step: stepsOf(earlier) - 1, playing: false });
    }
  }

  function skip() {
    const presentation = now();
    if (presentation) patchPresentation({ step: stepsOf(presentation) - 1 });
  }

  function close() {
    clearTimeout(timer);
    const done = finish;
    finish = null;
    if (now()) put(null);
    done?.();
  }

  // Close when the table changes or the curtain falls.
  store.subscribe((state) => {
    if (state.stage && ((state.table?.id ?? "") !== table || (state.table?.curtain ?? null) !== null)) close();
    if (state.settings.pace !== paceThen) paceChanged(state.settings.pace);
  });

  /** Continue at the new pace; "instant" shows the rest together. @param {PresentationOptions["pace"]} to */
  function paceChanged(to) {
    paceThen = to;
    const presentation = now();
    if (!presentation || presentation.reading) return;
    if (to !== "instant") return scheduleNext();
    const acts = actsOf(presentation.game);
    if (acts.length === 0) close();
    else patchPresentation({ acts, act: 0, step: 0 });
  }

  /** The acts for the current frames under the current settings. @param {string} game */
  function actsOf(game) {
    const { pace: now, switches } = store.get().settings;
    const stage = /** @type {StageAdapter} */ (adapters.get(game)?.stage);
    return stage.acts(frames, {
      pace: now,
      on: (name) => switches[`${game}-${name}`] === true,
    });
  }

  /** @param {Presentation} presentation */
  const start = (presentation) =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      finish?.();
      finish = done;
      table = store.get().table?.id ?? "";
      put(presentation);
      scheduleNext();
    });

  /**
   * Open acts for reading; resolves when closed.
   * @param {string} game
   * @param {StageAct[]} acts
   * @param {number} act
   */
  function openForReading(game, acts, act) {
    close();
    return start({ game, acts, act, step: 0, playing: false, reading: true });
  }

  /** @type {Record<string, () => void>} */
  const KEYS = {
    ArrowRight: next,
    ArrowDown: next,
    PageDown: next,
    ArrowLeft: back,
    ArrowUp: back,
    PageUp: back,
    End: skip,
    Escape: close,
    " ": () => (timed() && !now()?.reading ? pause() : next()),
    Enter: next,
  };

  function pause() {
    const presentation = now();
    if (presentation) patchPresentation({ playing: !presentation.playing });
  }

  /**
   * The stage takes the focus when it opens, so that its keys work, and restores it when it closes.
   * @param {Element | undefined} element
   */
  function takeFocus(element) {
    if (element instanceof HTMLElement) {
      focusedBefore = document.activeElement;
      queueMicrotask(() => element.isConnected && element.focus({ preventScroll: true }));
    } else if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) {
      const before = focusedBefore;
      queueMicrotask(() => before.focus({ preventScroll: true }));
    }
  }

  return {
    /**
     * Present a group of frames; resolves when finished.
     * @param {readonly Frame[]} group
     */
    async play(group) {
      const game = group[0]?.view.game ?? "";
      frames = group;
      const acts = actsOf(game);
      if (acts.length > 0) await start({ game, acts, act: 0, step: 0, playing: true, reading: false });
    },

    /**
     * Open an event from the log together with its group; resolves when closed.
     * @param {string} game
     * @param {Event} event
     * @param {readonly Event[]} [all] where the others of its group are found
     */
    open(game, event, all = [event]) {
      const events = all.filter((other) => sameGroup(other, event));
      return openForReading(
        game,
        events.map((one) => ({ event: one, view: null })),
        Math.max(0, events.indexOf(event)),
      );
    },

    /** Open the end of a game for reading; resolves when closed. @param {View} view the table as it then lay */
    openEnd: (view) => openForReading(view.game, [{ event: null, view }], 0),

    now,
    next,
    back,
    skip,
    close,
    pause,
    stepsOf,

    /** Whether a presentation of new events is running, which can be skipped. */
    isPlaying: () => now()?.reading === false,

    /** Props of the stage's buttons and keys. @returns {StageControls} */
    controls() {
      const presentation = now();
      const steps = presentation ? stepsOf(presentation) : 0;
      return {
        reading: presentation?.reading ?? false,
        playing: presentation?.playing ?? false,
        first: !presentation || (presentation.step === 0 && presentation.act === 0),
        last: !presentation || (presentation.step === steps - 1 && presentation.act >= presentation.acts.length - 1),
        timed: timed(),
        pace: pace(),
        changePace,
        next,
        back,
        pause,
        skip,
        close,
        takeFocus,
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
