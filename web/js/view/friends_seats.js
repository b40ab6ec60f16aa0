/** The seats of a table with friends: who sits there, who is there, and what one may do about it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { rendered } from "../drawing.js";
import { LONGEST_NAME, seatName } from "../words/names.js";
import { icon, LETTERS, shieldIcon } from "./icons.js";
import { selectField } from "./settings.js";

/** @import { Party } from "../friends/party.js" */
/** @import { Room, RoomSeat } from "../friends/messages.js" */
/** @import { FriendsState } from "../friends/state.js" */
/** @import { Translate } from "../words/i18n.js" */

/** Seconds that people may choose for each decision. */
const CLOCKS = [0, 20, 40, 60, 120];

/** @typedef {{ friends: FriendsState, party: Party, t: Translate, toAct?: number | null }} Props `toAct`: the seat that is to decide */

/** @param {Props} props */
export function seatList(props) {
  const { room } = props.friends;
  const { t } = props;
  if (!room) return nothing;
  return html`<ol class="friends-seats">${room.seats.map((seat, at) => seatRow(seat, at, room, props))}</ol>
    ${mayStandIn(room, props) ? html`<p class="muted">${t("friends-host-plays-what")}</p>` : nothing}
    ${room.watchers > 0 ? html`<p>${t("friends-watchers", { count: room.watchers })}</p>` : nothing}
    ${room.you === null ? html`<p role="status">${room.wanted === null ? t("friends-watching") : t("friends-taking")}</p>` : nothing}`;
}

/**
 * @param {RoomSeat} seat
 * @param {number} at
 * @param {Room} room
 * @param {Translate} t
 */
function statusOf({ kind, host, here, taken, standIn }, at, room, t) {
  if (kind === "open") return t("friends-seat-open");
  if (!taken) return t("friends-seat-bot");
  if (standIn === "host") return t("friends-seat-host-plays");
  if (at === room.you) return t("friends-seat-you");
  if (kind !== "human") return t("friends-seat-stand-in");
  if (!here) return t("friends-seat-away");
  return t(host ? "friends-seat-host" : "friends-seat-here");
}

/**
 * @param {RoomSeat} seat
 * @param {number} at
 * @param {Room} room
 * @param {Props} props
 */
