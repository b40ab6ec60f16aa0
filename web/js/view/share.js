/** Shared-game screen: shows the game in a link, to replay, to play oneself or to keep. Nothing is stored without consent. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { currentProfile } from "../profiles.js";
import { CHALLENGE, hashOf } from "../router.js";
import { humanSeats } from "../storage/saved_game.js";
import { createSharedGame, sharedGameState } from "../table/shared_game.js";
import { formatMessage, listingWords, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { kindName } from "../words/opponents.js";
import { resultWords } from "../words/results.js";
import { face } from "./face.js";
import { icon, shieldIcon } from "./icons.js";
import { loading } from "./loading.js";
import { game as replayedGame, hasBar as replayHasBar, template as replayTemplate } from "./replay.js";
import { standings } from "./table_parts.js";
import { trophyRow } from "./trophies.js";

/** @import { RecordInfo, View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Reader } from "../words/reader.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** Whether the shared game's replay is open. @param {State} state */
const isReplaying = (state) => sharedGameState.of(state).replaying;

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("link-title");

/** @type {(state: State) => string} */
export const game = (state) =>
  isReplaying(state) ? replayedGame(state) : (sharedGameState.of(state).checked?.game ?? "");

/** @type {(state: State) => boolean} */
export const hasBar = (state) => isReplaying(state) && replayHasBar(state);

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = ([data = "", kind = ""], act) => act.controller(createSharedGame).open(data, kind === CHALLENGE);

/** @type {(act: Actions) => void} */
export const leave = (act) => act.controller(createSharedGame).leave();

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const { checked, notice, replaying, challenge: isChallenge } = sharedGameState.of(state);
  if (replaying) return replayTemplate(state, t, act);
  return html`<article class="page share">
    <h1 tabindex="-1">${t(isChallenge ? "challenge-heading" : "link-title")}</h1>
    ${notice ? html`<p role="alert">${formatMessage(notice)}</p><a class="button" href=${hashOf("start")}>${t("menu-start")}</a>` : nothing}
    ${!notice && !checked ? html`<p role="status">${t("link-reading")}</p>${loading(state.engine, t)}` : nothing}
    ${checked && state.games.length > 1 ? html`<p class="muted">${listingWords(checked.game, "name")}</p>` : nothing}
    ${checked ? (isChallenge ? challenge : summary)(checked, state, t, act) : nothing}
  </article>`;
}

/**
 * The game in the link: who won, the final position, and what one can do with it.
 * @param {RecordInfo} checked
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function summary(checked, state, t, act) {
  const { storedId, view } = sharedGameState.of(state);
  const sharedGame = act.controller(createSharedGame);
  const { over, round } = checked;
  const look = () => sharedGame.openReplay(checked);
  const adapter = act.adapters.get(checked.game);
  const words = wordsOf(checked.game);
  const reader = { seats: checked.seats, viewer: null, language: state.language, t: words };
  const shown = view && adapter ? { checked, view, adapter, reader } : null;
  return html`
    ${over ? (shown ? result(shown) : nothing) : html`<p>${t("link-running", { round })}</p>${seatList(checked, state, t)}`}
    <ul class="link-ways">
      <li><button type="button" class="button is-main" data-do="look" @click=${look}>${t("link-look")}</button> <span>${t("link-look-note")}</span></li>
      ${
        over && humanSeats(checked).length > 0
          ? html`<li><button type="button" class="button" data-do="accept" @click=${() => void accept(checked, state, act)}>${t("challenge-accept")}</button> <span>${t("challenge-accept-note")}</span></li>`
          : nothing
      }
      <li>${
        storedId
          ? html`<a class="button" data-do="kept" href=${hashOf("library")}>${t("link-kept")}</a> ${over ? html`<a class="button" data-do="review" href=${hashOf("review", storedId)}>${t("review-open")}</a>` : nothing}`
          : html`<button type="button" class="button" data-do="keep" @click=${() => void sharedGame.keep(checked)}>${t("link-keep")}</button> ${over ? html`<button type="button" class="button" data-do="keep-review" @click=${() => void keepAndReview(checked, act)}>${t("review-keep")}</button>` : nothing} <span>${t("link-note")}</span>`
      }</li>
    </ul>
    ${shown ? finalStandings(shown, state) : nothing}
  `;
}

/** The final position. @typedef {{ checked: RecordInfo, view: View, adapter: GameAdapter, reader: Reader }} Shown */

/** Who won, and with what. @param {Shown} shown */
function result({ checked: { winners }, view, adapter, reader }) {
  const trophies = adapter.trophies?.(view, winners[0] ?? 0, reader);
  return html`<p class="link-verdict" data-winners=${winners.join(" ")}>${icon("sign-laurels")} ${adapter.outcome(view, reader)}</p>
    ${trophies && trophies.items.length > 0 ? trophyRow(trophies) : nothing}`;
}

/** All seats with their counts. @param {Shown} shown @param {State} state */
function finalStandings({ checked: { seats, scores, winners }, view, adapter, reader }, state) {
  const { t } = reader;
  return standings({
    points: scores,
    winners,
    names: seats.map((_, seat) => seatName(seats, seat, t)),
    order: adapter.order?.(view),
    faces: seats.map(({ kind }) => face(kind, state.games, t)),
    counts: seats.map((_, seat) => adapter.count(view, seat, reader)),
    t,
  });
}

/**
 * @param {RecordInfo} checked
 * @param {State} state
 * @param {Translate} t
 */
const seatList = ({ seats }, state, t) => html`<ol class="scores link-seats">
  ${seats.map((plan, seat) => html`<li data-seat=${seat}>${shieldIcon(seat)} <bdi>${seatName(seats, seat, t)}</bdi> <span class="muted">${kindName(plan.kind, state.games, t)}</span></li>`)}
</ol>`;

/**
 * A challenge: who made it, the result to beat and the seats; nothing of the deal.
 * @param {RecordInfo} checked
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function challenge(checked, state, t, act) {
  const { seats, scores, winners } = checked;
  const [seat = 0] = humanSeats(checked);
  const name = seatName(seats, seat, t);
  return html`
    <p class="challenge-target">${shieldIcon(seat)} <span><bdi>${name}</bdi> · ${resultWords(seat, scores, winners, t)}</span> <strong>${t("points", { points: scores[seat] ?? 0 })}</strong></p>
    <p>${t("challenge-about", { name })}</p>
    ${seatList(checked, state, t)}
    <p><button type="button" class="button is-main" data-do="accept" @click=${() => void accept(checked, state, act)}>${t("challenge-accept")}</button></p>
  `;
}

/**
 * An analysis is kept with its game, so the game is kept first.
 * @param {RecordInfo} checked
 * @param {Actions} act
 */
async function keepAndReview(checked, act) {
  act.go("review", await act.controller(createSharedGame).keep(checked));
}

/**
 * Play the deal of the game in the link.
 * @param {RecordInfo} checked
 * @param {State} state
 * @param {Actions} act
 */
async function accept(checked, state, act) {
  const game = await act.controller(createSharedGame).accept(checked, currentProfile(state.settings)?.name ?? "");
  if (game) await act.open(game);
}
