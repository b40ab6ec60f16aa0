/** Building blocks of the animations: moving gold, cards and icons, turning medallions. */

import { html, render } from "../../../vendor/lit-html/lit-html.js";
import { elementAt, ghostShell, rectOf, sceneRoot } from "../../table/geometry.js";
import { icon } from "../../view/icons.js";
import { coins } from "../view/coin.js";
import { medallion } from "../view/medallion.js";

/** @import * as games from "../../games.js" */
/** @import { Rect } from "../../table/geometry.js" */
/** @import { AdelEvent } from "../shapes" */

/** @typedef {games.Transition<AdelEvent>} Transition */

export const GLIDE = "cubic-bezier(0.25, 0.7, 0.2, 1)";
export const FALL = "cubic-bezier(0.5, 0, 0.8, 0.5)";

/** Delay between items that move one after another, as a fraction of the duration. */
const STAGGER = 0.12;

/** What starts late ends with the event, but is not rushed. @param {number} ms @param {number} delay */
const remaining = (ms, delay) => Math.max(ms * 0.5, ms - delay);

/** Maximum number of coins or cards to animate individually. */
const MOST = 4;

/** Places in order of preference, of which the first visible one is used. */
export const purse = (/** @type {number | undefined} */ seat) => [`purse:${seat}`, ...seatAt(seat)];
export const held = (/** @type {number | undefined} */ seat) => [`held:${seat}`, ...seatAt(seat)];
export const seatAt = (/** @type {number | undefined} */ seat) => [`seat:${seat}`, `city:${seat}`];
export const cityOf = (/** @type {number | undefined} */ seat) => [`city:${seat}`, `seat:${seat}`];
export const BANK = ["bank", "pile", "herald"];
export const PILE = ["pile", "bank", "herald"];

/** Places of a district in a city, without and with the Artist's gold (`'`), which not every event mentions. */
export const district = (/** @type {number | undefined} */ seat, /** @type {string | undefined} */ code) => [
  `district:${seat}:${code}`,
  `district:${seat}:${code}'`,
];

/** @param {Rect | undefined} box */
export const there = (box) => box !== undefined && box.width > 0;

/** Fallback for anything without a visible place: the middle of the table. @returns {Rect} */
function middle() {
  const { left, top, width, height } = sceneRoot().getBoundingClientRect();
  return { left: left + width / 2 - 14, top: top + Math.min(height, innerHeight) / 2 - 14, width: 28, height: 28 };
}

/**
 * Clamp a box that has been scrolled out of its zone to the zone's edge.
 * @param {string} place
 * @param {Rect} box
 * @returns {Rect}
 */
function inSight(place, box) {
  const zone = elementAt(place)?.closest(".adel-seats, .adel-main");
  if (!zone) return box;
  const { top, height } = rectOf(zone);
  return { ...box, top: Math.max(top, Math.min(box.top, top + height - box.height)) };
}

/**
 * Current box of the first of these places that is visible.
 * @param {readonly string[]} places
 * @returns {Rect | null}
 */
export function now(places) {
  for (const place of places) {
    const element = elementAt(place);
    const box = element ? rectOf(element) : undefined;
    if (box && there(box)) return inSight(place, box);
  }
  return null;
}

/**
 * Box before the frame was drawn, or the current one if there was none.
 * @param {Transition} transition
 * @param {readonly string[]} places
 * @returns {Rect}
 */
export function then({ before }, places) {
  for (const place of places) {
    const box = before.boxes.get(place);
    if (box && there(box)) return inSight(place, box);
  }
  return now(places) ?? middle();
}

/** Element of the first of these places that is visible. @param {readonly string[]} places @returns {HTMLElement | null} */
export const first = (places) => places.map(elementAt).find((element) => element && rectOf(element).width > 0) ?? null;

/**
 * Move something small from one place to another, in a slight arc.
 * @param {Transition} transition
 * @param {unknown} what
 * @param {Rect} from
 * @param {Rect} to
 * @param {{ delay?: number, size?: number, mark?: string }} [how]
 */
