/** The hand: up to three large cards within reach of the thumb, which can be tapped or dragged. */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html } from "../../../vendor/lit-html/lit-html.js";
import { handCardHeard } from "../table_words.js";
import { cardTemplate } from "./card.js";

/** @import { CardCode as Code } from "../shapes" */
/** @import { Chosen } from "../../games.js" */
/** @import { KabaleTranslate as Translate } from "../messages" */

/**
 * @typedef {object} HandProps
 * @property {Code[]} hand
 * @property {number} seat
 * @property {Chosen} chosen
 * @property {Translate} t
 * @property {(place: string) => void} tap
 */

/** @param {HandProps} props */
export const handTemplate = ({
  hand,
  seat,
  chosen,
  t,
  tap,
}) => html`<div class="hand" data-hand role="group" aria-label=${t("look-hand")} data-count=${hand.length}>
  ${repeat(
    hand,
    (code) => code,
    (code) => {
      const place = `hand:${code}`;
      const may = chosen.may(place);
      return html`<button type="button" class="hand-card ${may ? "is-legal" : ""} ${chosen.has(place) ? "is-selected" : ""}"
      data-card=${code} data-place=${place} data-tap=${place} data-drag data-help="ally:${code}" aria-pressed=${chosen.has(place) ? "true" : "false"}
      aria-disabled=${may ? "false" : "true"} @click=${() => tap(place)}>
      <span class="visually-hidden">${handCardHeard(code, t)}</span>
      ${cardTemplate({ code, seat, t })}
    </button>`;
    },
  )}
</div>`;
