/** About: what this is, credits, and all licence texts. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createNotices, noticesState } from "../controllers/notices.js";
import { listingWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Credit } from "../controllers/notices.js" */

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("menu-about");

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = (_params, act) => act.controller(createNotices).read();

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => {
  const { notices, credits } = noticesState.of(state);
  const { names } = act.adapters;
  return html`
    <article class="page about">
      <h1 tabindex="-1">${t("menu-about")}</h1>
      <p>${t("about-what", {
        games: listOf(
          names.map((game) => listingWords(game, "about")),
          state.language,
        ),
      })}</p>
      <p>${t("about-private")}</p>
      ${names.map((game) => html`<p>${listingWords(game, "design")}</p>`)}
      <p>${t("about-unofficial")}</p>
      <h2>${t("about-thanks")}</h2>
      <ul>
        <li>${t("about-pictures")}</li>
        <li>${t("about-type")}</li>
        <li>${t("about-parts")}</li>
      </ul>
      <h2>${t("about-artists")}</h2>
      <dl class="credits">${artists(credits).map(([author, icons]) => html`<dt>${author}</dt><dd>${listOf(icons, state.language)}</dd>`)}</dl>
      <h2>${t("about-licences")}</h2>
      ${notices.map(({ text, ...part }) => html`<details class="more"><summary>${t("about-part", part)}</summary><pre class="licence">${text}</pre></details>`)}
      ${state.alive ? html`<p class="about-version">${t("about-version", { version: state.alive.version, python: state.alive.python })}</p>` : nothing}
    </article>
  `;
};

/**
 * Artwork credits by artist.
 * @param {Credit[]} credits
 * @returns {[string, string[]][]}
 */
function artists(credits) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { author, icon } of credits) found.set(author, [...(found.get(author) ?? []), icon]);
  return [...found];
}
