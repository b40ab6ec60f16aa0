/** End of a game: your place, the winners and what decided it; what was won, all scores, and what to do next. The same after a reload. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createEndPicture } from "../controllers/end_picture.js";
import { createGameEnd, gameEndOf } from "../controllers/game_end.js";
import { createLibrary } from "../controllers/library.js";
import { friendsState } from "../friends/state.js";
import { armsOf, currentProfile } from "../profiles.js";
import { hashOf } from "../router.js";
import { seatName } from "../words/names.js";
import { rankOf, resultWords } from "../words/results.js";
import { turningLine, turningWords } from "../words/turning.js";
import { courseGraph } from "./course_graph.js";
import { featName } from "./feats.js";
import { createFriendsLayer } from "./friends_layer.js";
import { icon, shieldIcon } from "./icons.js";
import { ratingLine } from "./rating.js";
import { standings, tableBar } from "./table_parts.js";
import { trophyRow } from "./trophies.js";

/** @import { Course, Review, View } from "../engine/shapes" */
/** @import { Rival } from "../controllers/game_end.js" */
/** @import { GameAdapter } from "../games.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Reader } from "../words/reader.js" */
/** @import { State, Table } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** A loss by at most this share of the winner's points is told as a close one. */
const NEAR = 0.1;

/** Most events named as what decided the game. */
const NAMED = 3;

/** @typedef {{ state: State, table: Table, view: View, adapter: GameAdapter, reader: Reader, names: string[], faces: unknown[], tools: unknown, t: Translate, act: Actions }} EndProps */

/** @param {EndProps} props */
export function endOfGame(props) {
  const { state, table, view, adapter, reader, names, faces, tools, t, act } = props;
  const { winners } = view;
  const { snapshot, id, game, seats, practice } = table;
  const { room, role } = friendsState.of(state);
  const friends = room?.id === id ? act.controller(createFriendsLayer).now() : null;
  const elsewhere = friends && role === "guest" ? () => friends.courseOf(act) : null;
  const kept = friends?.keptAs(id, state) ?? id;
  if (snapshot)
    void act
      .controller(createGameEnd)
      .read({ id, kept, game, seats, practice, record: snapshot.session.record ?? "" }, elsewhere);
  const { course, rival, personal, rating, feats, review } = gameEndOf(state, id);
  const points = snapshot?.session.scores ?? [];
  const yours = reader.viewer !== null && winners.includes(reader.viewer);
  const shown = reader.viewer ?? winners[0] ?? 0;
  const trophies = adapter.trophies?.(view, shown, reader);
  const arms = endArms(state, table);
  return html`<div class="end ${yours ? "is-yours" : ""}" data-end>
    ${tableBar({ words: t("end-title"), parts: 0, now: 0, tools })}
    <div class="end-body">
      <section class="end-winners" data-winners=${winners.join(" ")} data-many=${winners.length > 1 ? "" : nothing}>
        <p class="end-arms" aria-hidden="true">${winners.map((seat) => html`<span class="end-shield">${icon("sign-laurels", "end-laurels")}${shieldIcon(arms[seat] ?? seat)}</span>`)}</p>
        ${reader.viewer === null || yours ? nothing : ownPlace(reader.viewer, arms, points, winners, names, t)}
        <h2 class="end-verdict">${adapter.outcome(view, reader)}</h2>
        ${course ? decided(course, adapter, reader, names) : nothing}
        ${review ? turned(review, adapter, reader) : nothing}
        ${rival ? compared(rival, points[rival.seat] ?? 0, t) : nothing}
        ${personal && reader.viewer !== null ? personalRecord(personal.best, points[reader.viewer] ?? 0, names.length, t) : nothing}
        ${rating ? ratingLine(rating, state.language, t) : nothing} ${feats.map((feat) => html`<p class="end-record is-new" data-feat=${feat.code}>${icon("sign-laurels")} ${t("feat-new", { name: featName(feat) })}</p>`)}
        ${table.hints > 0 ? html`<p class="end-hints muted" data-hints>${t("end-hints", { count: table.hints })}</p>` : nothing}
        ${nextSteps(props)}
      </section>
      <section class="end-story">
        ${trophies && trophies.items.length > 0 ? trophyRow(trophies) : nothing}
        ${course ? courseGraph(course, { own: reader.viewer, names, arms }, t) : html`<div class="end-course is-waiting"></div>`}
        ${standings({ points, winners, names, arms, order: adapter.order?.(view), faces, counts: names.map((_, seat) => adapter.count(view, seat, reader)), t })}
      </section>
    </div>
  </div>`;
}

/** The arms of the seats, with the banner of the profile that played. @param {State} state @param {Table} table */
const endArms = ({ settings: { profiles } }, { seats, profile }) =>
  armsOf(seats, currentProfile({ profiles, profile }));

/**
 * A defeat: the place, how much was missing, and a kind word.
 * @param {number} seat
 * @param {readonly number[]} arms
 * @param {readonly number[]} points
 * @param {readonly number[]} winners
 * @param {string[]} names
 * @param {Translate} t
 */
function ownPlace(seat, arms, points, winners, names, t) {
  const winner = winners[0] ?? 0;
  const best = points[winner] ?? 0;
  const short = best - (points[seat] ?? 0);
  const name = names[winner] ?? "";
  return html`<p class="end-place" data-place=${rankOf(seat, points, winners)}>${shieldIcon(arms[seat] ?? seat)}<strong>${resultWords(seat, points, winners, t)}</strong></p>
    <p class="end-short">${short > 0 ? t("end-short", { points: short, name }) : t("end-level", { name })} ${t(short <= NEAR * best ? "end-lost-near" : "end-lost")}</p>`;
}

