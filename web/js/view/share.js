/** Shared-game screen: shows the game in a link, to replay or to keep. Nothing is stored without consent. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { createScreenState } from "../screen_state.js";
import { gameFromRecord } from "../storage/saved_game.js";
import { readLink } from "../storage/share_links.js";
import { openRecord } from "../table/replay.js";
import { formatMessage, hallWords } from "../words/i18n.js";
import { levelName, seatName } from "../words/names.js";
import { shieldIcon } from "./icons.js";
import { loading } from "./loading.js";
import { begin, leave as leaveReplay, template as replay, game as replayed, hasBar as replayHasBar } from "./replay.js";

/** @import { RecordInfo } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Notice, State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * State of the shared-game screen.
 * @typedef {object} Shared
 * @property {string} data the link's data
 * @property {RecordInfo | null} checked
 * @property {Notice | null} notice what is wrong with the link
 * @property {string} kept the game's id once it has been stored
 * @property {boolean} looking
 */

/** @type {Shared} */
const EMPTY = { data: "", checked: null, notice: null, kept: "", looking: false };

const shareState = createScreenState("share", EMPTY);

/** Whether the shared game's replay is open. @param {State} state */
const isLooking = (state) => shareState.of(state).looking;

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("link-title");

/** @type {(state: State) => string} */
export const game = (state) => (isLooking(state) ? replayed(state) : "");

/** @type {(state: State) => boolean} */
export const hasBar = (state) => isLooking(state) && replayHasBar(state);

/** @type {(params: string[], act: Actions) => Promise<void>} */
export async function enter([data = ""], act) {
  const { store } = act;
  leaveReplay(act);
  shareState.clear(store);
  shareState.patch(store, { data });
  /** Only the latest link is processed. */
  const wanted = () => store.get().screen.name === "share" && shareState.of(store.get()).data === data;
  const read = await readLink(act, data);
  if (!wanted()) return;
  if ("notice" in read) return shareState.patch(store, { notice: read.notice });
  shareState.patch(store, { checked: read.checked });
  const known = (await act.storage.listGames()).games.find(({ record }) => record === read.checked.record);
  if (wanted() && known) shareState.patch(store, { kept: known.id });
}

/** @type {(act: Actions) => void} */
export function leave(act) {
  leaveReplay(act);
  shareState.clear(act.store);
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const { checked, notice, looking } = shareState.of(state);
  if (looking) return replay(state, t, act);
  return html`<article class="page share">
    <h1 tabindex="-1">${t("link-title")}</h1>
    ${notice ? html`<p role="alert">${formatMessage(notice)}</p><a class="button" href=${hashOf("start")}>${t("menu-start")}</a>` : nothing}
    ${!notice && !checked ? html`<p role="status">${t("link-reading")}</p>${loading(state.engine, t)}` : nothing}
    ${checked ? holds(checked, state, t, act) : nothing}
  </article>`;
}

/**
 * @param {RecordInfo} checked
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function holds(checked, state, t, act) {
  const { kept } = shareState.of(state);
  const { seats, over, scores, winners, round } = checked;
  return html`
    ${state.games.length > 1 ? html`<p class="soft">${hallWords(checked.game, "name")}</p>` : nothing}
    <p>${over ? t("link-over") : t("link-running", { round })}</p>
    <ol class="scores link-seats">
      ${seats.map(
        (
          plan,
          seat,
        ) => html`<li data-seat=${seat}>${shieldIcon(seat)} <bdi>${seatName(seats, seat, t)}</bdi> <span class="soft">${levelName(plan.kind, state.games, t)}</span>
          ${over ? html`<strong>${t("points", { points: scores[seat] ?? 0 })}${winners.includes(seat) ? html` – ${t("link-winner")}` : nothing}</strong>` : nothing}</li>`,
      )}
    </ol>
    <div class="buttons">
      <button type="button" class="button is-main" data-do="look" @click=${() => look(checked, act)}>${t("link-look")}</button>
      ${
        kept
          ? html`<a class="button" data-do="kept" href=${hashOf("library")}>${t("link-kept")}</a>`
          : html`<button type="button" class="button" data-do="keep" @click=${() => void keepGame(checked, act)}>${t("link-keep")}</button>`
      }
    </div>
    ${kept ? nothing : html`<p class="soft">${t("link-note")}</p>`}
  `;
}

/** @param {RecordInfo} checked @param {Actions} act */
function look(checked, act) {
  begin(act);
  // "Back" leads from the replay to the summary.
  history.pushState(null, "", location.href);
  addEventListener("popstate", () => lookAway(act), { once: true });
  shareState.patch(act.store, { looking: true });
  void openRecord(act, checked);
}

/** @param {Actions} act */
function lookAway(act) {
  if (!isLooking(act.store.get())) return;
  leaveReplay(act);
  shareState.patch(act.store, { looking: false });
}

/** @param {RecordInfo} checked @param {Actions} act */
async function keepGame(checked, act) {
  const game = gameFromRecord(checked);
  shareState.patch(act.store, { kept: game.id });
  // If it could not be stored, that message matters more.
  if (await act.storage.addGames([game]))
    act.notify({ id: "library-added", args: { count: 1, known: 0 }, tone: "info" });
}
