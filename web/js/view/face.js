/** A bot's avatar for its level, with the level's name visible where there is space, and accessible always. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { rankName } from "../words/names.js";
import { icon } from "./icons.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */

/**
 * @param {string} kind "human" or "bot:NAME"
 * @param {readonly GameFact[]} games
 * @param {Translate} t
 */
export function face(kind, games, t) {
  if (kind === "human") return nothing;
  const words = rankName(kind, games, t);
  return html`<span class="face" data-level=${kind} title=${words}>${icon(kind.replace("bot:", "face-"))}<span class="face-level">${words}</span></span>`;
}
