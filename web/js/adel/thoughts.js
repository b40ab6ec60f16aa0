/** What a bot thought, in words of Adel: who may hold which character, and which cards. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { percentWords } from "../words/results.js";
import { medallion } from "./view/medallion.js";

/** @import { AdelReader as Reader } from "./messages" */
/** @import { AdelAdvice, HandOdds, RoleOdds } from "./shapes" */

/** Less likely holders of a character are not named. */
const LEAST = 0.02;

/** So many of the cards that a hand may hold are named. */
const NAMED = 4;

/** @param {AdelAdvice} advice @param {Reader} reader */
export const beliefs = ({ roles, hands }, reader) => {
  const told = roles.filter(({ seats }) => seats.some((odds) => odds >= LEAST));
  const seen = hands.filter(({ cards }) => cards.length > 0);
  return told.length + seen.length > 0
    ? html`<ul class="thought-beliefs">
        ${told.map((role) => html`<li class="thought-role">${medallion({ code: role.code, size: "small" })} <span>${roleWords(role, reader)}</span></li>`)}
        ${seen.map((hand) => html`<li>${handWords(hand, reader)}</li>`)}
      </ul>`
    : "";
};

/** @param {RoleOdds} role @param {Reader} reader */
function roleWords({ code, seats: chances }, { seats, t, language }) {
  const holders = chances
    .map((odds, seat) => ({ odds, seat }))
    .filter(({ odds }) => odds >= LEAST)
    .sort((one, other) => other.odds - one.odds)
    .map(({ odds, seat }) =>
      t("thought-holder", { name: seatName(seats, seat, t), odds: percentWords(odds, language) }),
    );
  return t("thought-role", { character: t(`character-${code}`), holders: listOf(holders, language) });
}

/** @param {HandOdds} hand @param {Reader} reader */
function handWords({ seat, cards }, { seats, t, language }) {
  const named = cards
    .slice(0, NAMED)
    .map(({ code, odds }) =>
      t("thought-card", { district: t(`district-${code}`), odds: percentWords(odds, language) }),
    );
  return t("thought-hand", { name: seatName(seats, seat, t), cards: listOf(named, language) });
}

/** Nothing beyond its chance to win and its points is told of a move. */
export const prospects = () => "";
