/** Start page: continue a game; and a card per game that shows what it is, to play or learn it with one click. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createLastGame, lastGameState } from "../controllers/last_game.js";
import { currentProfile } from "../profiles.js";
import { hashOf } from "../router.js";
import { quickSetup } from "../setup.js";
import { listingWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { parseKind, rankName } from "../words/opponents.js";
import { icon, LETTERS, shieldIcon } from "./icons.js";
import { loading } from "./loading.js";
import { languageField, paceField, themeField } from "./settings.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Setup } from "../setup.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("menu-start");

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = (_params, act) => act.controller(createLastGame).read();

/**
 * The first game's card alone comes first: drawing everything at once would hold up a phone for a third of a second.
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => html`
  <article class="page start">
    ${goOn(state, t)}
    <header class="hero">
      <h1 tabindex="-1">${t("brand")}</h1>
      <p class="tagline">${t("tagline")}</p>
      <p class="arms" aria-hidden="true">${[...LETTERS].map((_, seat) => shieldIcon(seat))}</p>
    </header>
    <div class="game-cards">
      ${state.games.map((game, at) => (at === 0 || state.painted ? gameCard(game, state, t, act) : html`<section class="game-card"></section>`))}
      ${loading(state.engine, t)}
    </div>
    ${state.painted ? below(state, t, act) : nothing}
  </article>
`;

/**
 * What a phone shows only when it is scrolled.
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
const below = (state, t, act) => html`
    <nav class="start-links" aria-label=${t("start-ways")}>${profileLink(state, t)} ${act
      .menuLinks()
      .filter(({ first, game }) => first && game === "")
      .map(({ href, words }) => html`<a href=${href}>${t(words)}</a>`)}</nav>
    <section class="quick-settings" aria-label=${t("menu-settings")}>
      ${languageField(state, t, act)} ${themeField(state, t, act)} ${paceField(state, t, act)}
    </section>
`;

/**
 * Who plays, and the way to change that.
 * @param {State} state
 * @param {Translate} t
 */
function profileLink({ settings }, t) {
  const profile = currentProfile(settings);
  return html`<a class="profile-link" href=${hashOf("profile")}>${profile ? html`${shieldIcon(profile.banner)} <bdi>${profile.name || t("profile-unnamed")}</bdi>` : t("profile-enter")}</a>`;
}

/**
 * A game's card: what it looks like, what it is about, and the ways into it; none of it needs the engine yet.
 * @param {GameFact} game
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function gameCard(game, state, t, act) {
  const { name } = game;
  const links = act.menuLinks(name).filter((link) => link.game === name);
  const lesson = links.find(({ learn }) => learn);
  return html`<section class="game-card" data-game=${name} aria-labelledby=${`game-card-${name}`}>
    ${demonstration(name, t, act)}
    <h2 id=${`game-card-${name}`}>${listingWords(name, "name")}</h2>
    <p class="game-card-line">${listingWords(name, "line")}</p>
    ${figures(game, t)}
    <div class="game-card-buttons">
      ${playNow(quickSetup(state.settings, [game]), state, t, act)}
      ${lesson ? html`<a class="button" data-do="learn" href=${lesson.href}>${t("start-learn")}</a>` : nothing}
    </div>
    <nav class="game-card-links" aria-labelledby=${`game-card-${name}`}>
      <a data-do="setup" href=${hashOf("setup", name)}>${t("start-setup")}</a>
      <a data-do="daily" href=${hashOf("daily", name)}>${t("daily-title")}</a>
      ${links.filter(({ first }) => first).map(({ href, words }) => html`<a href=${href}>${t(words)}</a>`)}
    </nav>
  </section>`;
}

/**
 * The game's table in small: one move, shown once on arrival and again on request.
 * @param {string} name
 * @param {Translate} t
 * @param {Actions} act
 */
const demonstration = (name, t, act) => html`<div class="miniature">
  <div class="miniature-scene" aria-hidden="true">${act.adapters.miniature(name)}</div>
  <button type="button" class="tool miniature-again" data-do="show-again" aria-label=${t("start-show", { game: listingWords(name, "name") })}
    title=${t("start-show", { game: listingWords(name, "name") })} @click=${showAgain}>${icon("sign-play")}</button>
</div>`;

/** Play the demonstration from its beginning. @param {Event} event */
function showAgain({ currentTarget }) {
  const scene = /** @type {Element} */ (currentTarget).parentElement?.querySelector(".miniature-scene");
  for (const animation of scene?.getAnimations({ subtree: true }) ?? []) {
    animation.currentTime = 0;
    animation.play();
  }
}

/**
 * Players, length and weight, as on a game's box.
 * @param {GameFact} game
 * @param {Translate} t
 */
const figures = ({ seats, minutes: [from = 0, to = 0], weight }, t) => html`<ul class="game-card-figures">
  <li>${icon("seat-1")}${t("start-players", { least: seats[0] ?? 0, most: seats.at(-1) ?? 0 })}</li>
  <li>${icon("sign-hourglass")}${t("start-minutes", { from, to })}</li>
  <li>${icon("sign-scroll")}${t(`start-weight-${weight}`)}</li>
</ul>`;

/**
 * The primary button, with the opponents that it starts against.
 * @param {Setup} setup
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function playNow(setup, state, t, act) {
  const seats = setup.seats.slice(0, setup.count);
  const bots = seats.flatMap(({ kind }, seat) => (kind === "human" ? [] : [seat]));
  const names = listOf(
    bots.map((seat) => seatName(seats, seat, t)),
    state.language,
  );
  const level = rankName(parseKind(seats[bots[0] ?? 1]?.kind ?? "").level, state.games, t);
  return html`<button type="button" class="button is-main play-now" data-do="one-tap" @click=${() => void act.start(setup)}>
    <span>${t("one-tap")}</span> <small class="play-opponents">${t("one-tap-whom", { names, level })}</small>
  </button>`;
}

/**
 * Button that continues the game last played.
 * @param {State} state
 * @param {Translate} t
 */
function goOn(state, t) {
  const { game } = lastGameState.of(state);
  if (!game || game.over) return nothing;
  const names = game.seats.map((_, seat) => seatName(game.seats, seat, t)).join(", ");
  return html`
    <a class="button is-main continue-link" href=${hashOf("table", game.id)}>
      <span class="continue-label">${t("continue-game")}</span>
      <span class="continue-round">${state.games.length > 1 ? html`${listingWords(game.game, "name")} · ` : nothing}${t("continue-round", { round: game.round })}</span>
      <bdi class="continue-names">${names}</bdi>
    </a>
  `;
}
