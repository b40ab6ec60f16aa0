/** The toy's rules: a screen of its own. */

import { html } from "../../vendor/lit-html/lit-html.js";

export const title = (_state, t) => t("rules-title");
export const template = (_state, t) =>
  html`<article class="page"><h1 tabindex="-1">${t("rules-title")}</h1><p>${t("rules-text")}</p></article>`;
