/** Statistics screen: games, victories and scores in tables, and what each game counts in a bar chart. */

import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createStatisticsPage, gamesOf, statisticsState } from "../controllers/statistics_page.js";
import { rendered } from "../drawing.js";
import { featsOf } from "../progress/feats.js";
import { download, isoDate } from "../storage/import_export.js";
import { strongestBot, summarize, toJson } from "../storage/statistics.js";
import { formatMessage, listingWords, wordsOf } from "../words/i18n.js";
import { formatKind, kindName } from "../words/opponents.js";
import { dateWords, localeOf, resultWords } from "../words/results.js";
import { modalDialog } from "./dialog.js";
import { featsPart } from "./feats.js";
import { icon } from "./icons.js";
import { ratingPart } from "./rating.js";
import { selectField } from "./settings.js";
import { trend } from "./trend.js";

/** @import { GameAdapter } from "../games.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */
/** @import { Entry, Sum } from "../storage/statistics.js" */

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("statistics-title");

/** @type {(params: string[], act: Actions) => Promise<void>} */
export const enter = (_params, act) => act.controller(createStatisticsPage).open();

/** @type {(act: Actions) => void} */
export const leave = (act) => act.controller(createStatisticsPage).leave();

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const { entries: all, profile, invalid, erased, asking, kept, tries } = statisticsState.of(state);
  const entries = all?.filter((entry) => profile === "" || entry.profile === profile) ?? null;
  return html`
    <article class="page statistics">
      <h1 tabindex="-1">${t("statistics-title")}</h1>
      <p class="muted">${t("statistics-note")}</p>
      ${erased.length > 0 ? gone(t, act) : nothing} ${all ? profileChoice(all, profile, state, t, act) : nothing}
      ${entries === null ? html`<p role="status">${t("statistics-reading")}</p>` : entries.length === 0 ? html`<p class="statistics-none">${t("statistics-none")}</p>` : gamesOf(entries).map((game) => figures(game, entries, state, t, act))}
      ${entries !== null && entries.length > 0 ? featsPart(featsOf(entries, state.games, tries), kept, state, t) : nothing}
      ${invalid > 0 ? html`<p class="muted">${t("statistics-strange", { count: invalid })}</p>` : nothing}
      ${all && all.length + invalid > 0 ? tools(all, tries, t, act) : nothing}
    </article>
    ${asking ? confirm(all ?? [], t, act) : nothing}
  `;
}

/**
 * Whose results are shown, where several people share the device.
 * @param {readonly Entry[]} entries
 * @param {string} chosen
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function profileChoice(entries, chosen, { settings }, t, act) {
  const known = settings.profiles.filter(({ id }) => entries.some(({ profile }) => profile === id));
  if (known.length === 0 || (known.length === 1 && entries.every(({ profile }) => profile === known[0]?.id)))
    return nothing;
  /** @type {[string, string][]} */
  const options = known.map(({ id, name }) => [id, name || t("profile-unnamed")]);
  return selectField("profile", t("statistics-whose"), chosen, [["", t("statistics-everybody")], ...options], (id) =>
    act.controller(createStatisticsPage).chooseProfile(id),
  );
}

