/** Sound effects of Kabale's events: wood, paper and a small bell. */

/** @import { Sound } from "../games.js" */

/** @type {Record<string, Sound>} by kind of event */
export const SOUNDS = {
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
