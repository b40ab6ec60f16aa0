/** The scoring, its ties and its winner, in words: for the stage, the end of the game and the ear alike. */

import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { winnersInWords } from "../words/winners.js";

/** @import { StageAct } from "../games.js" */
/** @import { AdelEvent, AdelView, Line, SeatView } from "./shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Reader } from "../words/reader.js" */

/** By what seats are told apart, one after the other (A10): points, points of districts alone, gold. @param {SeatView} seat */
const merits = (seat) => [seat.points, alone(seat), seat.gold];

/** The points of a seat's districts alone. @param {SeatView} seat */
export const alone = ({ lines }) => lines.find(({ rule }) => rule === "districts")?.points ?? 0;

/** Below 0 where the first comes before the second. @param {SeatView} one @param {SeatView} other */
function before(one, other) {
  const theirs = merits(other);
  const differs = merits(one).findIndex((merit, at) => merit !== theirs[at]);
  return differs < 0 ? 0 : (theirs[differs] ?? 0) - (merits(one)[differs] ?? 0);
}

/**
 * The seats from the first place to the last; equal in everything, equal in place. The scoring is told from the last to the first.
 * @param {AdelView} view
 */
export function ranked({ seats }) {
  const order = seats.map((seat, index) => ({
    seat,
    index,
    place: 1 + seats.filter((other) => before(other, seat) < 0).length,
  }));
  return order.sort((a, b) => a.place - b.place || a.index - b.index);
}

/**
 * What a line of a seat's count is for. Lines of violet districts name theirs.
 * @param {Line} line
 * @param {Translate} t
 */
export const lineWords = ({ rule, districts }, t) =>
  t(`line-${rule}`, { district: districts[0] ? t(`district-${districts[0]}`) : "" });

/**
 * What else counts where another seat has as many points, "" where none has.
 * @param {AdelView} view
 * @param {number} seat
 * @param {Translate} t
 */
export function tiedWords({ seats }, seat, t) {
  const own = seats[seat];
  if (!own || !seats.some(({ points }, index) => index !== seat && points === own.points)) return "";
  return t("scoring-tied", { districts: alone(own), gold: own.gold });
}

/**
 * What has decided where the most points were not one seat's alone; "" where they were.
 * @param {AdelView} view
 * @param {Reader} reader
 */
function tieWords(view, { seats: plans, viewer, language, t }) {
  const won = view.seats[view.winners[0] ?? 0];
  const tied = view.seats.flatMap((seat, index) => (seat.points === won?.points ? [{ seat, index }] : []));
  if (!won || tied.length < 2) return "";
  if (tied.length === view.winners.length) return t("scoring-tie-shared");
  const ended = tied.every(({ seat, index }) => view.winners.includes(index) || alone(seat) < alone(won));
  const parts = tied.map(({ seat, index }) =>
    part(index, ended ? alone(seat) : seat.gold, { seats: plans, viewer, language, t }),
  );
  return t(ended ? "scoring-tie-districts" : "scoring-tie-gold", { parts: listOf(parts, language) });
}

/** @param {number} seat @param {number} number @param {Reader} reader */
const part = (seat, number, { seats, viewer, t }) =>
  seat === viewer ? t("scoring-part-you", { number }) : t("scoring-part", { name: seatName(seats, seat, t), number });

/**
 * Who has won the game, and by what where points alone do not say it.
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function outcome(view, reader) {
  const won = winnersInWords(view.winners, view.seats[view.winners[0] ?? 0]?.points ?? 0, reader);
  const tie = tieWords(view, reader);
  return tie === "" ? won : `${won} ${tie}`;
}

/**
 * A seat's whole count in one sentence.
 * @param {AdelView} view
 * @param {number} seat
 * @param {Reader} reader
 */
function seatHeard({ seats }, seat, { seats: plans, viewer, language, t }) {
  const { lines, points } = /** @type {SeatView} */ (seats[seat]);
  const told = {
    points: t("points", { points }),
    lines: listOf(
      lines.map((line) => `${lineWords(line, t)} ${line.points}`),
      language,
    ),
  };
  return seat === viewer
    ? t("scoring-heard-you", told)
    : t("scoring-heard", { ...told, name: seatName(plans, seat, t) });
}

/**
 * What is told at the moment, for the ear: seat by seat, in the end who has won.
 * @param {StageAct<AdelView, AdelEvent>} act
 * @param {number} at
 * @param {Reader} reader
 */
export function actHeard({ view }, at, reader) {
  if (!view) return "";
  const told = ranked(view)[view.players - 1 - at];
  return told ? seatHeard(view, told.index, reader) : outcome(view, reader);
}

/**
 * The scoring for the ear where it goes on by itself: everybody's points, and who has won.
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function scoringWhole(view, reader) {
  const parts = ranked(view).map(({ seat, index }) => part(index, seat.points, reader));
  return `${reader.t("scoring-heard-all", { parts: listOf(parts, reader.language) })} ${outcome(view, reader)}`;
}
