/** Rows of the events of a round: the draft, the calls, and what happens to a called character. */

import { isHidden, said } from "../../table/event_rows.js";
import { elementAt, rectOf, sceneRoot } from "../../table/geometry.js";
import { MOMENT_SOUNDS } from "../../table/sounds.js";
import { CHARACTERS } from "../characters.js";
import { crown as crownTemplate } from "../view/coin.js";
import {
  bump,
  called,
  carry,
  first,
  medalOf,
  meet,
  nod,
  now,
  seatAt,
  send,
  shake,
  strike,
  then,
  turnOver,
} from "./animation_parts.js";
import { CARD } from "./cards.js";
import { away, come } from "./house_animations.js";

/** @import { Sound } from "../../games.js" */
/** @import { AdelEvent } from "../shapes" */
/** @import { Transition } from "./animation_parts.js" */
/** @import { SomeRows } from "./row" */

/** A call is answered. @type {Sound} */
const ANSWER = { notes: [294, 392], wave: "triangle", each: 0.1 };

/** Sounds of moments. @type {Sound} */
const SPELL = { notes: [622.25, 466.16, 440, 311.13], wave: "pluck", each: 0.08 };
/** @type {Sound} */
const CROWN = { notes: [392, 493.88, 587.33, 783.99], wave: "pluck", each: 0.09 };

/** Icon by character that names a rank. @type {Record<string, string>} */
const NAMING_SIGNS = { As: "sign-dagger", Th: "sign-mask", Wt: "sign-witch" };

/** Icon by what happened to the called rank. @type {Record<string, string>} */
const FATE_SIGNS = { murdered: "sign-dagger", bewitched: "sign-witch" };

/** @param {AdelEvent} event */
const byCause = ({ cause }) => cause;

/** Place of a character laid out in the draft. @param {AdelEvent} event */
const laidOut = ({ character }) => (character ? [`character:${character}`] : []);

/** Place of the rank that is called or named. @param {AdelEvent} event */
const calledRank = ({ rank }) => [`rank:${rank}`, "herald"];

export const CALL_EVENTS = /** @satisfies {SomeRows} */ ({
  "round-began": {
    ms: 240,
    hold: 40,
    sound: { notes: [587, 440], wave: "sine", each: 0.2 },
    chapter: true,
    concerns: true,
    animate: turnRail,
  },
  crown: {
    ms: 450,
    hold: 40,
    sound: { notes: [523, 659, 784], wave: "sine", each: 0.11 },
    concerns: true,
    moment: {
      look: "glory",
      sound: CROWN,
      // The crown itself is carried.
      sign: "",
      at: ({ seat }) => [`crown:${seat}`, ...seatAt(seat)],
      when: ({ seat, other }) => other !== undefined && other !== seat,
    },
    variant: ({ by, cause, other, giver }) => (by && giver === other ? `${by}-own` : (by ?? cause)),
    announce: "deed",
    remarks: ({ seat, cause }) => (cause === "murdered" ? said(["murdered", seat]) : []),
    animate: carryCrown,
  },
  "set-aside": {
    ms: 220,
    hold: 60,
    move: false,
    concerns: true,
    variant: ({ characters }) => (characters?.length ? "" : "down"),
    animate(transition) {
      for (const [index, code] of (transition.event.characters ?? []).entries())
        called(transition, CHARACTERS[code]?.rank, index * transition.ms * 0.4);
      if (!transition.event.characters?.length) nod(transition, first(["herald"]));
    },
  },
  "looked-down": { merged: isHidden, overlaps: true },
  drafted: {
    ms: 260,
    sound: CARD,
    decision: true,
    merged: isHidden,
    // Other seats' choices are only a nod.
    overlaps: isHidden,
    // After the viewer's own choice nothing follows until a rank is called.
    endsSentence: (event) => !isHidden(event),
    vanishing: laidOut,
    animate: takeCharacter,
  },
  "put-aside": {
    ms: 240,
    sound: CARD,
    decision: true,
    merged: isHidden,
    overlaps: isHidden,
    vanishing: laidOut,
    animate(transition) {
      const { seat, character } = transition.event;
      if (!away(transition, [`character:${character}`], [`rank:${character && CHARACTERS[character].rank}`]))
        nod(transition, elementAt(`seat:${seat}`)?.querySelector(".emblem"));
    },
  },
  unanswered: {
    ms: 170,
    hold: 50,
    move: false,
    run: { when: ({ cause }) => cause === undefined, folds: "calls" },
    moment: {
      look: "strike",
      sound: MOMENT_SOUNDS.murder,
      sign: "sign-dagger",
      at: calledRank,
      when: ({ cause }) => cause === "murdered",
    },
    // Only the victim's own event names the victim of a murder.
    hits: ({ victim }, viewer) => victim === viewer,
    severity: 13,
    variant: ({ cause, victim }) => (victim === undefined ? cause : `${cause}-known`),
    highlight: calledRank,
    animate: callInVain,
  },
  revealed: {
    ms: 300,
    hold: 60,
    sound: ANSWER,
    moment: {
      look: "strike",
      sound: SPELL,
      sign: "sign-witch",
      at: ({ seat }) => seatAt(seat),
      when: ({ cause }) => cause === "bewitched",
    },
    hits: ({ seat, cause }, viewer) => seat === viewer && cause !== undefined,
    severity: 12,
    variant: byCause,
    hitVariant: byCause,
    announce: "deed",
    deedVariant: byCause,
    highlight: ({ seat, rank }) => [`seat:${seat}`, `rank:${rank}`],
    remarks: ({ seat, cause }) => (cause === "murdered" ? said(["murdered", seat]) : []),
    animate: answer,
  },
  named: {
    ms: 380,
    hold: 100,
    sound: { notes: [233, 220, 156], wave: "sawtooth", each: 0.07 },
    concerns: true,
    // The dagger flies there by itself.
    moment: {
      look: "strike",
      sound: MOMENT_SOUNDS.murder,
      sign: "",
      at: calledRank,
      when: ({ character }) => character === "As",
    },
    decision: true,
    variant: ({ character }) => character,
    announce: "deed",
    deedVariant: ({ character }) => character,
    highlight: calledRank,
    remarks: ({ seat }) => said(["striking", seat]),
    animate: name,
  },
  // A sentence ends with the turn; the next one covers the unanswered calls before the next turn too.
  paused: { merged: true, overlaps: true, startsSentence: true, announce: "never" },
  resumed: {
    ms: 400,
    hold: 120,
    sound: ANSWER,
    moment: { look: "strike", sound: SPELL, sign: "", at: ({ seat }) => seatAt(seat) },
    hits: "other",
    severity: 5,
    remarks: ({ seat, other }) => (seat === other ? [] : said(["striking", seat])),
    variant: ({ seat, other }) => (seat === other ? "own" : ""),
    highlight: ({ seat, rank }) => [`seat:${seat}`, `rank:${rank}`],
    animate(transition) {
      const { seat, rank } = transition.event;
      const medal = medalOf(rank);
      if (medal) send(transition, "sign-witch", then(transition, seatAt(seat)), rectOf(medal));
      turnOver(transition, medal, rank);
      meet(transition, seat);
    },
  },
  "turn-ended": { merged: true, overlaps: true, startsSentence: true, announce: "never" },
  "round-ended": { merged: true, overlaps: true, announce: "never" },
  scored: { overlaps: true, announce: "never" },
  "game-over": {
    sound: { notes: [294, 370, 440, 587], wave: "sine", each: 0.18 },
    presented: true,
    announce: "never",
  },
});

