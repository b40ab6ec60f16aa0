// A hundred breaks of a table with friends: guests, host and network fail at random moments, and nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { channelPair } from "../../web/js/friends/channel.js";
import { createGuest } from "../../web/js/friends/guest.js";
import { createHost } from "../../web/js/friends/host.js";
import { tinyEngine } from "./friends_engine.mjs";
import { pipe, randomOf } from "./friends_pipe.mjs";
import { BOT, IDENTITY, newToken, pause, until } from "./friends_table.mjs";

const BREAKS = 100;
/** A break comes after so many moves, on average in the middle of one. */
const MOVES = 2;
const LENGTH = BREAKS * MOVES + 60;
const PATIENCE_MS = 300;
const FAULTS = { twice: 0.1, late: 0.3 };

/** Everything that outlives a page: what the host has stored, and what the guests know. */
function createWorld(random) {
  const disk = { record: "", data: { own: 0, clock: 0, cuts: 0, tokens: ["", "", "", ""].map(() => "") } };
  disk.data.tokens[0] = newToken();
  const people = ["Ada", "Bo", "Cy"].map((name) => ({
    name,
    token: "",
    guest: null,
    wire: null,
    alive: 0,
    tried: 0,
    attaching: 0,
    seen: [],
    chosen: [],
  }));
  const messages = [];
  let host = null;
  let life = 0;
  let time = 0;
  let network = true;

  function startHost() {
    const mine = ++life;
    const engine = tinyEngine({ length: LENGTH });
    const fresh = disk.record === "";
    const { own, clock, cuts, tokens } = disk.data;
    host = createHost({
      game: "tiny",
      seats: tokens.map((token, at) => ({
        name: "",
        kind: at === 3 ? BOT : fresh && at > 0 ? "open" : "human",
        token,
      })),
      own,
      clock,
      cuts,
      identity: IDENTITY,
      ask: engine.ask,
      stored: () => null,
      onHanded() {},
      onFault: (fault) => assert.fail(fault),
      // A page that has gone stores nothing more.
      keep: async ({ session }) => {
        await pause(random() < 0.1 ? 1 : 0);
        if (mine !== life) return new Promise(() => {});
        disk.record = session.record;
        return undefined;
      },
      keepSeats(data) {
        if (mine === life) disk.data = data;
      },
      begin: () => ({ effort: 1, overdue: () => false, decided() {} }),
      newToken,
      standIn: BOT,
      // They play as fast as they can, which is no flood.
      now: () => (time += 100),
    });
    startGuest(people[0]);
  }

  async function play() {
    const seats = host.plans();
    await host.start("g1", disk.record ? { do: "open", record: disk.record, seats } : { do: "new", seats });
  }

  function startGuest(person) {
    person.guest?.end();
    person.alive += 1;
    person.onNewPage?.();
    person.guest = createGuest({
      name: person.name,
      table: person === people[0] ? null : IDENTITY.table,
      tokenFor: () => person.token,
      onRoom() {},
      onToken: (token) => (person.token = token),
      onConnected() {},
      onGesture() {},
      onBye: (bye) => assert.fail(`${person.name}: ${bye}`),
    });
    connect(person);
  }

  /** Devices look for the host as long as they have none. */
  const search = setInterval(() => {
    for (const person of people.slice(1))
      if (person.guest && !person.attaching && !person.guest.connected() && Date.now() - person.tried > PATIENCE_MS)
        connect(person);
  }, 20);

  function connect(person) {
    if (!network || !host) return;
    person.tried = Date.now();
    const local = person === people[0];
    const at = people.indexOf(person);
    const [here, there] = local
      ? channelPair()
      : pipe({ ...FAULTS, random, seen: (text, to) => to === 0 && messages.push([at, text]) });
    person.wire = here;
    host.join(there, local);
    person.attaching += 1;
    void person.guest.attach(here).then(() => (person.attaching -= 1));
  }

  const world = {
    /** Nobody decides beyond this token before the next break. */
    limit: 0,
    disk,
    /** What is stored of the game. */
    tokens: () => disk.record.split(" ").slice(2).filter(Boolean).map(Number),
    people,
    messages,
    startHost,
    play,
    startGuest,
    end() {
      clearInterval(search);
      for (const { guest } of people) guest.end();
      host.end();
    },
    /** The connection alone. */
    cut: (person) => person.wire?.close(),
    killHost() {
      const gone = host;
      host = null;
      life += 1;
      for (const { wire } of people) wire?.close();
      gone.end();
      startHost();
      for (const person of people.slice(1)) connect(person);
      return play();
    },
    async loseNetwork() {
      network = false;
      for (const { wire } of people.slice(1)) wire?.close();
      await pause(random() * 5);
      network = true;
      for (const person of people.slice(1)) connect(person);
    },
  };
  return world;
}

