/** The screen of one's own bots: add one, see what is here, remove one, or go to its match. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createBotMatch } from "../controllers/bot_match.js";
import { createOwnBots, ownBotsState } from "../controllers/own_bots.js";
import { problemWords } from "../words/own_bots.js";
import { modalDialog } from "./dialog.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { ListedBot, OwnBots, OwnBotsState } from "../controllers/own_bots.js" */

const EXAMPLE = `def choose(view, rng):
    return rng.choice(view.legal())
`;

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("bots-title");

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = (_params, act) => act.controller(createOwnBots).list();

/** @param {Actions} act */
export const leave = (act) => act.controller(createOwnBots).forgetMessages();

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const now = ownBotsState.of(state);
  const bots = act.controller(createOwnBots);
  return html`<article class="page own-bots">
    <h1 tabindex="-1">${t("bots-title")}</h1>
    <p>${t("bots-intro")}</p>
    ${adding(now, bots, t)}
    ${now.bots && now.bots.length === 0 ? html`<p class="muted">${t(now.readable ? "bots-none" : "bots-unreadable")}</p>` : nothing}
    <ul class="own-bot-list">${(now.bots ?? []).map((bot) => row(bot, bots, state, t, act))}</ul>
    <details class="more">
      <summary>${t("bots-example")}</summary>
      <p>${t("bots-example-text")}</p>
      <pre class="panel own-bot-code"><code>${EXAMPLE}</code></pre>
    </details>
    ${now.removing ? removal(now.removing, bots, t) : nothing}
  </article>`;
}

/**
 * @param {OwnBotsState} now
 * @param {OwnBots} bots
 * @param {Translate} t
 */
function adding({ checking, refused, added, removed }, bots, t) {
  const take = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const [file] = input.files ?? [];
    if (file) void bots.add(file);
    // The same file may be chosen again once it has been mended.
    input.value = "";
  };
  return html`<label class="button is-main file-button" aria-disabled=${checking ? "true" : nothing}>
      <input type="file" name="bot" class="visually-hidden" accept=".py,.whl,text/x-python" ?disabled=${checking !== ""} @change=${take} />${t("bots-add")}</label>
    <div class="own-bot-news" role="status">${news({ checking, added, removed }, t)}</div>
    <div class="own-bot-news" role="alert">${refused ? html`<p class="own-bot-refused" data-problem=${refused.problem.id}>${t("bots-refused", { file: refused.file.slice(0, 60), problem: problemWords(refused.problem, t) })}</p>` : nothing}</div>`;
}

/**
 * @param {Pick<OwnBotsState, "checking" | "added" | "removed">} now
 * @param {Translate} t
 */
function news({ checking, added, removed }, t) {
  if (removed) return html`<p data-removed=${removed}>${t("bots-removed", { name: removed })}</p>`;
  if (checking) return html`<p>${t("bots-checking", { file: checking.slice(0, 60) })}</p>`;
  if (!added) return nothing;
  return html`<p data-added=${added.name}>${t(added.replaced ? "bots-replaced" : "bots-added", { name: added.name })}</p>`;
}

/** @param {number} when @param {string} language */
const dateOf = (when, language) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(when);

/** To be compared by eye. @param {string} hash */
const inGroups = (hash) => (hash.match(/.{1,8}/g) ?? []).join(" ");

/**
 * @param {ListedBot} bot
 * @param {OwnBots} bots
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function row({ name, version, hash, file, size, added }, bots, { language }, t, act) {
  const play = () => {
    act.controller(createBotMatch).choose({ bot: name });
    act.go("match");
  };
  const from = { file, kilobytes: Math.max(1, Math.round(size / 1000)), date: dateOf(added, language) };
  return html`<li class="panel own-bot" data-own-bot=${name}>
    <h2><bdi>${name}</bdi> ${version ? html`<small>${t("bots-version", { version })}</small>` : nothing}</h2>
    <p class="muted">${t("bots-file", from)}</p>
    <p class="muted own-bot-hash">${t("bots-hash", { hash: inGroups(hash) })}</p>
    <div class="buttons">
      <button type="button" class="button" data-do="match" aria-label="${t("bots-match")}: ${name}" @click=${play}>${t("bots-match")}</button>
      <button type="button" class="button is-danger" data-do="remove-bot" aria-label="${t("bots-remove")}: ${name}" @click=${() => bots.askRemoval(name)}>${t("bots-remove")}</button>
    </div>
  </li>`;
}

/**
 * @param {string} name
 * @param {OwnBots} bots
 * @param {Translate} t
 */
function removal(name, bots, t) {
  const keep = () => bots.askRemoval("");
  const body = html`<p>${t("bots-remove-ask")}</p>
    <div class="buttons">
      <button type="button" class="button is-danger" data-do="remove-bot-yes" @click=${() => void bots.remove()}>${t("bots-remove-yes")}</button>
      <button type="button" class="button" data-do="remove-bot-no" @click=${keep}>${t("bots-remove-no")}</button>
    </div>`;
  return modalDialog({ id: "remove-bot", title: t("bots-remove-title", { name }), body, close: keep, t });
}
