/** Layout measurement for animation: rectangles of places, and ghost copies of elements that have disappeared. */

/** @typedef {{ left: number, top: number, width: number, height: number }} Rect */

/**
 * The layout before a frame is drawn: rectangles of all places, and copies of elements that may disappear.
 * @typedef {object} Layout
 * @property {Map<string, Rect>} boxes
 * @property {Map<string, HTMLElement>} copies
 * @property {Pieces} pieces
 */

/** An item of a group, and its position within the group. @typedef {{ element: Element, group: Element, x: number, y: number }} Piece */

/** By place, and by number among equal ones. @typedef {Map<string, Piece>} Pieces */

/** Where to measure: the page, or a demo's scene over it, which has places of the same names. @returns {HTMLElement} */
export const sceneRoot = () => document.querySelector("[data-scene]") ?? document.body;

/** The element of a place: a card, goal or seat. @param {string} place */
export const elementAt = (place) =>
  /** @type {HTMLElement | null} */ (sceneRoot().querySelector(`[data-place="${place}"]`));

/** The card within a place, whose own box may be smaller. @param {HTMLElement} element */
const cardWithin = (element) => /** @type {HTMLElement} */ (element.querySelector(".card") ?? element);

/** @param {string} place */
export function cardElementAt(place) {
  const element = elementAt(place);
  return element ? cardWithin(element) : null;
}

/** @param {Element} element @returns {Rect} */
export function rectOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * Capture the layout in one batch of reads.
 * @param {string[]} copied places whose elements may disappear
 * @param {string} groups selector of the containers whose items move within them
 * @returns {Layout}
 */
export function captureLayout(copied, groups) {
  /** @type {Map<string, Rect>} */
  const boxes = new Map();
  /** @type {Map<string, HTMLElement>} */
  const copies = new Map();
  for (const element of sceneRoot().querySelectorAll("[data-place]")) {
    const place = element.getAttribute("data-place") ?? "";
    const thing = cardWithin(/** @type {HTMLElement} */ (element));
    boxes.set(place, rectOf(thing));
    if (copied.includes(place)) copies.set(place, /** @type {HTMLElement} */ (thing.cloneNode(true)));
  }
  return { boxes, copies, pieces: piecesIn(groups) };
}

/** The place of an item, which may lie on a part of it. @param {Element} item */
const placeOf = (item) =>
  item.getAttribute("data-place") ?? item.querySelector("[data-place]")?.getAttribute("data-place") ?? "";

/** The places of all pieces. @param {string} groups */
export const placesIn = (groups) =>
  [...sceneRoot().querySelectorAll(groups)].flatMap((group) => [...group.children].map(placeOf)).filter(Boolean);

/**
 * The visible pieces of all groups. Positions are relative to the group, so that what moves with it does not count.
 * @param {string} groups
 * @returns {Pieces}
 */
export function piecesIn(groups) {
  /** @type {Pieces} */
  const pieces = new Map();
  for (const group of sceneRoot().querySelectorAll(groups)) {
    const origin = rectOf(group);
    for (const element of group.children) {
      const place = placeOf(element);
      const { left, top, width } = rectOf(element);
      if (place === "" || width === 0) continue;
      let number = 1;
      while (pieces.has(`${place} ${number}`)) number += 1;
      pieces.set(`${place} ${number}`, { element, group, x: left - origin.left, y: top - origin.top });
    }
  }
  return pieces;
}

/** The layer above the table for ghosts. */
function layer() {
  const found = sceneRoot().querySelector(".ghosts");
  if (found) return found;
  const fresh = document.createElement("div");
  fresh.className = "ghosts";
  fresh.setAttribute("aria-hidden", "true");
  sceneRoot().append(fresh);
  return fresh;
}

/**
 * An empty positioned element in the ghost layer; `clearGhosts` removes it.
 * @param {Rect} box
 * @returns {HTMLElement}
 */
export function ghostShell(box) {
  const shell = document.createElement("div");
  shell.className = "ghost";
  for (const [name, value] of Object.entries(box)) shell.style.setProperty(name, `${value}px`);
  layer().append(shell);
  return shell;
}

/**
 * Place a ghost where the original was.
 * @param {Layout} before
 * @param {string} place
 * @returns {HTMLElement | null}
 */
export function ghost(before, place) {
  const copy = before.copies.get(place);
  const box = before.boxes.get(place);
  if (!copy || !box) return null;
  const shell = ghostShell(box);
  copy.removeAttribute("data-place");
  shell.append(copy);
  return shell;
}

/** Remove all ghosts. */
export function clearGhosts() {
  for (const ghosts of document.querySelectorAll(".ghosts")) ghosts.replaceChildren();
}

/**
 * The transform that shows an element lying at `to` as if it lay at `from` (FLIP).
 * @param {Rect} from
 * @param {Rect} to
 * @param {boolean} [fit] also match the width
 */
export function transformBetween(from, to, fit = true) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = fit && to.width > 0 ? Math.max(0.05, from.width / to.width) : 1;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}
