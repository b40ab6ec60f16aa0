/**
 * Seats: one line with all public information, and the city below. Where space is short, other seats' cities are folded to
 * tiles; a checkbox unfolds them by CSS alone.
 */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, LETTERS, optionalIcon, shieldIcon } from "../../view/icons.js";
import { moreItem } from "../../view/more_cue.js";
import { cityTemplate } from "./city.js";
import { cardsHeld, coins, crown } from "./coin.js";
import { house } from "./house.js";
import { medallion } from "./medallion.js";
import { around } from "./rail.js";

/** @import { AdelTranslate } from "../messages" */
/** @import { TableProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */

/** Props of the seats. @typedef {Pick<TableProps<AdelView, AdelTranslate>, "view" | "chosen" | "tap" | "names" | "thinking" | "ask" | "t"> & Partial<Pick<TableProps, "faces" | "ranks" | "parts">>} SeatsProps */

/** With more other seats it is crowded, and cities have no space for cards; spectators, without a seat of their own, see cards of one more. */
const FEW = 3;

/** @type {readonly import("./city.js").Size[]} */
const FOLDS = ["tile", "strip"];
/** @type {readonly import("./city.js").Size[]} */
const WHOLE = ["tile", "card"];

/** All other seats, starting to the viewer's left. @param {SeatsProps} props */
export function seatsZone(props) {
  const seats = around(props.view);
  const few = props.view.seat === null ? FEW + 1 : FEW;
  return html`<ol class="adel-seats ${seats.length > FEW ? "is-crowded" : ""}" data-others=${seats.length} aria-label=${props.t("seats-title")}>
    ${moreItem(":scope > .rival", "up", props.t)}
    ${repeat(
      seats,
      (seat) => seat,
      (seat) => rival(seat, seats.length <= few, props),
    )}
    ${moreItem(":scope > .rival", "down", props.t)}
  </ol>`;
}

/**
 * Another seat: its line, its city, and its hand if hands are open.
 * @param {number} seat
 * @param {boolean} roomy
 * @param {SeatsProps} props
 */
function rival(seat, roomy, props) {
  const { view, chosen, tap, names, t } = props;
  const { city } = /** @type {import("../shapes").SeatView} */ (view.seats[seat]);
  const name = names[seat] ?? "";
  const open = city.some(({ place }) => chosen.may(place));
  return html`<li class="rival ${stateOf(seat, props)} ${open ? "is-open" : ""}" data-seat=${seat} data-full=${roomy ? "card" : "strip"}>
    ${seatLine(seat, props)}
    ${optionalIcon(
      city.length > 0,
      () => html`<label class="rival-fold">
      <input type="checkbox" class="visually-hidden" data-fold=${seat}><span class="visually-hidden">${t("seats-unfold", { name })}</span>${html`<span class="rival-sign"></span>`}
    </label>`,
    )}
    ${cityTemplate({ seat, city, label: t("seats-city-of", { name }), chosen, tap, sizes: roomy ? [...FOLDS, "card"] : FOLDS, t })}
    ${openHand(seat, props)} ${optionalIcon(props.thinking && view.to_act === seat, () => props.parts?.hurry)}
  </li>`;
}

/** The viewer's own seat, its city shown as cards; `folded`: space is needed elsewhere. @param {SeatsProps & { folded?: boolean }} props */
export function ownSeat(props) {
  const { view, chosen, tap, t, folded = false } = props;
  const seat = view.seat ?? 0;
  const { city } = /** @type {import("../shapes").SeatView} */ (view.seats[seat]);
  return html`<section class="own ${stateOf(seat, props)} ${folded ? "is-folded" : ""}" data-seat=${seat} aria-label=${t("seats-city-own")}>
    ${seatLine(seat, props)} ${cityTemplate({ seat, city, label: t("seats-city-own"), chosen, tap, sizes: WHOLE, t })}
  </section>`;
}

