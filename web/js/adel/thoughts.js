/** What a bot thought, in words of Adel: who may hold which character. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { percentWords } from "../words/results.js";
import { medallion } from "./view/medallion.js";

/** @import { AdelReader as Reader } from "./messages" */
/** @import { AdelAdvice, RoleOdds } from "./shapes" */

/** Less likely holders of a character are not named. */
const LEAST = 0.02;

/** @param {AdelAdvice} advice @param {Reader} reader */
export const beliefs = ({ roles }, reader) => {
  const told = roles.filter(({ seats }) => seats.some((odds) => odds >= LEAST));
  return told.length > 0
    ? html`<ul class="thought-beliefs">${told.map((role) => html`<li class="thought-role">${medallion({ code: role.code, size: "small" })} <span>${roleWords(role, reader)}</span></li>`)}</ul>`
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

/** Nothing beyond its chance to win and its points is told of a move. */
export const prospects = () => "";