/** Somebody who plays whatever happens to their page, until the game is over. */
async function play(world, person, random) {
  for (;;) {
    const { guest, alive } = person;
    const gone = new Promise((done) => (person.onNewPage = () => done(null)));
    const ask = (request) => Promise.race([guest.ask(request), gone]);
    let known = { cuts: Number.MAX_SAFE_INTEGER, at: 0 };
    while (person.alive === alive) {
      const sync = await ask({ do: "sync", ...known });
      if (!sync?.snapshot) {
        await pause(1);
        continue;
      }
      const { view, session, frames } = sync.snapshot;
      known = { cuts: sync.cuts, at: session.tokens };
      person.seen.push(...frames.map(({ event }) => event));
      if (session.next === "over") return;
      if (view.legal.length === 0) {
        await Promise.race([guest.moved(known, new AbortController().signal), gone]);
        continue;
      }
      if (known.at >= world.limit) {
        await pause(1);
        continue;
      }
      const action = Math.floor(random() * 3);
      person.chosen.push([known.at, action]);
      const after = await ask({ do: "play", action, ...known });
      if (!after) continue;
      person.seen.push(...after.snapshot.frames.map(({ event }) => event));
      known = { cuts: after.cuts, at: after.snapshot.session.tokens };
    }
  }
}

test(`${BREAKS} breaks of guests, host and network: no move lost or doubled, no secret in any message`, async () => {
  const random = randomOf(17);
  const world = createWorld(random);
  const { people, messages } = world;
  world.startHost();
  for (const person of people.slice(1)) {
    world.startGuest(person);
    await until(() => person.guest.room()?.you === people.indexOf(person), "seated");
  }
  await world.play();
  let over = false;
  const games = Promise.all(people.map((person) => play(world, person, random))).then(() => (over = true));
  const counts = { guest: 0, connection: 0, host: 0, network: 0 };
  for (let broken = 0; broken < BREAKS; broken++) {
    world.limit = (broken + 1) * MOVES;
    const next = world.limit - Math.floor(random() * MOVES);
    await until(() => world.tokens().length >= next, `token ${next}`);
    await pause(random() * 3);
    const person = people[1 + Math.floor(random() * 2)];
    const kind = Object.keys(counts)[Math.floor(random() * 4)];
    counts[kind] += 1;
    if (kind === "guest") world.startGuest(person);
    else if (kind === "connection") world.cut(person);
    else if (kind === "host") await world.killHost();
    else await world.loseNetwork();
  }
  assert.ok(!over);
  world.limit = LENGTH;
  await games;
  const tokens = world.tokens();
  assert.equal(tokens.length, LENGTH);
  assert.ok(
    Object.values(counts).every((count) => count > 10),
    JSON.stringify(counts),
  );
  for (const [seat, { seen, chosen }] of people.entries()) {
    // Nobody has ever been shown a move that the game does not have.
    for (const { token, what } of seen) assert.equal(what, tokens[token - 1]);
    assert.ok(seen.length > LENGTH / 4);
    for (const [at, what] of tokens.entries())
      if (at % 4 === seat)
        assert.ok(
          chosen.some(([then, action]) => then === at && action === what),
          `move ${at}`,
        );
  }
  for (const [at, text] of messages)
    for (const other of [0, 1, 2, 3])
      assert.ok(other === at || !text.includes(`secret-${other}`), `a secret of seat ${other} for seat ${at}`);
  assert.ok(!messages.some(([, text]) => text.includes("[Game") && !text.includes('"next":"over"')));
  assert.ok(!messages.some(([, text]) => text.includes('"d":') || text.includes("jwk")), "the host's key");
  world.end();
});
