/** Sound effects by event kind. All are short, those of frequent events the shortest. */

/** @import { Sound } from "../games.js" */

/** One coin, and several. @type {Sound} */
const COIN = { notes: [1318, 1760], wave: "sine", each: 0.05 };
/** @type {Sound} */
const COINS = { notes: [1318, 1760, 1568], wave: "sine", each: 0.05 };
/** Gold lost to another seat. @type {Sound} */
const LOST = { notes: [988, 784, 622], wave: "sine", each: 0.07 };
/** A card from or to the pile. @type {Sound} */
const PAPER = { notes: [210, 250], wave: "triangle", each: 0.04 };
/** Building a district. @type {Sound} */
const WOOD = { notes: [165, 131], wave: "triangle", each: 0.09 };
/** A call is answered. @type {Sound} */
const STEP = { notes: [294, 392], wave: "triangle", each: 0.1 };

/** @type {Record<string, Sound>} by kind of event */
export const SOUNDS = {
  "round-began": { notes: [587, 440], wave: "sine", each: 0.2 },
  crown: { notes: [523, 659, 784], wave: "sine", each: 0.11 },
  "throne-room": COIN,
  drafted: PAPER,
  "put-aside": PAPER,
  revealed: STEP,
  resumed: STEP,
  named: { notes: [233, 220, 156], wave: "sawtooth", each: 0.07 },
  robbed: LOST,
  taxed: COIN,
  queen: COINS,
  "took-gold": COINS,
  "extra-gold": COIN,
  income: COINS,
  refunded: COINS,
  "poor-house": COIN,
  pardoned: COIN,
  smithed: COIN,
  sold: COIN,
  tribute: COIN,
  adorned: { notes: [1568, 2093], wave: "sine", each: 0.06 },
  drew: PAPER,
  kept: PAPER,
  "put-under": PAPER,
  tucked: PAPER,
  searched: PAPER,
  conjured: PAPER,
  looked: { notes: [330, 349], wave: "sine", each: 0.1 },
  swapped: { notes: [210, 250, 210, 250], wave: "triangle", each: 0.05 },
  shuffled: { notes: [200, 240, 200, 240], wave: "triangle", each: 0.05 },
  built: WOOD,
  exchanged: { notes: [165, 131, 165], wave: "triangle", each: 0.09 },
  destroyed: { notes: [131, 110, 82], wave: "sawtooth", each: 0.11 },
  saved: { notes: [196, 262], wave: "sine", each: 0.12 },
  bell: { notes: [880, 880, 660], wave: "sine", each: 0.24 },
  "bell-void": { notes: [330, 220], wave: "sine", each: 0.2 },
  complete: { notes: [392, 494, 587], wave: "sine", each: 0.13 },
  incomplete: { notes: [247, 196], wave: "sine", each: 0.18 },
  "game-over": { notes: [294, 370, 440, 587], wave: "sine", each: 0.18 },
};
