/** Wording of the scoring, tie-breakers and winner, for the stage, the result screen and screen readers. */

import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { winnersInWords } from "../words/winners.js";

/** @import { StageAct } from "../games.js" */
/** @import { AdelEvent, AdelView, Line, SeatView } from "./shapes" */
/** @import { AdelTranslate as Translate } from "./messages" */
/** @import { AdelReader as Reader } from "./messages" */

/** Ranking criteria in order (rule A10): points, points of districts alone, gold. @param {SeatView} seat */
const merits = (seat) => [seat.points, alone(seat), seat.gold];

/** The points of a seat's districts alone. @param {SeatView} seat */
export const alone = ({ lines }) => lines.find(({ rule }) => rule === "districts")?.points ?? 0;

/** Comparator: negative if the first seat ranks above the second. @param {SeatView} one @param {SeatView} other */
function before(one, other) {
  const theirs = merits(other);
  const differs = merits(one).findIndex((merit, at) => merit !== theirs[at]);
  return differs < 0 ? 0 : (theirs[differs] ?? 0) - (merits(one)[differs] ?? 0);
}

/**
 * The seats by final rank; seats tied on all criteria share a rank. The scoring is presented in reverse order.
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
 * Label of a scoring line; those of violet districts name the district.
 * @param {Line} line
 * @param {Translate} t
 */
export const lineWords = ({ rule, districts }, t) =>
  t(`line-${rule}`, { district: districts[0] ? t(`district-${districts[0]}`) : "" });

/**
 * Tie-breaker values of a seat that is tied on points, "" if it is not.
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
 * The tie-breaker that decided the game, "" if points alone did.
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
  t("scoring-part", { reader: seat === viewer ? "you" : "other", name: seatName(seats, seat, t), number });

/**
 * Who won, and by which tie-breaker, if any.
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function outcome(view, reader) {
  const won = winnersInWords(view.winners, view.seats[view.winners[0] ?? 0]?.points ?? 0, reader);
  const tie = tieWords(view, reader);
  return tie === "" ? won : `${won} ${tie}`;
}

/**
 * A seat's complete scoring in one sentence.
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
  return t("scoring-heard", { ...told, reader: seat === viewer ? "you" : "other", name: seatName(plans, seat, t) });
}

/**
 * Screen-reader text of one step: a seat's scoring, or finally the winner.
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
 * Screen-reader text of the whole scoring, when it advances automatically: all points, and the winner.
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function scoringWhole(view, reader) {
  const parts = ranked(view).map(({ seat, index }) => part(index, seat.points, reader));
  return `${reader.t("scoring-heard-all", { parts: listOf(parts, reader.language) })} ${outcome(view, reader)}`;
}
