/** The screen of a match of one's own bot against a level: what is to be played, how it stands, and how sure that is. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { botMatchState, createBotMatch, LENGTHS } from "../controllers/bot_match.js";
import { createOwnBots, ownBotsState } from "../controllers/own_bots.js";
import { hashOf } from "../router.js";
import { listingWords } from "../words/i18n.js";
import { rankName } from "../words/opponents.js";
import { problemWords } from "../words/own_bots.js";
import { selectField } from "./settings.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { BotMatchState, MatchPlan } from "../controllers/bot_match.js" */

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("match-title");

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = (_params, act) => act.controller(createOwnBots).list();

/** Nobody watches it any more. @param {Actions} act */
export const leave = (act) => act.controller(createBotMatch).stop();

/**
 * The plan with what is there where nothing was chosen.
 * @param {State} state
 * @returns {MatchPlan | null} null: there is no bot
 */
function planOf(state) {
  const { plan } = botMatchState.of(state);
  const names = (ownBotsState.of(state).bots ?? []).map(({ name }) => name);
  const game = state.games.find(({ name }) => name === plan.game) ?? state.games[0];
  const bot = names.includes(plan.bot) ? plan.bot : names[0];
  if (bot === undefined || !game) return null;
  const level = game.bots.includes(plan.level) ? plan.level : (game.bots[0] ?? "");
  return { ...plan, bot, game: game.name, level };
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const plan = planOf(state);
  const now = botMatchState.of(state);
  return html`<article class="page bot-match" data-phase=${now.phase}>
    <h1 tabindex="-1">${t("match-title")}</h1>
    <p>${t("match-intro")}</p>
    ${plan ? planForm(plan, now.phase === "running", state, t, act) : nothing}
    ${ownBotsState.of(state).bots?.length === 0 ? html`<p>${t("match-none")}</p>` : nothing}
    ${standing(now, t)}
    <p><a class="button is-quiet" href=${hashOf("bots")}>${t("bots-title")}</a></p>
  </article>`;
}

/**
 * @param {MatchPlan} plan
 * @param {boolean} running
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function planForm(plan, running, state, t, act) {
  const match = act.controller(createBotMatch);
  const game = state.games.find(({ name }) => name === plan.game);
  const start = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (running) match.stop();
    else void match.start(plan);
  };
  /** @type {[string, string][]} */
  const own = (ownBotsState.of(state).bots ?? []).map(({ name }) => [name, name]);
  /** @type {[string, string][]} */
  const levels = (game?.bots ?? []).map((level, at) => [level, `${at + 1} · ${rankName(level, state.games, t)}`]);
  return html`<form class="panel match-plan" @submit=${start}>
    <fieldset class="fields" ?disabled=${running}>
      ${selectField("bot", t("match-bot"), plan.bot, own, (bot) => match.choose({ bot }))}
      ${selectField(
        "match-game",
        t("match-game"),
        plan.game,
        state.games.map(({ name }) => [name, listingWords(name, "name")]),
        (name) => match.choose({ game: name }),
      )}
      ${selectField("level", t("match-level"), plan.level, levels, (level) => match.choose({ level }))}
      ${selectField(
        "games",
        t("match-games"),
        String(plan.games),
        LENGTHS.map((games) => [String(games), String(games)]),
        (games) => match.choose({ games: Number(games) }),
      )}
    </fieldset>
    <button class="button ${running ? "" : "is-main"}" data-do=${running ? "stop-match" : "start-match"}>${t(running ? "match-stop" : "match-start")}</button>
  </form>`;
}

/** @param {number} share */
const percent = (share) => Math.round(100 * share);

/** How often a running match is heard of: after each quarter. */
const QUARTERS = 4;

/**
 * @param {BotMatchState} now
 * @param {Translate} t
 */
function standing({ phase, standing: stand, played, failures, problem }, t) {
  if (phase === "idle" || !played) return nothing;
  const told = problem ? problemWords(problem, t) : "";
  const ends = {
    running: "",
    stopped: t("match-stopped"),
    done: t("match-done"),
    failed: t("match-failed", { problem: told }),
    broken: t("match-broken"),
    idle: "",
  };
  const running = phase === "running";
  return html`<section class="match-standing" aria-label=${t("match-title")}>
    ${running && stand ? html`<progress max=${stand.of} value=${stand.games} aria-label=${t("match-progress", { games: stand.games, of: stand.of })}></progress>` : nothing}
    ${stand ? html`<p data-match-games=${stand.games}>${t("match-progress", { games: stand.games, of: stand.of })}</p>` : nothing}
    ${stand && stand.games > 0 ? result(stand, played.bot, t) : nothing}
    ${running && !stand?.games ? html`<p>${t("match-waiting")}</p>` : nothing}
    ${failures > 0 && phase !== "failed" ? html`<p class="match-failures">${t("match-failures", { failures, problem: told })}</p>` : nothing}
    <p class=${running ? "visually-hidden" : "match-end"} role="status">${running ? heard(stand, t) : ends[phase]}</p>
  </section>`;
}

/**
 * The share as words, and as a bar on which the interval lies around it.
 * @param {NonNullable<BotMatchState["standing"]>} stand
 * @param {string} bot
 * @param {Translate} t
 */
function result({ games, wins, low, high, even }, bot, t) {
  const share = wins / games;
  const verdict = low > even ? "match-better" : high < even ? "match-worse" : "match-even";
  return html`<p class="match-share"><strong>${t("match-won", { bot, percent: percent(share), games })}</strong></p>
    <svg class="match-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="match-interval" x=${100 * low} width=${100 * (high - low)} y="2" height="6"></rect>
      <line class="match-even" x1=${100 * even} x2=${100 * even} y1="0" y2="10"></line>
      <line class="match-point" x1=${100 * share} x2=${100 * share} y1="1" y2="9"></line>
    </svg>
    <p data-low=${percent(low)} data-high=${percent(high)}>${t("match-interval", { low: percent(low), high: percent(high), even: percent(even) })}</p>
    <p>${verdict === "match-even" ? t(verdict) : t(verdict, { bot })}</p>`;
}

/**
 * @param {BotMatchState["standing"]} stand
 * @param {Translate} t
 */
function heard(stand, t) {
  const quarter = stand ? Math.floor((QUARTERS * stand.games) / stand.of) : 0;
  if (!stand || quarter === 0) return "";
  // It changes only with a quarter, so that it is not read out after each game.
  const games = Math.ceil((quarter * stand.of) / QUARTERS);
  return t("match-progress", { games, of: stand.of });
}
