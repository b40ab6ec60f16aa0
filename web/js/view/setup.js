/** Set-up screen: a table seat by seat, with the game's options. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createOwnBots, ownBotsState } from "../controllers/own_bots.js";
import { currentProfile } from "../profiles.js";
import { SEED, validateSetup } from "../setup.js";
import { listingWords } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { allOpponents } from "./opponents.js";
import { selectField } from "./settings.js";
import { optionChoices } from "./start_options.js";
import { seatField, temperChoice } from "./start_seats.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Setup } from "../setup.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("setup-title");

/** The game whose button led here, if any. @type {(params: string[], act: Actions) => Promise<void>} */
export function enter([game = ""], act) {
  act.chooseGame(game);
  return act.controller(createOwnBots).list();
}

/** @type {(state: State) => string} */
export const game = (state) => state.settings.setup.game;

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => html`<article class="page setup-page">
  <h1 id="setup-title" tabindex="-1">${t("setup-title")}</h1>
  ${setupForm(state, t, act)}
</article>`;

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
      ${state.games.length > 1 ? gameChoice(state.games, setup, t, act) : nothing} ${countChoice(game, setup, state, t, act)}
      ${optionChoices(game, setup, t, act)}
      <p class="seat-heads" aria-hidden="true"><span></span><span>${t("setup-who")}</span><span>${t("setup-name")}</span></p>
      <ol class="seats">
        ${setup.seats.slice(0, setup.count).map((_, seat) => seatField(seat, game, setup, currentProfile(state.settings), ownBotNames(state), t, act))}
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
      <button class="button is-main" data-do="deal">${t("setup-deal")}</button>
    </form>
  `;
}

/** @param {State} state */
const ownBotNames = (state) => (ownBotsState.of(state).bots ?? []).map(({ name }) => name);

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
