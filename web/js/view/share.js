/** What a link holds: who played, who won; to be looked at, or to be kept. Nothing is stored before somebody says so. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { kindName, seatName } from "../words/names.js";
import { openRecord } from "../table/replay.js";
import { hashOf } from "../router.js";
import { readLink } from "../kept/links.js";
import { addGames, listGames } from "../kept/storage.js";
import { gameOf } from "../kept/files.js";
import { loading } from "./loading.js";
import { emblem } from "./signs.js";
import { attend, leave as leaveReplay, view as replayView } from "./replay.js";

/** @import { Checked } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Notice, State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * What `state.pages.share` holds.
 * @typedef {object} Shared
 * @property {Checked | null} checked
 * @property {Notice | null} notice what is wrong with the link
 * @property {string} kept the game's id, once it lies in the library
 * @property {boolean} looking
 */

/** @type {Shared} */
const EMPTY = { checked: null, notice: null, kept: "", looking: false };

/** Only the last link is read on. */
let links = 0;

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("link-title");

/** @param {State} state */
const shared = (state) => /** @type {Shared} */ (state.pages["share"] ?? EMPTY);

/** @type {(params: string[], act: Actions) => Promise<void>} */
export async function enter([data = ""], act) {
  const link = ++links;
  leaveReplay(act);
  act.keep("share", { ...EMPTY });
  const read = await readLink(act, data);
  if (link !== links) return;
  if ("notice" in read) return act.keep("share", { notice: read.notice });
  act.keep("share", { checked: read.checked });
  const known = (await listGames()).games.find(({ record }) => record === read.checked.record);
  if (link === links && known) act.keep("share", { kept: known.id });
}

/** @type {(act: Actions) => void} */
export function leave(act) {
  links += 1;
  leaveReplay(act);
  act.keep("share", { ...EMPTY });
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function view(state, t, act) {
  const { checked, notice, looking } = shared(state);
  if (looking) return replayView(state, t, act);
  return html`<article class="page share">
    <h1 tabindex="-1">${t("link-title")}</h1>
    ${notice ? html`<p role="alert">${t(notice.id, notice.args)}</p><a class="button" href=${hashOf("start")}>${t("menu-start")}</a>` : nothing}
    ${!notice && !checked ? html`<p role="status">${t("link-reading")}</p>${loading(state.engine, t)}` : nothing}
    ${checked ? holds(checked, state, t, act) : nothing}
  </article>`;
}

/**
 * @param {Checked} checked
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function holds(checked, state, t, act) {
  const { kept } = shared(state);
  const { seats, over, scores, round } = checked;
  const best = Math.max(...scores);
  return html`
    <p>${over ? t("link-over") : t("link-running", { round })}</p>
    <ol class="scores link-seats">
      ${seats.map(
        (plan, seat) => html`<li data-seat=${seat}>${emblem(seat)} <bdi>${seatName(seats, seat, t)}</bdi> <span class="soft">${levelName(plan.kind, state, t)}</span>
          ${over ? html`<strong>${t("count-points", { points: scores[seat] ?? 0 })}${scores[seat] === best ? html` – ${t("link-winner")}` : nothing}</strong>` : nothing}</li>`,
      )}
    </ol>
    <div class="buttons">
      <button type="button" class="button is-main" data-do="look" @click=${() => look(checked, act)}>${t("link-look")}</button>
      ${kept
        ? html`<a class="button" data-do="kept" href=${hashOf("library")}>${t("link-kept")}</a>`
        : html`<button type="button" class="button" data-do="keep" @click=${() => void keepIt(checked, act)}>${t("link-keep")}</button>`}
    </div>
    ${kept ? nothing : html`<p class="soft">${t("link-note")}</p>`}
  `;
}

/**
 * A bot of another version has no words here.
 * @param {string} kind
 * @param {State} state
 * @param {Translate} t
 */
export function levelName(kind, { games }, t) {
  const known = kind === "human" || games.some(({ bots }) => bots.some((bot) => kind === `bot:${bot}`));
  return known ? kindName(kind, t) : t("kind-other");
}

/** @param {Checked} checked @param {Actions} act */
function look(checked, act) {
  attend(act);
  // The way back leads from the game to what the link holds, not away from both.
  history.pushState(null, "", location.href);
  addEventListener("popstate", () => lookAway(act), { once: true });
  act.keep("share", { looking: true });
  void openRecord(act, checked);
}

/** @param {Actions} act */
function lookAway(act) {
  if (!shared(act.store.get()).looking) return;
  leaveReplay(act);
  act.keep("share", { looking: false });
}

/** @param {Checked} checked @param {Actions} act */
async function keepIt(checked, act) {
  const game = gameOf(checked);
  act.keep("share", { kept: game.id });
  // That it is not kept has been said, and matters more.
  if (await addGames([game])) act.tell({ id: "library-added", args: { count: 1, known: 0 }, tone: "info" });
}
