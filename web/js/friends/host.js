/**
 * The host of a table: what guests may ask. A guest is bound to its seat by its connection, and to its connection by a
 * secret token; nothing that it sends names a seat to play for.
 */

import { createConnections } from "./connections.js";
import { createHostedGame } from "./hosted_game.js";
import { prove } from "./identity.js";
import { PROTOCOL } from "./messages.js";
import { createSeating } from "./seating.js";
import { createTurnClock } from "./turn_clock.js";
import { createVote } from "./vote.js";

/** @import { SeatPlan, Snapshot } from "../engine/shapes" */
/** @import { Channel } from "./channel.js" */
/** @import { Client } from "./connections.js" */
/** @import { Bequest } from "./estate.js" */
/** @import { BeginThinking, Viewer } from "./hosted_game.js" */
/** @import { Identity } from "./identity.js" */
/** @import { GuestRequest, Room } from "./messages.js" */
/** @import { HostSeat, StandIn } from "./seating.js" */

/** Between two gestures of one seat. */
const GESTURE_MS = 1500;

/** A device that is to host says within this time that it has stored the game, or nothing is handed over. */
const HEIR_MS = 10_000;

const MOST_WATCHERS = 12;

/** What is kept of the table with its game. @typedef {{ own: number, clock: number, tokens: string[], cuts: number }} HostData */

/**
 * @param {object} parts
 * @param {string} parts.game
 * @param {HostSeat[]} parts.seats
 * @param {number} parts.own the host's seat
 * @param {number} [parts.clock] seconds for each decision
 * @param {number} [parts.cuts] of a game that goes on
 * @param {Identity} parts.identity
 * @param {(request: Record<string, unknown>) => Promise<any>} parts.ask
 * @param {(snapshot: Snapshot, seats: SeatPlan[]) => Promise<void>} parts.keep
 * @param {(data: HostData) => void} parts.keepSeats
 * @param {BeginThinking} parts.begin
 * @param {() => string} parts.newToken
 * @param {string} parts.standIn the kind of bot that plays for whoever is away
 * @param {() => unknown} parts.stored the game as it is stored, for the next host
 * @param {() => void} parts.onHanded another device is the host now
 * @param {() => number} [parts.now]
 */
