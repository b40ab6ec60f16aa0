/** Music made on the device: a lute improvises over the passamezzo antico, a ground bass of the sixteenth century. */

/** @import { Synth } from "./synth.js" */

/** Seconds of a beat; a bar has four. */
const BEAT = 0.86;
/** Music is planned this far ahead, in seconds, and looked after this often, in milliseconds. */
const AHEAD = 1.5;
const EVERY_MS = 400;

/** D below the middle, in hertz. */
const ROOT = 146.83;

/** The ground: bass and chord by bar, in semitones above the root. */
const GROUND = [
  { bass: 0, chord: [0, 3, 7] },
  { bass: -2, chord: [-2, 2, 5] },
  { bass: 0, chord: [0, 3, 7] },
  { bass: -5, chord: [-5, -1, 2] },
  { bass: 3, chord: [3, 7, 10] },
  { bass: -2, chord: [-2, 2, 5] },
  { bass: 0, chord: [0, 3, 7] },
  { bass: 0, chord: [0, 7, 12] },
];

/** Ways to break a chord, by eighth: tones of the chord, from 3 on an octave higher; null is a rest. */
const FIGURES = [
  [0, 2, 3, 4, 3, 2, 1, 2],
  [0, null, 2, null, 3, null, 2, null],
  [0, 2, 4, 2, 3, 2, 4, 2],
  [0, null, 3, 4, 5, 4, 3, null],
  [0, null, null, null, 3, 2, 1, null],
];

/** @param {number} semitones above the root */
const pitch = (semitones) => ROOT * 2 ** (semitones / 12);

/**
 * The notes of a bar: pitch, beat and loudness.
 * @param {number} bar counted from the beginning
 * @param {() => number} random
 */
export function barOf(bar, random) {
  const { bass, chord } = /** @type {(typeof GROUND)[0]} */ (GROUND[bar % GROUND.length]);
  // The first and last bar of a verse stay plain, and the figure holds for two bars.
  const plain = bar % GROUND.length === GROUND.length - 1;
  const figure = /** @type {(number | null)[]} */ (FIGURES[plain ? 4 : Math.floor(random() * FIGURES.length)]);
  const upper = figure.flatMap((step, eighth) => {
    if (step === null) return [];
    const tone = /** @type {number} */ (chord[step % chord.length]) + 12 * (1 + Math.floor(step / chord.length));
    return [{ pitch: pitch(tone), beat: eighth / 2, gain: 0.5 + 0.25 * random() }];
  });
  return [{ pitch: pitch(bass - 12), beat: 0, gain: 1 }, { pitch: pitch(bass), beat: 2, gain: 0.55 }, ...upper];
}

/** Play until stopped. @param {Pick<Synth, "now" | "awake" | "string">} synth @param {() => number} [random] */
export function startMusic(synth, random = Math.random) {
  let bar = 0;
  let next = 0;

  function plan() {
    if (!synth.awake()) return;
    next = Math.max(next, synth.now() + 0.1);
    for (; next < synth.now() + AHEAD; next += 4 * BEAT, bar += 1)
      for (const { pitch, beat, gain } of barOf(bar, random))
        synth.string(pitch, next + beat * BEAT + 0.02 * random(), gain);
  }
  const timer = setInterval(plan, EVERY_MS);
  plan();
  return { stop: () => clearInterval(timer) };
}
