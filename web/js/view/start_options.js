/** The games' options in the setup form: named values, or a custom list of codes. */

import { live } from "../../vendor/lit-html/directives/live.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { defaultCustomList, isAllowedFor, isCustomList } from "../setup.js";
import { currentLanguage, listingWords, wordsOf } from "../words/i18n.js";
import { selectField } from "./settings.js";

/** @import { GameFact, Option } from "../engine/shapes" */
/** @import { Actions } from "../actions.js" */
/** @import { Setup } from "../setup.js" */
/** @import { Translate } from "../words/i18n.js" */

/** Form value for a custom list; no option value of any game. */
const OWN = "";

/**
 * @typedef {object} ChoiceProps
 * @property {GameFact} game
 * @property {Option} option
 * @property {Setup} setup
 * @property {(value: string) => void} change
 * @property {Translate} t
 * @property {Actions} act
 */

/**
 * @param {GameFact} game
 * @param {Setup} setup
 * @param {Translate} t
 * @param {Actions} act
 */
export const optionChoices = (game, setup, t, act) =>
  game.options.length === 0
    ? nothing
    : html`<div class="setup-options">
  ${game.options.map((option) => optionChoice({ game, option, setup, t, act, change: (value) => act.setSetup({ options: { ...setup.options, [option.name]: value } }) }))}
</div>`;

/** @param {ChoiceProps} props */
function optionChoice(props) {
  const { game, option, setup, change, t } = props;
  const { name, values, codes } = option;
  const chosen = setup.options[name] ?? props.act.adapters.usual(game.name, currentLanguage())[name] ?? values[0] ?? "";
  const own = isCustomList(option, chosen);
  /** @type {[string, string][]} */
  const offered = values
    .filter((value) => isAllowedFor(option, value, setup.count))
    .map((value) => [value, listingWords(game.name, `option-${name}-${value}`)]);
  if (codes.length > 0) offered.push([OWN, t("setup-own")]);
  return html`<div class="setup-option" data-option=${name}>
    ${selectField(`option-${name}`, listingWords(game.name, `option-${name}`), own ? OWN : chosen, offered, (value) => change(value === OWN ? defaultCustomList(option) : value))}
    <small>${listingWords(game.name, `option-${name}-help`)}</small>
    ${own ? ownChoice(props, chosen.split(" ")) : nothing}
  </div>`;
}

/**
 * The codes' names come from the game's adapter, loaded on demand.
 * @param {ChoiceProps} props
 * @param {string[]} chosen
 */
function ownChoice(props, chosen) {
  const { game, option, t, act } = props;
  const called = act.adapters.get(game.name)?.choices?.[option.name];
  if (!called) {
    void act.adapters.openWithRetry(game.name);
    return html`<p role="status">${t("setup-own-waits")}</p>`;
  }
  const words = wordsOf(game.name);
  return option.groups.length > 0
    ? oneOfEach(props, chosen, (code) => called(code, words))
    : someOfAll(props, chosen, (code) => called(code, words));
}

/**
 * @param {ChoiceProps} props
 * @param {string[]} chosen
 * @param {(code: string) => unknown} called
 */
const oneOfEach = ({ option, setup, change, t }, chosen, called) => html`<div class="setup-groups">
  ${option.groups.map((group, at) => {
    const here = group.find((code) => code !== "" && chosen.includes(code)) ?? "";
    const put = (/** @type {string} */ code) =>
      change(
        [...chosen.filter((other) => !group.includes(other)), code]
          .filter(Boolean)
          .sort((one, other) => option.codes.indexOf(one) - option.codes.indexOf(other))
          .join(" "),
      );
    return html`<div class="setup-group" role="group" aria-label=${at + 1}>
      ${group.map(
        (code) => html`<label class="choice-item">
        <input type="radio" name=${`group-${option.name}-${at}`} value=${code} .checked=${code === here} ?disabled=${!isAllowedFor(option, code, setup.count)} @change=${() => put(code)} />
        <span>${code === "" ? t("setup-none") : called(code)}${isAllowedFor(option, code, setup.count) ? nothing : html` <small>${t("setup-needs", { players: option.min_players[code] ?? 0 })}</small>`}</span>
      </label>`,
      )}
    </div>`;
  })}
</div>`;

/**
 * Multiple choice, each code as often as available; of two alike the first stands for both.
 * @param {ChoiceProps} props
 * @param {string[]} chosen
 * @param {(code: string) => unknown} called
 */
function someOfAll({ option: { name, codes }, change }, chosen, called) {
  const left = [...chosen];
  const on = codes.map((code) => left.includes(code) && left.splice(left.indexOf(code), 1).length > 0);
  const put = (/** @type {number} */ at) =>
    change(codes.filter((_, index) => (index === at ? !on[index] : on[index])).join(" "));
  const alone = on.filter(Boolean).length === 1;
  return html`<ul class="setup-some">
    ${codes.map(
      (code, at) => html`<li><label class="choice-item">
      <input type="checkbox" name=${`some-${name}-${at}`} .checked=${live(on[at])} ?disabled=${alone && on[at]} @change=${() => put(at)} /> <span>${called(code)}</span>
    </label></li>`,
    )}
  </ul>`;
}
