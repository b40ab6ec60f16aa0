/** Feats on the statistics screen: done ones with their date and game, the others with what they ask for. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { hashOf } from "../router.js";
import { formatMessage, listingWords } from "../words/i18n.js";
import { dateWords } from "../words/results.js";
import { icon } from "./icons.js";

/** @import { Feat } from "../progress/feats.js" */
/** @import { State } from "../state.js" */
/** @import { Translate } from "../words/translate" */

/** @param {Pick<Feat, "code" | "game">} feat */
export const featName = ({ code, game }) => formatMessage({ game, id: `feat-${code}` });

/**
 * @param {readonly Feat[]} feats
 * @param {ReadonlySet<string>} kept ids of the games that are still there
 * @param {State} state
 * @param {Translate} t
 */
export function featsPart(feats, kept, { language }, t) {
  const done = feats.filter(({ first }) => first !== null).length;
  return html`<section class="statistics-feats" aria-labelledby="feats">
    <h2 id="feats" class="statistics-game">${t("feats-title")}</h2>
    <p class="muted">${t("feats-note", { done, of: feats.length })}</p>
    <ul class="feats">${feats.map((feat) => {
      const { code, game, have, of, first } = feat;
      return html`<li class="feat panel ${first ? "is-done" : ""}" data-feat=${code}>
        <span class="feat-sign" aria-hidden="true">${icon(first ? "sign-laurels" : "sign-seal")}</span>
        <h3>${featName(feat)}</h3>
        <p>${formatMessage({ game, id: `feat-${code}-text`, args: { of } })}${of > 0 && !first ? html` <span class="number">${t("feat-collected", { have, of })}</span>` : nothing}</p>
        <p class="feat-when">${game ? html`${listingWords(game, "name")} · ` : nothing}${first ? html`<time datetime=${new Date(first.when).toISOString()}>${dateWords(first.when, language, false)}</time>` : t("feat-open")}
          ${first && kept.has(first.id) ? html`<a href=${hashOf("replay", first.id)} aria-label=${t("feat-look", { name: featName(feat) })}>${t("library-replay")}</a>` : nothing}</p>
      </li>`;
    })}</ul>
  </section>`;
}
