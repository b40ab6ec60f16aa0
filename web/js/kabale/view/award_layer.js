/** What is told at the moment, drawn over the table: a column's award, or the final count. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { awardHeard } from "../award_words.js";
import { seatName } from "../../words/names.js";
import { awardStage } from "./award.js";
import { scoringStage } from "./scoring.js";

/** @import { State } from "../../state.js" */
/** @import { Translate } from "../../words/i18n.js" */
/** @import { Teller } from "../event_words.js" */
/** @import { Telling, TellingControl } from "../../table/stage.js" */

/** Whether a stage stands before the table, which is then out of reach. @param {State} state */
export const isTelling = ({ pages }) => Boolean(pages["award"]);

/**
 * What is told, for the ear, where no speaker sits: at the table that says it, in its turn among all else.
 * @param {State} state
 * @param {Teller} teller
 */
export function awardVoice({ pages }, teller) {
  const told = /** @type {Telling | null} */ (pages["award"] ?? null);
  return html`<p class="visually-hidden" role="status">${told ? awardHeard(told, teller) : ""}</p>`;
}

/**
 * @param {State} state
 * @param {import("../../engine/shapes").SeatPlan[]} seats
 * @param {number | null} viewer
 * @param {Translate} t
 * @param {TellingControl} telling
 */
export function awardLayer(state, seats, viewer, t, telling) {
  const told = /** @type {Telling | null} */ (state.pages["award"] ?? null);
  if (!told) return nothing;
  const teller = { seats, viewer, language: state.language, t };
  const names = seats.map((_, seat) => seatName(seats, seat, t));
  const on = telling.controls();
  if (told.view) return scoringStage({ view: told.view, names, teller, at: told.at, on });
  const event = told.events[told.column];
  return event ? awardStage({ event, at: told.at, names, teller, on }) : nothing;
}