export function createHost({
  game,
  seats: first,
  own: hosts,
  clock: seconds = 0,
  cuts = 0,
  identity,
  ask,
  keep,
  keepSeats,
  begin,
  newToken,
  standIn,
  stored,
  onHanded,
  now = Date.now,
}) {
  let id = "";
  let number = 0;
  /** @type {Room["phase"]} */
  let phase = "lobby";
  let publishing = false;
  /** The client that is to host, and what to do when it is ready. @type {{ client: Client, done: () => void } | null} */
  let heir = null;

  const vote = createVote();
  const clock = createTurnClock({ seconds, onTime: (seat, position) => void playOnce(seat, position), now });
  const seating = createSeating({ seats: first, own: hosts, bot: standIn, onChange: () => keepSeats(data()) });
  const connections = createConnections({
    answer,
    now,
    onGone(client) {
      if (client.seat === null || !connections.at(client.seat)) vote.gone(client.seat);
      publish();
    },
  });
  const { tell, dismiss } = connections;
  const running = createHostedGame({
    ask,
    keep: (snapshot) => keep(snapshot, seating.plans()),
    viewers: () => [...new Set(connections.guests().map(seatOf))],
    begin,
    onRound: giveSeats,
    cuts,
    keepCuts: () => keepSeats(data()),
    onChange() {
      if (phase !== "lobby") phase = running.over() ? "over" : "playing";
      seating.adopt(running.seats());
      if (vote.shown()?.what === "undo") vote.cancel();
      followClock();
      publish();
    },
  });

  /** What the next page needs to take its guests back. @returns {HostData} */
  const data = () => ({
    own: seating.own(),
    clock: clock.seconds(),
    tokens: seating.tokens(),
    cuts: running.cuts(),
  });

  const position = () => `${running.cuts()} ${running.tokens()}`;
  const followClock = () => clock.follow(phase === "playing" ? running.asked() : null, position());
  const reseat = async () => phase === "playing" && running.reseat(seating.plans());

  /** The seat that somebody plays now: the host plays others too, while they are away. @param {Client} client @returns {Viewer} */
  function seatOf({ local, seat }) {
    const asked = running.asked();
    return local && asked !== null && seating.standIn(asked) === "host" ? asked : seat;
  }

  /** @param {Viewer} you @param {number | null} wanted @returns {Room} */
  const roomFor = (you, wanted) => ({
    number,
    id,
    game,
    phase,
    seats: seating.all().map(({ name, kind, token }, at) => ({
      name,
      kind: seating.standIn(at) === "bot" ? standIn : kind,
      host: at === seating.own(),
      here: connections.at(at) !== undefined,
      taken: token !== "",
      standIn: seating.standIn(at),
    })),
    watchers: connections.guests().filter(({ seat }) => seat === null).length,
    you,
    wanted,
    cuts: running.cuts(),
    tokens: running.tokens(),
    vote: vote.shown(),
    clock: clock.seconds(),
    left: clock.left(),
  });

  /** @param {Client} client */
  const roomOf = (client) => roomFor(seatOf(client), client.wanted);

  /** Tell everybody how the table stands, once for all changes of this moment. */
  function publish() {
    number += 1;
    if (publishing) return;
    publishing = true;
    queueMicrotask(() => {
      publishing = false;
      for (const client of connections.guests()) tell(client, { room: roomOf(client) });
    });
  }

  /** Time is up: a bot makes this one decision. @param {number} seat @param {string} then */
  async function playOnce(seat, then) {
    if (then !== position() || running.asked() !== seat) return;
    const before = seating.standIn(seat);
    seating.replace(seat, "bot");
    await reseat();
    while (position() === then && !running.over()) await new Promise((done) => setTimeout(done, 30));
    // Who has come back meanwhile has the seat already.
    if (!seating.giveBack(seat)) return;
    if (before !== "") seating.replace(seat, before);
    await reseat();
  }

  /** At the beginning of a round those who wanted a bot's seat get it. */
  async function giveSeats() {
    const waiting = connections.guests().filter(({ wanted }) => wanted !== null);
    if (waiting.length === 0) return;
    for (const client of waiting) {
      const { wanted } = client;
      client.wanted = null;
      if (wanted !== null && seating.isBots(wanted)) takeSeat(client, wanted);
    }
    // After the change that has begun the round.
    void running.reseat(seating.plans()).catch(() => {});
  }

  /** @param {Client} client @param {number} at */
  function takeSeat(client, at) {
    client.token ||= newToken();
    if (client.seat !== null) seating.leave(client.seat, phase === "lobby");
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
    } else if (phase === "lobby") {
      const open = seating.firstOpen();
      if (open >= 0) takeSeat(client, open);
    }
    publish();
    return { token: client.token, room: roomOf(client) };
  }

  /** @param {Client} client @param {number | null} at */
  function sit(client, at) {
    if (client.local) return;
    if (phase === "lobby") {
      if (at === null) {
        if (client.seat !== null) seating.leave(client.seat, true);
        client.seat = null;
      } else if (seating.isOpen(at)) takeSeat(client, at);
    } else if (client.seat === null && (at === null || seating.isBots(at))) client.wanted = at;
  }

  /** The seats of all people who are there, except one. @param {number} seat */
  const others = (seat) =>
    seating.all().flatMap((_, at) => (at !== seat && !seating.standIn(at) && connections.at(at) ? [at] : []));

  /** @param {Viewer} seat */
  async function askUndo(seat) {
    if (seat === null || vote.isOpen() || !(await running.mayUndo(seat))) return;
    const people = others(seat);
    if (people.length === 0) return running.undo(seat);
    vote.ask("undo", seat, people, () => running.undo(seat));
    publish();
  }

  /** @param {Viewer} seat @param {boolean} yes */
  async function agree(seat, yes) {
    const asked = vote.shown();
    if (!asked || seat === null) return;
    await vote.answer(seat, yes, asked.what === "undo" ? asked.seat : seating.own());
    publish();
  }

  /** Everybody has agreed: the game goes to another device, with all that is hidden in it. @param {Client} client */
  async function handOver(client) {
    await running.openUp();
    await running.hold(async () => {
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let patience;
      const ready = new Promise((done) => {
        heir = { client, done: () => done(true) };
        patience = setTimeout(() => done(false), HEIR_MS);
      });
      tell(client, { estate: /** @type {Bequest} */ ({ game: stored(), seat: client.seat, ...data(), identity }) });
      const handed = await ready;
      clearTimeout(patience);
      heir = null;
      if (!handed) return;
      running.end();
      connections.end("handed");
      onHanded();
    });
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
        return heir?.client === client ? heir.done() : null;
      default:
        return phase === "lobby" ? null : answerPlaying(client, request);
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
        return askUndo(seat);
      case "agree":
        return agree(client.seat, request.yes);
      case "course":
        return running.over() ? running.course() : null;
      default:
        return null;
    }
  }

  return {
    /**
     * Somebody has connected.
     * @param {Channel} channel
     * @param {boolean} [local] it is the host's own page
     */
    join: (channel, local = false) => connections.join(channel, { local, seat: local ? seating.own() : null }),

    room: () => roomFor(seating.own(), null),
    plans: seating.plans,
    data,
    rename,

    /**
     * Deal, or go on with a stored game.
     * @param {string} newId
     * @param {Record<string, unknown>} request
     */
    async start(newId, request) {
      id = newId;
      phase = "playing";
      seating.fill();
      clock.reset();
      const wanted = seating.plans();
      await running.begin(request);
      // Who was away when the game was stored may come back.
      const people = (/** @type {SeatPlan[]} */ plans) => plans.map(({ kind }) => kind === "human").join();
      if (people(running.seats()) !== people(wanted)) await reseat();
      keepSeats(data());
    },

    /** Send somebody away for good; a bot plays on. @param {number} at */
    async kick(at) {
      if (at === seating.own()) return;
      const client = connections.at(at);
      seating.leave(at, phase === "lobby");
      if (client) {
        client.seat = null;
        dismiss(client, "kicked");
      }
      publish();
      await reseat();
    },

    /** Swap two seats, before the game. @param {number} one @param {number} other */
    swap(one, other) {
      if (phase !== "lobby" || !seating.swap(one, other)) return;
      for (const client of connections.guests())
        client.seat = client.seat === one ? other : client.seat === other ? one : client.seat;
      publish();
    },

    /**
     * Who plays for somebody who is away, until they come back; "" waits for them. If the host plays, who then sees their
     * cards, the game counts as practice.
     * @param {number} at
     * @param {StandIn | ""} who
     */
    async playFor(at, who) {
      const { kind = "", token = "" } = seating.all()[at] ?? {};
      if (phase !== "playing" || kind !== "human" || token === "" || connections.at(at)) return;
      seating.giveBack(at);
      if (who !== "") seating.replace(at, who);
      if (who === "host") await running.openUp();
      await reseat();
    },

    /** Ask all people whether another device shall host from now on. @param {number} seat who sits there */
    offer(seat) {
      const client = connections.at(seat);
      if (phase !== "playing" || vote.isOpen() || !client || client.local) return;
      // An engine that cannot go on hands nothing over.
      vote.ask("host", seat, others(seating.own()), async () => void handOver(client).catch(publish));
      publish();
    },

    /** @param {number} fresh seconds, 0 for no limit */
    limit(fresh) {
      clock.limit(fresh);
      followClock();
      keepSeats(data());
      publish();
    },

    /** Close the table. */
    end() {
      running.end();
      clock.stop();
      connections.end("closed");
    },
  };
}

/** @typedef {ReturnType<typeof createHost>} Host */
