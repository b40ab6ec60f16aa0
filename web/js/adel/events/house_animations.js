/** Animations of houses and the cards that become houses: carried off, arriving, rising, falling. */

import { ghost, ghostShell, rectOf, transformBetween } from "../../table/geometry.js";
import { cityOf, FALL, first, GLIDE, glow, now, shake, there } from "./animation_parts.js";

/** @import { Rect } from "../../table/geometry.js" */
/** @import { Transition } from "./animation_parts.js" */

/** Maximum width of a tile, in pixels. */
const TILE = 48;

/**
 * Reduce a copy to the front that was visible: a district is rendered in several sizes, of which CSS shows one.
 * @param {HTMLElement} shell
 * @param {number} shown its index
 */
function onlyFront(shell, shown) {
  const fronts = shell.querySelectorAll(".house");
  const front = fronts[shown] ?? fronts[0];
  if (front) shell.replaceChildren(front);
}

/** Index of the front with this shape: tiles are narrow, strips low, cards high. @param {HTMLElement} copy @param {Rect} box */
function shaped(copy, { width, height }) {
  const size = width < TILE ? "tile" : height < width ? "strip" : "card";
  return [...copy.querySelectorAll(".house")].findIndex((front) => front.getAttribute("data-size") === size);
}

/**
 * Ghost of the front that was at one of these places before the frame.
 * @param {Transition} transition
 * @param {readonly string[]} places
 * @returns {{ shell: HTMLElement, box: Rect } | null}
 */
function wasAt({ before }, places) {
  const place = places.find((one) => before.copies.has(one) && there(before.boxes.get(one)));
  const box = place === undefined ? undefined : before.boxes.get(place);
  const shell = place === undefined ? null : ghost(before, place);
  if (!shell || !box) return null;
  onlyFront(shell, shaped(shell, box));
  return { shell, box };
}

/**
 * Carry off what was there, shrinking on the way.
 * @param {Transition} transition
 * @param {readonly string[]} places
 * @param {readonly string[]} to
 */
export function away(transition, places, to) {
  const was = wasAt(transition, places);
  const end = now(to);
  if (!was || !end) return false;
  const scale = Math.min(1, (end.width + 14) / was.box.width);
  transition.move(
    was.shell,
    [
      { transform: "none", opacity: 1 },
      { transform: `${transformBetween(end, was.box, false)} scale(${scale.toFixed(3)})`, opacity: 0.3 },
    ],
    { duration: transition.ms, easing: GLIDE, fill: "forwards" },
  );
  return true;
}

/**
 * Move an element to its place from another box, above everything in between.
 * @param {Transition} transition
 * @param {Element | null} element
 * @param {Rect} from
 * @param {{ delay?: number, ms?: number }} [how]
 */
export function come({ move, ms: lasts }, element, from, { delay = 0, ms = lasts } = {}) {
  if (!element) return;
  const box = rectOf(element);
  if (!there(box)) return;
  const shell = ghostShell(box);
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  copy.removeAttribute("data-place");
  shell.append(copy);
  onlyFront(
    shell,
    [...element.querySelectorAll(".house")].findIndex((front) => there(rectOf(front))),
  );
  move(
    shell,
    [
      { transform: transformBetween(from, box), opacity: 0.5 },
      { transform: "translateY(-5px) scale(1.04)", opacity: 1, offset: 0.85 },
      { transform: "none", opacity: 1 },
    ],
    { duration: ms, delay, easing: GLIDE, fill: "both" },
  );
  move(element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms + delay });
}

/**
 * Let a house rise from the ground; if it is not visible, highlight its city.
 * @param {Transition} transition
 * @param {readonly string[]} places
 * @param {number | undefined} seat
 * @param {number} [delay]
 */
export function rise(transition, places, seat, delay = 0) {
  const { move, ms } = transition;
  const element = first(places);
  if (!element) return glow(transition, first(cityOf(seat)), delay);
  const base = { transformOrigin: "50% 100%" };
  move(
    element,
    [
      { ...base, transform: "scale(0.9, 0)", opacity: 0.4 },
      { ...base, transform: "scale(1.03, 1.08)", opacity: 1, offset: 0.75 },
      { ...base, transform: "none", opacity: 1 },
    ],
    { duration: ms * 0.7, delay, easing: "ease-out" },
  );
}

/** Let a removed house fall out of its row. @param {Transition} transition @param {readonly string[]} places @param {number | undefined} seat */
export function fall(transition, places, seat) {
  const was = wasAt(transition, places);
  if (!was) return shake(transition, first(cityOf(seat)));
  was.shell.classList.add("is-victim");
  const down = [
    { transform: "none", opacity: 1 },
    { transform: "rotate(-6deg) scale(1.06)", opacity: 1, offset: 0.35 },
    { transform: `translateY(${Math.round(was.box.height * 0.8 + 24)}px) rotate(14deg) scale(0.9)`, opacity: 0 },
  ];
  transition.move(was.shell, down, { duration: transition.ms, easing: FALL, fill: "forwards" });
}
