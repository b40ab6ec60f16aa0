/** End of a game: winners, all scores, and what to do next; the same after a reload. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createLibrary } from "../controllers/library.js";
import { hashOf } from "../router.js";
import { icon, shieldIcon } from "./icons.js";
import { standings, tableBar } from "./table_parts.js";

/** @import { View } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Reader } from "../words/reader.js" */
/** @import { Table } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** @param {{ table: Table, view: View, adapter: GameAdapter, reader: Reader, names: string[], faces: unknown[], tools: unknown, t: Translate, act: Actions }} props */
export function endOfGame({ table, view, adapter, reader, names, faces, tools, t, act }) {
  const { winners } = view;
  const yours = reader.viewer !== null && winners.includes(reader.viewer);
  return html`<div class="end ${yours ? "is-yours" : ""}" data-end>
    ${tableBar({ words: t("end-title"), parts: 0, now: 0, tools })}
    <div class="end-body">
      <section class="end-winners" data-winners=${winners.join(" ")} data-many=${winners.length > 1 ? "" : nothing}>
        <p class="end-arms" aria-hidden="true">${winners.map((seat) => html`<span class="end-shield">${icon("sign-laurels", "end-laurels")}${shieldIcon(seat)}</span>`)}</p>
        <h2 class="end-verdict">${adapter.outcome(view, reader)}</h2>
        ${nextSteps(table, t, act)}
      </section>
      ${standings({ points: table.snapshot?.session.scores ?? [], winners, names, order: adapter.order?.(view), faces, counts: names.map((_, seat) => adapter.count(view, seat, reader)), t })}
    </div>
  </div>`;
}

/**
 * Buttons: rematch, replay, share, export, leave.
 * @param {Table} table
 * @param {Translate} t
 * @param {Actions} act
 */
function nextSteps({ id, snapshot }, t, act) {
  const again = () => snapshot && void act.rematch(id, snapshot.session);
  return html`<p class="end-actions">
    <button type="button" class="button is-main" data-action="again" @click=${again}>${t("end-again")}</button>
    <a class="button" data-do="replay" href=${hashOf("replay", id)}>${t("library-replay")}</a>
    <button type="button" class="button" data-do="share" @click=${() => void act.controller(createLibrary).shareGame(id)}>${t("end-share")}</button>
    <button type="button" class="button" data-do="export" @click=${() => void act.controller(createLibrary).exportGame(id)}>${t("end-save")}</button>
    <a class="button is-quiet" data-action="new" href=${hashOf("start")}>${t("table-new")}</a>
  </p>`;
}