/**
 * One game's figures, under its name where several games occur.
 * @param {string} game
 * @param {Entry[]} entries
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
function figures(game, entries, state, t, { adapters }) {
  const ofGame = entries.filter((entry) => entry.game === game);
  const { games, whole, bySize, byLevel, counted } = summarize(ofGame, state.games);
  const share = new Intl.NumberFormat(localeOf(state.language), { style: "percent" });
  const adapter = adapters.get(game);
  const hinted = ofGame.filter(({ hints }) => hints > 0).length;
  return html`
    ${state.games.length > 1 ? html`<h2 class="statistics-game">${listingWords(game, "name")}</h2>` : nothing}
    <dl class="figures">
      ${figure("games", t("statistics-games"), String(games))}
      ${figure("won", t("statistics-won"), t("statistics-won-of", { won: whole.won, played: whole.played, share: share.format(ratio(whole.won, whole.played)) }), ratio(whole.won, whole.played))}
      ${figure("points", t("statistics-points"), mean(whole, state.language))}
      ${hinted > 0 ? figure("hints", t("statistics-hints"), String(hinted)) : nothing}
    </dl>
    <div class="statistics-tables">
      ${ratingPart(game, ofGame, state, t)} ${whole.played > 1 ? trend(game, ofGame, t) : nothing}
      ${latest(game, ofGame, state, t)}
      ${table(
        game,
        "size",
        t("statistics-by-size"),
        t("setup-count"),
        bySize.map(([size, sum]) => [String(size), sum]),
        state,
        t,
      )}
      ${table(
        game,
        "level",
        t("statistics-by-level"),
        t("statistics-strongest"),
        byLevel.map(([level, sum]) => [
          level ? kindName(formatKind({ level, temper: "" }), state.games, t) : t("statistics-people"),
          sum,
        ]),
        state,
        t,
      )}
      ${adapter ? counted.map(({ heading, codes }) => (codes.length > 0 && Object.hasOwn(adapter.statistics, heading) ? chart(heading, codes, adapter, game) : nothing)) : nothing}
    </div>
  `;
}

/** Number of recent games listed. */
const LATEST = 8;

/**
 * Recent games, newest first: date, each player's result, and opponents.
 * @param {string} game
 * @param {Entry[]} entries oldest first
 * @param {State} state
 * @param {Translate} t
 */
function latest(game, entries, { games, language }, t) {
  const rows = entries
    .slice(-LATEST)
    .reverse()
    .flatMap((entry) => entry.kinds.flatMap((kind, seat) => (kind === "human" ? [{ entry, seat }] : [])));
  return html`<section class="statistics-part" aria-labelledby=${`${game}-latest`}>
    <h2 id=${`${game}-latest`}>${t("statistics-latest")}</h2>
    <div class="scroller" tabindex="0" role="group" aria-labelledby=${`${game}-latest`}><table class="data" data-by="latest" aria-labelledby=${`${game}-latest`}>
      <thead><tr><th scope="col">${t("statistics-date")}</th><th scope="col">${t("statistics-result")}</th><th scope="col" class="number">${t("statistics-sum")}</th><th scope="col">${t("statistics-against")}</th></tr></thead>
      <tbody>${rows.map(({ entry: { when, kinds, points, winners, hints }, seat }) => {
        const bot = strongestBot({ game, kinds }, games);
        const won = winners.includes(seat);
        return html`<tr><th scope="row"><time datetime=${new Date(when).toISOString()}>${dateWords(when, language, false)}</time></th>
          <td class="result ${won ? "is-won" : ""}">${won ? icon("sign-laurels") : nothing} ${resultWords(seat, points, winners, t)}${hints > 0 ? html` <span class="badge">${t("library-hints", { count: hints })}</span>` : nothing}</td>
          <td class="number">${points[seat]}</td><td>${bot ? kindName(bot, games, t) : t("statistics-people")}</td></tr>`;
      })}</tbody>
    </table></div>
  </section>`;
}

/** @param {number} part @param {number} whole */
const ratio = (part, whole) => (whole === 0 ? 0 : part / whole);

/** @param {Sum} sum @param {string} language */
const mean = ({ points, played }, language) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(ratio(points, played));

/** draws a bar below @param {string} id @param {string} words @param {string} value @param {number | null} [share] drawn as a line below it */
const figure = (
  id,
  words,
  value,
  share = null,
) => html`<div class="figure panel ${share === null ? "" : "has-share"}" data-figure=${id} ${ref((element) => long(element, share ?? 0))}>
  <dt>${words}</dt><dd class="number">${value}</dd></div>`;

/**
 * @param {string} game
 * @param {string} id
 * @param {string} caption
 * @param {string} first heading of the first column
 * @param {[string, Sum][]} rows
 * @param {State} state
 * @param {Translate} t
 */
