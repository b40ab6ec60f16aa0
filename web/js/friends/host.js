/**
 * The host of a table: tells everybody how it stands, and does what the host's own people decide about it. A guest is bound
 * to its seat by its connection, and to its connection by a secret token; nothing that it sends names a seat to play for.
 */

import { createAnswering } from "./answering.js";
import { createConnections } from "./connections.js";
import { createHandover } from "./handover.js";
import { createHostedGame } from "./hosted_game.js";
import { createSeating } from "./seating.js";
import { createTurnClock } from "./turn_clock.js";
import { createVote } from "./vote.js";

/** @import { SeatPlan, Snapshot } from "../engine/shapes" */
/** @import { Channel } from "./channel.js" */
/** @import { Client } from "./connections.js" */
/** @import { BeginThinking, Viewer } from "./hosted_game.js" */
/** @import { Identity } from "./identity.js" */
/** @import { Goodbye, Outcome, Room } from "./messages.js" */
/** @import { HostSeat, StandIn } from "./seating.js" */

/** What is kept of the table with its game. @typedef {{ id: string, own: number, clock: number, tokens: string[], cuts: number }} HostData */

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
 * @param {(fault: unknown) => void} parts.onFault the engine could not do what nobody waits for
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
  onFault,
  now = Date.now,
}) {
  let id = "";
  let number = 0;
  /** @type {Room["phase"]} */
  let phase = "lobby";
  let publishing = false;
  /** The position that was last told, and the person who was to decide there. @type {{ position: string, asked: number | null }} */
  let published = { position: "", asked: null };

  const vote = createVote();
  const clock = createTurnClock({ seconds, onTime, now });
  const seating = createSeating({ seats: first, own: hosts, bot: standIn, onChange: () => keepSeats(data()) });
  const connections = createConnections({
    answer: (client, request) => answering.answer(client, request),
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
    onFault,
    cuts,
    keepCuts: () => keepSeats(data()),
    onChange() {
      if (phase !== "lobby") phase = running.over() ? "over" : "playing";
      seating.adopt(running.seats());
      // Whoever decides does not agree to undo; bots may move on meanwhile, and their moves are undone too.
      if (published.asked !== null && published.position !== position() && vote.shown()?.what === "undo") vote.cancel();
      published = { position: position(), asked: running.asked() };
      followClock();
      publish();
    },
  });

  const handover = createHandover({
    running,
    tell,
    bequest: (seat) => ({ game: stored(), seat, ...data(), identity }),
    onHanded() {
      running.end();
      connections.end("handed");
      onHanded();
    },
  });
  const answering = createAnswering({
    identity,
    seating,
    connections,
    running,
    vote,
    phase: () => phase,
    seatOf,
    roomOf,
    newToken,
    publish,
    reseat,
    onInherited: handover.ready,
    now,
  });

  /** What the next page needs to take its guests back. @returns {HostData} */
  const data = () => ({
    id,
    own: seating.own(),
    clock: clock.seconds(),
    tokens: seating.tokens(),
    cuts: running.cuts(),
  });

  const position = () => `${running.cuts()} ${running.tokens()}`;
  const followClock = () => clock.follow(phase === "playing" ? running.asked() : null, position());

  async function reseat() {
    if (phase === "playing") await running.reseat(seating.plans());
  }

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
  function roomOf(client) {
    return roomFor(seatOf(client), client.wanted);
  }

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

  /** A bot makes the decision whose time is up. @param {number} seat @param {string} then */
  function onTime(seat, then) {
    if (then !== position()) return;
    running.decideFor(seat, { at: running.tokens(), cuts: running.cuts() }, standIn).catch((fault) => {
      onFault(fault);
      clock.reset();
      followClock();
    });
  }

  /** @param {Outcome} outcome of what this host has asked */
  function tellHost(outcome) {
    const client = connections.at(seating.own());
    if (client) tell(client, { outcome });
  }

  /** At the beginning of a round those who wanted a bot's seat get it. */
  async function giveSeats() {
    const waiting = connections.guests().filter(({ wanted }) => wanted !== null);
    if (waiting.length === 0) return;
    for (const client of waiting) {
      const { wanted } = client;
      client.wanted = null;
      if (wanted !== null && seating.isBots(wanted)) answering.takeSeat(client, wanted);
    }
    // After the change that has begun the round.
    void running.reseat(seating.plans()).catch(() => {});
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
    rename: answering.rename,

    /**
     * Deal, or go on with a stored game. If the engine cannot, the table is as it was.
     * @param {string} newId
     * @param {Record<string, unknown>} request
     */
    async start(newId, request) {
      const before = { id, phase };
      id = newId;
      phase = "playing";
      clock.reset();
      const wanted = seating.plans();
      try {
        await running.begin(request);
      } catch (fault) {
        ({ id, phase } = before);
        publish();
        throw fault;
      }
      seating.fill();
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
      // Nobody can answer any more what this seat was asked, or has asked.
      if (vote.shown()?.seat === at) vote.cancel();
      vote.gone(at);
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
      // Nobody sees a card before that is stored.
      if (who === "host") await running.openUp();
      // They may have come back meanwhile.
      if (phase !== "playing" || connections.at(at)) return;
      seating.giveBack(at);
      if (who !== "") seating.replace(at, who);
      await reseat();
    },

    /** Ask all people whether another device shall host from now on. @param {number} seat who sits there */
    offer(seat) {
      const client = connections.at(seat);
      if (phase !== "playing" || vote.isOpen() || !client || client.local) return;
      // Who agrees last does not wait for the other device. An engine that cannot go on hands nothing over.
      const agreed = async () => {
        void handover
          .begin(client)
          .catch(() => false)
          .then((handed) => {
            if (!handed) tellHost("host-failed");
            publish();
          });
      };
      vote.ask("host", seat, answering.others(seating.own()), agreed, () => tellHost("host-refused"));
      publish();
    },

    /** @param {number} fresh seconds, 0 for no limit */
    limit(fresh) {
      clock.limit(fresh);
      followClock();
      keepSeats(data());
      publish();
    },

    /** Close the table; resolves when the engine is no longer used. @param {Goodbye} [bye] */
    async end(bye = "closed") {
      clock.stop();
      connections.end(bye);
      handover.cancel();
      await running.end();
    },
  };
}

/** @typedef {ReturnType<typeof createHost>} Host */
