/** What a card's corner and the ground of its picture say: by what each kind of card acts. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../view/icons.js";

/** @import { Translate } from "../../words/i18n.js" */

/** Each kind with the sign in its corner. */
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
