/** Start page: continue a game; a card per game, to play or learn it with one click; or set up a table seat by seat. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createLastGame, lastGameState } from "../controllers/last_game.js";
import { hashOf } from "../router.js";
import { quickSetup, SEED, validateSetup } from "../setup.js";
import { listingWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { seatName } from "../words/names.js";
import { parseKind, rankName } from "../words/opponents.js";
import { LETTERS, portrait, shieldIcon } from "./icons.js";
import { loading } from "./loading.js";
import { allOpponents } from "./opponents.js";
import { languageField, paceField, selectField, themeField } from "./settings.js";
import { optionChoices } from "./start_options.js";
import { seatField, temperChoice } from "./start_seats.js";

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
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => html`
  <article class="page start">
    <header class="hero">
      <h1 tabindex="-1">${t("brand")}</h1>
      <p class="tagline">${t("tagline")}</p>
      <p class="arms" aria-hidden="true">${[...LETTERS].map((_, seat) => shieldIcon(seat))}</p>
    </header>
    ${goOn(state, t)}
    <div class="game-cards">
      ${state.games.map((game) => gameCard(game, state, t, act))}
      ${loading(state.engine, t)}
    </div>
    <nav class="start-links" aria-label=${t("start-ways")}>${act
      .menuLinks()
      .filter(({ first, game }) => first && game === "")
      .map(({ href, words }) => html`<a href=${href}>${t(words)}</a>`)}</nav>
    ${setupForm(state, t, act)}
    <section class="quick-settings" aria-label=${t("menu-settings")}>
      ${languageField(state, t, act)} ${themeField(state, t, act)} ${paceField(state, t, act)}
    </section>
  </article>
`;

/**
 * A game's card: play now, tutorial, rules; none of it needs the engine yet. Newcomers are offered the tutorial
 * first.
 * @param {GameFact} game
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function gameCard(game, state, t, act) {
  const { name } = game;
  const links = act.menuLinks(name).filter((link) => link.game === name);
  const lesson = links.find(({ learn }) => learn);
  const isNew = state.settings.current === "" && lesson !== undefined;
  const play = playNow(quickSetup(state.settings, [game]), isNew, state, t, act);
  const learn = lesson
    ? html`<a class="button ${isNew ? "is-main" : ""}" data-do="learn" href=${lesson.href}>${t("start-learn")}</a>`
    : nothing;
  return html`<section class="game-card" data-game=${name} aria-labelledby=${`game-card-${name}`}>
    <p class="game-card-icons" aria-hidden="true">${act.adapters.signs(name).map((sign) => html`<span>${portrait(sign, "game-card-icon")}</span>`)}</p>
    <h2 id=${`game-card-${name}`}>${listingWords(name, "name")}</h2>
    <div class="game-card-buttons">${isNew ? [learn, play] : [play, learn]}</div>
    <nav class="game-card-links" aria-labelledby=${`game-card-${name}`}>${links.filter(({ first }) => first).map(({ href, words }) => html`<a href=${href}>${t(words)}</a>`)}</nav>
  </section>`;
}

/**
 * The primary button, with the opponents that it starts against.
 * @param {Setup} setup
 * @param {boolean} isNew a newcomer
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function playNow(setup, isNew, state, t, act) {
  const seats = setup.seats.slice(0, setup.count);
  const names = listOf(
    seats.slice(1).map((_, at) => seatName(seats, at + 1, t)),
    state.language,
  );
  const level = rankName(parseKind(seats[1]?.kind ?? "").level, state.games, t);
  return html`<button type="button" class="button ${isNew ? "" : "is-main"} play-now" data-do="one-tap" @click=${() => void act.start(setup)}>
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
      <span class="continue-round">${t("continue-round", { round: game.round })}</span>
      <bdi class="continue-names">${names}</bdi>
    </a>
  `;
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function setupForm(state, t, act) {
  const setup = state.settings.setup;
  const game = state.games.find(({ name }) => name === setup.game) ?? state.games[0];
  if (!game) return nothing;
  const deal = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (/** @type {HTMLFormElement} */ (event.target).reportValidity())
      void act.start(validateSetup(setup, state.games));
  };
  return html`
    <form class="setup" @submit=${deal} aria-labelledby="setup-title">
      <h2 id="setup-title">${t("setup-title")}</h2>
      ${state.games.length > 1 ? gameChoice(state.games, setup, t, act) : nothing} ${countChoice(game, setup, state, t, act)}
      ${optionChoices(game, setup, t, act)}
      <p class="seat-heads" aria-hidden="true"><span></span><span>${t("setup-who")}</span><span>${t("setup-name")}</span></p>
      <ol class="seats">
        ${setup.seats.slice(0, setup.count).map((_, seat) => seatField(seat, game, setup, t, act))}
      </ol>
      ${game.tempers.length > 0 ? temperChoice(setup, t, act) : nothing}
      <details class="more">
        <summary>${t("setup-court")}</summary>
        ${allOpponents(game, t)}
      </details>
      <details class="more">
        <summary>${t("setup-more")}</summary>
        ${firstChoice(setup, t, act)} ${seedField(setup, t, act)} ${practiceField(setup, t, act)}
      </details>
      <button class="button" data-do="deal">${t("setup-deal")}</button>
    </form>
  `;
}