export function carry({ move, ms }, what, from, to, { delay = 0, size = 30, mark = "" } = {}) {
  const box = {
    left: to.left + (to.width - size) / 2,
    top: to.top + (to.height - size) / 2,
    width: size,
    height: size,
  };
  const shell = ghostShell(box);
  shell.classList.add("is-carried");
  if (mark) shell.classList.add(mark);
  render(what, shell);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const step = (/** @type {number} */ part, /** @type {number} */ rise, /** @type {number} */ scale) =>
    `translate(${(x * part).toFixed(1)}px, ${(y * part - rise).toFixed(1)}px) scale(${scale})`;
  const way = [
    { transform: step(1, 0, 0.7), opacity: 0 },
    { transform: step(0.88, 8, 1.1), opacity: 1, offset: 0.14 },
    { transform: step(0.4, 16, 1.25), opacity: 1, offset: 0.5 },
    { transform: step(0, 0, 1), opacity: 1, offset: 0.94 },
    { transform: step(0, 0, 0.6), opacity: 0 },
  ];
  move(shell, way, { duration: remaining(ms, delay), delay, easing: "ease-in-out", fill: "both" });
}

/**
 * Move gold: first the number, then single coins; the recipient's purse reacts.
 * @param {Transition} transition
 * @param {number | undefined} amount
 * @param {readonly string[]} from
 * @param {readonly string[]} to
 * @param {number} [delay]
 */
export function gold(transition, amount, from, to, delay = 0) {
  if (!amount) return;
  const start = then(transition, from);
  const end = now(to) ?? middle();
  for (let at = Math.min(amount, MOST) - 1; at >= 0; at--) {
    carry(transition, at === 0 ? coins(amount) : html`<i class="flown-coin"></i>`, start, end, {
      delay: delay + at * transition.ms * STAGGER,
    });
  }
  bump(transition, first(to), delay + transition.ms * 0.6);
}

/**
 * Move face-down cards from one place to another.
 * @param {Transition} transition
 * @param {number} count
 * @param {readonly string[]} from
 * @param {readonly string[]} to
 */
export function backs(transition, count, from, to) {
  const start = then(transition, from);
  const end = now(to) ?? middle();
  for (let at = Math.min(count, MOST) - 1; at >= 0; at--)
    carry(transition, html`<i class="flown-card"></i>`, start, end, { delay: at * transition.ms * STAGGER });
  bump(transition, first(to), transition.ms * 0.6);
}

/**
 * Move an icon to its target, where it stays for a moment.
 * @param {Transition} transition
 * @param {string} sign
 * @param {Rect} from
 * @param {Rect | null} to
 */
export function send(transition, sign, from, to) {
  if (to) carry(transition, icon(sign), from, to, { size: 36, mark: "is-sign" });
}

