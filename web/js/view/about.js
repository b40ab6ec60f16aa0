/** What this is, who is to be thanked, and that nothing leaves the device. */

import { html } from "../../vendor/lit-html/lit-html.js";

/** @import { Translate } from "../i18n.js" */
/** @import { State } from "../state.js" */

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("menu-about");

/**
 * @param {State} state
 * @param {Translate} t
 */
export const view = (state, t) => html`
  <article class="page about">
    <h1 tabindex="-1">${t("menu-about")}</h1>
    <p>${t("about-what")}</p>
    <p>${t("about-private")}</p>
    <h2>${t("about-thanks")}</h2>
    <ul>
      <li>${t("about-design")}</li>
      <li>${t("about-pictures")}</li>
      <li>${t("about-type")}</li>
      <li>${t("about-parts")}</li>
    </ul>
    ${state.hello ? html`<p class="about-version">${t("about-version", { version: state.hello.version, python: state.hello.python })}</p>` : ""}
  </article>
`;
