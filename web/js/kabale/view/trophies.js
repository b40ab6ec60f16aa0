/** The goals that a seat has won, as banners. */

import { seatName } from "../../words/names.js";
import { AREAS } from "../allies.js";
import { goalWords } from "../event_words.js";

/** @import { Trophies } from "../../view/trophies.js" */
/** @import { KabaleReader as Reader } from "../messages" */
/** @import { KabaleView } from "../shapes" */

const CLOTH = "#7b222b";
const BRASS = "#c8a063";
const INK = "#fdeecb";

/** @type {(view: KabaleView, seat: number, reader: Reader) => Trophies} */
export function trophies({ seats }, seat, { seats: plans, viewer, t }) {
  const goals = [...(seats[seat]?.goals ?? [])].sort(
    (one, other) => AREAS.indexOf(one.area) - AREAS.indexOf(other.area) || other.points - one.points,
  );
  return {
    title: t("trophies-title", { reader: seat === viewer ? "you" : "other", name: seatName(plans, seat, t) }),
    items: goals.map((goal) => ({
      label: goalWords(goal, t),
      shapes: [
        ["M1 1H99V98L50 119 1 98Z", BRASS],
        ["M4 4H96V96L50 115 4 96Z", CLOTH],
      ],
      icon: `area-${goal.area}`,
      iconAt: [25, 10, 50],
      number: goal.points,
      numberAt: [50, 98],
      ink: INK,
    })),
  };
}
