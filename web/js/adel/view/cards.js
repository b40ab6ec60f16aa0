/** Card overview: all characters by rank and all districts by colour, for screen and print. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { demoLayer } from "../../view/demo_layer.js";
import { CHARACTERS } from "../characters.js";
import { COLOURS, DISTRICTS } from "../districts.js";
import { characterItem, districtItem } from "./explained.js";
import { colourSign } from "./house.js";

/** @import { Actions } from "../../actions.js" */
/** @import { State } from "../../state.js" */
/** @import { AdelTranslate as Translate } from "../messages" */

/** The two sets of characters, each a row from rank 1: whether from The Dark City, and the heading. */
const CASTS = /** @type {const} */ ([
  [false, "rules-base-title"],
  [true, "rules-dark-title"],
]);

/**
 * @param {State} _state
 * @param {Translate} t
 */
export const title = (_state, t) => t("adel-cards");

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export const template = (state, t, act) => html`
  <article class="page adel-cards">
    <h1 tabindex="-1">${t("adel-cards")}</h1>
    ${CASTS.map(
      ([dark, heading]) => html`<section class="overview-group" data-cast=${dark ? "dark" : "base"}>
      <h2>${t(heading)}</h2>
      <ol class="roles">${Object.values(CHARACTERS)
        .filter((character) => character.dark === dark)
        .map(({ code }) => characterItem(code, t, act))}</ol>
    </section>`,
    )}
    ${COLOURS.filter((colour) => colour !== "violet").map((colour) => group(colour, t(`cards-${colour}`), false, t, act))}
    ${group("violet", t("rules-violet-title"), false, t, act)}
    ${group("violet", t("rules-violet-dark-title"), true, t, act)}
    <p class="cards-print"><button type="button" class="button" @click=${() => print()}>${t("cards-print")}</button></p>
  </article>
  ${demoLayer(state, act)}
`;

/**
 * The districts of a colour, cheapest first.
 * @param {string} colour
 * @param {string} heading
 * @param {boolean} dark
 * @param {Translate} t
 * @param {Actions} act
 */
const group = (
  colour,
  heading,
  dark,
  t,
  act,
) => html`<section class="overview-group" data-colour=${colour} data-dark=${dark ? "yes" : "no"}>
  <h2>${colourSign(colour)} ${heading}</h2>
  <ul class="buildings">
    ${Object.values(DISTRICTS)
      .filter((district) => district.colour === colour && district.dark === dark)
      .map(({ code }) => districtItem(code, t, act))}
  </ul>
</section>`;
