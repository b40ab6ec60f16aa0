/** Analysis of a finished game: chances to win, the turning point, the costliest decisions, and luck told apart from skill. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createReview, reviewState } from "../controllers/review.js";
import { hashOf } from "../router.js";
import { formatMessage, listingWords, wordsOf } from "../words/i18n.js";
import { seatName } from "../words/names.js";
import { doubtPercentWords, numberWords, percentWords } from "../words/results.js";
import { turningWords } from "../words/turning.js";
import { chanceGraph, roundAt } from "./chance_graph.js";
import { loading } from "./loading.js";
import { luckAndSkill } from "./review_luck.js";
import { selectField } from "./settings.js";

/** @import { ReviewedDecision } from "../engine/shapes" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Reader } from "../words/reader.js" */
/** @import { ReviewControl, ReviewState } from "../controllers/review.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("review-title");

/** @type {(state: State) => string} */
export const game = (state) => reviewState.of(state).game;

/** @param {string[]} params @param {Actions} act */
export const enter = ([id = "", token = "0"], act) => act.controller(createReview).open(id, Number(token));

/** @param {Actions} act */
export const leave = (act) => act.controller(createReview).leave();

/** @typedef {{ now: ReviewState, adapter: GameAdapter, reader: Reader, names: string[], review: ReviewControl, t: Translate }} Scene */

/**
 * @param {State} state
 * @param {Translate} shared
 * @param {Actions} act
 */
export function template(state, shared, act) {
  const now = reviewState.of(state);
  const adapter = act.adapters.get(now.game);
  const { plan } = now;
  if (!plan || !adapter) return notShown(now, state, shared);
  const t = wordsOf(now.game);
  const names = now.seats.map((_, seat) => seatName(now.seats, seat, t));
  const reader = { seats: now.seats, viewer: null, language: state.language, t };
  const review = act.controller(createReview);
  /** @type {Scene} */
  const scene = { now, adapter, reader, names, review, t: shared };
  const { summary } = now;
  const own = summary?.seats.find(({ seat }) => seat === now.seat);
  const end = summary ? [{ at: plan.tokens, chances: summary.chances.at(-1) ?? [] }] : [];
  return html`<article class="page review" data-phase=${now.phase}>
    <h1 tabindex="-1">${shared("review-title")}</h1>
    <p class="muted"><bdi>${now.name}</bdi> · ${listingWords(now.game, "name")}</p>
    ${progress(scene)}
    <div class="review-body">
      <section class="panel">
        ${chanceGraph({ known: [...now.positions, ...end], tokens: plan.tokens, rounds: plan.rounds, at: now.at, own: now.seat, marked: own?.costliest ?? [], turning: summary ? summary.turning.at + 1 : null }, reader, review.point)}
        <p class="review-steps"><a class="button is-quiet" data-do="look" href=${hashOf("replay", now.id, String(now.at))}>${shared("review-look")}</a></p>
        <p class="muted">${shared("review-chances-note")} ${summary ? shared("review-doubt", { doubt: doubtPercentWords(summary.doubt, reader.language) }) : nothing}</p>
      </section>
      ${summary ? turningPoint(scene) : nothing}
      ${own ? costliest(scene, own.costliest) : nothing}
      ${own ? luckAndSkill(own, names[now.seat] ?? "", reader) : nothing}
      ${allDecisions(scene)}
    </div>
  </article>`;
}

/** How far it has got, whose decisions are judged, and a button to pause. @param {Scene} scene */
function progress({ now, names, review, t }) {
  const { phase, done, total, fault } = now;
  const words =
    phase === "working"
      ? t("review-working", { done, total })
      : phase === "paused"
        ? t("review-paused", { done, total })
        : phase === "done"
          ? t("review-done")
          : "";
  return html`<div class="review-head">
    ${
      names.length > 0
        ? selectField(
            "whose",
            t("review-whose"),
            String(now.seat),
            names.map((name, seat) => [String(seat), name]),
            (seat) => review.choose(Number(seat)),
          )
        : nothing
    }
    <div class="review-progress">
      ${phase === "working" || phase === "paused" ? html`<progress max=${total} value=${done} aria-label=${t("review-title")}></progress>` : nothing}
      <p class="muted">${words}</p>
      <p class="visually-hidden" role="status">${phase === "working" ? t("review-under-way") : words}</p>
      ${fault ? html`<p role="alert">${formatMessage(fault)}</p>` : nothing}
    </div>
    ${
      phase === "working"
        ? html`<button type="button" class="button" data-do="pause" @click=${() => void review.pause()}>${t("review-pause")}</button>`
        : phase === "paused" || phase === "broken"
          ? html`<button type="button" class="button is-main" data-do="go-on" @click=${() => void review.goOn()}>${t("review-go-on")}</button>`
          : nothing
    }
  </div>`;
}