function table(game, id, caption, first, rows, state, t) {
  const percent = new Intl.NumberFormat(localeOf(state.language), { style: "percent" });
  return html`<section class="statistics-part" aria-labelledby=${`${game}-by-${id}`}>
    <h2 id=${`${game}-by-${id}`}>${caption}</h2>
    <div class="scroller" tabindex="0" role="group" aria-labelledby=${`${game}-by-${id}`}><table class="data" data-by=${id} aria-labelledby=${`${game}-by-${id}`}>
      <thead><tr><th scope="col">${first}</th><th scope="col" class="number">${t("statistics-played")}</th><th scope="col" class="number">${t("statistics-won")}</th><th scope="col" class="number">${t("statistics-points")}</th></tr></thead>
      <tbody>${rows.map(
        ([name, sum]) => html`<tr><th scope="row">${name}</th><td class="number">${sum.played}</td>
        <td class="number">${sum.won} <small>(${percent.format(ratio(sum.won, sum.played))})</small></td><td class="number">${mean(sum, state.language)}</td></tr>`,
      )}</tbody>
    </table></div>
  </section>`;
}

/** Set the bar's length through the DOM, since the content security policy forbids inline styles. @param {Element | undefined} bar @param {number} share */
function long(bar, share) {
  if (bar instanceof HTMLElement) bar.style.setProperty("--share", String(share));
}

/**
 * One of the game's counters, as a bar chart.
 * @param {string} heading
 * @param {[string, number][]} codes most frequent first
 * @param {GameAdapter} adapter
 * @param {string} game
 */
function chart(heading, codes, adapter, game) {
  const most = Math.max(...codes.map(([, count]) => count));
  return html`<section class="statistics-part is-chart" aria-labelledby=${heading}>
    <h2 id=${heading}>${formatMessage({ game, id: `statistics-${heading}` })}</h2>
    <p class="muted">${formatMessage({ game, id: `statistics-${heading}-note` })}</p>
    <ul class="bars" aria-labelledby=${heading}>
      ${codes.map(([code, count]) => html`<li class="bar" data-code=${code} ${ref((element) => long(element, count / most))}><span>${adapter.statistics[heading]?.(code, wordsOf(game)) ?? code}</span><span class="number">${count}</span></li>`)}
    </ul>
  </section>`;
}

/**
 * @param {Entry[]} entries
 * @param {readonly unknown[]} tries
 * @param {Translate} t
 * @param {Actions} act
 */
const tools = (entries, tries, t, act) => html`<div class="buttons">
  <button type="button" class="button" data-do="export" @click=${() => download(`raenke-statistics-${isoDate(Date.now())}.json`, toJson(entries, tries), "application/json")}>${t("statistics-export")}</button>
  <button type="button" class="button is-danger" data-do="erase" @click=${() => act.controller(createStatisticsPage).confirmErasing(true)}>${t("statistics-erase")}</button>
</div>`;

/**
 * @param {Entry[]} entries
 * @param {Translate} t
 * @param {Actions} act
 */
function confirm(entries, t, act) {
  const page = act.controller(createStatisticsPage);
  const close = () => page.confirmErasing(false);
  const erase = async () => {
    if (!(await page.erase())) return;
    await rendered();
    /** @type {HTMLElement | null} */ (document.querySelector("[data-do=undo-erase]"))?.focus();
  };
  const body = html`<p>${t("statistics-erase-really", { count: entries.length })}</p>
    <div class="buttons"><button type="button" class="button is-danger" data-do="erase-really" @click=${() => void erase()}>${t("statistics-erase")}</button>
      <button type="button" class="button" data-do="cancel" @click=${close}>${t("library-cancel")}</button></div>`;
  return modalDialog({ id: "erase", title: t("statistics-erase"), body, close, t });
}

/**
 * @param {Translate} t
 * @param {Actions} act
 */
const gone = (t, act) => html`<div class="row is-gone"><p role="status">${t("statistics-erased")}</p>
  <button type="button" class="button" data-do="undo-erase" @click=${() => void act.controller(createStatisticsPage).restore()}>${t("library-undo")}</button></div>`;
