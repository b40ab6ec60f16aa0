/** Default animation by difference: pieces that lie elsewhere after a frame glide there from where they lay before it. */

import { elementAt, ghost, piecesIn } from "./geometry.js";

/** @import { Transition } from "../games.js" */

const GLIDE = "cubic-bezier(0.25, 0.7, 0.2, 1)";

/** Fractions of the duration: gliding, and waiting where a piece must leave the group first. */
const GLIDE_SHARE = 0.6;
const WAIT_SHARE = 0.4;

/**
 * Animate what differs between the layout before a frame and the present one. Pieces keep any animation of their own.
 * @param {Transition} transition
 * @param {string} groups selector of the containers within which pieces move
 * @param {boolean} fades whether new pieces fade in, and gone ones out, as nothing else shows where they come from
 */
export function animateDifference({ before, move, ms }, groups, fades) {
  const now = piecesIn(groups);
  const left = new Set([...before.pieces].flatMap(([key, { group }]) => (now.has(key) ? [] : [group])));
  for (const [key, piece] of now) {
    const was = before.pieces.get(key);
    if (!was && fades) move(piece.element, [{ opacity: 0 }, { opacity: 1 }], { duration: ms });
    const x = was ? was.x - piece.x : 0;
    const y = was ? was.y - piece.y : 0;
    if (Math.hypot(x, y) < 1) continue;
    move(piece.element, [{ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }, { translate: "0px 0px" }], {
      duration: ms * GLIDE_SHARE,
      delay: left.has(piece.group) ? ms * WAIT_SHARE : 0,
      easing: GLIDE,
      composite: "add",
    });
  }
  if (!fades) return;
  for (const place of before.copies.keys())
    if (!elementAt(place))
      move(ghost(before, place), [{ opacity: 1 }, { opacity: 0 }], { duration: ms, fill: "forwards" });
}