/** A moment's links: to look at it, and to play on from it. @param {Scene} scene @param {number} at the token before which it is */
const ways = ({ now, review, t }, at) => html`<p class="review-steps">
    <a class="button is-quiet" data-do="replay" href=${hashOf("replay", now.id, String(at + 1))}>${t("library-replay")}</a>
    <button type="button" class="button is-quiet" data-do="try" @click=${() => void review.tryAgain(at)}>${t("review-try")}</button>
  </p>`;

/** @param {Scene} scene */
function turningPoint(scene) {
  const { now, adapter, reader, t } = scene;
  const turning = now.summary?.turning;
  if (!turning) return nothing;
  return html`<section class="panel review-turning" aria-labelledby="review-turning">
    <h2 id="review-turning">${t("review-turning")}</h2>
    <p>${turningWords(turning, now.seats, reader)}</p>
    <p class="review-told">${adapter.events.words(turning.event, reader)}</p>
    ${ways(scene, turning.at)}
  </section>`;
}

/** @param {Scene} scene @param {readonly number[]} tokens */
function costliest(scene, tokens) {
  const { now, adapter, reader, names, t } = scene;
  const { language } = reader;
  const found = tokens.flatMap((at) => now.decisions.find((one) => one.at === at) ?? []);
  const name = names[now.seat] ?? "";
  const own = now.decisions.filter(({ seat }) => seat === now.seat);
  const blamed = own.filter((one) => one.blamed).length;
  return html`<section class="panel review-costliest" aria-labelledby="review-costliest">
    <h2 id="review-costliest">${t("review-costliest")}</h2>
    <p>${found.length > 0 ? t("review-mistakes", { name, count: blamed, total: own.length }) : t("review-no-mistakes", { name })}</p>
    <ol class="review-moments">${found.map(
      (one) => html`<li data-at=${one.at}>
        <p><span class="badge">${t("review-round", { round: roundAt(now.plan?.rounds ?? [], one.at) })}</span> ${adapter.events.words(one.played, reader)}</p>
        ${one.best ? html`<p class="review-better">${t("review-better")} ${adapter.events.words(one.best, reader)}</p>` : nothing}
        <p class="number">${cost(one, language, t)}</p>
        ${ways(scene, one.at)}
      </li>`,
    )}</ol>
  </section>`;
}

/** What a decision cost. @param {ReviewedDecision} decision @param {string} language @param {Translate} t */
const cost = ({ loss, loss_doubt: doubt, points }, language, t) =>
  t("review-cost", {
    loss: percentWords(loss, language),
    doubt: doubtPercentWords(doubt, language),
    points: numberWords(points, language),
  });

/** Every decision of the seat. @param {Scene} scene */
function allDecisions({ now, adapter, reader, t }) {
  const own = now.decisions.filter(({ seat }) => seat === now.seat);
  if (own.length === 0) return nothing;
  return html`<details class="panel more review-all">
    <summary>${t("review-all", { count: own.length })}</summary>
    <ol class="review-list">${own.map(
      (one) => html`<li class=${one.blamed ? "is-blamed" : ""}>
        <a href=${hashOf("replay", now.id, String(one.at + 1))}>${adapter.events.words(one.played, reader)}</a>
        <span class="number">${one.blamed ? cost(one, reader.language, t) : t(one.best ? "review-as-good" : "review-best")}</span>
        ${one.blamed && one.best ? html`<span class="muted">${t("review-better")} ${adapter.events.words(one.best, reader)}</span>` : nothing}
      </li>`,
    )}</ol>
  </details>`;
}

/** Why there is nothing to show, or not yet. @param {ReviewState} now @param {State} state @param {Translate} t */
function notShown({ phase, id, fault }, state, t) {
  const words =
    phase === "lost" ? t("table-lost") : phase === "running" ? t("review-running") : fault ? formatMessage(fault) : "";
  return html`<section class="page table-aside">
    <h1 tabindex="-1">${t("review-title")}</h1>
    ${
      words
        ? html`<p role="alert">${words}</p><a class="button" href=${phase === "running" ? hashOf("table", id) : hashOf("library")}>${t(phase === "running" ? "library-continue" : "library-title")}</a>`
        : html`<p role="status">${t("replay-opening")}</p>${loading(state.engine, t)}`
    }
  </section>`;
}
