/** Friends over the running table: the button with who is there, the panel, the question about an undo, and gestures. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { GESTURES } from "../friends/messages.js";
import { createParty } from "../friends/party.js";
import { friendsState } from "../friends/state.js";
import { keptId } from "../friends/table_source.js";
import { modalDialog } from "./dialog.js";
import { leaveButton, leavingDialog } from "./friends_leaving.js";
import { clockField, seatList } from "./friends_seats.js";
import { troubleWords, waysOn } from "./friends_trouble.js";
import { icon } from "./icons.js";

/** @import { Course } from "../engine/shapes" */
/** @import { Room } from "../friends/messages.js" */
/** @import { State, Table } from "../state.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** @typedef {{ state: State, table: Table, names: string[], t: Translate, act: Actions }} Props */

/** The room whose game this table shows, null for a game without friends. @param {Props} props */
function roomOf({ state, table }) {
  const { room } = friendsState.of(state);
  return room && room.id === table.id ? room : null;
}

/** Opens the panel; tells how many friends are there. @param {Props} props */
export function friendsTool(props) {
  const room = roomOf(props);
  if (!room) return nothing;
  const people = room.seats.filter(({ taken }) => taken);
  const here = people.filter(({ here }) => here).length;
  const words = `${props.t("friends-people")}: ${here}/${people.length}`;
  const { connected } = friendsState.of(props.state);
  return html`<button type="button" class="tool friends-tool ${connected && here === people.length ? "" : "is-missing"}" data-action="friends" aria-label=${words} title=${words} aria-haspopup="dialog"
    @click=${() => props.act.controller(createParty).showPanel("seats")}>${icon("sign-hands")}<span class="friends-count number" aria-hidden="true">${here}</span></button>`;
}

/** Where a game with friends is. @param {string} id @param {Actions} act */
export const sourceOf = (id, act) => act.controller(createParty).source(id);

/** A new game for everybody. @param {Actions} act */
export const rematch = (act) => void act.controller(createParty).rematch();

/** The id under which this device keeps the finished game. @param {string} id of the table @param {State} state */
export const keptAs = (id, state) => (friendsState.of(state).role === "guest" ? keptId(id) : id);

/** How the finished game went. @param {Actions} act @returns {Promise<Course | null>} */
export const courseOf = (act) => act.controller(createParty).course();

/** What stands above the table, which gives it the room: it may stay for long, and nothing below may be covered. @param {Props} props */
export function friendsAboveTable(props) {
  const room = roomOf(props);
  if (!room) return nothing;
  return html`${notice(props)} ${ownVote(room, props)}`;
}

/** @param {Props} props */
export function friendsAtTable(props) {
  const room = roomOf(props);
  if (!room) return nothing;
  return html`${gesture(props)} ${room.vote ? vote(room, props) : openPanel(room, props)}`;
}

/** @param {Room} room @param {Props} props */
function openPanel(room, props) {
  const friends = friendsState.of(props.state);
  if (friends.panel === "seats") return panel(room, props);
  return leavingDialog({ friends, party: props.act.controller(createParty), t: props.t });
}

/**
 * Until the host of this table has answered: what is the matter, and the ways on; null where no host is waited for.
 * @param {Pick<Props, "state" | "t" | "act">} props
 */
export function friendsWaiting(props) {
  const { state, t } = props;
  const friends = friendsState.of(state);
  if (friends.role !== "guest" || friends.room || state.screen.params[0] !== friends.opened) return null;
  const words = troubleWords(friends, t);
  return html`${words ? html`<p role="alert">${words}</p>` : html`<p role="status">${t("friends-connecting")}</p>`}
    <div class="buttons">${waysOn(props)}</div>`;
}

/** The connection is gone, or somebody else's seat is played from here. @param {Props} props */
function notice(props) {
  const { state, names, t } = props;
  const friends = friendsState.of(state);
  const { connected, trouble, role, room } = friends;
  if (!["", "invitation", "unconnected"].includes(trouble))
    return html`<div class="friends-notice" role="alert"><p>${troubleWords(friends, t)}</p> ${role === "guest" ? waysOn(props) : nothing}</div>`;
  if (role === "guest" && !connected)
    return html`<div class="friends-notice" role="alert"><p>${troubleWords(friends, t)}</p></div>`;
  if (role === "host" && typeof room?.you === "number" && !room.seats[room.you]?.host)
    return html`<div class="friends-notice" role="status"><p>${t("friends-playing-for", { name: names[room.you] ?? "" })}</p></div>`;
  return nothing;
}

