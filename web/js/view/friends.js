/** The screen of a table with friends: open one or join one; then its seats fill, until the host starts the game. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { dataOf } from "../friends/links.js";
import { createParty } from "../friends/party.js";
import { relaysOf } from "../friends/relay.js";
import { friendsState } from "../friends/state.js";
import { currentProfile } from "../profiles.js";
import { hashOf } from "../router.js";
import { listingWords } from "../words/i18n.js";
import { listOf } from "../words/lists.js";
import { LONGEST_NAME, seatName } from "../words/names.js";
import { codeBox, readCode } from "./friends_code.js";
import { asPeople, leaveButton, leavingDialog } from "./friends_leaving.js";
import { clockField, seatList } from "./friends_seats.js";
import { troubleWords } from "./friends_trouble.js";

/** @import { FriendsState } from "../friends/state.js" */
/** @import { Party } from "../friends/party.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { State } from "../state.js" */
/** @import { Actions } from "../actions.js" */

/** @typedef {{ state: State, friends: FriendsState, party: Party, t: Translate, act: Actions }} Scene */

/** @type {(state: State, t: Translate) => string} */
export const title = (_state, t) => t("friends-title");

/** @type {(state: State) => string} */
export const game = (state) => friendsState.of(state).room?.game ?? "";

/** @type {(params: string[], act: Actions) => void} */
export const enter = ([data = ""], act) => act.controller(createParty).visit(data);

/**
 * @param {State} state
 * @param {Translate} t
 * @param {Actions} act
 */
export function template(state, t, act) {
  const friends = friendsState.of(state);
  /** @type {Scene} */
  const scene = { state, friends, party: act.controller(createParty), t, act };
  const { visiting } = friends;
  return html`<article class="page friends">
    <h1 tabindex="-1">${t("friends-title")}</h1>
    ${alertOf(troubleWords(friends, t))} ${friends.role === "" ? (visiting ? visit(visiting, scene) : ways(scene)) : atTable(scene)}
  </article>`;
}

/** @param {string} words */
const alertOf = (words) => (words ? html`<p class="friends-trouble" role="alert">${words}</p>` : nothing);

/** Open a table, or join one. @param {Scene} scene */
function ways({ state, party, t, act }) {
  const { setup } = state.settings;
  const join = (/** @type {string} */ text) => go(dataOf(text));
  return html`<p>${t("friends-what")}</p>
    <div class="friends-ways">
      <section class="panel" aria-labelledby="friends-open">
        <h2 id="friends-open">${t("friends-open-title")}</h2>
        <p class="friends-game"><strong>${listingWords(setup.game, "name")}</strong> · ${t("setup-count")}: ${setup.count}</p>
        <p>${t("friends-open-what")}</p>
        <div class="buttons">
          <button type="button" class="button is-main" data-do="open-table" @click=${() => void party.open(seatsForFriends(setup))}>${t("friends-open")}</button>
          <a class="button" href=${hashOf("setup", setup.game)}>${t("friends-change")}</a>
        </div>
      </section>
      <section class="panel" aria-labelledby="friends-join">
        <h2 id="friends-join">${t("friends-join-title")}</h2>
        <p>${t("friends-join-what")}</p>
        ${readCode({ id: "join", label: t("friends-code"), button: t("friends-join"), take: join, t, act })}
      </section>
    </div>`;
}

/**
 * The table as it was set up; if it was set up for one person, all bots' seats are free for friends.
 * @param {import("../setup.js").Setup} setup
 */
function seatsForFriends(setup) {
  const people = setup.seats.slice(0, setup.count).filter(({ kind }) => kind === "human").length;
  if (people > 1) return setup;
  return { ...setup, seats: setup.seats.map((plan) => (plan.kind === "human" ? plan : { name: "", kind: "human" })) };
}

/** Follow a link as if it had been opened. @param {string} data */
function go(data) {
  location.hash = `t=${data}`;
}

/** What a link leads to, before anybody is asked. @param {string} data @param {Scene} scene */
function visit(data, { state, party, t }) {
  const join = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    void party.join(data, String(form.get("name") ?? ""));
  };
  return html`<form class="panel friends-visit" @submit=${join}>
    <h2>${t("friends-join-title")}</h2>
    <p>${t(data.length === 22 ? "friends-join-link" : "friends-join-hand")}</p>
    <label class="field"><span class="field-label">${t("friends-name")}</span>
      <input name="name" type="text" dir="auto" autocomplete="nickname" maxlength=${LONGEST_NAME} .value=${currentProfile(state.settings)?.name ?? ""} /></label>
    <button class="button is-main" data-do="join-table">${t("friends-join")}</button>
  </form>`;
}

