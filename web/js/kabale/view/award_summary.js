/**
 * Summary of several settled columns: one line each, with its goal, the winner and why. At pace "instant" it is all that is shown
 * of a round, and does not advance by itself.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { optionalIcon, portrait, shieldIcon } from "../../view/icons.js";
import { stageFrame } from "../../view/stage_frame.js";
import { listOf, numeral } from "../../words/lists.js";
import { othersOf, rulesOf, verdictOf } from "../announcements.js";
import { goalToken } from "./goal.js";

/** @import { KabaleEvent as Event, KabaleView, Settlement } from "../shapes" */
/** @import { KabaleReader as Reader } from "../messages" */
/** @import { StageControls } from "../../table/stage.js" */

/**
 * @typedef {object} SummaryProps
 * @property {readonly Event[]} events of kind "settled"
 * @property {KabaleView | null} view
 * @property {string[]} names by seat
 * @property {Reader} reader
 * @property {StageControls} on
 */

/** @param {SummaryProps} props */
export function awardSummary({ events, view, names, reader, on }) {
  const { t } = reader;
  const whole = events.length === view?.columns.length;
  return stageFrame({
    id: `${events[0]?.token}:together`,
    title: t(whole ? "award-round" : "award-together"),
    label: t("award-label"),
    step: "together",
    classes: "is-together",
    at: 0,
    steps: 1,
    t,
    on,
    body: html`<ol class="award-lines" data-many=${events.length > 4 ? "" : nothing} @click=${on.timed ? nothing : on.next}>
      ${events.map((event) => line(event, names, reader))}
    </ol>`,
  });
}

/**
 * @param {Event} event
 * @param {string[]} names
 * @param {Reader} reader
 */
function line({ column, goal, settlement }, names, reader) {
  if (!settlement || !goal) return nothing;
  const { t } = reader;
  const { winner } = settlement;
  return html`<li class="award-line ${winner === null ? "is-lost" : ""}" data-column=${column} data-seat=${winner ?? nothing}>
    <span class="award-prize">${goalToken(goal, t)}</span>
    <span class="award-winner">${winner === null ? t("award-winner-nobody") : html`${shieldIcon(winner)}<bdi class="award-name">${names[winner]}</bdi>`}</span>
    <span class="award-reason">${why(settlement, reader)}</span>
    <span class="award-others">${others(settlement, names)}</span>
  </li>`;
}

/** The rules that applied, as pictures with their names, and what decided. @param {Settlement} settlement @param {Reader} reader */
function why(settlement, reader) {
  const { rule, sum } = verdictOf(settlement);
  const rules = rulesOf(settlement, reader);
  const signs = [...new Set(settlement.steps.flatMap(({ ally }) => ally ?? []))];
  return html`${optionalIcon(
    rules.length > 0 && rule !== "couple-wins",
    () => html`<span class="award-rules">${signs.map((code) => portrait(`card-${code}`))}
      ${listOf(rules, reader.language)}:</span>`,
  )}
    ${reader.t(`award-why-${rule}`, { sum })}`;
}

/** The sums of the other seats. @param {Settlement} settlement @param {string[]} names */
const others = (settlement, names) =>
  othersOf(settlement).map(
    ({ seat, sum }) =>
      html`<span class="award-other">${shieldIcon(seat)}<span class="visually-hidden">${names[seat]}</span> <span class="number">${numeral(sum)}</span></span>`,
  );
