/** Panel of everything the viewer may know: possible holders, pile and Museum, and each seat's city, gold, known cards and points. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, optionalIcon, shieldIcon } from "../../view/icons.js";
import { listOf } from "../../words/lists.js";
import { lineWords } from "../scoring_words.js";
import { whoHeard } from "../table_words.js";
import { inOrder } from "./city.js";
import { cardsHeld, coins, crown } from "./coin.js";
import { house } from "./house.js";
import { medallion } from "./medallion.js";
import { holder } from "./rail.js";

/** @import { KnownProps } from "../../games.js" */
/** @import { CharacterCode, DistrictCode, AdelView, District, Rank, SeatView } from "../shapes" */
/** @import { AdelTranslate as Translate } from "../messages" */
/** @import { AdelReader as Reader } from "../messages" */

/** @param {KnownProps<AdelView, Translate>} props */
export function knownTemplate(props) {
  const { view, reader, only = null } = props;
  return html`
    ${allHands(props)}
    ${only === null ? html`${ranksKnown(view, reader)} ${pileKnown(view, reader.t)}` : nothing}
    <div class="known-seats">${view.seats.map((seat, index) => (only === null || only === index ? seatKnown(seat, index, props) : nothing))}</div>
  `;
}

/** All hands, if the game is viewed with open cards. @param {KnownProps<AdelView, Translate>} props */
const allHands = ({ view, names, reader: { t } }) =>
  view.hands
    ? html`<ul class="known-hands">
  ${view.hands.map((hand, seat) => html`<li data-hand=${seat}>${shieldIcon(seat)} <bdi class="known-name">${t("known-hand", { name: names[seat] ?? "" })}</bdi>${cards(hand, t)}</li>`)}
</ul>`
    : nothing;

/**
 * The characters of the round, and those the viewer has passed on.
 * @param {AdelView} view
 * @param {Reader} reader
 */
const ranksKnown = (view, reader) => html`<section class="known-round">
  <h3>${reader.t("known-ranks")}</h3>
  <ul class="known-ranks">${view.ranks.map((rank) => rankKnown(rank, view, reader))}</ul>
  ${passed(view).map((codes) => html`<p class="muted" data-passed>${reader.t("known-passed", { characters: rolesIn(codes, reader) })}</p>`)}
</section>`;

/** @param {Rank} rank @param {AdelView} view @param {Reader} reader */
const rankKnown = (
  rank,
  view,
  reader,
) => html`<li class="known-rank ${rank.candidates.length === 0 && rank.seat === null ? "is-vacant" : ""}" data-rank=${rank.rank} data-help="rank:${rank.rank}">
  ${medallion({ code: rank.code, size: "small" })} <span class="known-role">${reader.t(`character-${rank.code}`)}</span> <span class="known-seat">${whoKnown(rank, view, reader)}</span>
</li>`;

/** So many possible holders are named; more are shown by their shields, in one line. */
const MOST_NAMED = 2;

/** @param {Rank} rank @param {AdelView} view @param {Reader} reader */
function whoKnown(rank, view, reader) {
  const words = whoHeard(rank, view, reader);
  const hidden = rank.called || rank.face_up || rank.face_down;
  if (holder(rank, view) !== null || hidden || rank.candidates.length <= MOST_NAMED) return words;
  return html`<span class="visually-hidden">${words}</span>
    <span class="known-can" aria-hidden="true">${rank.candidates.map((seat) => shieldIcon(seat))} ? ${suffered(rank).map((sign) => icon(sign, "known-mark"))}</span>`;
}

/** Icons of what was done to a character. @param {Rank} rank */
const suffered = ({ murdered, bewitched, robbed }) => [
  ...(murdered ? ["sign-dagger"] : []),
  ...(bewitched ? ["sign-witch"] : []),
  ...(robbed ? ["sign-mask"] : []),
];