/** @param {Props} props */
function gesture({ state, names, t }) {
  const { gesture: shown } = friendsState.of(state);
  const words = shown
    ? t("friends-gesture-said", { name: names[shown.seat] ?? "", gesture: t(`friends-gesture-${shown.what}`) })
    : "";
  return html`<p class="friends-gesture ${shown ? "is-shown" : ""}" role="status" data-gesture=${shown?.what ?? nothing}>${words}</p>`;
}

/** Whose vote it is, and this device's seat in it. @param {Room} room @param {State} state */
function voter({ seats, vote, you }, state) {
  const host = seats.findIndex((one) => one.host);
  const mine = friendsState.of(state).role === "host" ? host : you;
  return { host, mine, asked: mine === (vote?.what === "undo" ? vote.seat : host) };
}

/** This device's own request, until the others have answered. @param {Room} room @param {Props} props */
function ownVote(room, { state, t, act }) {
  if (!room.vote || !voter(room, state).asked) return nothing;
  const withdraw = () => act.controller(createParty).agree(false);
  return html`<div class="friends-notice" role="status"><p>${t(room.vote.what === "undo" ? "friends-vote-wait" : "friends-vote-host-wait")}</p>
    <button type="button" class="button is-quiet" data-do="withdraw" @click=${withdraw}>${t("friends-vote-withdraw")}</button></div>`;
}

/** What another asks of this device. @param {Room} room @param {Props} props */
function vote(room, { state, names, t, act }) {
  if (!room.vote) return nothing;
  const { what, seat, waiting } = room.vote;
  const { host, mine, asked } = voter(room, state);
  const say = (/** @type {boolean} */ yes) => act.controller(createParty).agree(yes);
  if (asked || mine === null || !waiting.includes(mine)) return nothing;
  const who = { host: names[host] ?? "", name: names[seat] ?? "" };
  const words = what === "undo" ? t("friends-vote", who) : hostWords(mine === seat, who, t);
  const body = html`<p>${words}</p>
    <div class="buttons">
      <button type="button" class="button is-main" data-do="agree" @click=${() => say(true)}>${t("friends-vote-yes")}</button>
      <button type="button" class="button" data-do="refuse" @click=${() => say(false)}>${t(what === "undo" ? "friends-vote-no" : "friends-vote-host-no")}</button>
    </div>`;
  const title = t(what === "undo" ? "friends-vote-title" : "friends-vote-host-title");
  return modalDialog({ id: "vote", title, body, close: () => say(false), t });
}

/** @param {boolean} you @param {{ host: string, name: string }} who @param {Translate} t */
const hostWords = (you, { host, name }, t) =>
  you ? t("friends-vote-host-you", { host }) : t("friends-vote-host", { host, name });

/** @param {Room} room @param {Props} props */
function panel(room, { state, table, t, act }) {
  const friends = friendsState.of(state);
  const party = act.controller(createParty);
  const toAct = table.view && !table.view.over ? table.view.to_act : null;
  const body = html`${seatList({ friends, party, t, toAct })}
    ${friends.role === "host" ? clockField({ friends, party, t }) : nothing}
    ${
      room.you === null
        ? nothing
        : html`<p id="friends-gestures">${t("friends-gestures")}</p>
          <div class="buttons friends-gestures" role="group" aria-labelledby="friends-gestures">${GESTURES.map((what) => html`<button type="button" class="button" data-gesture=${what} @click=${() => party.gesture(what)}>${t(`friends-gesture-${what}`)}</button>`)}</div>`
    }
    <label class="field field-check"><input type="checkbox" name="gestures" .checked=${state.settings.gestures} @change=${(/** @type {Event} */ event) => act.setSettings({ gestures: /** @type {HTMLInputElement} */ (event.target).checked })} /><span class="field-label">${t("setting-gestures")}</span></label>
    <div class="buttons">
      ${friends.role === "host" ? html`<a class="button" data-do="invite-more" href="#/friends" @click=${() => party.showPanel("")}>${t("friends-invite-title")}</a>` : nothing}
      ${leaveButton({ friends, party, t })}
    </div>`;
  return modalDialog({ id: "friends", title: t("friends-people"), body, close: () => party.showPanel(""), t });
}
