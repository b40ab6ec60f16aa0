/** List of keyboard shortcuts. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { formatMessage } from "../words/i18n.js";

/** @import { Translate } from "../words/translate" */

/** Keys and their descriptions; shared ones first, then the single-key shortcuts, which can be switched off. @type {[string, string[]][]} */
const ALWAYS = [
  ["arrows", ["key-arrows"]],
  ["enter", ["Enter"]],
  ["escape", ["Esc"]],
];
/** @type {[string, string[]][]} */
const FIRST = [
  ["space", ["key-space"]],
  ["m", ["M"]],
];
/** @type {[string, string[]][]} */
const LAST = [
  ["u", ["U"]],
  ["t", ["T"]],
  ["i", ["I"]],
  ["l", ["L"]],
  ["k", ["K"]],
  ["help", ["?"]],
];

/**
 * @param {{ on: boolean, numbers: number, heard: string[], game: string, t: Translate }} props `numbers`: the highest number key; `heard`: the game's keys for
 * announcements
 */
export function shortcuts({ on, numbers, heard, game, t }) {
  const numbered = /** @type {[string, string[]]} */ (["numbers", ["1", String(numbers)]]);
  const own = heard.map((key) => /** @type {[string, string[]]} */ ([key, [key.toUpperCase()]]));
  return html`
    ${on ? nothing : html`<p>${t("keys-off")}</p>`}
    <table class="data keys">
      <tbody>
        ${[...ALWAYS, ...(on ? [numbered, ...FIRST, ...own, ...LAST] : [])].map(([id, caps]) => row(id, caps, game, t))}
      </tbody>
    </table>
  `;
}

/**
 * @param {string} id
 * @param {string[]} caps
 * @param {string} game
 * @param {Translate} t
 */
const row = (id, caps, game, t) => html`<tr>
  <th scope="row">${caps.map((cap, index) => html`${index > 0 ? "–" : nothing}<kbd>${cap === "key-arrows" || cap === "key-space" ? t(cap) : cap}</kbd>`)}</th>
  <td>${formatMessage({ game, id: `keys-${id}` })}</td>
</tr>`;