/** @param {number} seat @param {SeatsProps} props */
function stateOf(seat, { view, thinking }) {
  const turn = whoseTurn(view) === seat;
  return `${turn ? "is-turn" : ""} ${view.seat === seat ? "is-you" : ""} ${thinking && view.to_act === seat ? "is-thinking" : ""}`;
}

/** The seat to act, null at the end of the game. @param {AdelView} view */
const whoseTurn = ({ over, to_act: asked }) => (over ? null : asked);

/**
 * All public information about a seat in one line. A tap selects the seat if that is legal, else it opens the known panel.
 * @param {number} index
 * @param {SeatsProps} props
 */
function seatLine(index, props) {
  const { view, chosen, tap, names, faces = [], ask } = props;
  const seat = /** @type {import("../shapes").SeatView} */ (view.seats[index]);
  const place = `seat:${index}`;
  const may = chosen.may(place);
  return html`<button type="button" class="seat-line ${may ? "is-legal" : ""} ${chosen.has(place) ? "is-selected" : ""}" data-seat-line=${index}
      data-place=${place} data-tap=${place} data-help=${place} @click=${() => (may ? tap(place) : ask(index))}>
    <span class="visually-hidden">${seatWords(index, props)}</span>
    <span class="seat-who" aria-hidden="true">
      ${shieldIcon(index)}<span class="seat-name">${names[index]}</span>${faces[index] ?? nothing}
      ${optionalIcon(whoseTurn(view) === index, () => icon("sign-turn", "seat-turn-mark"))}
    </span>
    <span class="seat-roles" aria-hidden="true">${seat.characters.map((code) => medallion({ code, size: "small" }))}</span>
    <span class="seat-goods" aria-hidden="true">
      <span class="seat-crown" data-place="crown:${index}">${view.crown === index ? crown() : nothing}</span>
      <span class="seat-purse" data-place="purse:${index}">${coins(seat.gold)}</span>
      <span class="seat-held" data-place="held:${index}">${cardsHeld(seat.hand)}</span>
      <span class="seat-built ${seat.finished ? "is-complete" : ""}">${icon("sign-house")}<span class="number">${seat.city.length}<small>/${view.city_size}</small></span></span>
      <span class="seat-points number">${seat.points}</span>
    </span>
  </button>`;
}

/** The seat's hand, if hands are open. @param {number} index @param {SeatsProps} props */
function openHand(index, { view, names, t }) {
  const hand = view.hands?.[index] ?? [];
  if (view.hands === null || hand.length === 0) return nothing;
  return html`<ol class="open-hand" aria-label=${t("seats-hand-of", { name: names[index] ?? "" })}>
    <li class="open-hand-sign" aria-hidden="true">${icon("sign-hand")}</li>
    ${hand.map((code) => html`<li data-card=${code} data-help="town:${code}" tabindex="-1" aria-label=${t(`district-${code}`)}>${house({ code, size: "tile", t })}</li>`)}
  </ol>`;
}

/** Accessible name of the line. @param {number} index @param {SeatsProps} props */
function seatWords(index, { view, names, ranks = [], t }) {
  const seat = /** @type {import("../shapes").SeatView} */ (view.seats[index]);
  const parts = [t("seats-who", { letter: LETTERS[index] ?? "", name: names[index] ?? "" })];
  if (view.seat === index && names[index] !== t("seats-you")) parts.push(t("seats-you"));
  if (ranks[index]) parts.push(ranks[index]);
  if (whoseTurn(view) === index) parts.push(t("seats-turn"));
  if (view.crown === index) parts.push(t("seats-crown"));
  parts.push(...seat.characters.map((code) => t(`character-${code}`)));
  parts.push(
    t("seats-gold", { gold: seat.gold }),
    t("seats-hand", { cards: seat.hand }),
    t("seats-built", { built: seat.city.length, need: view.city_size }),
  );
  if (seat.finished) parts.push(t(seat.finished === 1 ? "seats-first" : "seats-complete"));
  parts.push(t("seats-points", { points: seat.points }));
  return parts.join(", ");
}
