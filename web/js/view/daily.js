/** The deal of the day: today's table, a calendar of what has been played, and the line to share. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { dateAfter, monthAfter, timeOf, weeksOf } from "../calendar.js";
import { createDailyPage, dailyState, standingOf, streaks, triesOf } from "../controllers/daily_page.js";
import { createSharing } from "../controllers/sharing.js";
import { rendered } from "../drawing.js";
import { emblems } from "../progress/daily_result.js";
import { dailyTable, tryId } from "../progress/daily_table.js";
import { hashOf } from "../router.js";
import { listingWords } from "../words/i18n.js";
import { parseKind, rankName } from "../words/opponents.js";
import { localeOf } from "../words/results.js";
import { icon } from "./icons.js";
import { shareDialog } from "./share_dialog.js";

/** @import { DailyState } from "../controllers/daily_page.js" */
/** @import { DailyResult } from "../progress/daily_result.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** The emblems as icons of the page, since not every device has the signs of the text to share. */
const SIGNS = ["sign-crown", "sign-dagger", "sign-shield"];

/** @param {number} place */
const emblem = (place) => icon(SIGNS[place - 1] ?? "sign-flame");

/** How far each key moves in the calendar. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("daily-title");

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = ([game = ""], act) => act.controller(createDailyPage).open(game);

/** @type {(act: Actions) => void} */
export const leave = (act) => act.controller(createDailyPage).leave();

/** A date of UTC in words. @param {string} date @param {string} language @param {Intl.DateTimeFormatOptions} how */
const dateIn = (date, language, how) =>
  new Intl.DateTimeFormat(localeOf(language), { ...how, timeZone: "UTC" }).format(timeOf(date));

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const daily = dailyState.of(state);
  const { game, tries } = daily;
  return html`<article class="page daily">
      <h1 tabindex="-1">${t("daily-title")}</h1>
      <p>${t("daily-note")}</p>
      <nav class="daily-games" aria-label=${t("daily-which")}>${state.games.map(({ name }) => html`<a class="button ${name === game ? "is-main" : ""}" href=${hashOf("daily", name)} aria-current=${name === game ? "page" : nothing}>${listingWords(name, "name")}</a>`)}</nav>
      ${tries === null ? html`<p role="status">${t("daily-reading")}</p>` : html`${chosenDay(daily, state, t, act)} ${calendar(daily, state, t, act)}`}
      <details class="more"><summary>${t("daily-how")}</summary><p>${t("daily-how-1")}</p><p>${t("daily-how-2")}</p></details>
    </article>
    ${shareDialog(state, t, act)}`;
}

/**
 * The chosen date: who sits there, how it went, and what can be done.
 * @param {DailyState} daily
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function chosenDay(daily, state, t, act) {
  const { game, chosen, today } = daily;
  const fact = state.games.find(({ name }) => name === game);
  if (!fact) return nothing;
  const standing = standingOf(daily, chosen);
  const result = triesOf(daily).get(chosen)?.result ?? null;
  const { seats } = dailyTable(chosen, fact);
  const { level } = parseKind(seats.find(({ kind }) => kind !== "human")?.kind ?? "");
  const play = () => void open(chosen, act);
  const counts = standing === "fresh" || standing === "running";
  return html`<section class="panel daily-chosen" aria-labelledby="daily-chosen" data-date=${chosen} data-standing=${standing}>
    <h2 id="daily-chosen">${chosen === today ? t("daily-today", { date: dateIn(chosen, state.language, { dateStyle: "long" }) }) : dateIn(chosen, state.language, { dateStyle: "long" })}</h2>
    <p class="muted">${t("daily-table", { players: seats.length, level: rankName(level, state.games, t) })}</p>
    <p class="daily-standing" role="status">${result ? resultIn(result, t) : t(`daily-${/** @type {"fresh" | "missed" | "running" | "gone"} */ (standing)}`)} ${standing === "practice" ? t("daily-uncounted") : nothing}</p>
    ${result && result.places.length > 0 ? html`<p class="daily-emblems" role="img" aria-label=${t("daily-rounds", { places: result.places.join(", ") })}>${result.places.map(emblem)}</p>` : nothing}
    <div class="buttons">
      ${result?.counts ? html`<button type="button" class="button is-main" data-do="daily-share" @click=${() => act.controller(createSharing).offerResult(lineOf(daily, result, t))}>${icon("sign-share")} ${t("daily-share")}</button>` : nothing}
      <button type="button" class="button ${counts ? "is-main" : ""}" data-do="daily-play" @click=${play}>${t(standing === "running" ? "continue-game" : counts ? "daily-play" : "daily-practice")}</button>
      ${result && daily.kept.has(tryId(game, chosen)) ? html`<a class="button" data-do="replay" href=${hashOf("replay", tryId(game, chosen))}>${t("library-replay")}</a>` : nothing}
    </div>
  </section>`;
}

