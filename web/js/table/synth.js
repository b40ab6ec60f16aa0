/** Sounds made on the device: plucked strings, bells, wood and drums, each with its own volume control. */

/** @import { Sound } from "../games.js" */

/** Loudness of full volume. */
const MOST = { sounds: 0.2, music: 0.16 };

const STRING = { seconds: 1.8, rate: 22_050, damping: 0.497 };
/** A string of a sound effect is damped by hand. */
const DAMPED_SECONDS = 1.2;
const THUD = { hertz: 74, seconds: 0.28, gain: 1.6 };

/** Volume controls feel even when squared. @param {number} volume from 0 to 100 */
const loudness = (volume) => (volume / 100) ** 2;

/** Reproducible random numbers from 0 to 1 (a linear congruential generator). @param {number} seed */
function noise(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function createSynth() {
  const audio = new AudioContext();
  const outputs = { sounds: audio.createGain(), music: audio.createGain() };
  for (const output of Object.values(outputs)) {
    output.gain.value = 0;
    output.connect(audio.destination);
  }
  /** Plucked strings by pitch. @type {Map<number, AudioBuffer>} */
  const strings = new Map();

  /** Browsers are silent until the player has touched the page. */
  const wake = () => void (audio.state === "suspended" && audio.resume());
  const touches = /** @type {const} */ (["pointerdown", "keydown"]);
  for (const touch of touches) document.addEventListener(touch, wake, { passive: true });
  wake();

  /**
   * A plucked string: noise that circulates in a delay line and is smoothed on each pass (Karplus–Strong). The noise is the same
   * each time, since it decides how long a string is heard.
   * @param {number} pitch
   */
  function string(pitch) {
    const found = strings.get(pitch);
    if (found) return found;
    const buffer = audio.createBuffer(1, STRING.rate * STRING.seconds, STRING.rate);
    const wave = buffer.getChannelData(0);
    const period = Math.max(2, Math.round(STRING.rate / pitch));
    const random = noise(period);
    for (let at = 0; at < wave.length; at += 1) {
      const before = (/** @type {number} */ back) => wave[at - period - back] ?? 0;
      wave[at] = at < period ? random() * 2 - 1 : STRING.damping * (before(0) + before(1));
    }
    strings.set(pitch, buffer);
    return buffer;
  }

  /** @param {GainNode} output @param {number} pitch @param {number} start @param {number} gain @param {number} seconds */
  function pluck(output, pitch, start, gain, seconds) {
    const source = audio.createBufferSource();
    source.buffer = string(pitch);
    const volume = audio.createGain();
    volume.gain.setValueAtTime(gain, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    source.connect(volume).connect(output);
    source.start(start);
  }

  /** @param {GainNode} output @param {number} pitch @param {OscillatorType} wave @param {number} start @param {number} length */
  function tone(output, pitch, wave, start, length) {
    const source = audio.createOscillator();
    const volume = audio.createGain();
    const loud = wave === "sawtooth" ? 0.8 : 1;
    source.type = wave;
    source.frequency.setValueAtTime(pitch, start);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.008, start + length * 1.8);
    source.connect(volume).connect(output);
    source.start(start);
    source.stop(start + length * 2);
  }

  /** A drum: a low tone that falls. @param {GainNode} output @param {number} start */
  function thud(output, start) {
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.frequency.setValueAtTime(THUD.hertz * 1.7, start);
    source.frequency.exponentialRampToValueAtTime(THUD.hertz * 0.6, start + THUD.seconds);
    volume.gain.setValueAtTime(THUD.gain, start);
    volume.gain.exponentialRampToValueAtTime(0.008, start + THUD.seconds);
    source.connect(volume).connect(output);
    source.start(start);
    source.stop(start + THUD.seconds);
  }

  return {
    /** Whether something started now would be heard now. */
    awake: () => audio.state === "running",
    now: () => audio.currentTime,

    /** @param {keyof typeof outputs} output @param {number} volume from 0 to 100 */
    setVolume(output, volume) {
      outputs[output].gain.setTargetAtTime(loudness(volume) * MOST[output], audio.currentTime, 0.05);
    },

    /** @param {Sound} sound */
    play({ notes, wave, each, drum = false }) {
      if (audio.state !== "running") return;
      const start = audio.currentTime;
      if (drum) thud(outputs.sounds, start);
      for (const [index, pitch] of notes.entries()) {
        const at = start + index * each;
        if (wave === "pluck") pluck(outputs.sounds, pitch, at, 1.6, DAMPED_SECONDS);
        else tone(outputs.sounds, pitch, wave, at, each);
      }
    },

    /** A string of the music. @param {number} pitch @param {number} start @param {number} gain */
    string: (pitch, start, gain) => pluck(outputs.music, pitch, start, gain, STRING.seconds),

    end() {
      for (const touch of touches) document.removeEventListener(touch, wake);
      void audio.close();
    },
  };
}

/** @typedef {ReturnType<typeof createSynth>} Synth */