/** @param {Scene} scene */
function atTable(scene) {
  const { friends, t } = scene;
  const { role, room, answer, connected, trouble } = friends;
  if (answer && !connected)
    return html`<section class="panel friends-answer" aria-labelledby="friends-answer">
      <h2 id="friends-answer">${t("friends-answer-title")}</h2>
      <p>${t("friends-answer-what")}</p>
      ${codeBox({ id: "answer", label: t("friends-answer-title"), code: answer, t, act: scene.act })} ${leaveButton(scene)}
    </section>`;
  if (trouble === "gone" || trouble === "handed" || trouble === "paused") return comeBack(scene);
  if (!room)
    return html`<p role="status">${friends.trouble === "" && friends.relay !== "failed" ? t("friends-connecting") : nothing}</p>${leaveButton(scene)}`;
  return html`<section class="panel friends-lobby" aria-labelledby="friends-lobby">
      <h2 id="friends-lobby">${t("friends-lobby")}: ${listingWords(room.game, "name")}</h2>
      ${seatList(scene)}
      ${role === "host" ? clockField(scene) : nothing}
      ${room.phase === "lobby" ? beforeGame(scene) : html`<a class="button is-main" data-do="back" href=${hashOf("table", room.id)}>${t("friends-back")}</a>`}
      ${leaveButton(scene)}
    </section>
    ${role === "host" ? invitations(scene) : nothing} ${leavingDialog(scene)}`;
}

/** A connection made by hand is lost: another invitation leads back. @param {Scene} scene */
function comeBack(scene) {
  const { t, act } = scene;
  const join = (/** @type {string} */ text) => go(dataOf(text));
  return html`<section class="panel" aria-labelledby="friends-join">
    <h2 id="friends-join">${t("friends-enter")}</h2>
    ${readCode({ id: "join", label: t("friends-code"), button: t("friends-join"), take: join, t, act })} ${leaveButton(scene)}
  </section>`;
}

/** @param {Scene} scene */
function beforeGame({ friends, party, t }) {
  const { room, role, working } = friends;
  if (!room) return nothing;
  if (role === "host")
    return html`<p>${t("friends-empty")}</p>
      <button type="button" class="button is-main" data-do="start-table" aria-disabled=${working ? "true" : "false"} @click=${() => !working && void party.deal()}>${t("friends-start")}</button>`;
  const host = room.seats.findIndex((seat) => seat.host);
  const rename = (/** @type {Event} */ event) => party.rename(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<p role="status">${t("friends-wait", { name: seatName(asPeople(room), host, t) })}</p>
    <label class="field"><span class="field-label">${t("friends-name")}</span>
      <input name="name" type="text" dir="auto" maxlength=${LONGEST_NAME} .value=${room.you === null ? "" : (room.seats[room.you]?.name ?? "")} @change=${rename} /></label>`;
}

/** The host's ways to let friends in. @param {Scene} scene */
export function invitations({ state, friends, party, t, act }) {
  const { link, invitation, relay, working } = friends;
  // Where letters are large, a name longer than its line breaks after a dot.
  const relays = relaysOf(state.settings.relays).map((one) => one.replace(/^wss?:\/\//, "").replaceAll(".", ".\u200b"));
  return html`<section class="friends-invite" aria-labelledby="friends-invite">
    <h2 id="friends-invite">${t("friends-invite-title")}</h2>
    <div class="friends-ways">
      <section class="panel" aria-labelledby="friends-link">
        <h3 id="friends-link">${t("friends-by-link")}</h3>
        <p>${t("friends-by-link-what", { relays: listOf(relays, state.language) })}</p>
        ${
          link
            ? html`${codeBox({ id: "link", label: t("friends-link"), code: link, t, act })}
              <p role="status">${relay === "on" ? t("friends-link-on") : relay === "connecting" ? t("friends-connecting") : nothing}</p>
              <button type="button" class="button is-quiet" data-do="close-link" @click=${() => party.closeLink()}>${t("friends-link-close")}</button>`
            : html`<button type="button" class="button" data-do="make-link" @click=${() => party.openLink()}>${t("friends-link-make")}</button>`
        }
      </section>
      <section class="panel" aria-labelledby="friends-hand">
        <h3 id="friends-hand">${t("friends-by-hand")}</h3>
        <p>${t("friends-by-hand-what")}</p>
        ${
          invitation
            ? html`${codeBox({ id: "invitation", label: t("friends-invitation"), code: invitation, t, act })}
              ${readCode({ id: "accept", label: t("friends-answer"), button: t("friends-accept"), take: (text) => void party.accept(text), t, act })}`
            : html`<button type="button" class="button" data-do="invite" aria-disabled=${working ? "true" : "false"} @click=${() => !working && void party.invite()}>${t("friends-invite")}</button>`
        }
      </section>
    </div>
  </section>`;
}
