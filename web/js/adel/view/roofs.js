/** The roofs of house fronts, which tell the colours of districts by shape and tint. */

/** @import { Colour } from "../shapes" */

/** Roof by colour, as an SVG path of 100 by 60: manor, steeple, stepped gable, battlements, dome. @type {Record<Colour, string>} */
export const ROOFS = {
  yellow: "M0 60 12 20H18V10L23 1 28 10V20H72V10L77 1 82 10V20H88L100 60Z",
  blue: "M0 60 18 43H29L50 1 71 43H82L100 60Z",
  green: "M0 60V47H13V33H26V19H39V5H61V19H74V33H87V47H100V60Z",
  red: "M0 60V9H20V22H40V9H60V22H80V9H100V60Z",
  violet: "M0 60C1 50 6 44 11 41 6 22 35 24 50 1 65 24 94 22 89 41 94 44 99 50 100 60Z",
};

/** As in css/adel/medallion.css, for drawings where no sheet of the game applies. @type {Record<Colour, string>} */
export const TINTS = { yellow: "#ecbb38", blue: "#2c62a8", green: "#79b36b", red: "#ae3425", violet: "#b899dc" };

/** Roof of a small violet house: wide enough for its own picture, since what it does matters more than a sign of its colour. */
export const DOME = "M0 60V26C8 24 8 12 16 9 28 4 40 6 50 0 60 6 72 4 84 9 92 12 92 24 100 26V60Z";
