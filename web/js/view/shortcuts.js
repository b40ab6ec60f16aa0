/** The keys, listed: which key does what. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Translate } from "../words/i18n.js" */

/** Key caps and what they do; those after the gap are single keys that can be switched off. */
export const ALWAYS = [["arrows", ["key-arrows"]], ["enter", ["Enter"]], ["escape", ["Esc"]]];
export const SINGLE = [
  ["numbers", ["1", "6"]], ["space", ["key-space"]], ["m", ["M"]], ["c", ["C"]], ["h", ["H"]], ["g", ["G"]], ["u", ["U"]],
  ["i", ["I"]], ["l", ["L"]], ["k", ["K"]], ["help", ["?"]],
];

/**
 * @param {{ on: boolean, t: Translate }} look
 */
export const shortcutsView = ({ on, t }) => html`
  ${on ? nothing : html`<p>${t("keys-off")}</p>`}
  <table class="data keys">
    <tbody>
      ${[...ALWAYS, ...(on ? SINGLE : [])].map(([id, caps]) => row(/** @type {string} */ (id), /** @type {string[]} */ (caps), t))}
    </tbody>
  </table>
`;

/**
 * @param {string} id
 * @param {string[]} caps
 * @param {Translate} t
 */
const row = (id, caps, t) => html`<tr>
  <th scope="row">${caps.map((cap, index) => html`${index > 0 ? "–" : nothing}<kbd>${cap.startsWith("key-") ? t(cap) : cap}</kbd>`)}</th>
  <td>${t(`keys-${id}`)}</td>
</tr>`;
