/** Moments: what turns the game, such as a murder or a completed city, darkens the hall round its place, or lights it. */

import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { elementAt, ghostShell, rectOf } from "../table/geometry.js";
import { icon } from "./icons.js";

/** @import { Staged, Transition } from "../games.js" */

/** Share of the duration in which the hall darkens, and from when on it returns. */
const FALL = 0.18;
const RISE = 0.72;

/** The sign strikes, or rises. */
const SIGN_MOVES = {
  strike: [
    { transform: "translateY(-46px) scale(2.1) rotate(-24deg)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.3, easing: "ease-out" },
    { transform: "scale(0.94)", opacity: 1, offset: 0.4 },
    { transform: "none", opacity: 1, offset: 0.85 },
    { transform: "scale(0.9)", opacity: 0 },
  ],
  glory: [
    { transform: "translateY(18px) scale(0.4)", opacity: 0 },
    { transform: "translateY(-4px) scale(1.18)", opacity: 1, offset: 0.45 },
    { transform: "none", opacity: 1, offset: 0.85 },
    { transform: "scale(1.1)", opacity: 0 },
  ],
};

/** A ring goes out from the place, or rays stand behind it. */
const ECHO_MOVES = {
  strike: [
    { transform: "scale(0.3)", opacity: 0 },
    { transform: "scale(0.5)", opacity: 1, offset: 0.28 },
    { transform: "scale(1.5)", opacity: 0 },
  ],
  glory: [
    { transform: "scale(0.4) rotate(-20deg)", opacity: 0 },
    { transform: "scale(1) rotate(0deg)", opacity: 1, offset: 0.45 },
    { transform: "scale(1.2) rotate(16deg)", opacity: 0 },
  ],
};

/** Least distance of the sign's middle from the window's edge, in pixels. */
const MARGIN = 40;

/** @param {number} at @param {number} size of the window along that axis */
const inside = (at, size) => Math.max(MARGIN, Math.min(at, size - MARGIN));

/**
 * Stage a moment at the first of its places that is visible; nothing outlasts the event's own time.
 * @param {Transition} transition
 * @param {Staged} moment
 */
export function dramatize({ move, mark, ms }, { look, sign, at }) {
  const place = at.map(elementAt).find((element) => element !== null && rectOf(element).width > 0);
  if (!place) return;
  const { left, top, width, height } = rectOf(place);
  const shell = ghostShell({ left: 0, top: 0, width: innerWidth, height: innerHeight });
  shell.classList.add("moment", `is-${look}`);
  shell.style.setProperty("--x", `${inside(left + width / 2, innerWidth)}px`);
  shell.style.setProperty("--y", `${inside(top + height / 2, innerHeight)}px`);
  render(
    html`<i class="moment-hall"></i><i class="moment-echo"></i>${sign ? html`<i class="moment-sign">${icon(sign)}</i>` : nothing}`,
    shell,
  );
  mark(place, "is-moment");
  const veil = [{ opacity: 0 }, { opacity: 1, offset: FALL }, { opacity: 1, offset: RISE }, { opacity: 0 }];
  const once = { duration: ms, fill: /** @type {FillMode} */ ("both") };
  move(shell.querySelector(".moment-hall"), veil, once);
  move(shell.querySelector(".moment-echo"), ECHO_MOVES[look], { ...once, easing: "ease-out" });
  move(shell.querySelector(".moment-sign"), SIGN_MOVES[look], once);
}
