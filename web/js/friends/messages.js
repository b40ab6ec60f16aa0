/** What host and guests say to each other (docs/FRIENDS.md), and the only readers of what comes from outside. */

import { cleanName, resemblesBotName } from "../words/names.js";
import { QUESTIONS } from "./vote.js";

/** @import { Fault } from "../engine/shapes" */
/** @import { Estate } from "./estate.js" */
/** @import { StandIn } from "./seating.js" */
/** @import { Question, Vote } from "./vote.js" */

/** Raised with every change that an older page would misunderstand. */
export const PROTOCOL = 2;

/** A guest has little to say; anything longer is refused unread. */
export const LONGEST_REQUEST = 1000;

/** A host's longest message: the frames of many moves. */
export const LONGEST_ANSWER = 8_000_000;

/** @type {readonly Gesture[]} */
export const GESTURES = ["thumb", "hurry", "bravo", "laugh"];

/** @typedef {"thumb" | "hurry" | "bravo" | "laugh"} Gesture */

/** Why a connection ends. @typedef {"version" | "junk" | "flood" | "kicked" | "elsewhere" | "closed" | "full" | "handed" | "paused"} Goodbye */

/** @type {readonly string[]} */
const GOODBYES = ["version", "junk", "flood", "kicked", "elsewhere", "closed", "full", "handed", "paused"];

/** What the host tells whoever has asked all the others, or was to be the next host. @typedef {"undo-refused" | "host-refused" | "host-failed"} Outcome */

/** @type {readonly string[]} */
const OUTCOMES = ["undo-refused", "host-refused", "host-failed"];

/** A position of the game that cannot be mistaken for another: how many undos there were, and the number of tokens. @typedef {{ cuts: number, at: number }} Position */

/**
 * What a guest asks for. Who it is and where it sits, the host knows from the connection.
 * @typedef {{ do: "hello", protocol: number, name: string, token: string }
 *   | { do: "prove", challenge: string } | { do: "inherited" }
 *   | { do: "room" } | { do: "log" } | { do: "course" } | { do: "undo" }
 *   | { do: "name", name: string } | { do: "sit", seat: number | null }
 *   | { do: "sync" } & Position | { do: "play", action: number } & Position
 *   | { do: "agree", yes: boolean } | { do: "gesture", what: Gesture }} GuestRequest
 */

/**
 * A seat as everybody at the table may see it.
 * @typedef {object} RoomSeat
 * @property {string} name
 * @property {string} kind "open" before the game, else as in a `SeatPlan`
 * @property {boolean} host
 * @property {boolean} here whether whose seat it is is connected
 * @property {boolean} taken whether it is somebody's, though a bot may be playing for them
 * @property {StandIn | ""} standIn who plays for them while they are away
 */

/**
 * The table as everybody may see it; nothing of the game itself.
 * @typedef {object} Room
 * @property {number} number rises with every change: an older one that comes later is dropped
 * @property {string} id of the game
 * @property {string} game
 * @property {"lobby" | "playing" | "over"} phase
 * @property {RoomSeat[]} seats
 * @property {number} watchers
 * @property {number | null} you
 * @property {number | null} wanted the bot's seat that you take over when the next round begins
 * @property {number} cuts
 * @property {number} tokens
 * @property {Vote | null} vote
 * @property {number} clock seconds for each decision, 0 without a limit
 * @property {number} left seconds left for the decision under way, when this was sent
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;

/** @param {unknown} value @returns {value is number} */
const isSeat = (value) => isCount(value) && value < 7;

/** @param {unknown} value @returns {value is string} */
export const isToken = (value) => typeof value === "string" && /^[\w-]{22}$/.test(value);

/** A person's name from outside; "" for one that the page would not take. @param {unknown} value */
export function personName(value) {
  const name = cleanName(value);
  return resemblesBotName(name) ? "" : name;
}

