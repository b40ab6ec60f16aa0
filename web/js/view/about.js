/** About: what this is, credits, and all licence texts. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createNotices, noticesState } from "../controllers/notices.js";
import { listingWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { rankName } from "../words/opponents.js";
import { tabStop } from "./tab_stop.js";

/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Credit, Standing } from "../controllers/notices.js" */

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
  const { notices, credits, standings } = noticesState.of(state);
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
      ${standings.length > 0 ? strength(standings, state, t) : nothing}
      <h2>${t("about-thanks")}</h2>
      <ul>
        <li>${t("about-pictures")}</li>
        <li>${t("about-type")}</li>
        <li>${t("about-parts")}</li>
      </ul>
      <h2>${t("about-artists")}</h2>
      <dl class="credits">${artists(credits).map(([author, icons]) => html`<dt>${author}</dt><dd>${listOf(icons, state.language)}</dd>`)}</dl>
      <h2>${t("about-licences")}</h2>
      ${notices.map(({ text, ...part }) => html`<details class="more"><summary>${t("about-part", part)}</summary><pre class="licence" role="group" aria-label=${t("about-part", part)} ${tabStop()}>${text}</pre></details>`)}
      ${state.alive ? html`<p class="about-version">${t("about-version", { version: state.alive.version, python: state.alive.python })}</p>` : nothing}
    </article>
  `;
};

/**
 * How strong the levels are: a row for each, a column for each game.
 * @param {Standing[]} standings
 * @param {State} state
 * @param {Translate} t
 */
function strength(standings, { games, language }, t) {
  const played = games.filter(({ name }) => standings.some(({ game }) => game === name));
  /** @type {Map<string, Standing[]>} */
  const levels = new Map();
  for (const one of standings) levels.set(one.level, [...(levels.get(one.level) ?? []), one]);
  const commits = [...new Set(standings.flatMap(({ commits }) => commits))];
  return html`<h2 id="strength">${t("about-strength")}</h2>
    <p>${t("about-strength-text")}</p>
    <table class="data strength" aria-labelledby="strength">
      <thead><tr><th scope="col">${t("about-strength-level")}</th>${played.map(({ name }) => html`<th scope="col">${listingWords(name, "name")}</th>`)}</tr></thead>
      <tbody>${[...levels].map(
        ([level, row]) =>
          html`<tr><th scope="row">${rankName(level, games, t)} <small>${t("about-strength-below", { below: rankName(row[0]?.below ?? "", games, t) })}</small></th>${played.map(({ name }) => won(row.find(({ game }) => game === name) ?? null, t))}</tr>`,
      )}</tbody>
    </table>
    <p>${t("about-strength-made", { commits: listOf(commits, language) })}</p>
    <p><code lang="en">${standings.at(-1)?.command}</code></p>`;
}

/**
 * A cell; null: not measured.
 * @param {Standing | null} standing
 * @param {Translate} t
 */
function won(standing, t) {
  if (!standing) return html`<td>${t("about-strength-none")}</td>`;
  const { percent, low, high, games } = standing;
  return html`<td>${t("about-strength-won", { percent, low, high })} <small>${t("about-strength-games", { games })}</small></td>`;
}

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
