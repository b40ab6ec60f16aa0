/** Sound effects, cues and music at the table, all off by default; what makes them is loaded when something is on. */

/** @import { Adapters } from "../adapters.js" */
/** @import { Sound } from "../games.js" */
/** @import { Settings, Table } from "../state.js" */
/** @import { Store } from "../store.js" */
/** @import { Synth } from "./synth.js" */

/** What is heard when one is asked, and when one is hit. @type {Record<"turn" | "hit", Sound>} */
export const CUES = {
  turn: { notes: [587.33, 880], wave: "pluck", each: 0.16 },
  hit: { notes: [220, 207.65, 146.83], wave: "pluck", each: 0.09, drum: true },
};

/** What is heard at moments that both games have. @type {Record<"murder" | "glory", Sound>} */
export const MOMENT_SOUNDS = {
  murder: { notes: [155.56, 146.83, 103.83], wave: "pluck", each: 0.1, drum: true },
  glory: { notes: [293.66, 392, 493.88, 587.33, 783.99], wave: "pluck", each: 0.06 },
};

/** @param {Settings} settings */
const wanted = ({ sounds, cues, music }) => sounds || cues || music;

/** Whether the viewer has just been asked, after others have acted. @param {Table | null} table @param {Table | null} before */
const isAskedNow = (table, before) =>
  table !== null &&
  table.view !== null &&
  !table.busy &&
  before?.busy === true &&
  table.viewer !== null &&
  table.view.to_act === table.viewer &&
  table.sinceLastTurn.some(({ seat }) => seat !== undefined && seat !== table.viewer);

/** @param {{ store: Store, adapters: Adapters }} parts */
export function createSounds({ store, adapters }) {
  /** @type {Synth | null} */
  let synth = null;
  /** @type {{ stop: () => void } | null} */
  let music = null;
  let loading = false;
  let ended = false;
  let before = store.get().table;

  /** Load what is needed; a failed load is tried again at the next change. */
  async function load() {
    if (loading || synth || typeof AudioContext !== "function") return;
    loading = true;
    try {
      const { createSynth } = await import("./synth.js");
      if (ended) return;
      synth = createSynth();
      void apply();
    } catch {
      // Silence harms nobody.
    } finally {
      loading = false;
    }
  }

  /** Follow the settings. */
  async function apply() {
    const { settings } = store.get();
    if (!synth) return;
    synth.setVolume("sounds", settings.soundVolume);
    synth.setVolume("music", settings.musicVolume);
    const plays = settings.music && !document.hidden;
    if (!plays) music?.stop();
    if (plays === (music !== null)) return;
    music = plays ? { stop() {} } : null;
    if (!plays) return;
    const { startMusic } = await import("./music.js");
    if (music && synth && !ended) music = startMusic(synth);
  }

  /**
   * The sound of what has changed.
   * @param {Table} table
   * @param {Table | null} old
   * @param {Settings} settings
   * @returns {Sound | null}
   */
  function soundOf(table, old, { sounds, cues, pace }) {
    const adapter = adapters.get(table.game);
    const { event, view, viewer } = table;
    if (cues && isAskedNow(table, old)) return CUES.turn;
    if (!adapter || !view || !event || event === old?.event) return null;
    if (cues && adapter.events.isHit(event, view, viewer)) return CUES.hit;
    // At the pace "instant" sounds would pile up.
    const heard = sounds && pace !== "instant" && table.passed === 0 && !document.hidden;
    return heard ? adapter.sound(event, view) : null;
  }

  let last = store.get().settings;
  const unsubscribe = store.subscribe(({ table, settings }) => {
    const old = before;
    before = table;
    if (settings !== last) void apply();
    last = settings;
    if (!wanted(settings)) return;
    if (!synth) void load();
    if (!table || table === old) return;
    const sound = soundOf(table, old, settings);
    if (sound) synth?.play(sound);
  });
  const onHidden = () => void apply();
  document.addEventListener("visibilitychange", onHidden);
  if (wanted(last)) void load();

  return {
    end() {
      ended = true;
      unsubscribe();
      document.removeEventListener("visibilitychange", onHidden);
      music?.stop();
      synth?.end();
    },
  };
}
