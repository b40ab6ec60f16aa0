/** A seat as a chip: shield, name, points, goals by area, sizes of hand and piles, turn marker. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon, LETTERS, optionalIcon, shieldIcon } from "../../view/icons.js";
import { AREAS } from "../allies.js";

/** @import { SeatView } from "../shapes" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/**
 * @typedef {object} ChipProps
 * @property {SeatView} seat
 * @property {number} index
 * @property {string} name
 * @property {unknown} [face] picture of a bot's level
 * @property {boolean} turn it is this seat's turn
 * @property {boolean} you it is the viewer's seat
 * @property {boolean} first it opened the round
 * @property {boolean} [thinking] the seat's bot is thinking
 * @property {unknown} [hurry] button that makes the thinking bot move
 * @property {Translate} t
 * @property {(seat: number) => void} ask open details about the seat
 */

/** @param {ChipProps} props */
export function chipTemplate(props) {
  const { seat, index, name, face, turn, you, thinking = false, hurry, ask } = props;
  const state = `${turn ? "is-turn" : ""} ${you ? "is-you" : ""} ${thinking ? "is-thinking" : ""}`;
  return html`<li class="seat ${state}" data-seat=${index} data-place="seat:${index}">
    <button class="seat-chip" type="button" data-seat-chip=${index} data-help="seat:${index}" @click=${() => ask(index)}>
      <span class="visually-hidden">${chipWords(props)}</span>
      <span class="seat-head" aria-hidden="true">
        ${shieldIcon(index)}
        <span class="seat-name">${name}</span>
        ${optionalIcon(turn, () => icon("sign-turn", "seat-turn-mark"))}
      </span>
      <span class="seat-goals" aria-hidden="true">${AREAS.map((area) => areaSlot(seat, area))}</span>
      <span class="seat-way">
        ${face}
        <span class="seat-race" aria-hidden="true">${icon("sign-crown")}<span class="number">${seat.race.have}/${AREAS.length}</span>${optionalIcon(seat.race.missing.length > 0, () => html`<span class="seat-race-points number">${seat.race.points}</span>`)}</span>
      </span>
      <span class="seat-piles" aria-hidden="true">
        <span class="seat-points number">${seat.count.points}</span>
        <span data-place="held:${index}">${icon("sign-hand")}<span class="number">${seat.hand}</span></span>
        <span data-place="deck:${index}">${icon("sign-deck")}<span class="number">${seat.deck}</span></span>
        <span data-place="discard:${index}">${icon("sign-discard")}<span class="number">${seat.discard.length}</span></span>
      </span>
    </button>
    ${optionalIcon(thinking, () => hurry)}
  </li>`;
}

/**
 * A seat's points in an area. All six areas are always shown, so that missing ones are visible.
 * @param {SeatView} seat
 * @param {string} area
 */
function areaSlot(seat, area) {
  const won = seat.goals.filter((goal) => goal.area === area);
  const sum = won.reduce((total, goal) => total + goal.points, 0);
  return html`<span class="seat-area ${won.length ? "is-won" : ""}">${icon(`area-${area}`)}<span class="number">${won.length ? sum : ""}</span></span>`;
}

/** @param {ChipProps} props */
function chipWords({ seat, index, name, turn, you, first, t }) {
  const parts = [t("look-seat", { letter: LETTERS[index] ?? "", name })];
  // In the tutorial the name is already "you".
  if (you && name !== t("lesson-you")) parts.push(t("look-you"));
  if (turn) parts.push(t("look-turn"));
  if (first) parts.push(t("look-first"));
  parts.push(t("look-points", { points: seat.count.points }), t("look-goals", { goals: seat.goals.length }));
  parts.push(
    seat.race.missing.length > 0
      ? t("look-race", { have: seat.race.have, points: seat.race.points })
      : t("look-race-whole"),
  );
  parts.push(t("look-piles", { hand: seat.hand, deck: seat.deck, discard: seat.discard.length }));
  return parts.join(", ");
}
