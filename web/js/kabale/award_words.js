/** Text for the award, step by step, and for the final count; used by the stage, the log and screen readers. */

import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { winnersInWords } from "../words/winners.js";
import { AREAS } from "./allies.js";
import { goalWords, stepWords } from "./event_words.js";

/** @import { StageAct } from "../games.js" */
/** @import { KabaleEvent as Event, KabaleView, SeatView, Step } from "./shapes" */
/** @import { KabaleTranslate as Translate } from "./messages" */
/** @import { KabaleReader as Reader } from "./messages" */

/** Rules of the last step, which decides who takes the goal. */
const VERDICTS = /** @type {const} */ (["couple-wins", "highest", "lowest", "nearest", "farthest", "nobody"]);

/** @param {Step} step @returns {step is Step & { rule: typeof VERDICTS[number] }} */
export const isVerdict = (step) => VERDICTS.some((rule) => rule === step.rule);

/**
 * Short heading of a step.
 * @param {Step} step
 * @param {Translate} t
 */
export function awardHeading(step, t) {
  if (step.rule === "couple") return t("award-heading-couple");
  if (step.ally) return t(`card-${step.ally}`);
  return step.rule === "printed" ? t("award-heading-printed") : t("award-heading-verdict");
}

/**
 * The seats by rank; equal points share a rank. The final count presents them in reverse.
 * @param {KabaleView} view
 */
export function ranked({ seats }) {
  const order = seats.map((seat, index) => ({
    seat,
    index,
    place: 1 + seats.filter(({ count }) => count.points > seat.count.points).length,
  }));
  return order.sort((a, b) => a.place - b.place || a.index - b.index);
}

/**
 * Both ways of counting a seat's goals, as text, and which gives more points.
 * @param {SeatView} seat
 * @param {Reader} reader
 * @returns {{ plain: string, doubled: string, better: "plain" | "doubled" }}
 */
export function countWords({ goals, count }, { language, t }) {
  const plain = goals.length === 0 ? t("count-no-goals") : t("count-plain", { points: count.plain });
  const missing = AREAS.filter((area) => !goals.some((goal) => goal.area === area));
  if (count.doubled === null) {
    return {
      plain,
      better: "plain",
      doubled: t("count-missing-area", {
        areas: listOf(
          missing.map((area) => t(`area-${area}`)),
          language,
        ),
      }),
    };
  }
  const six = count.six.map(({ points }) => points).join(" + ");
  const doubled = t(count.spare > 0 ? "count-doubled" : "count-doubled-exact", {
    six: `(${six})`,
    spare: count.spare,
    points: count.doubled,
  });
  return { plain, doubled, better: count.doubled > count.plain ? "doubled" : "plain" };
}

/**
 * Who won the game.
 * @param {KabaleView} view
 * @param {Reader} reader
 */
export const outcome = (view, reader) =>
  winnersInWords(view.winners, view.seats[view.winners[0] ?? 0]?.count.points ?? 0, reader);

/**
 * The current step of the final count, as text: a seat with its points and the better way of counting; in the last step the winner.
 * @param {KabaleView} view
 * @param {number} at
 * @param {Reader} reader
 */
function countHeard(view, at, reader) {
  const told = ranked(view)[view.players - 1 - at];
  if (!told) return outcome(view, reader);
  const words = countWords(told.seat, reader);
  return `${seatName(reader.seats, told.index, reader.t)}: ${reader.t("points", { points: told.seat.count.points })}. ${words[words.better]}.`;
}

/**
 * The current step for screen readers: of an award, with the column's title before the first step; or of the final count.
 * @param {StageAct<KabaleView, Event>} act
 * @param {number} at
 * @param {Reader} reader
 */
export function actHeard({ event, view }, at, reader) {
  if (event?.kind !== "settled") return view ? countHeard(view, at, reader) : "";
  const step = event.settlement?.steps[at];
  if (!step) return "";
  const words = stepWords(step, event, reader);
  return at === 0 ? `${columnTitle(event, reader.t)}. ${words}` : words;
}

/**
 * Title of a column's award: "Column 2: Trade 4".
 * @param {Event} event
 * @param {Translate} t
 */
export const columnTitle = (event, t) =>
  t("award-column", { column: (event.column ?? 0) + 1, goal: goalWords(event.goal, t) });
