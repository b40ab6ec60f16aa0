/** Rules screen, in our own words; available before the engine has loaded. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { hashOf } from "../../router.js";
import { demoLayer } from "../../view/demo_layer.js";
import { COLOURS, DISTRICTS } from "../districts.js";
import { characterRow, districtRow } from "./explained.js";
import { colourSign } from "./house.js";
import { FACE_UP, RULES_OUTLINE } from "./rules_outline.js";

/** @import { Actions } from "../../actions.js" */
/** @import { State } from "../../state.js" */
/** @import { AdelTranslate as Translate } from "../messages" */
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
export const template = (state, t, act) => html`
  <article class="page adel-rules">
    <h1 tabindex="-1">${t("rules-title")}</h1>
    <p class="rules-links">
      <a class="button is-main" href=${hashOf("adel", "lesson")}>${t("menu-lesson")}</a>
      <a class="button" href=${hashOf("adel", "cards")}>${t("adel-cards")}</a>
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

/** Whether the section is collapsed by default. @param {RulesSection} section */
const isDetail = ({ title: id }) => id.endsWith("details-title");

/** Scroll to a chapter. Anchor links would change the URL fragment, which is the route. @param {string} id */
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
function chapter({ title: id, paragraphs, points = [], characters = [], districts = [], shows }, t, act) {
  const first = points.length > 0 ? paragraphs[0] : undefined;
  const others = first ? paragraphs.slice(1) : paragraphs;
  return html`<section class="rules-chapter">
    <h2 id=${id} tabindex="-1">${t(id)}</h2>
    ${first ? html`<p>${t(first)}</p><ul class="rules-points">${points.map((point) => html`<li>${t(point)}</li>`)}</ul>` : nothing}
    ${others.map((paragraph) => html`<p>${t(paragraph)}</p>`)}
    ${shows === "colours" ? colours(t) : shows === "draft" ? draftTable(t) : nothing}
    ${characters.length > 0 ? html`<ul class="explained-list">${characters.map((code) => characterRow(code, t, act))}</ul>` : nothing}
    ${districts.length > 0 ? html`<ul class="explained-list">${districts.map((code) => districtRow(code, t, act))}</ul>` : nothing}
  </section>`;
}

/**
 * @param {RulesSection} section
 * @param {Translate} t
 */
const details = (section, t) => html`<details class="more">
  <summary>${t(section.title)}</summary>
  ${section.paragraphs.map((id) => html`<p>${t(id)}</p>`)}
</details>`;

/** Districts of the four income colours, with cost and number of copies. @param {Translate} t */
const colours = (t) => html`<ul class="rules-colours">
  ${COLOURS.filter((colour) => colour !== "violet").map(
    (colour) => html`<li data-colour=${colour}>
    <h3>${colourSign(colour)} ${t(`cards-${colour}`)}</h3>
    <ul>
      ${Object.values(DISTRICTS)
        .filter((district) => district.colour === colour)
        .map(
          ({ code, cost, copies }) => html`<li data-code=${code}>
        <span>${t(`district-${code}`)}</span> <span class="number">${cost}</span> <span class="number">× ${copies}</span>
      </li>`,
        )}
    </ul>
  </li>`,
  )}
</ul>`;

/** Table of the characters set aside, by number of players. @param {Translate} t */
const draftTable = (t) => html`<div class="scroller">
  <table class="rules-table">
    <caption class="visually-hidden">${t("rules-draft-table")}</caption>
    <thead>
      <tr><th scope="col">${t("rules-draft-players")}</th><th scope="col">${t("rules-draft-eight")}</th><th scope="col">${t("rules-draft-nine")}</th></tr>
    </thead>
    <tbody>
      ${
        /** @type {const} */ ([2, 3, 4, 5, 6, 7]).map(
          (players) => html`<tr>
        <th scope="row" class="number">${players}</th>
        <td>${t("rules-draft-cell", { up: FACE_UP.eight[players], down: 1 })}</td>
        <td>${players === 2 ? "–" : t("rules-draft-cell", { up: FACE_UP.nine[players], down: 1 })}</td>
      </tr>`,
        )
      }
    </tbody>
  </table>
</div>`;
