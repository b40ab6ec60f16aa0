/** What stands between this device and its table, in words, and the ways on from there. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { createParty } from "../friends/party.js";
import { friendsState } from "../friends/state.js";
import { hashOf } from "../router.js";
import { leaveButton } from "./friends_leaving.js";

/** @import { FriendsState } from "../friends/state.js" */
/** @import { State } from "../state.js" */
/** @import { Translate } from "../words/i18n.js" */
/** @import { Actions } from "../actions.js" */

/** Only an invitation leads back from these. @type {readonly string[]} */
const INVITED_BACK = ["gone", "handed", "paused"];

/** In these the seat is still this device's, and leaving would give it up. @type {readonly string[]} */
const STILL_SEATED = ["elsewhere", "version"];

/** What is wrong; "" if nothing is. @param {FriendsState} friends @param {Translate} t */
export function troubleWords({ trouble: what, newer, relay, role, connected, room }, t) {
  if (what === "version") return t("friends-bye-version", { newer: newer ? "yes" : "no" });
  if (what !== "") return t(`friends-bye-${what}`);
  if (relay === "failed" && !(role === "guest" && connected)) return t("friends-relays-failed");
  return role === "guest" && !connected && room ? t("friends-lost") : "";
}

/**
 * Where a guest can go from here.
 * @param {{ state: State, t: Translate, act: Actions }} props
 */
export function waysOn({ state, t, act }) {
  const friends = friendsState.of(state);
  return html`${INVITED_BACK.includes(friends.trouble) ? html`<a class="button is-main" data-do="enter-invitation" href=${hashOf("friends")}>${t("friends-enter")}</a>` : nothing}
    ${STILL_SEATED.includes(friends.trouble) ? nothing : leaveButton({ friends, party: act.controller(createParty), t })}`;
}
