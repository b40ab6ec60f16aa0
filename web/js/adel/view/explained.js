/** Description of a character or district, as a row of the rules screen and as an item of the card overview. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { demoButton } from "../../view/demo_layer.js";
import { CHARACTERS } from "../characters.js";
import { DISTRICTS, isViolet } from "../districts.js";
import { house } from "./house.js";
import { medallion } from "./medallion.js";

/** @import { Actions } from "../../actions.js" */
/** @import { CharacterCode, DistrictCode } from "../shapes" */
/** @import { AdelTranslate as Translate } from "../messages" */

/**
 * Rank and colour: "Rank 4, yellow".
 * @param {CharacterCode} code
 * @param {Translate} t
 */
export function characterFacts(code, t) {
  const { rank, colour } = CHARACTERS[code];
  return colour === null ? t("help-rank", { rank }) : t("help-rank-colour", { rank, colour: t(`colour-${colour}`) });
}

/**
 * Colour and cost: "Yellow, costs 3"; with the points if they differ from the cost.
 * @param {DistrictCode} code
 * @param {Translate} t
 */
export function districtFacts(code, t) {
  const { colour, cost, points } = DISTRICTS[code];
  const args = { colour: t(`colour-${colour}`), cost, points };
  return points === cost ? t("help-district", args) : t("help-district-points", args);
}

/**
 * Rule text of a violet district, "" for any other.
 * @param {DistrictCode} code
 * @param {Translate} t
 */
export const districtRule = (code, t) => (isViolet(code) ? t(`district-${code}-rule`) : "");

/**
 * @param {CharacterCode} code
 * @param {Translate} t
 * @param {Actions} act
 */
export const characterRow = (code, t, act) => html`<li class="explained" data-code=${code}>
  <span class="explained-picture">${medallion({ code })}</span>
  <div class="explained-words">
    <h3>${t(`character-${code}`)}</h3>
    <p class="explained-facts">${characterFacts(code, t)}</p>
    <p>${t(`character-${code}-rule`)}</p>
    ${demoButton(code, t(`character-${code}`), "adel", t, act)}
  </div>
</li>`;

/**
 * @param {DistrictCode} code
 * @param {Translate} t
 * @param {Actions} act
 */
export const districtRow = (code, t, act) => html`<li class="explained" data-code=${code}>
  <span class="explained-picture is-house">${house({ code, size: "card", t })}</span>
  <div class="explained-words">
    <h3>${t(`district-${code}`)}</h3>
    <p class="explained-facts">${districtFacts(code, t)}</p>
    <p>${districtRule(code, t)}</p>
    ${demoButton(code, t(`district-${code}`), "adel", t, act)}
  </div>
</li>`;

/**
 * A character in the card overview, with its power in one line.
 * @param {CharacterCode} code
 * @param {Translate} t
 * @param {Actions} act
 */
export const characterItem = (code, t, act) => html`<li class="role" data-code=${code}>
  ${medallion({ code })}
  <div class="role-words">
    <h3>${t(`character-${code}`)} <span class="visually-hidden">${characterFacts(code, t)}</span></h3>
    <p>${t(`character-${code}-short`)}</p>
    ${demoButton(code, t(`character-${code}`), "adel", t, act)}
  </div>
</li>`;

/**
 * A kind of district in the card overview, with its number of copies and, if violet, its effect in one line.
 * @param {DistrictCode} code
 * @param {Translate} t
 * @param {Actions} act
 */
export function districtItem(code, t, act) {
  const { copies } = DISTRICTS[code];
  const violet = isViolet(code);
  return html`<li class="building" data-code=${code}>
    <span class="building-house">${house({ code, size: "card", t })}</span>
    <h3 class="visually-hidden">${t(`district-${code}`)}, ${districtFacts(code, t)}</h3>
    ${violet && copies === 1 ? nothing : html`<p class="building-copies number">× ${copies}</p>`}
    ${isViolet(code) ? html`<p>${t(`district-${code}-short`)}</p> ${demoButton(code, t(`district-${code}`), "adel", t, act)}` : nothing}
  </li>`;
}
