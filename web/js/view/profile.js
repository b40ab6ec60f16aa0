/** Profile screen: name and banner of whoever plays, entered once and used everywhere; several people may share a device. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { BANNERS, changedProfile, currentProfile, validName } from "../profiles.js";
import { seatedUnder } from "../setup.js";
import { newGameId } from "../storage/saved_game.js";
import { LONGEST_NAME } from "../words/names.js";
import { shieldIcon } from "./icons.js";

/** @import { Profile } from "../profiles.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Settings, State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("profile-title");

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template({ settings }, t, act) {
  const current = currentProfile(settings) ?? { id: "", name: "", banner: 0 };
  const change = (/** @type {Partial<Profile>} */ patch) =>
    act.setSettings({
      ...changedProfile(settings, patch, newGameId),
      ...(patch.banner === undefined ? {} : { setup: seatedUnder(settings.setup, patch.banner) }),
    });
  const rename = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    field.value = validName(field.value);
    change({ name: field.value });
  };
  return html`<article class="page profile">
    <h1 tabindex="-1">${t("profile-title")}</h1>
    <p class="muted">${t("profile-note")}</p>
    <section class="panel profile-card" aria-label=${t("profile-title")}>
      <span class="profile-arms" aria-hidden="true">${shieldIcon(current.banner)}</span>
      <label class="field"><span class="field-label">${t("profile-name")}</span>
        <input name="profile-name" type="text" dir="auto" autocomplete="nickname" maxlength=${LONGEST_NAME} .value=${current.name} @change=${rename} /></label>
      <fieldset class="choice profile-banners">
        <legend>${t("profile-banner")}</legend>
        ${Array.from({ length: BANNERS }, (_, banner) => bannerChoice(banner, current.banner, t, () => change({ banner })))}
      </fieldset>
    </section>
    ${settings.profiles.length > 0 ? others(settings, current.id, t, act) : nothing}
  </article>`;
}

/**
 * @param {number} banner
 * @param {number} chosen
 * @param {Translate} t
 * @param {() => void} choose
 */
const bannerChoice = (banner, chosen, t, choose) => html`<label class="choice-item profile-banner">
  <input type="radio" name="banner" value=${banner} .checked=${banner === chosen} @change=${choose} />
  <span>${shieldIcon(banner)}<span class="visually-hidden">${t(`banner-${/** @type {0 | 1 | 2 | 3 | 4 | 5 | 6} */ (banner)}`)}</span></span>
</label>`;

/**
 * All profiles of the device, to change between them.
 * @param {Settings} settings
 * @param {string} current
 * @param {Translate} t
 * @param {Actions} act
 */
function others({ profiles, setup }, current, t, act) {
  const remove = () => {
    const left = profiles.filter(({ id }) => id !== current);
    act.setSettings({ profiles: left, profile: left[0]?.id ?? "" });
  };
  return html`<section class="profile-others" aria-labelledby="profile-others">
    <h2 id="profile-others">${t("profile-others")}</h2>
    <ul class="profile-list">
      ${profiles.map(
        ({
          id,
          name,
          banner,
        }) => html`<li><button type="button" class="button" data-profile=${id} aria-pressed=${id === current} @click=${() => act.setSettings({ profile: id, setup: seatedUnder(setup, banner) })}>
          ${shieldIcon(banner)} <bdi>${name || t("profile-unnamed")}</bdi></button></li>`,
      )}
    </ul>
    <div class="buttons">
      <button type="button" class="button" data-do="profile-new" ?disabled=${current === ""} @click=${() => act.setSettings({ profile: "" })}>${t("profile-new")}</button>
      <button type="button" class="button is-danger" data-do="profile-remove" ?disabled=${current === ""} @click=${remove}>${t("profile-remove")}</button>
    </div>
  </section>`;
}
