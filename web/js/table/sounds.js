/** Quiet sounds made on the spot, off unless somebody wants them: wood, paper and a small bell. */

/** @import { Store } from "../store.js" */

const LOUD = 0.05;

/**
 * What each kind of event sounds like: pitches in hertz, one after another, and the kind of wave.
 * @type {Record<string, { notes: number[], wave: OscillatorType, each: number }>}
 */
const VOICES = {
  placed: { notes: [180], wave: "triangle", each: 0.09 },
  slipped: { notes: [160, 140], wave: "triangle", each: 0.08 },
  revealed: { notes: [330, 440], wave: "sine", each: 0.08 },
  moved: { notes: [260, 300, 260], wave: "triangle", each: 0.09 },
  discarded: { notes: [220, 147], wave: "sawtooth", each: 0.12 },
  closed: { notes: [120, 90], wave: "sawtooth", each: 0.18 },
  traded: { notes: [392, 294], wave: "sine", each: 0.12 },
  shuffled: { notes: [200, 240, 200, 240], wave: "triangle", each: 0.05 },
  "round-began": { notes: [294, 440], wave: "sine", each: 0.16 },
  won: { notes: [392, 494, 587], wave: "sine", each: 0.13 },
  lost: { notes: [247, 196], wave: "sine", each: 0.18 },
  "game-over": { notes: [294, 370, 440, 587], wave: "sine", each: 0.18 },
};

/** @param {Store} store */
export function createSounds(store) {
  /** @type {AudioContext | null} */
  let audio = null;
  let before = store.get().table?.event ?? null;

  /** @param {string} kind */
  function sound(kind) {
    const voice = VOICES[kind];
    if (!voice || typeof AudioContext !== "function") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const [index, pitch] of voice.notes.entries()) note(audio, pitch, voice.wave, audio.currentTime + index * voice.each, voice.each);
  }

  const unsubscribe = store.subscribe(({ table, settings }) => {
    const event = table?.event ?? null;
    if (event === before) return;
    before = event;
    // At once there is nothing to hear but noise.
    if (event && settings.sounds && settings.pace !== "instant" && !document.hidden) sound(event.kind);
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
