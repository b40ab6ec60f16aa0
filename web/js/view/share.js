/** Shared-game screen: shows the game in a link, to replay or to keep. Nothing is stored without consent. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { createSharedGame, sharedGameState } from "../table/shared_game.js";
import { formatMessage, listingWords } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { kindName } from "../words/opponents.js";
import { shieldIcon } from "./icons.js";
import { loading } from "./loading.js";
import { game as replayedGame, hasBar as replayHasBar, template as replayTemplate } from "./replay.js";

/** @import { RecordInfo } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** Whether the shared game's replay is open. @param {State} state */
const isReplaying = (state) => sharedGameState.of(state).replaying;

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("link-title");

/** @type {(state: State) => string} */
export const game = (state) => (isReplaying(state) ? replayedGame(state) : "");

/** @type {(state: State) => boolean} */
export const hasBar = (state) => isReplaying(state) && replayHasBar(state);

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = ([data = ""], act) => act.controller(createSharedGame).open(data);

/** @type {(act: Actions) => void} */
export const leave = (act) => act.controller(createSharedGame).leave();

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const { checked, notice, replaying } = sharedGameState.of(state);
  if (replaying) return replayTemplate(state, t, act);
  return html`<article class="page share">
    <h1 tabindex="-1">${t("link-title")}</h1>
    ${notice ? html`<p role="alert">${formatMessage(notice)}</p><a class="button" href=${hashOf("start")}>${t("menu-start")}</a>` : nothing}
    ${!notice && !checked ? html`<p role="status">${t("link-reading")}</p>${loading(state.engine, t)}` : nothing}
    ${checked ? summary(checked, state, t, act) : nothing}
  </article>`;
}

/**
 * @param {RecordInfo} checked
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function summary(checked, state, t, act) {
  const { storedId } = sharedGameState.of(state);
  const sharedGame = act.controller(createSharedGame);
  const { seats, over, scores, winners, round } = checked;
  return html`
    ${state.games.length > 1 ? html`<p class="muted">${listingWords(checked.game, "name")}</p>` : nothing}
    <p>${over ? t("link-over") : t("link-running", { round })}</p>
    <ol class="scores link-seats">
      ${seats.map(
        (
          plan,
          seat,
        ) => html`<li data-seat=${seat}>${shieldIcon(seat)} <bdi>${seatName(seats, seat, t)}</bdi> <span class="muted">${kindName(plan.kind, state.games, t)}</span>
          ${over ? html`<strong>${t("points", { points: scores[seat] ?? 0 })}${winners.includes(seat) ? html` – ${t("link-winner")}` : nothing}</strong>` : nothing}</li>`,
      )}
    </ol>
    <div class="buttons">
      <button type="button" class="button is-main" data-do="look" @click=${() => sharedGame.openReplay(checked)}>${t("link-look")}</button>
      ${
        storedId
          ? html`<a class="button" data-do="kept" href=${hashOf("library")}>${t("link-kept")}</a>`
          : html`<button type="button" class="button" data-do="keep" @click=${() => void sharedGame.keep(checked)}>${t("link-keep")}</button>`
      }
    </div>
    ${storedId ? nothing : html`<p class="muted">${t("link-note")}</p>`}
  `;
}
