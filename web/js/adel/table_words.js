/** Screen-reader descriptions of the table: the viewer's hand, all cities and seats, and the ranks of the round. */

import { anyOf, listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { cardsIn } from "./event_words.js";

/** @import { AdelView, Card, District, Rank, SeatView } from "./shapes" */
/** @import { AdelReader as Reader } from "./messages" */

/** A card in hand, with its current building cost. @param {Card} card @param {Reader} reader */
const cardHeard = ({ code, colour, cost }, { t }) =>
  t("heard-district", { district: t(`district-${code}`), colour: t(`colour-${colour}`), cost });

/** A district in a city, in its current state. @param {District} district @param {Reader} reader */
function districtHeard(district, reader) {
  const plain = cardHeard(district, reader);
  const parts = [plain];
  if (district.gold) parts.push(reader.t("heard-district-gold"));
  if (district.cards > 0) parts.push(reader.t("heard-district-cards", { count: district.cards }));
  return parts.join(" ");
}

/**
 * The viewer's characters of this round, gold and hand.
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function handHeard(view, reader) {
  const { language, t } = reader;
  const own = view.seat === null ? null : view.seats[view.seat];
  const parts = [];
  if (own && own.characters.length > 0)
    parts.push(
      t("heard-you-are", {
        characters: listOf(
          own.characters.map((code) => t(`character-${code}`)),
          language,
        ),
      }),
    );
  if (own) parts.push(t("heard-purse", { gold: own.gold }));
  parts.push(
    view.hand.length === 0
      ? t("heard-hand-empty")
      : t("heard-hand", { cards: view.hand.map((card) => cardHeard(card, reader)).join("; ") }),
  );
  return parts.map((part) => `${part}.`).join(" ");
}

/** @param {AdelView} view @param {Reader} reader */
export const citiesHeard = (view, reader) =>
  view.seats.map(({ city, points }, seat) => {
    const args = { name: seatName(reader.seats, seat, reader.t), count: city.length, need: view.city_size, points };
    if (city.length === 0) return reader.t("heard-city-empty", { name: args.name });
    const head = reader.t(city.length >= view.city_size ? "heard-city-complete" : "heard-city", args);
    return `${head}: ${city.map((district) => districtHeard(district, reader)).join("; ")}`;
  });

/** @param {AdelView} view @param {Reader} reader */
export const seatsHeard = (view, reader) => view.seats.map((seat, index) => seatHeard(seat, index, view, reader));

/**
 * @param {SeatView} seat
 * @param {number} index
 * @param {AdelView} view
 * @param {Reader} reader
 */
function seatHeard({ gold, hand, known, city, points }, index, view, reader) {
  const { seats, t } = reader;
  const parts = [
    t("heard-seat", { name: seatName(seats, index, t), gold, hand, count: city.length, need: view.city_size, points }),
  ];
  if (view.crown === index) parts.push(t("heard-crown"));
  if (index !== view.seat && known.length > 0) parts.push(t("heard-known", { cards: cardsIn(known, reader) }));
  return parts.join("; ");
}

/** @param {AdelView} view @param {Reader} reader */
export const ranksHeard = (view, reader) => view.ranks.map((rank) => rankHeard(rank, view, reader));

/**
 * A character of this round: rank, name, holder, and what was done to it.
 * @param {Rank} rank
 * @param {AdelView} view
 * @param {Reader} reader
 */
const rankHeard = (rank, view, reader) =>
  `${reader.t("heard-rank", { rank: rank.rank, character: reader.t(`character-${rank.code}`) })}: ${whoHeard(rank, view, reader)}`;

/**
 * Holder or possible holders of a character, as far as the viewer knows, and what was done to it.
 * @param {Rank} rank
 * @param {AdelView} view
 * @param {Reader} reader
 */
export function whoHeard(rank, view, reader) {
  const { t } = reader;
  const parts = [holderHeard(rank, view, reader)];
  if (rank.murdered) parts.push(t("heard-murdered"));
  if (rank.bewitched) parts.push(t("heard-bewitched"));
  if (rank.robbed && !(rank.called && rank.seat === null)) parts.push(t(rank.called ? "heard-robbed" : "heard-marked"));
  return parts.join("; ");
}

/**
 * @param {Rank} rank
 * @param {AdelView} view
 * @param {Reader} reader
 */
function holderHeard({ code, called, seat, candidates, face_up, face_down }, view, { seats, viewer, language, t }) {
  const holder = seat ?? view.seats.findIndex(({ characters }) => characters.includes(code));
  if (holder >= 0)
    return t("heard-is", { reader: holder === viewer ? "you" : "other", name: seatName(seats, holder, t) });
  if (face_up) return t("heard-face-up");
  if (face_down) return t("heard-face-down");
  if (called) return t("heard-unanswered");
  if (candidates.length === 0) return view.draft.steps.every(({ done }) => done) ? t("heard-nobody") : t("heard-open");
  return t("heard-perhaps", {
    names: anyOf(
      candidates.map((other) => seatName(seats, other, t)),
      language,
    ),
  });
}