/** @param {string} date @param {Actions} act */
async function open(date, act) {
  const found = await act.controller(createDailyPage).gameFor(date);
  if ("game" in found) await act.open(found);
  else act.go("table", found.id);
}

/** @param {DailyResult} result @param {Translate} t */
const resultIn = ({ place, of, points }, t) => t("daily-result", { place, of, points });

/**
 * The result as a text to share.
 * @param {DailyState} daily
 * @param {DailyResult} result
 * @param {Translate} t
 */
function lineOf({ game, chosen }, result, t) {
  const { place, of, points, places } = result;
  const line = t("daily-line", { game: listingWords(game, "name"), date: chosen, place, of, points });
  return `${line}\n${emblems(places)}\n${location.href.split("#")[0]}${hashOf("daily", game)}`;
}

/**
 * A month, a button a date; the arrow keys go from date to date.
 * @param {DailyState} daily
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function calendar(daily, { language }, t, act) {
  const { chosen, today } = daily;
  const page = act.controller(createDailyPage);
  const weeks = weeksOf(chosen);
  const { now, longest } = streaks(daily);
  const week = weeks[1] ?? [];
  const last = monthAfter(chosen, 1) > today;
  const onKey = async (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    page.choose(dateAfter(chosen, step));
    await rendered();
    /** @type {HTMLElement | null} */ (document.querySelector(".calendar [aria-pressed=true]"))?.focus();
  };
  return html`<section class="daily-calendar" aria-labelledby="daily-month">
    <div class="calendar-head">
      <button type="button" class="tool" data-do="month-back" aria-label=${t("daily-month-back")} @click=${() => page.turn(-1)}>${icon("sign-back")}</button>
      <h2 id="daily-month" aria-live="polite">${dateIn(chosen, language, { year: "numeric", month: "long" })}</h2>
      <button type="button" class="tool" data-do="month-next" aria-label=${t("daily-month-next")} aria-disabled=${last ? "true" : "false"} @click=${() => last || page.turn(1)}>${icon("sign-next")}</button>
    </div>
    <p class="daily-streak">${t("daily-streak", { now, longest })}</p>
    <table class="calendar" aria-labelledby="daily-month" @keydown=${onKey}>
      <thead><tr>${week.map((date) => html`<th scope="col"><abbr title=${dateIn(date, language, { weekday: "long" })}>${dateIn(date, language, { weekday: "narrow" })}</abbr></th>`)}</tr></thead>
      <tbody>${weeks.map((dates) => html`<tr>${dates.map((date) => html`<td>${date === "" ? nothing : day(date, daily, language, t, act)}</td>`)}</tr>`)}</tbody>
    </table>
  </section>`;
}

/**
 * @param {string} date
 * @param {DailyState} daily
 * @param {string} language
 * @param {Translate} t
 * @param {Actions} act
 */
function day(date, daily, language, t, act) {
  const { chosen, today } = daily;
  const number = Number(date.slice(-2));
  if (date > today) return html`<span class="day is-future">${number}</span>`;
  const standing = standingOf(daily, date);
  const result = triesOf(daily).get(date)?.result ?? null;
  const words = result
    ? resultIn(result, t)
    : t(`daily-${/** @type {"fresh" | "missed" | "running" | "gone"} */ (standing)}`);
  const name = `${dateIn(date, language, { dateStyle: "long" })}: ${words}`;
  return html`<button type="button" class="day" data-day=${date} data-standing=${standing} aria-label=${name} aria-pressed=${date === chosen}
    tabindex=${date === chosen ? 0 : -1} @click=${() => act.controller(createDailyPage).choose(date)}><span>${number}</span>${result ? html`<span class="day-emblem" aria-hidden="true">${emblem(result.place)}</span>` : nothing}</button>`;
}
