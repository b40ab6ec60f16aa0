/** Settings screen, and each field separately for other screens. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { RELAYS, SERVERS } from "../friends/relay.js";
import { hashOf } from "../router.js";
import { PACES, THEMES } from "../state.js";
import { LANGUAGES, listingWords } from "../words/i18n.js";
import { icon } from "./icons.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { Settings, State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("menu-settings");

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => html`
  <article class="page settings">
    <h1 tabindex="-1">${t("menu-settings")}</h1>
    ${settingsFields(state, t, act)}
  </article>
`;

/**
 * All fields, for the screen and for the panel over the table.
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const settingsFields = (state, t, act) => html`
  <div class="settings-parts">
    <section class="panel settings-part" aria-labelledby="settings-page">
      <h2 id="settings-page">${icon("sign-turn")} ${t("settings-page")}</h2>
      ${languageField(state, t, act)} ${themeField(state, t, act)}
    </section>
    <section class="panel settings-part" aria-labelledby="settings-table">
      <h2 id="settings-table">${icon("sign-hand")} ${t("settings-table")}</h2>
      ${paceField(state, t, act)} ${act.adapters.switches().map((name) => gameSwitch(name, state, act))}
      ${switchField("concernsOnly", state, t, act)} ${switchField("remarks", state, t, act)} ${switchField("shortcuts", state, t, act)} ${switchField("explains", state, t, act)}
    </section>
    <section class="panel settings-part" aria-labelledby="settings-sound">
      <h2 id="settings-sound">${icon("sign-sound")} ${t("settings-sound")}</h2>
      ${switchField("sounds", state, t, act)} ${volumeField("soundVolume", state.settings.sounds || state.settings.cues, state, t, act)}
      ${switchField("cues", state, t, act)} ${switchField("music", state, t, act)} ${volumeField("musicVolume", state.settings.music, state, t, act)}
    </section>
    <section class="panel settings-part" aria-labelledby="settings-bots">
      <h2 id="settings-bots">${icon("sign-scroll")} ${t("bots-title")}</h2>
      <a class="button" data-do="bots" href=${hashOf("bots")}>${t("bots-add")}</a>
    </section>
    <section class="panel settings-part" aria-labelledby="settings-friends">
      <h2 id="settings-friends">${icon("sign-hands")} ${t("friends-settings")}</h2>
      <p>${t("friends-settings-what")}</p>
      ${switchField("gestures", state, t, act)}
      ${linesField("relays", t("friends-relays"), RELAYS, state, act)} ${linesField("relayServers", t("friends-servers"), SERVERS, state, act)}
    </section>
  </div>
`;

/**
 * @param {"relays" | "relayServers"} name
 * @param {string} label
 * @param {string[]} usual
 * @param {State} state
 * @param {Actions} act
 */
const linesField = (name, label, usual, state, act) => html`
  <label class="field">
    <span class="field-label">${label}</span>
    <textarea name=${name} rows="3" spellcheck="false" autocomplete="off" placeholder=${usual.join("\n")} .value=${state.settings[name]} @change=${(/** @type {Event} */ event) => act.setSettings({ [name]: /** @type {HTMLTextAreaElement} */ (event.target).value.slice(0, 2000) })}></textarea>
  </label>
`;

/**
 * @param {string} name
 * @param {string} label
 * @param {string} chosen
 * @param {[string, string][]} options value and label
 * @param {(value: string) => void} change
 */
export const selectField = (name, label, chosen, options, change) => html`
  <label class="field field-${name}">
    <span class="field-label">${label}</span>
    <select name=${name} @change=${(/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${options.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${words}</option>`)}
    </select>
  </label>
`;

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const languageField = (state, t, act) =>
  selectField(
    "language",
    t("language"),
    state.language,
    Object.entries(LANGUAGES),
    (code) => void act.setLanguage(code),
  );

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const themeField = (state, t, act) =>
  selectField(
    "theme",
    t("theme"),
    state.settings.theme,
    THEMES.map((theme) => [theme, t(`theme-${theme}`)]),
    (theme) => act.setTheme(/** @type {Settings["theme"]} */ (theme)),
  );

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const paceField = (state, t, act) =>
  selectField(
    "pace",
    t("pace"),
    state.settings.pace,
    PACES.map((pace) => [pace, t(`pace-${pace}`)]),
    (pace) => act.setSettings({ pace: /** @type {Settings["pace"]} */ (pace) }),
  );

/** A setting that is on or off. @typedef {"sounds" | "cues" | "music" | "concernsOnly" | "remarks" | "shortcuts" | "explains" | "gestures"} SwitchName */

/**
 * @param {SwitchName} name
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
const switchField = (name, state, t, act) => html`
  <label class="field field-check">
    <input type="checkbox" name=${name} .checked=${state.settings[name]} @change=${(/** @type {Event} */ event) => change(name, /** @type {HTMLInputElement} */ (event.target).checked, act)} />
    <span class="field-label">${t(`setting-${name}`)}</span>
  </label>
`;

/**
 * @param {"soundVolume" | "musicVolume"} name
 * @param {boolean} on whether there is anything to hear
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
const volumeField = (name, on, state, t, act) => html`
  <label class="field">
    <span class="field-label">${t(`setting-${name}`)}</span>
    <input class="slider" type="range" name=${name} min="0" max="100" step="5" ?disabled=${!on} .value=${String(state.settings[name])} @input=${(/** @type {Event} */ event) => act.setSettings({ [name]: Number(/** @type {HTMLInputElement} */ (event.target).value) })} />
  </label>
`;

/**
 * Switching hints on again shows all of them again.
 * @param {SwitchName} name
 * @param {boolean} on
 * @param {Actions} act
 */
const change = (name, on, act) => act.setSettings(name === "explains" ? { explains: on, met: [] } : { [name]: on });

/**
 * The games' own settings.
 * @param {{ game: string, name: string }} own
 * @param {State} state
 * @param {Actions} act
 */
function gameSwitch({ game, name }, { settings: { switches } }, act) {
  const key = `${game}-${name}`;
  return html`<label class="field field-check">
    <input type="checkbox" name="switch-${key}" .checked=${switches[key] === true} @change=${(/** @type {Event} */ event) => act.setSettings({ switches: { ...switches, [key]: /** @type {HTMLInputElement} */ (event.target).checked } })} />
    <span class="field-label">${listingWords(game, `switch-${name}`)}</span>
  </label>`;
}
