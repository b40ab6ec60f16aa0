/**
 * Presentation of a column's award: the cards with their numbers, the rule of the current step, and in the end the winner.
 * Renders one step of the engine's explanation; contains no rules.
 */

import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { countUp } from "../../view/count_up.js";
import { icon, optionalIcon, portrait, shieldIcon } from "../../view/icons.js";
import { stageFrame } from "../../view/stage_frame.js";
import { numeral } from "../../words/lists.js";
import { awardHeading, columnTitle, isVerdict } from "../award_words.js";
import { stepWords } from "../event_words.js";
import { cardsAt, coupleWins, lowestWins, sumsAt } from "./award_steps.js";
import { goalToken } from "./goal.js";

/** @import { Goal, KabaleEvent as Event, Settlement, Step } from "../shapes" */
/** @import { KabaleReader as Reader } from "../messages" */
/** @import { CardAt, SumAt } from "./award_steps.js" */
/** @import { StageControls } from "../../table/stage.js" */

/**
 * @typedef {object} AwardProps
 * @property {Event} event of kind "settled"
 * @property {number} at index of the step
 * @property {string[]} names by seat
 * @property {Reader} reader
 * @property {StageControls} on
 */

/** @param {AwardProps} props */
export function awardTemplate(props) {
  const { event, at, reader, on } = props;
  const { settlement, cards = [] } = event;
  const step = settlement?.steps[at];
  if (!settlement || !step) return nothing;
  const verdict = isVerdict(step);
  return stageFrame({
    id: `${event.token}:${event.column}`,
    title: columnTitle(event, reader.t),
    step: step.rule,
    classes: verdict ? "is-verdict" : "",
    sign: banner(props, settlement, verdict),
    at,
    steps: settlement.steps.length,
    t: reader.t,
    on,
    body: html`<ol class="award-strips" data-many=${cards.length > 7 ? "" : nothing} tabindex="0" @keydown=${keepScrolling}>
        ${repeat(
          cardsAt(settlement, cards, at),
          ({ position }) => position,
          (card) => strip(card, step, verdict, props),
        )}
      </ol>
      <div class="award-details">
        ${sentences(props, settlement)}
        ${sums(props, settlement, step)}
      </div>`,
  });
}

/**
 * @param {AwardProps} props
 * @param {Settlement} settlement
 * @param {boolean} verdict
 */
function banner({ event: { goal } }, settlement, verdict) {
  const taken = verdict && settlement.winner !== null;
  return html`<div class="award-banner ${taken ? "is-taken" : ""} ${verdict && !taken ? "is-lost" : ""}" aria-hidden="true">
    ${optionalIcon(goal, () => html`${icon(`area-${goal?.area}`)}<span class="number">${goal?.points}</span>`)}
  </div>`;
}

/**
 * A card as a strip: owner, name, number, and what happens to it in this step.
 * @param {CardAt} at
 * @param {Step} step
 * @param {boolean} verdict
 * @param {AwardProps} props
 */
function strip(
  { position, card, number, printed, before, gone, falls, voided, speaks, meant },
  step,
  verdict,
  { names, reader: { t } },
) {
  const joined = speaks && (step.rule === "couple" || step.rule === "couple-wins");
  const wins = verdict && step.seat === card.seat && !gone;
  const state = [
    gone && "is-gone",
    falls && "is-falling",
    voided && "is-void",
    joined && "is-joined",
    wins && "is-winner",
    !verdict && speaks && "is-speaking",
    !verdict &&
      meant &&
      !gone &&
      step.rule !== "printed" &&
      (step.rule === "dragon" ? "is-dragon-target" : "is-affected"),
    step.rule === "printed" && meant && "is-printed",
    verdict && !wins && "is-dim",
  ];
  const looked = speaks || falls ? bringIntoSight : undefined;
  return html`<li class="strip ${state.filter(Boolean).join(" ")}" data-seat=${card.seat} data-position=${position} ${ref(looked)}>
    ${shieldIcon(card.seat)}
    <span class="strip-picture">${card.code ? portrait(`card-${card.code}`) : icon("sign-hand")}</span>
    <span class="strip-name">${card.code ? t(`card-${card.code}`) : ""} <bdi class="strip-owner">${names[card.seat]}</bdi></span>
    ${optionalIcon(joined, () => icon("sign-hands", "strip-hands"))}
    ${optionalIcon(before !== null, () => html`<span class="strip-change number" aria-hidden="true">${change(before, number)}</span>`)}
    <span class="strip-number number ${number === null ? "is-empty" : ""}">
      ${gone ? html`<del aria-hidden="true">${numeral(printed)}</del><span class="visually-hidden">${t("award-gone")}</span>` : number === null ? html`<span aria-hidden="true">–</span><span class="visually-hidden">${t("award-no-number")}</span>` : countUp(number)}
    </span>
  </li>`;
}

