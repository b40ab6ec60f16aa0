/** What is told of opponents: how a level plays and how strong it was measured to be, and what a temper does. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { listingWords } from "../words/i18n.js";
import { parseKind, rankName, temperName } from "../words/opponents.js";
import { levelFace } from "./face.js";
import { icon } from "./icons.js";

/** @import { GameFact } from "../engine/shapes" */
/** @import { SharedMessages } from "../words/messages" */
/** @import { Between, Translate } from "../words/translate" */

/** @typedef {`level-about-${Between<SharedMessages, "level-about-">}`} AboutLevel */

/**
 * A level in a few sentences; only those that are offered have any.
 * @param {string} level
 * @param {GameFact} game
 * @param {Translate} t
 */
function levelWords(level, { bots, won_below: won }, t) {
  const at = bots.indexOf(level);
  const percent = won[at];
  return html`<p class="opponent-level">${levelFace(level)} <strong>${rankName(level, [{ bots }], t)}</strong> <small>${t("level-number", { level: at + 1, levels: bots.length })}</small></p>
    <p>${t(/** @type {AboutLevel} */ (`level-about-${level}`))} ${percent == null ? nothing : t("level-won", { percent })}</p>`;
}

/**
 * @param {string} temper
 * @param {GameFact} game
 * @param {Translate} t
 */
const temperWords = (temper, game, t) =>
  html`<p class="opponent-level">${icon(`temper-${temper}`)} <strong>${temperName(temper, [game], t)}</strong></p>
    <p>${listingWords(game.name, `temper-${temper}`)}</p>`;

/**
 * A seat's bot explained; null for people, and for bots of other versions.
 * @param {string} kind
 * @param {GameFact | undefined} game
 * @param {Translate} t
 */
export function opponentHelp(kind, game, t) {
  const { level, temper } = parseKind(kind);
  if (!game?.bots.includes(level)) return null;
  return html`<div class="opponent">
    ${levelWords(level, game, t)} ${game.tempers.includes(temper) ? temperWords(temper, game, t) : nothing}
  </div>`;
}

/**
 * All levels and tempers of a game.
 * @param {GameFact} game
 * @param {Translate} t
 */
export const allOpponents = (game, t) => html`<ul class="opponents">
  ${game.bots.map((level) => html`<li>${levelWords(level, game, t)}</li>`)}
</ul>
${
  game.tempers.length > 0
    ? html`<p class="muted">${t("setup-tempers-note")}</p>
      <ul class="opponents">${game.tempers.map((temper) => html`<li>${temperWords(temper, game, t)}</li>`)}</ul>`
    : nothing
}`;