function seatRow(seat, at, room, props) {
  const { party, t, toAct } = props;
  const { kind, here, taken } = seat;
  const plans = room.seats.map((one) => ({ name: one.name, kind: one.taken ? "human" : one.kind }));
  const name = kind === "open" ? "" : seatName(plans, at, t);
  const mine = at === room.you;
  const renames = mine && props.friends.role === "host" && room.phase === "lobby";
  const rename = (/** @type {Event} */ event) => party.rename(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<li class="friends-seat ${taken && here ? "is-here" : ""}" data-seat=${at} data-kind=${kind}>
    ${shieldIcon(at)}
    ${
      renames
        ? html`<input name="name" type="text" dir="auto" maxlength=${LONGEST_NAME} aria-label=${t("friends-name")} placeholder=${name} .value=${seat.name} @change=${rename} />`
        : html`<bdi class="friends-seat-name">${name}</bdi>`
    }
    <span class="friends-seat-status">${statusOf(seat, at, room, t)}${toAct === at ? html` · ${t("friends-seat-thinking")} ${icon("sign-hourglass")}` : nothing}</span>
    <span class="friends-seat-buttons">${seatButtons(seat, at, name, room, props)}</span>
  </li>`;
}

/**
 * @param {string} id
 * @param {string} words
 * @param {string} label
 * @param {() => void} act
 */
const button = (id, words, label, act) =>
  html`<button type="button" class="button is-quiet" data-do=${id} aria-label=${label} @click=${act}>${words}</button>`;

/**
 * @param {RoomSeat} seat
 * @param {number} at
 * @param {string} name
 * @param {Room} room
 * @param {Props} props
 */
function seatButtons(seat, at, name, room, { friends, party, t }) {
  const { kind, taken, here, host } = seat;
  const lobby = room.phase === "lobby";
  if (friends.role === "guest") {
    if (lobby && kind === "open")
      return button("sit", t("friends-sit"), t("friends-sit-named", { letter: LETTERS[at] ?? "" }), () =>
        party.sit(at),
      );
    if (lobby && at === room.you)
      return button("stand-up", t("friends-stand-up"), t("friends-stand-up"), () => party.sit(null));
    if (room.phase === "playing" && room.you === null && !taken && room.wanted !== at)
      return button("take", t("friends-take"), t("friends-take-named", { name }), () => party.sit(at));
    return nothing;
  }
  const person = taken && !host;
  const who = name || (LETTERS[at] ?? "");
  return html`
    ${lobby ? html`${moveButton("up", at, -1, who, room, { party, t })} ${moveButton("down", at, 1, who, room, { party, t })}` : nothing}
    ${person && room.phase === "playing" && !here ? standInButtons(seat, at, name, { friends, party, t }) : nothing}
    ${person ? button("kick", t("friends-kick"), t("friends-kick-named", { name }), () => party.kick(at)) : nothing}
  `;
}

/** Whether somebody is away for whom the host may play. @param {Room} room @param {Props} props */
const mayStandIn = (room, { friends }) =>
  friends.role === "host" &&
  room.phase === "playing" &&
  room.seats.some(({ taken, host, here, standIn }) => taken && !host && !here && standIn !== "host");

/**
 * Swaps a seat with the one before or after it; the focus goes with the seat, so that it can be moved on.
 * @param {"up" | "down"} id
 * @param {number} at
 * @param {number} step
 * @param {string} who
 * @param {Room} room
 * @param {Pick<Props, "party" | "t">} props
 */
function moveButton(id, at, step, who, room, { party, t }) {
  const to = at + step;
  const possible = to in room.seats;
  const words = t(`friends-${id}`, { name: who });
  const move = async () => {
    if (!possible) return;
    party.swap(at, to);
    await rendered();
    /** @type {HTMLElement | null} */ (
      document.querySelector(`.friends-seat[data-seat="${to}"] [data-do=${id}]`)
    )?.focus();
  };
  return html`<button type="button" class="tool" data-do=${id} aria-disabled=${possible ? "false" : "true"} aria-label=${words} title=${words} @click=${() => void move()}><span aria-hidden="true">${id === "up" ? "↑" : "↓"}</span></button>`;
}

/**
 * What the host may do about somebody who is away.
 * @param {RoomSeat} seat
 * @param {number} at
 * @param {string} name
 * @param {Props} props
 */
const standInButtons = ({ standIn }, at, name, { friends, party, t }) => html`
  ${standIn === "bot" ? nothing : button("bot-plays", t("friends-bot-plays"), t("friends-bot-plays-named", { name }), () => party.playFor(at, "bot"))}
  ${standIn === "host" ? nothing : button("host-plays", t("friends-host-plays"), t("friends-host-plays-named", { name }), () => party.playFor(at, "host"))}
  ${standIn === "" ? nothing : button("wait-for", t("friends-wait-for"), t("friends-wait-for-named", { name }), () => party.playFor(at, ""))}
  ${friends.link ? nothing : button("invite-again", t("friends-invite-again"), t("friends-invite-again-named", { name }), () => party.inviteAgain())}
`;

/** @param {Props} props */
export function clockField({ friends, party, t }) {
  const { room } = friends;
  if (!room) return nothing;
  return selectField(
    "clock",
    t("friends-clock"),
    String(room.clock),
    CLOCKS.map(
      (seconds) =>
        /** @type {[string, string]} */ ([
          String(seconds),
          seconds === 0 ? t("friends-clock-none") : t("friends-clock-seconds", { seconds }),
        ]),
    ),
    (seconds) => party.limit(Number(seconds)),
  );
}
