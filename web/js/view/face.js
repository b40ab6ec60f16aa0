/** A bot's face: its level and the sign of its temper, their names visible where there is space, and accessible always. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { FORMER_LEVELS, opponentName, parseKind, temperName } from "../words/opponents.js";
import { ownBotName } from "../words/own_bots.js";
import { icon, optionalIcon, portrait } from "./icons.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { Translate } from "../words/i18n.js" */

/**
 * The face of a bot's level; somebody's own bot is what is written in its file.
 * @param {string} level
 * @param {string} [mood] its temper's, or of the moment
 */
export function levelFace(level, mood = "calm") {
  if (ownBotName(`bot:${level}`)) return icon("sign-scroll");
  return FORMER_LEVELS.includes(level) ? icon(`face-${level}`) : portrait(`face-${level}`, "stamp", mood);
}

/**
 * @param {string} kind "human", or a bot's level and temper
 * @param {readonly GameFact[]} games
 * @param {Translate} t
 * @param {{ titled?: boolean, mood?: string | undefined }} [how] `titled`: with the browser's own tooltip, where there is no contextual help;
 *   `mood`: of the moment
 */
export function face(kind, games, t, { titled = false, mood } = {}) {
  if (kind === "human") return nothing;
  const { level, temper } = parseKind(kind);
  const words = opponentName(kind, games, t);
  const named = temperName(temper, games, t);
  return html`<span class="face" data-level=${kind} title=${titled ? words : nothing}>${levelFace(level, mood ?? (named ? temper : undefined))}${optionalIcon(named, () => icon(`temper-${temper}`, "face-temper"))}<span class="face-level">${words}</span></span>`;
}
