/** Synthesized sound effects, off by default: wood, paper and a small bell. */

/** @import { Adapters } from "../adapters.js" */
/** @import { Store } from "../store.js" */

const LOUD = 0.05;

/** @param {{ store: Store, adapters: Adapters }} parts */
export function createSounds({ store, adapters }) {
  /** @type {AudioContext | null} */
  let audio = null;
  let before = store.get().table?.event ?? null;

  /** @param {string} game @param {string} kind */
  function sound(game, kind) {
    const voice = adapters.get(game)?.sounds[kind];
    if (!voice || typeof AudioContext !== "function") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const [index, pitch] of voice.notes.entries())
      note(audio, pitch, voice.wave, audio.currentTime + index * voice.each, voice.each);
  }

  const unsubscribe = store.subscribe(({ table, settings }) => {
    const event = table?.event ?? null;
    if (event === before) return;
    before = event;
    // At the pace "instant" sounds would pile up.
    if (table && event && settings.sounds && settings.pace !== "instant" && !document.hidden)
      sound(table.game, event.kind);
  });

  return {
    end() {
      unsubscribe();
      void audio?.close();
    },
  };
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {OscillatorType} wave
 * @param {number} start
 * @param {number} length
 */
function note(audio, pitch, wave, start, length) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(wave === "sawtooth" ? LOUD / 3 : LOUD, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0004, start + length * 1.8);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length * 2);
}
