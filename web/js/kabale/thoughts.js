/** What a bot thought, in words of Kabale: which cards may lie hidden, and which columns a move would win. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { portrait } from "../view/icons.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { percentWords } from "../words/results.js";

/** @import { KabaleReader as Reader } from "./messages" */
/** @import { HiddenCard, KabaleAdvice, KabaleAdvisedMove } from "./shapes" */

/** So many of the cards that may lie somewhere are named. */
const NAMED = 4;

/** @param {KabaleAdvice} advice @param {Reader} reader */
export const beliefs = ({ hidden }, reader) =>
  hidden.length > 0
    ? html`<ul class="thought-beliefs">${hidden.map((card) => html`<li>${hiddenCard(card, reader)}</li>`)}</ul>`
    : "";

/** @param {HiddenCard} card @param {Reader} reader */
const hiddenCard = ({ seat, column, position, cards }, { seats, t, language }) => html`
  <p>${t("thought-hidden", { name: seatName(seats, seat, t), column: column + 1, place: position + 1 })}</p>
  <ul class="unseen">${cards.slice(0, NAMED).map(({ code, odds }) => html`<li>${portrait(`card-${code}`)}<span>${t(`card-${code}`)}</span> <span class="number">${percentWords(odds, language)}</span></li>`)}</ul>`;

/** @param {KabaleAdvisedMove} move @param {Reader} reader */
export const prospects = ({ columns }, { t, language }) =>
  t("thought-columns", {
    columns: listOf(
      columns.map((chance, column) =>
        t("thought-column", { column: column + 1, chance: percentWords(chance, language) }),
      ),
      language,
    ),
  });