/** @param {readonly CharacterCode[]} codes @param {Reader} reader */
const rolesIn = (codes, { language, t }) =>
  listOf(
    codes.map((code) => t(`character-${code}`)),
    language,
  );

/**
 * The characters the viewer passed to the next seat, for each pass.
 * @param {AdelView} view
 */
function passed({ seat, draft: { steps } }) {
  const own = steps.filter(
    (step, at) => step.done && step.seat !== null && step.seat === seat && steps[at + 1]?.seat !== seat,
  );
  return own
    .map(({ offered, chosen }) => offered.filter((code) => code !== chosen))
    .filter((codes) => codes.length > 0);
}

/** The pile with its known cards, and the known cards under the Museum. @param {AdelView} view @param {Translate} t */
const pileKnown = ({ pile, museum }, t) => html`<section class="known-round">
  <p class="muted">${t("known-pile", { count: pile.size })}</p>
  ${optionalIcon(
    pile.known.length > 0,
    () => html`<h3>${t("known-pile-cards")}</h3>
    <ol class="unseen">${pile.known.map(({ at, code }) => html`<li data-code=${code} data-help="town:${code}"><span class="number">${t("known-at", { at: at + 1 })}</span> ${card(code, t)}</li>`)}</ol>`,
  )}
  ${optionalIcon(museum.length > 0, () => html`<h3>${t("known-museum")}</h3>${cards(museum, t)}`)}
</section>`;

/** @param {DistrictCode} code @param {Translate} t */
const card = (code, t) => html`${house({ code, size: "tile", t })} <span>${t(`district-${code}`)}</span>`;

/** @param {readonly DistrictCode[]} codes @param {Translate} t @param {"known-none" | "known-no-card"} [none] message id if there are none */
const cards = (codes, t, none = "known-none") =>
  codes.length === 0
    ? html`<p class="muted">${t(none)}</p>`
    : html`<ul class="unseen">${codes.map((code) => html`<li data-code=${code} data-help="town:${code}">${card(code, t)}</li>`)}</ul>`;

/**
 * @param {SeatView} seat
 * @param {number} index
 * @param {KnownProps<AdelView, Translate>} props
 */
function seatKnown(seat, index, { view, names, reader, only }) {
  const { t } = reader;
  const own = view.seat === index;
  return html`<details class="known" data-known=${index} data-seat=${index} ?open=${only === index}>
    <summary class="known-head">${shieldIcon(index)} <bdi class="known-name">${names[index]}</bdi>
      <span class="known-purse">${optionalIcon(view.crown === index, () => html`${crown()}<span class="visually-hidden">${t("known-crown")}</span>`)} ${coins(seat.gold)} ${cardsHeld(seat.hand)}
        <span class="visually-hidden">${t("known-purse", { gold: seat.gold, hand: seat.hand })}</span></span></summary>
    ${optionalIcon(seat.characters.length > 0, () => html`<p class="muted">${t("known-characters", { characters: rolesIn(seat.characters, reader) })}</p>`)}
    <h3>${t("known-city")}</h3>
    ${city(seat.city, t)}
    ${optionalIcon(own || seat.hand > 0, () => html`<h3>${t(own ? "known-own" : "known-cards")}</h3>${cards(seat.known, t, own ? "known-none" : "known-no-card")}`)}
    <h3>${t("known-points")}</h3>
    <ul class="known-lines">${seat.lines.map((line) => html`<li><span>${lineWords(line, t)}</span> <span class="number">${line.points}</span></li>`)}</ul>
  </details>`;
}

/** @param {readonly District[]} districts @param {Translate} t */
const city = (districts, t) =>
  districts.length === 0
    ? html`<p class="muted">${t("known-none")}</p>`
    : html`<ul class="unseen">${inOrder([...districts]).map(({ code, cost, points, gold, cards: under, place }) => html`<li data-code=${code} data-help=${place}>${house({ code, cost, points, gold, cards: under, size: "tile", t })} <span>${t(`district-${code}`)}</span></li>`)}</ul>`;