/**
 * Change of a number: "+9", "−2"; nothing if it is new or gone.
 * @param {number | null} before
 * @param {number | null} number
 */
function change(before, number) {
  if (before === null || number === null) return "";
  return number > before ? `+${numeral(number - before)}` : `−${numeral(before - number)}`;
}

/**
 * The steps so far; the last one is the current one.
 * @param {AwardProps} props
 * @param {Settlement} settlement
 */
const sentences = ({ event, at, reader }, settlement) => html`<ol class="award-sentences">
  ${settlement.steps.slice(0, at + 1).map((step, index) => {
    const code = step.ally;
    const now = index === at;
    return html`<li class="award-step ${now ? "is-now" : ""} ${isVerdict(step) ? "is-verdict" : ""}" aria-current=${now ? "step" : nothing}>
      <span class="award-sign">${code ? portrait(`card-${code}`) : icon(step.rule === "printed" ? "sign-scroll" : "sign-laurels")}</span>
      <h3 class="award-rule">${awardHeading(step, reader.t)}</h3>
      <p class="award-words">${stepWords(step, event, reader)}</p>
    </li>`;
  })}
</ol>`;

/**
 * @param {AwardProps} props
 * @param {Settlement} settlement
 * @param {Step} step
 */
function sums({ event, at, names, reader }, settlement, step) {
  const { t } = reader;
  const rows = sumsAt(settlement, event.cards ?? [], at);
  const counts = coupleWins(settlement, at)
    ? "award-counts-couple"
    : lowestWins(settlement, at)
      ? "award-counts-lowest"
      : "award-counts-highest";
  return html`<h3 class="award-counts">${t(counts)}</h3>
    <ol class="award-sums" data-many=${rows.length > 3 ? "" : nothing}>
      ${repeat(
        rows,
        ({ seat }) => seat,
        (sum) => sumRow(sum, step, event.goal, names, reader),
      )}
    </ol>`;
}

/** In a column that overflows, vertical arrow and page keys scroll instead of stepping through the stage. @param {KeyboardEvent} event */
function keepScrolling(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  if (list.scrollHeight > list.clientHeight && /^(Arrow(Up|Down)|Page(Up|Down))$/.test(event.key))
    event.stopPropagation();
}

/** Scroll the current card of a long column into view. @param {Element | undefined} row */
function bringIntoSight(row) {
  // The words below it, which are of this step too, may leave the column less space.
  if (row) requestAnimationFrame(() => row.scrollIntoView({ block: "nearest" }));
}

/**
 * @param {SumAt} row
 * @param {Step} step
 * @param {Goal | undefined} goal
 * @param {string[]} names
 * @param {Reader} reader
 */
function sumRow({ seat, sum, terms }, step, goal, names, { t }) {
  const wins = isVerdict(step) && step.seat === seat;
  const state = `${wins ? "is-winner" : isVerdict(step) ? "is-dim" : ""} ${sum === null ? "is-out" : ""}`;
  return html`<li class="sum ${state}" data-seat=${seat} data-sum=${sum ?? nothing} ${ref(wins ? bringIntoSight : undefined)}>
    ${shieldIcon(seat)}
    <bdi class="sum-name">${names[seat]}</bdi>
    ${optionalIcon(wins && goal, () => html`<span class="sum-prize">${icon("sign-laurels")}${goalToken(/** @type {Goal} */ (goal), t)}</span>`)}
    <span class="sum-count"><span class="sum-terms number" aria-hidden="true">${terms.length > 1 ? `${terms.map(numeral).join(" + ")} =` : ""}</span>
      <span class="sum-total number">${sum === null ? html`<span class="sum-none">${t("award-no-part")}</span>` : countUp(sum)}</span></span>
  </li>`;
}
