/** Help on a seat: public facts, its characters or possible characters, and what the viewer could do to it. */

import { shieldIcon } from "../../view/icons.js";
import { anyOf, listOf } from "../../words/lists.js";
import { explanation, namesOf, whyNot } from "./help_parts.js";

/** @import { AdelReader as Reader } from "../messages" */
/** @import { AdelView, SeatView } from "../shapes" */

/** Kinds of action that target a seat. */
const TOUCHES = /** @type {const} */ (["swap", "look", "crown"]);

/**
 * @param {number} index
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function seatHelp(index, view, reader) {
  const { t } = reader;
  const seat = /** @type {SeatView} */ (view.seats[index]);
  const facts = [
    listOf([t("seats-gold", { gold: seat.gold }), t("seats-hand", { cards: seat.hand })], reader.language),
    listOf(
      [t("seats-built", { built: seat.city.length, need: view.city_size }), t("seats-points", { points: seat.points })],
      reader.language,
    ),
  ];
  if (view.crown === index) facts.push(t("seats-crown"));
  return explanation({
    picture: shieldIcon(index),
    name: namesOf(reader)[index] ?? "",
    facts,
    now: [...whoWords(index, view, reader), ...touchWords(index, view, reader)],
    t,
  });
}

/**
 * The seat's known characters, and the ones it may have.
 * @param {number} index
 * @param {AdelView} view
 * @param {Reader} reader
 */
function whoWords(index, view, { t, language, viewer }) {
  const has = view.seats[index]?.characters ?? [];
  const can =
    index === viewer
      ? []
      : view.ranks
          .filter((rank) => rank.candidates.includes(index) && !has.includes(rank.code))
          .map(({ code }) => t(`character-${code}`));
  return [
    has.length > 0
      ? t("help-has", {
          characters: listOf(
            has.map((code) => t(`character-${code}`)),
            language,
          ),
        })
      : null,
    can.length > 0 ? t("help-perhaps", { characters: anyOf(can, language) }) : null,
  ];
}

/**
 * @param {number} index
 * @param {AdelView} view
 * @param {Reader} reader
 */
const touchWords = (index, view, reader) =>
  TOUCHES.map((kind) => {
    const place = `seat:${index}`;
    if (view.legal.some((action) => action.kind === kind && action.taps[0] === place)) return reader.t(`help-${kind}`);
    return whyNot(
      "help-cannot-seat",
      view.obstacles.filter((each) => each.kind === kind && each.taps[0] === place),
      reader,
    );
  });
