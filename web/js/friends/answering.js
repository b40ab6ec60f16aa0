/** What a host does when a guest asks for something: whoever asks is known from the connection, and so is the seat. */

import { prove } from "./identity.js";
import { PROTOCOL } from "./messages.js";

/** @import { Client, Connections } from "./connections.js" */
/** @import { HostedGame, Viewer } from "./hosted_game.js" */
/** @import { Identity } from "./identity.js" */
/** @import { GuestRequest, Room } from "./messages.js" */
/** @import { Seating } from "./seating.js" */
/** @import { createVote } from "./vote.js" */

/** Between two gestures of one seat. */
const GESTURE_MS = 1500;

const MOST_WATCHERS = 12;

/**
 * @param {object} parts
 * @param {Identity} parts.identity
 * @param {Seating} parts.seating
 * @param {Connections} parts.connections
 * @param {HostedGame} parts.running
 * @param {ReturnType<typeof createVote>} parts.vote
 * @param {() => Room["phase"]} parts.phase
 * @param {(client: Client) => Viewer} parts.seatOf the seat that somebody plays now
 * @param {(client: Client) => Room} parts.roomOf
 * @param {() => string} parts.newToken
 * @param {() => void} parts.publish
 * @param {() => Promise<unknown>} parts.reseat
 * @param {(client: Client) => unknown} parts.onInherited
 * @param {() => number} parts.now
 */
export function createAnswering({
  identity,
  seating,
  connections,
  running,
  vote,
  phase,
  seatOf,
  roomOf,
  newToken,
  publish,
  reseat,
  onInherited,
  now,
}) {
  const { tell, dismiss } = connections;

  /** @param {Client} client @param {number} at */
  function takeSeat(client, at) {
    client.token ||= newToken();
    if (client.seat !== null) seating.leave(client.seat, phase() === "lobby");
    seating.take(at, client.name, client.token);
    client.seat = at;
  }

  /**
   * @param {Client} client
   * @param {GuestRequest & { do: "hello" }} hello
   */
  async function greet(client, { protocol, name, token: given }) {
    // A greeting that comes twice takes no second seat.
    if (client.greeted) return { token: client.token, room: roomOf(client) };
    const token = client.local ? (seating.tokens()[seating.own()] ?? "") : given;
    if (protocol !== PROTOCOL) return dismiss(client, "version");
    const known = seating.find(token);
    if (known < 0 && connections.seatless() > MOST_WATCHERS) return dismiss(client, "full");
    client.name = name;
    client.greeted = true;
    client.wanted = null;
    if (known >= 0) {
      const before = connections.at(known);
      if (before && before !== client) {
        before.seat = null;
        dismiss(before, "elsewhere");
      }
      client.seat = known;
      client.token = token;
      if (client.local && name) seating.rename(known, name);
      if (seating.giveBack(known)) await reseat();
    } else if (phase() === "lobby") {
      const open = seating.firstOpen();
      if (open >= 0) takeSeat(client, open);
    }
    publish();
    return { token: client.token, room: roomOf(client) };
  }

  /** @param {Client} client @param {number | null} at */
  function sit(client, at) {
    if (client.local) return;
    if (phase() === "lobby") {
      if (at === null) {
        if (client.seat !== null) seating.leave(client.seat, true);
        client.seat = null;
      } else if (seating.isOpen(at)) takeSeat(client, at);
    } else if (client.seat === null && (at === null || seating.isBots(at))) client.wanted = at;
  }

  /** The seats of all people who are there, except one. @param {number} seat */
  const others = (seat) =>
    seating.all().flatMap((_, at) => (at !== seat && !seating.standIn(at) && connections.at(at) ? [at] : []));

  /** @param {Client} client @param {Viewer} seat */
  async function askUndo(client, seat) {
    if (seat === null || vote.isOpen() || !(await running.mayUndo(seat))) return;
    // Somebody else may have asked something meanwhile.
    if (vote.isOpen()) return;
    const people = others(seat);
    if (people.length === 0) return running.undo(seat);
    const refused = () => tell(client, { outcome: "undo-refused" });
    vote.ask("undo", seat, people, () => running.undo(seat), refused);
    publish();
  }

  /** @param {Viewer} seat @param {boolean} yes */
  async function agree(seat, yes) {
    const asked = vote.shown();
    if (!asked || seat === null) return;
    await vote.answer(seat, yes, asked.what === "undo" ? asked.seat : seating.own());
    publish();
  }

  /** @param {Client} client @param {GuestRequest & { do: "gesture" }} gesture */
  function show(client, { what }) {
    if (client.seat === null || now() - client.gestured < GESTURE_MS) return;
    client.gestured = now();
    for (const other of connections.guests()) tell(other, { gesture: what, seat: client.seat });
  }

  /** @param {number} at @param {string} name */
  async function rename(at, name) {
    if (!seating.rename(at, name)) return;
    publish();
    await reseat();
  }

  /** @param {Client} client @param {GuestRequest} request @returns {Promise<unknown>} */
  async function answer(client, request) {
    switch (request.do) {
      case "prove":
        return prove(identity, request.challenge, client.channel.binding);
      case "hello":
        return greet(client, request);
      case "room":
        return roomOf(client);
      case "name":
        client.name = request.name;
        if (client.seat !== null) await rename(client.seat, request.name);
        return publish();
      case "sit":
        sit(client, request.seat);
        return publish();
      case "gesture":
        return show(client, request);
      case "inherited":
        return onInherited(client);
      default:
        return phase() === "lobby" ? null : answerPlaying(client, request);
    }
  }

  /** @param {Client} client @param {GuestRequest} request @returns {Promise<unknown>} */
  async function answerPlaying(client, request) {
    const seat = seatOf(client);
    switch (request.do) {
      case "sync":
        return running.sync(seat, request);
      case "play":
        return seat === null ? null : running.play(seat, request);
      case "log":
        return running.log(seat);
      case "undo":
        return askUndo(client, seat);
      case "agree":
        return agree(client.seat, request.yes);
      case "course":
        return running.over() ? running.course() : null;
      default:
        return null;
    }
  }

  return { answer, takeSeat, others, rename };
}