/**
 * @param {GameFact[]} games
 * @param {Setup} setup
 * @param {Translate} t
 * @param {Actions} act
 */
const gameChoice = (games, setup, t, act) =>
  selectField(
    "game",
    t("setup-game"),
    setup.game,
    games.map(({ name }) => [name, listingWords(name, "name")]),
    (name) => act.setSetup(validateSetup({ ...setup, game: name }, games)),
  );

/**
 * @param {GameFact} game
 * @param {Setup} setup
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
const countChoice = (game, setup, state, t, act) => html`
  <fieldset class="choice count-choice">
    <legend>${t("setup-count")}</legend>
    ${game.seats.map(
      (count) => html`
        <label class="choice-item">
          <input type="radio" name="count" value=${count} .checked=${setup.count === count} @change=${() => act.setSetup(validateSetup({ ...setup, count }, state.games))} />
          <span>${count}</span>
        </label>
      `,
    )}
  </fieldset>
`;

/**
 * @param {Setup} setup
 * @param {Translate} t
 * @param {Actions} act
 */
const firstChoice = (setup, t, act) =>
  selectField(
    "first",
    t("setup-first"),
    setup.first === null ? "" : String(setup.first),
    [
      ["", t("setup-first-drawn")],
      ...setup.seats
        .slice(0, setup.count)
        .map((_, seat) => /** @type {[string, string]} */ ([String(seat), seatName(setup.seats, seat, t)])),
    ],
    (value) => act.setSetup({ first: value === "" ? null : Number(value) }),
  );

/** Open the collapsed section, since the browser shows its validation message only there. @param {Event} event */
function unfold({ target }) {
  const fold = target instanceof Element ? target.closest("details") : null;
  if (fold) fold.open = true;
}

/**
 * @param {Setup} setup
 * @param {Translate} t
 * @param {Actions} act
 */
const seedField = (setup, t, act) => html`
  <label class="field">
    <span class="field-label">${t("setup-seed")}</span>
    <input name="seed" type="text" inputmode="numeric" autocomplete="off" pattern=${SEED.source.slice(1, -1)} maxlength="15" .value=${setup.seed} aria-describedby="seed-help" @invalid=${unfold}
      @change=${(/** @type {Event} */ event) => act.setSetup({ seed: /** @type {HTMLInputElement} */ (event.target).value.trim() })} />
    <small id="seed-help">${t("setup-seed-help")}</small>
  </label>
`;

/**
 * @param {Setup} setup
 * @param {Translate} t
 * @param {Actions} act
 */
const practiceField = (setup, t, act) => html`
  <label class="field field-check">
    <input type="checkbox" name="practice" .checked=${setup.practice} aria-describedby="practice-help" @change=${(/** @type {Event} */ event) => act.setSetup({ practice: /** @type {HTMLInputElement} */ (event.target).checked })} />
    <span class="field-label">${t("setup-practice")}</span>
  </label>
  <small id="practice-help">${t("setup-practice-help")}</small>
`;
