/** Legend of card kinds: the sign in the corner and the colour behind the picture show when a card acts. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";

/** @import { KabaleTranslate as Translate } from "../messages" */

/** Kinds of cards and the signs in their corners. */
const KINDS = /** @type {const} */ ([
  ["none", ""],
  ["home", "area-T"],
  ["reveal", "sign-bolt"],
  ["award", "sign-seal"],
]);

/** @param {Translate} t */
export const legend = (t) => html`<ul class="legend">
  ${KINDS.map(([kind, sign]) => html`<li><span class="legend-sign card-kind" data-kind=${kind} aria-hidden="true">${sign ? icon(sign) : ""}</span> ${t(`legend-${kind}`)}</li>`)}
</ul>`;