/** Turn all medallions of the rail over, one after another. @param {Transition} transition */
function turnRail({ move, ms }) {
  const medallions = sceneRoot().querySelectorAll('[data-place^="rank:"] .medallion');
  for (const [index, medallion] of medallions.entries()) {
    const turn = [
      { transform: "perspective(500px) rotateY(-90deg)", opacity: 0 },
      { transform: "perspective(500px) rotateY(12deg)", opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ];
    move(medallion, turn, { duration: ms * 0.5, delay: index * ms * 0.06, easing: "ease-out" });
  }
}

/** @param {Transition} transition */
function carryCrown(transition) {
  const { event, move, mark, ms } = transition;
  const worn = elementAt(`crown:${event.seat}`)?.querySelector(".the-crown");
  const to = worn ? rectOf(worn) : now(seatAt(event.seat));
  if (!to) return;
  const from = then(transition, [`crown:${event.other}`, ...seatAt(event.other)]);
  carry(transition, crownTemplate(), from, to, { size: 34, mark: "is-crown" });
  move(worn, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: ms });
  bump(transition, worn ?? null, ms * 0.7);
  mark(elementAt(`seat:${event.seat}`), "is-highlighted");
}

/** The viewer's own choice goes to the rail; another seat nods. @param {Transition} transition */
function takeCharacter(transition) {
  const { seat, character } = transition.event;
  const from = transition.before.boxes.get(`character:${character}`);
  const medal = character && elementAt(`rank:${CHARACTERS[character]?.rank}`)?.querySelector(".medallion");
  const line = elementAt(`seat:${seat}`);
  if (medal && from) come(transition, medal, from);
  else nod(transition, line?.querySelector(".emblem") ?? line);
}

/** @param {Transition} transition */
function callInVain(transition) {
  const { event, move, ms } = transition;
  const medal = medalOf(event.rank);
  const sign = FATE_SIGNS[event.cause ?? ""];
  called(transition, event.rank);
  const shift = [
    { transform: "translateX(10px)", opacity: 0.2 },
    { transform: "none", opacity: 1 },
  ];
  move(medal, shift, { duration: ms, easing: "ease-out" });
  // Show longer why nobody answers, since it explains the missing turn.
  if (sign && medal && event.cause !== "murdered") strike({ ...transition, ms: ms * 3 }, sign, rectOf(medal));
}

/** @param {Transition} transition */
function answer(transition) {
  const { event, ms } = transition;
  const medal = medalOf(event.rank);
  const sign = FATE_SIGNS[event.cause ?? ""];
  turnOver(transition, medal, event.rank);
  called(transition, event.rank, ms * 0.45);
  meet(transition, event.seat);
  if (sign && medal && event.cause !== "bewitched")
    strike({ ...transition, ms: ms * 1.2 }, sign, rectOf(medal), ms * 0.5);
}

/** @param {Transition} transition */
function name(transition) {
  const { event, ms, mark } = transition;
  const target = elementAt(`rank:${event.rank}`);
  mark(target, "is-highlighted", true);
  const sign = NAMING_SIGNS[event.character ?? ""] ?? "sign-eye";
  send(transition, sign, then(transition, seatAt(event.seat)), target && rectOf(target));
  shake(
    {
      ...transition,
      ms: ms * 0.4,
      move: (element, frames, options) => transition.move(element, frames, { ...options, delay: ms * 0.6 }),
    },
    target?.querySelector(".medallion"),
    5,
  );
}
