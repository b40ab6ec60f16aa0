/** The city that a seat has built, as houses. */

import { seatName } from "../../words/names.js";
import { inOrder } from "./city.js";
import { ROOFS, TINTS } from "./roofs.js";

/** @import { Trophies } from "../../view/trophies.js" */
/** @import { AdelReader as Reader } from "../messages" */
/** @import { AdelView } from "../shapes" */

const PAPER = "#f4e8cf";
const EDGE = "#a88d61";
const INK = "#2a1812";

/** @type {(view: AdelView, seat: number, reader: Reader) => Trophies} */
export const trophies = ({ seats }, seat, { seats: plans, viewer, t }) => ({
  title: t("trophies-title", { reader: seat === viewer ? "you" : "other", name: seatName(plans, seat, t) }),
  items: inOrder(seats[seat]?.city ?? []).map(({ code, colour, points }) => ({
    label: `${t(`district-${code}`)}: ${t("points", { points })}`,
    shapes: [
      ["M4 58H96V119H4Z", EDGE],
      ["M6 58H94V117H6Z", PAPER],
      [ROOFS[colour], TINTS[colour]],
    ],
    icon: `town-${code}`,
    iconAt: [8, 64, 48],
    number: points,
    numberAt: [75, 102],
    ink: INK,
  })),
});
