/** Rules page of Kabale, in our own words; works before the engine has started. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { hashOf } from "../../router.js";
import { demoLayer } from "../../view/demo_layer.js";
import { allyRow } from "./ally.js";
import { legend } from "./legend.js";
import { RULES_OUTLINE } from "./rules_outline.js";

/** @import { Actions } from "../../actions.js" */
/** @import { State } from "../../state.js" */
/** @import { KabaleTranslate as Translate } from "../messages" */
/** @import { RulesSection } from "./rules_outline.js" */

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("menu-rules");

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => {
  return html`
    <article class="page rules">
      <h1 tabindex="-1">${t("rules-title")}</h1>
      <p class="rules-links">
        <a class="button is-main" href=${hashOf("kabale", "lesson")}>${t("menu-lesson")}</a>
        <a class="button" href=${hashOf("kabale", "cards")}>${t("kabale-cards")}</a>
      </p>
      <nav class="rules-contents" aria-label=${t("rules-contents")}>
        <ol>
          ${RULES_OUTLINE.filter((section) => !isDetail(section)).map((section) => html`<li><button type="button" class="link" @click=${() => goTo(section.title)}>${t(section.title)}</button></li>`)}
        </ol>
      </nav>
      ${RULES_OUTLINE.map((section) => (isDetail(section) ? details(section, t) : chapter(section, t, act)))}
    </article>
    ${demoLayer(state, act)}
  `;
};

/** The section with the legend of card signs, as early as possible, since players see the signs in their first hand. */
const SIGNS_STAND = "rules-setup-title";

/** Whether a section is about details, and collapsed at first. @param {RulesSection} section */
const isDetail = ({ title: id }) => id.endsWith("details-title");

/** Scroll to a chapter by script, because the router owns the URL's fragment. @param {string} id */
function goTo(id) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/**
 * @param {RulesSection} section
 * @param {Translate} t
 * @param {Actions} act
 */
const chapter = (section, t, act) => html`<section class="rules-chapter">
  <h2 id=${section.title} tabindex="-1">${t(section.title)}</h2>
  ${section.paragraphs.map((id) => html`<p>${t(id)}</p>`)}
  ${section.title === SIGNS_STAND ? legend(t) : nothing}
  ${section.cards.length === 0 ? nothing : html`<ul class="allies">${section.cards.map((code) => allyRow(code, t, act))}</ul>`}
</section>`;

/**
 * @param {RulesSection} section
 * @param {Translate} t
 */
const details = (section, t) => html`<details class="more">
  <summary>${t(section.title)}</summary>
  ${section.paragraphs.map((id) => html`<p>${t(id)}</p>`)}
</details>`;
