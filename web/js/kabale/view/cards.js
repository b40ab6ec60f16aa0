/** Card overview: all 25 allies on one page, grouped by when they act; printable. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { demoLayer } from "../../view/demo_layer.js";
import { icon } from "../../view/icons.js";
import { ALLIES, AREAS } from "../allies.js";
import { allyCard } from "./ally.js";
import { legend } from "./legend.js";

/** @import { CardFact } from "../shapes" */
/** @import { Actions } from "../../actions.js" */
/** @import { State } from "../../state.js" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/** The groups: when their cards act, and their heading. */
const GROUPS = /** @type {const} */ ([
  ["none", "rules-numbers-title"],
  ["reveal", "rules-reveal-title"],
  ["award", "rules-award-title"],
]);

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("kabale-cards");

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => {
  const cards = Object.values(ALLIES);
  return html`
    <article class="page cards">
      <h1 tabindex="-1">${t("kabale-cards")}</h1>
      <ul class="cards-areas">${AREAS.map((area) => html`<li>${icon(`area-${area}`)} ${t(`area-${area}`)}</li>`)}</ul>
      ${legend(t)}
      ${GROUPS.map(
        ([acts, heading]) => html`<section class="cards-group">
        <h2>${t(heading)}</h2>
        <ul class="cards-faces">${inOrder(cards, acts).map(({ code }) => allyCard(code, t, act))}</ul>
      </section>`,
      )}
      <p class="cards-print"><button type="button" class="button" @click=${() => print()}>${t("cards-print")}</button></p>
    </article>
    ${demoLayer(state, act)}
  `;
};

/**
 * @param {CardFact[]} cards
 * @param {CardFact["acts"]} acts
 */
const inOrder = (cards, acts) =>
  cards.filter((card) => card.acts === acts).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
