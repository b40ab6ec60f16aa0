/**
 * The rail: all characters of this round by rank, with their holders or possible holders as far as the viewer knows, what was
 * done to them, and the progress of the call. A rank is named by tapping it here.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, shieldIcon } from "../../view/icons.js";
import { currentLanguage } from "../../words/i18n.js";
import { anyOf, numeral } from "../../words/lists.js";
import { medallion } from "./medallion.js";

/** @import { TableProps } from "../../games.js" */
/** @import { AdelView, Rank } from "../shapes" */
/** @import { AdelTranslate as Translate } from "../messages" */

/** Props of the rail. @typedef {Pick<TableProps<AdelView, Translate>, "view" | "chosen" | "tap" | "names" | "t">} RailProps */

/** Position of a rank relative to the call. @typedef {"past" | "now" | "next" | "later"} Stands */

/** @param {RailProps} props */
export const railZone = (
  props,
) => html`<ol class="rail" data-ranks=${props.view.ranks.length} aria-label=${props.t("rail-title")}>
  ${props.view.ranks.map((rank) => rankItem(rank, props))}
</ol>`;

/** @param {Rank} rank @param {RailProps} props */
function rankItem(rank, props) {
  const { view, chosen, tap, t } = props;
  const place = `rank:${rank.rank}`;
  const may = chosen.may(place);
  const state = `is-${stands(rank, view)} ${nobody(rank, view) ? "is-vacant" : ""} ${rank.face_up || rank.face_down ? "is-set-aside" : ""} ${rank.murdered ? "is-murdered" : ""}`;
  return html`<li class="rank ${state}">
    <button type="button" class="rank-target ${may ? "is-legal" : ""} ${chosen.has(place) ? "is-selected" : ""}" data-place=${place} data-tap=${place} data-help=${place}
      aria-disabled=${may ? "false" : "true"} aria-current=${stands(rank, view) === "now" ? "step" : nothing} @click=${() => tap(place)}>
      <span class="visually-hidden">${rankWords(rank, props)}</span>
      ${medallion({ code: rank.code, size: "small" })}
      <span class="rank-marks" aria-hidden="true">${marks(rank)}</span>
      <span class="rank-text" aria-hidden="true"><span class="rank-name">${t(`character-${rank.code}`)}</span>${foot(rank, view, t)}</span>
    </button>
  </li>`;
}

/** @param {Rank} rank @param {AdelView} view @returns {Stands} */
function stands({ rank, called }, view) {
  if (called) return rank === view.called && !view.over ? "now" : "past";
  return rank === view.called + 1 && view.called > 0 ? "next" : "later";
}

/**
 * Its holder, revealed or otherwise known to the viewer; null if unknown or none.
 * @param {Rank} rank
 * @param {AdelView} view
 */
export function holder({ seat, code }, { seats }) {
  const found = seat ?? seats.findIndex(({ characters }) => characters.includes(code));
  return found < 0 ? null : found;
}

/** Whether a seat has yet to draft: until then any character may still be taken. @param {AdelView} view */
const drafting = ({ called, draft }) => called === 0 && draft.steps.some(({ done, kind }) => kind === "pick" && !done);

/**
 * Whether the viewer knows that nobody holds it.
 * @param {Rank} rank
 * @param {AdelView} view
 */
const nobody = (rank, view) =>
  holder(rank, view) === null && rank.candidates.length === 0 && (!drafting(view) || rank.face_up || rank.face_down);

/** Icons of what was done to it. @param {Rank} rank */
const marks = ({ murdered, bewitched, robbed, face_down: down }) => [
  murdered ? icon("sign-dagger", "rank-mark is-warning") : nothing,
  bewitched ? icon("sign-witch", "rank-mark is-warning") : nothing,
  robbed ? icon("sign-mask", "rank-mark is-warning") : nothing,
  down ? icon("sign-eye", "rank-mark") : nothing,
];

/** Number of shields for which a narrow rank has space; of more it shows only how many. */
const MANY = 3;

/**
 * The holder's shield, or the shields of all possible holders with a question mark.
 * @param {Rank} rank
 * @param {AdelView} view
 * @param {Translate} t
 */
function foot(rank, view, t) {
  const seat = holder(rank, view);
  if (seat !== null)
    return html`<span class="rank-foot ${rank.seat === null ? "is-secret" : ""}">${shieldIcon(seat)}</span>`;
  if (nobody(rank, view)) return html`<span class="rank-foot is-empty">–</span>`;
  const seats = around(view).filter((one) => rank.candidates.includes(one));
  return html`<span class="rank-foot ${seats.length > 0 ? "is-asked" : ""}" data-can=${seats.length}>
    ${seats.map((one) => shieldIcon(one))}${optionalIcon(seats.length > MANY, () => html`<span class="rank-many">${seats.length === around(view).length ? t("rail-any-short") : `${numeral(seats.length)}?`}</span>`)}
  </span>`;
}

/**
 * The other seats, starting to the viewer's left; all seats for spectators.
 * @param {AdelView} view
 */
export function around({ seat, players }) {
  const from = seat ?? -1;
  return Array.from({ length: seat === null ? players : players - 1 }, (_, at) => (from + 1 + at + players) % players);
}

/**
 * Accessible name: rank, character, position in the call, holder or possible holders, what was done to it.
 * @param {Rank} rank
 * @param {RailProps} props
 */
function rankWords(rank, { view, names, t }) {
  const parts = [t("rail-rank", { rank: rank.rank, character: t(`character-${rank.code}`) })];
  const at = stands(rank, view);
  if (at === "now" || at === "next") parts.push(t(at === "now" ? "rail-now" : "rail-next"));
  const befell = befallen(rank, t);
  const seat = holder(rank, view);
  if (seat !== null)
    parts.push(seat === view.seat ? t("rail-yours") : t("rail-held", { name: names[seat] ?? "" }), ...befell);
  else if (rank.face_up) parts.push(t("rail-up"));
  else if (rank.face_down) parts.push(t("rail-down"), ...befell);
  else parts.push(...befell, canWords(rank, view, names, t));
  return parts.join(", ");
}

/** @param {Rank} rank @param {Translate} t */
export function befallen({ murdered, bewitched, robbed }, t) {
  const parts = [];
  if (murdered) parts.push(t("rail-murdered"));
  if (bewitched) parts.push(t("rail-bewitched"));
  if (robbed) parts.push(t("rail-robbed"));
  return parts;
}

/** @param {Rank} rank @param {AdelView} view @param {string[]} names @param {Translate} t */
function canWords({ candidates, called }, view, names, t) {
  if (candidates.length === 0) return t(drafting(view) ? "rail-unchosen" : called ? "rail-unanswered" : "rail-nobody");
  const others = around(view);
  if (others.every((seat) => candidates.includes(seat))) return t("rail-anybody");
  return t("rail-can", {
    names: anyOf(
      candidates.map((seat) => (seat === view.seat ? t("seats-you") : (names[seat] ?? ""))),
      currentLanguage(),
    ),
  });
}