/** Drop an icon on its target. @param {Transition} transition @param {string} sign @param {Rect | null} on @param {number} [delay] */
export function strike({ move, ms }, sign, on, delay = 0) {
  if (!on) return;
  const size = Math.max(30, Math.min(on.width, on.height) * 0.8);
  const shell = ghostShell({
    left: on.left + (on.width - size) / 2,
    top: on.top + (on.height - size) / 2,
    width: size,
    height: size,
  });
  shell.classList.add("is-carried", "is-sign");
  render(icon(sign), shell);
  const fall = [
    { transform: "translateY(-36px) scale(2) rotate(-25deg)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.3, easing: "linear" },
    { transform: "none", opacity: 1, offset: 0.85 },
    { transform: "none", opacity: 0 },
  ];
  move(shell, fall, { duration: ms, delay, easing: FALL, fill: "both" });
}

/** @param {Transition} transition @param {Element | null} element @param {number} [delay] */
export function bump({ move, ms }, element, delay = 0) {
  move(element, [{ transform: "none" }, { transform: "scale(1.22)" }, { transform: "none" }], {
    duration: Math.max(120, ms - delay),
    delay,
  });
}

/** @param {Transition} transition @param {Element | null | undefined} element */
export function nod({ move, ms }, element) {
  move(element, [{ transform: "none" }, { transform: "translateY(4px)" }, { transform: "none" }], {
    duration: ms,
    easing: "ease-in-out",
  });
}

/** @param {Transition} transition @param {Element | null | undefined} element @param {number} [far] in degrees */
export function shake({ move, ms }, element, far = 3) {
  const tilt = (/** @type {number} */ degrees) => ({ transform: `rotate(${degrees}deg)` });
  move(element, [tilt(0), tilt(-far), tilt(far), tilt(-far * 0.6), tilt(0)], { duration: ms, easing: "ease-in-out" });
}

/** Lift an element briefly. @param {Transition} transition @param {Element | null | undefined} element @param {number} [delay] */
export function glow({ move, ms }, element, delay = 0) {
  move(
    element,
    [{ transform: "none" }, { transform: "translateY(-5px) scale(1.07)", offset: 0.4 }, { transform: "none" }],
    {
      duration: remaining(ms, delay),
      delay,
      easing: "ease-out",
    },
  );
}

/** The herald's medallion, or the rank's own in the rail if there is no herald. @param {number | undefined} rank */
export const medalOf = (rank) =>
  elementAt("herald")?.querySelector(".medallion") ?? elementAt(`rank:${rank}`)?.querySelector(".medallion") ?? null;

/**
 * Turn a medallion over: first the back, edge-on at half time, then the face.
 * @param {Transition} transition
 * @param {Element | null} medal
 * @param {number | undefined} rank
 */
export function turnOver({ move, ms }, medal, rank) {
  if (!medal) return;
  const box = rectOf(medal);
  const back = ghostShell({ ...box, height: box.width });
  back.classList.add("is-medal");
  back.style.setProperty("--wide", `${box.width}px`);
  render(medallion({ code: null, ...(rank === undefined ? {} : { rank }) }), back);
  const edge = (/** @type {number} */ degrees, /** @type {number} */ size) =>
    `perspective(600px) rotateY(${degrees}deg) scale(${size})`;
  move(back, [{ transform: edge(0, 1) }, { transform: edge(90, 1.15) }], {
    duration: ms * 0.45,
    easing: "ease-in",
    fill: "forwards",
  });
  move(medal, [{ transform: edge(-90, 1.15) }, { transform: edge(0, 1) }], {
    duration: ms * 0.55,
    delay: ms * 0.45,
    easing: GLIDE,
  });
}

/** All visible places of the viewer's hand. */
export const ownHand = () =>
  [...sceneRoot().querySelectorAll('[data-place^="hand:"]')].map((element) => element.getAttribute("data-place") ?? "");

/** Element of a visible card: laid out as an option, else the last of its kind in hand. @param {string} code @returns {HTMLElement | null} */
export function cardAt(code) {
  const laid = sceneRoot().querySelectorAll(`[data-place="card:${code}"]`);
  const all = laid.length > 0 ? laid : sceneRoot().querySelectorAll(`[data-place="hand:${code}"]`);
  return /** @type {HTMLElement | null} */ (all[all.length - 1] ?? null);
}

/** Whether the seat is the viewer's own. @param {number | undefined} seat */
export const isOwn = (seat) => sceneRoot().querySelector(".own")?.getAttribute("data-seat") === String(seat);

/** Whether a card of the viewer's hand has left it. @param {Transition} transition @param {string | undefined} code */
export const leftHand = ({ event, before }, code) =>
  before.boxes.has(`hand:${code}`) && (isOwn(event.seat) || !elementAt(`hand:${code}`));

/** Emphasize the seat that an event is about. @param {Transition} transition @param {number | undefined} seat */
export function meet(transition, seat) {
  const line = elementAt(`seat:${seat}`);
  transition.mark(line, "is-highlighted");
  glow(transition, line?.querySelector(".emblem") ?? line, transition.ms * 0.35);
}

/** Emphasize a rank in the rail. @param {Transition} transition @param {number | undefined} rank @param {number} [delay] */
export function called({ move, ms }, rank, delay = 0) {
  move(
    elementAt(`rank:${rank}`)?.querySelector(".medallion"),
    [{ transform: "none" }, { transform: "translateY(-4px) scale(1.14)" }, { transform: "none" }],
    { duration: Math.max(remaining(ms, delay), 160), delay },
  );
}