/** @param {string} text @param {number} longest @returns {Record<string, unknown> | null} */
function parsed(text, longest) {
  if (text.length > longest) return null;
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** What each request carries besides its number. @type {Record<string, (fields: Record<string, unknown>) => GuestRequest | null>} */
const REQUESTS = {
  hello: ({ protocol, name, token }) =>
    isCount(protocol) && typeof name === "string" && (token === "" || isToken(token))
      ? { do: "hello", protocol, name: personName(name), token }
      : null,
  prove: ({ challenge }) => (isToken(challenge) ? { do: "prove", challenge } : null),
  inherited: () => ({ do: "inherited" }),
  room: () => ({ do: "room" }),
  log: () => ({ do: "log" }),
  course: () => ({ do: "course" }),
  undo: () => ({ do: "undo" }),
  name: ({ name }) => (typeof name === "string" ? { do: "name", name: personName(name) } : null),
  sit: ({ seat }) => (seat === null || isSeat(seat) ? { do: "sit", seat } : null),
  sync: ({ cuts, at }) => (isCount(cuts) && isCount(at) ? { do: "sync", cuts, at } : null),
  play: ({ action, cuts, at }) =>
    isCount(action) && isCount(cuts) && isCount(at) ? { do: "play", action, cuts, at } : null,
  agree: ({ yes }) => (typeof yes === "boolean" ? { do: "agree", yes } : null),
  gesture: ({ what }) =>
    GESTURES.includes(/** @type {Gesture} */ (what)) ? { do: "gesture", what: /** @type {Gesture} */ (what) } : null,
};

/**
 * A guest's message; null for anything that is none.
 * @param {string} text
 * @returns {{ number: number, request: GuestRequest } | null}
 */
export function readRequest(text) {
  const fields = parsed(text, LONGEST_REQUEST);
  const { number, do: name, ...rest } = fields ?? {};
  if (!isCount(number) || typeof name !== "string" || !Object.hasOwn(REQUESTS, name)) return null;
  const request = REQUESTS[name]?.(rest);
  return request ? { number, request } : null;
}

/** @param {unknown} value @returns {RoomSeat | null} */
function readSeat(value) {
  if (!isObject(value) || typeof value["kind"] !== "string") return null;
  const { name, kind, host, here, taken } = value;
  const standIn = value["standIn"] === "bot" || value["standIn"] === "host" ? value["standIn"] : "";
  return { name: personName(name), kind, host: host === true, here: here === true, taken: taken === true, standIn };
}

/** A room as it arrives; null for anything that is none. @param {unknown} value @returns {Room | null} */
export function readRoom(value) {
  if (!isObject(value)) return null;
  const { number, id, game, phase, watchers, you, wanted, cuts, tokens, vote, clock, left } = value;
  const seats = Array.isArray(value["seats"]) ? value["seats"].map(readSeat) : [];
  const counts = [number, watchers, cuts, tokens, clock, left];
  const places = [you, wanted].every((seat) => seat === null || isSeat(seat));
  if (typeof id !== "string" || !/^\w{0,64}$/.test(id) || typeof game !== "string" || !/^\w{1,40}$/.test(game))
    return null;
  if (phase !== "lobby" && phase !== "playing" && phase !== "over") return null;
  if (!counts.every(isCount) || !places || seats.length < 2 || seats.length > 7 || seats.includes(null)) return null;
  /** @type {Room["vote"]} */
  let asked = null;
  if (isObject(vote)) {
    const { what, seat, waiting } = vote;
    if (!isSeat(seat) || !Array.isArray(waiting) || !waiting.every(isSeat)) return null;
    if (!QUESTIONS.includes(/** @type {string} */ (what))) return null;
    asked = { what: /** @type {Question} */ (what), seat, waiting };
  }
  return /** @type {Room} */ ({
    number,
    id,
    game,
    phase,
    seats,
    watchers,
    you,
    wanted,
    cuts,
    tokens,
    vote: asked,
    clock,
    left,
  });
}

/**
 * What a host says: an answer, the room, a gesture, what became of a question, all that the next host needs, or why it ends the connection.
 * @typedef {{ re: number, value: any } | { re: number, fault: Fault } | { room: Room }
 *   | { gesture: Gesture, seat: number } | { estate: Estate } | { outcome: Outcome } | { bye: Goodbye, protocol: number }} HostMessage
 */

/**
 * A host's message; null for anything that is none. The value of an answer is read by who has asked.
 * @param {string} text
 * @returns {HostMessage | null}
 */
export function readHostMessage(text) {
  const fields = parsed(text, LONGEST_ANSWER);
  if (!fields) return null;
  const { re, fault, bye, protocol, gesture, seat, estate, outcome } = fields;
  if (isCount(re)) {
    if (!isObject(fault)) return { re, value: fields["value"] };
    const { id, args } = fault;
    return typeof id === "string" ? { re, fault: { id, args: isObject(args) ? args : {} } } : null;
  }
  if (GOODBYES.includes(/** @type {string} */ (bye)))
    return { bye: /** @type {Goodbye} */ (bye), protocol: isCount(protocol) ? protocol : 0 };
  if (GESTURES.includes(/** @type {Gesture} */ (gesture)) && isSeat(seat))
    return { gesture: /** @type {Gesture} */ (gesture), seat };
  if (OUTCOMES.includes(/** @type {string} */ (outcome))) return { outcome: /** @type {Outcome} */ (outcome) };
  // The heir reads it when it takes over (estate.js).
  if (isObject(estate)) return { estate: /** @type {Estate} */ (estate) };
  const room = readRoom(fields["room"]);
  return room ? { room } : null;
}
