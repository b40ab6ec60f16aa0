/** What is told of a person's own bot that fails: once at its seat, and in a dialog when it keeps failing. */

import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { botTroubleState } from "../table/own_bots.js";
import { formatKind, rankName, STAND_IN } from "../words/opponents.js";
import { problemWords } from "../words/own_bots.js";
import { modalDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { keepAtSeat } from "./remark.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { State, Table } from "../state.js" */
/** @import { Translate } from "../words/translate" */
/** @import { BotTrouble } from "../table/own_bots.js" */

/**
 * @param {State} state
 * @param {Table} table
 * @param {Translate} t
 */
export function botTrouble(state, table, t) {
  const { trouble } = botTroubleState.of(state);
  const game = state.games.find(({ name }) => name === table.game);
  return html`<div class="bot-trouble-live" role="alert">${trouble && !trouble.offers ? told(trouble, t) : nothing}</div>
    ${trouble?.offers && game ? offer(trouble, game, t) : nothing}`;
}

/**
 * @param {BotTrouble} trouble
 * @param {Translate} t
 */
function told({ seat, name, problem, answer }, t) {
  const bubble = html`<div class="remark bot-trouble" data-speaker=${seat} data-bot-trouble=${problem.id} ${ref(keepAtSeat)}>
  <p>${t("bot-trouble", { name, problem: problemWords(problem, t) })}</p>
  <button type="button" class="tool" data-action="close-trouble" aria-label=${t("message-close")} @click=${() => answer(null)}>${icon("sign-close")}</button>
</div>`;
  return keyed(seat, bubble);
}

/**
 * @param {BotTrouble} trouble
 * @param {GameFact} game
 * @param {Translate} t
 */
function offer({ name, problem, answer }, game, t) {
  const replace = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    answer(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("level")));
  };
  const body = html`<p>${t("bot-offer")}</p>
    <p class="muted bot-offer-problem">${problemWords(problem, t)}</p>
    <form class="bot-offer" @submit=${replace}>
      <label class="field"><span class="field-label">${t("bot-offer-level")}</span>
        <select name="level">
          ${game.bots.map((level, at) => {
            const kind = formatKind({ level, temper: "" });
            return html`<option value=${kind} ?selected=${kind === STAND_IN}>${at + 1} · ${rankName(level, [game], t)}</option>`;
          })}
        </select></label>
      <div class="buttons">
        <button class="button is-main" data-action="replace-bot">${t("bot-offer-yes")}</button>
        <button type="button" class="button" data-action="keep-bot" @click=${() => answer(null)}>${t("bot-offer-no", { name })}</button>
      </div>
    </form>`;
  return modalDialog({ id: "bot-trouble", title: t("bot-offer-title", { name }), body, close: () => answer(null), t });
}