/**
 * The round that decided the game, and by what: the one gain that made the difference, or all of the round.
 * @param {Course} course
 * @param {GameAdapter} adapter
 * @param {Reader} reader
 * @param {string[]} names
 */
function decided({ winner, turned, gained, margin, events, decisive, worth, rounds }, adapter, reader, names) {
  const { t, viewer } = reader;
  // A tie-breaker decided: the outcome says so.
  if (margin === 0) return nothing;
  const who = /** @type {const} */ ({ reader: winner === viewer ? "you" : "other", name: names[winner] ?? "" });
  const words =
    turned === 1
      ? t("end-led", who)
      : t(turned === rounds.length ? "end-turned-last" : "end-turned", { ...who, round: turned });
  const told = (/** @type {Course["events"][0]} */ event) => adapter.events.words(event, reader);
  const gains =
    turned > 1 && events.length > 0
      ? html`<ul>${events.slice(-NAMED).map((event) => html`<li>${told(event)}</li>`)}</ul>`
      : nothing;
  return html`<div class="end-decided">
    <p>${words} ${gained > 0 && turned > 1 ? t("end-gained", { points: gained }) : nothing}</p>
    ${decisive ? html`<p class="end-decisive"><span>${t("end-decisive", { points: worth })}</span> <strong>${told(decisive)}</strong></p>` : gains}
  </div>`;
}

/**
 * The turning point, once the game has been analyzed.
 * @param {Review} review
 * @param {GameAdapter} adapter
 * @param {Reader} reader
 */
function turned({ turning }, adapter, reader) {
  return html`<div class="end-decided" data-turning>
    <p><strong>${reader.t("review-turning")}:</strong> ${turningWords(turning, reader.seats, reader)}</p>
    <p class="end-decisive">${adapter.events.words(turning.event, reader)}</p>
  </div>`;
}

/**
 * A challenge answered: both results on the same deal, and a look at the other game.
 * @param {Rival} rival
 * @param {number} points
 * @param {Translate} t
 */
function compared({ seat, seats, points: other, data }, points, t) {
  const result = points > other ? "won" : points < other ? "lost" : "tied";
  return html`<p class="end-compared" data-challenge=${result}>
    <strong>${t(`challenge-${result}`, { name: seatName(seats, seat, t), points, other })}</strong>
    <a href=${`#g=${data}`}>${t("challenge-look")}</a>
  </p>`;
}

/**
 * @param {number | null} best before this game
 * @param {number} points
 * @param {number} players
 * @param {Translate} t
 */
function personalRecord(best, points, players, t) {
  const isNew = best === null || points > best;
  const words =
    best === null ? t("end-first", { players }) : t(isNew ? "end-best-new" : "end-best", { players, points: best });
  return html`<p class="end-record ${isNew ? "is-new" : ""}">${isNew ? icon("sign-laurels") : nothing} ${words}</p>`;
}

/**
 * Buttons: play again; share; look back, keep, leave.
 * @param {EndProps} props
 */
function nextSteps(props) {
  const { table, t, act } = props;
  const { id, snapshot } = table;
  const { room, role } = friendsState.of(props.state);
  const friends = room?.id === id ? act.controller(createFriendsLayer).now() : null;
  const again = () => {
    if (friends) friends.rematch(act);
    else if (snapshot) void act.rematch(id, snapshot.session);
  };
  const host = room?.seats.findIndex((seat) => seat.host) ?? 0;
  const kept = friends?.keptAs(id, props.state) ?? id;
  const picture = () => void act.controller(createEndPicture).share(() => pictureOf(props));
  return html`<div class="end-actions">
    ${
      friends && role === "guest"
        ? html`<p class="end-friends" role="status">${t("friends-again", { name: props.names[host] ?? "" })}</p>`
        : html`<button type="button" class="button is-main" data-action="again" @click=${again}>${t("end-again")}</button>`
    }
    ${
      table.seats.some(({ kind }) => kind === "human")
        ? html`<button type="button" class="button" data-do="challenge" @click=${() => void act.controller(createLibrary).challengeWith(kept)}>${t("challenge-send")}</button>`
        : nothing
    }
    <button type="button" class="button" data-do="picture" @click=${picture}>${t("end-picture")}</button>
    <p class="end-more">
      <a class="button is-quiet" data-do="review" href=${hashOf("review", kept)}>${t("review-open")}</a>
      <a class="button is-quiet" data-do="replay" href=${hashOf("replay", kept)}>${t("library-replay")}</a>
      <button type="button" class="button is-quiet" data-do="share" @click=${() => void act.controller(createLibrary).shareGame(kept)}>${t("end-share")}</button>
      <button type="button" class="button is-quiet" data-do="export" @click=${() => void act.controller(createLibrary).exportGame(kept)}>${t("end-save")}</button>
      <a class="button is-quiet" data-action="new" href=${hashOf("start")}>${t("table-new")}</a>
    </p>
  </div>`;
}

/**
 * The picture to share, drawn by a module that is loaded only for this.
 * @param {EndProps} props
 */
async function pictureOf({ state, table, view, adapter, reader, names }) {
  const { drawEnd } = await import("./end_picture.js");
  const points = table.snapshot?.session.scores ?? [];
  const shown = reader.viewer ?? view.winners[0] ?? 0;
  const { course, review } = gameEndOf(state, table.id);
  return drawEnd({
    game: table.game,
    // The picture is for others: nobody is addressed.
    outcome: adapter.outcome(view, { ...reader, viewer: null }),
    names,
    arms: endArms(state, table),
    points,
    winners: view.winners,
    order: adapter.order?.(view) ?? [],
    course,
    trophies: adapter.trophies?.(view, shown, { ...reader, viewer: null }) ?? null,
    turning: review ? turningLine(review.turning, reader.seats, reader) : "",
  });
}
