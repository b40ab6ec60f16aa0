/** Shared template of all help texts: header with picture, name and facts, the rule, and the current position. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { seatName } from "../../words/names.js";
import { reasonWords } from "../turn_words.js";

/** @import { AdelMessages, AdelReader as Reader, AdelTranslate as Translate } from "../messages" */
/** @import { Obstacle } from "../shapes" */

/**
 * @param {{ picture: unknown, name: string, facts: string[], rule?: string, now?: (string | null)[], t: Translate }} parts `now`: sentences on the current position; null entries are omitted
 */
export function explanation({ picture, name, facts, rule = "", now = [], t }) {
  const told = now.filter((sentence) => sentence !== null);
  return html`<div class="adel-help">
    <header class="help-head">
      <span class="help-picture">${picture}</span>
      <div>
        <h2 id="help-name">${name}</h2>
        ${facts.map((fact) => html`<p>${fact}</p>`)}
      </div>
    </header>
    ${rule ? html`<p class="help-rule">${rule}</p>` : nothing}
    ${told.length > 0 ? html`<section class="help-now"><h3>${t("help-now")}</h3>${told.map((sentence) => html`<p>${sentence}</p>`)}</section>` : nothing}
  </div>`;
}

/** Names by seat. @param {Reader} reader */
export const namesOf = ({ seats, t }) => seats.map((_, seat) => seatName(seats, seat, t));

/**
 * The distinct reasons why an action is illegal; null if there are none.
 * @param {`help-cannot${string}` & keyof AdelMessages} id message that embeds the reasons
 * @param {readonly Obstacle[]} obstacles
 * @param {Reader} reader
 */
export function whyNot(id, obstacles, reader) {
  const names = namesOf(reader);
  const reasons = [...new Set(obstacles.map((obstacle) => reasonWords(obstacle, names)))];
  return reasons.length > 0 ? reader.t(id, { reason: reasons.slice(0, MOST_REASONS).join("; ") }) : null;
}

/** Maximum number of reasons listed. */
const MOST_REASONS = 3;
