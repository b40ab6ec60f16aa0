/** What the page shows of a table with friends. */

import { createScreenState } from "../screen_state.js";

/** @import { Gesture, Goodbye, Room } from "./messages.js" */

/**
 * @typedef {object} FriendsState
 * @property {"" | "host" | "guest"} role
 * @property {Room | null} room
 * @property {string} visiting what came with the address, until it is followed
 * @property {string} opened the game that this guest's page was opened for, whose host may not have answered yet
 * @property {boolean} connected
 * @property {Goodbye | "invitation" | "unconnected" | "gone" | "unreachable" | "impostor" | ""} trouble
 * @property {boolean} newer whether the host's page is the newer one
 * @property {string} link of the table over relays, "" without one
 * @property {"off" | "connecting" | "on" | "failed"} relay
 * @property {string} invitation made by hand, for the next guest
 * @property {string} answer to an invitation, for the host
 * @property {boolean} working
 * @property {{ seat: number, what: Gesture, number: number } | null} gesture the latest
 * @property {"" | "seats" | "leaving"} panel what is open over the table
 */

/** @type {FriendsState} */
export const NOBODY = {
  role: "",
  room: null,
  visiting: "",
  opened: "",
  connected: false,
  trouble: "",
  newer: false,
  link: "",
  relay: "off",
  invitation: "",
  answer: "",
  working: false,
  gesture: null,
  panel: "",
};

export const friendsState = createScreenState("friends", NOBODY);
