/** Table template, composed of its zones: toolbar, rail, seats, centre, turn panel, hand. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { moreCue } from "../../view/more_cue.js";
import { standings, tableBar, tableSide } from "../../view/table_parts.js";
import { ranked } from "../scoring_words.js";
import { askedZone } from "./asked.js";
import { draftZone } from "./draft.js";
import { handZone } from "./hand.js";
import { heraldZone } from "./herald.js";
import { railZone } from "./rail.js";
import { ownSeat, seatsZone } from "./seats.js";
import { turnPanel } from "./turn_panel.js";

/** @import { AdelTranslate } from "../messages" */
/** @import { TableProps } from "../../games.js" */
/** @import { AdelView } from "../shapes" */
/** @import { SeatsProps } from "./seats.js" */

export { heraldZone, ownSeat, railZone, seatsZone };

/** @param {TableProps<AdelView, AdelTranslate>} props */
export function table(props) {
  const { view, parts, t } = props;
  const yours = view.seat !== null && view.to_act === view.seat;
  const words = t(view.last_round ? "round-last" : "round-now", { round: view.round });
  return html`<div class="table adel ${yours ? "is-yours" : ""} ${view.seat === null ? "is-watched" : ""}" data-players=${view.players}>
    ${tableBar({ words, parts: 0, now: 0, tools: parts.tools })}
    ${railZone(props)} ${seatsZone(props)} ${mainZone(props)}
    ${parts.status}
    <div class="adel-turn">${turnPanel(props)}</div>
    <div class="adel-hand">${view.seat === null ? nothing : handZone(props)}</div>
    ${tableSide(parts.side)}
  </div>`;
}

/**
 * The centre: the herald and the viewer's city; during a draft or another decision its options above a folded city; after the
 * game the seats by final rank.
 * @param {SeatsProps} props
 */
export function mainZone(props) {
  const { view, names, t } = props;
  const choice = choiceOf(props);
  return html`<div class="adel-main ${choice ? "is-choice" : ""}">
    ${moreCue(".own .district", "up", t)}
    ${view.over ? standings({ points: view.seats.map(({ points }) => points), winners: view.winners, names, order: ranked(view).map(({ index }) => index), t }) : (choice ?? heraldZone(props))}
    ${view.seat === null ? nothing : ownSeat({ ...props, folded: choice !== null || view.over })}
    ${moreCue(".own .district", "down", t)}
  </div>`;
}

/** Options of a draft or another decision outside the turn panel, null for none. @param {SeatsProps} props */
function choiceOf(props) {
  const draft = draftZone(props);
  if (draft !== nothing) return draft;
  const asked = askedZone(props);
  return asked === nothing ? null : asked;
}
