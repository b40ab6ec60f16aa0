/** Leaving a table with friends: a guest just goes; its host may close it or hand it over. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { seatName } from "../words/names.js";
import { modalDialog } from "./dialog.js";

/** @import { Party } from "../friends/party.js" */
/** @import { Room } from "../friends/messages.js" */
/** @import { FriendsState } from "../friends/state.js" */
/** @import { Translate } from "../words/i18n.js" */

/** @typedef {{ friends: FriendsState, party: Party, t: Translate }} Props */

/** Seats as the names of people are found by. @param {Room} room */
export const asPeople = ({ seats }) =>
  seats.map(({ name, kind, taken }) => ({ name, kind: taken || kind === "open" ? "human" : kind }));

/** The seats whose people could host instead. @param {Room | null} room */
const heirs = (room) =>
  room?.phase === "playing"
    ? room.seats.flatMap(({ here, taken, host }, at) => (here && taken && !host ? [at] : []))
    : [];

/** @param {Props} props */
export function leaveButton({ friends: { role, room }, party, t }) {
  const leave = () => (role === "host" && heirs(room).length > 0 ? party.showPanel("leaving") : party.leave());
  return html`<button type="button" class="button is-quiet" data-do="leave-table" @click=${leave}>${t(role === "host" ? "friends-close" : "friends-leave")}</button>`;
}

/** The host's choice, while it is open. @param {Props} props */
export function leavingDialog({ friends: { panel, role, room }, party, t }) {
  if (panel !== "leaving" || role !== "host" || !room) return nothing;
  const people = asPeople(room);
  const offer = (/** @type {number} */ at) => {
    party.showPanel("");
    party.offer(at);
  };
  const body = html`<p>${t("friends-leaving-what")}</p>
    <div class="buttons">
      ${heirs(room).map((at) => html`<button type="button" class="button" data-do="hand-over" data-seat=${at} @click=${() => offer(at)}>${t("friends-hand-over", { name: seatName(people, at, t) })}</button>`)}
      <button type="button" class="button" data-do="close-table" @click=${() => party.leave()}>${t("friends-close")}</button>
      <button type="button" class="button is-main" data-do="stay" @click=${() => party.showPanel("")}>${t("friends-leaving-stay")}</button>
    </div>`;
  return modalDialog({ id: "leaving", title: t("friends-leaving-title"), body, close: () => party.showPanel(""), t });
}
