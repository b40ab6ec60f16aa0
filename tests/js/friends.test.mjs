// A table with friends: host and guests over connections that lose, repeat and reorder; and guests who mean harm.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createChannel } from "../../web/js/friends/channel.js";
import { LONGEST_REQUEST, PROTOCOL, readHostMessage, readRequest } from "../../web/js/friends/messages.js";
import { pipe, randomOf } from "./friends_pipe.mjs";
import { BOT, guestOf, joined, opened, pause, playOn, until } from "./friends_table.mjs";

test("guests take open seats; at the start the empty ones become bots", async () => {
  const { host, start, engine } = opened();
  const me = await joined(host, "Ada", { local: true });
  const bo = await joined(host, "Bo");
  await until(() => me.room().seats[1].name === "Bo");
  assert.deepEqual(
    me.room().seats.map(({ kind }) => kind),
    ["human", "human", "open", BOT],
  );
  assert.equal(bo.room().you, 1);
  await start();
  await until(() => bo.room().phase === "playing");
  assert.deepEqual(
    (await engine.ask({ do: "snapshot" })).session.seats.map(({ kind }) => kind),
    ["human", "human", BOT, BOT],
  );
  host.end();
  await until(() => bo.seen.bye === "closed");
  me.end();
  bo.end();
});

for (const [name, faults] of Object.entries({
  faithful: {},
  "losing, repeating and reordering": { lost: 0.12, twice: 0.2, late: 0.3 },
}))
  test(`a whole game over ${name} connections: nothing is lost, nothing played twice, no secret in any message`, async () => {
    const random = randomOf(11);
    const messages = [[], [], []];
    const { host, start, engine, kept } = opened(["human", "open", "open", BOT], { engine: { length: 16 } });
    const me = await joined(host, "Ada", { local: true });
    const friends = [];
    for (const at of [1, 2]) {
      const seen = (text, to) => to === 0 && messages[at].push(text);
      friends.push(await joined(host, `guest ${at}`, { faults: { ...faults, random, seen } }));
    }
    await start();
    const played = await Promise.all([me, ...friends].map((guest) => playOn(guest, random)));
    const tokens = engine.tokens();
    assert.equal(tokens.length, 16);
    for (const [at, { decided, record }] of played.entries()) {
      assert.deepEqual(
        decided,
        tokens.flatMap((what, token) => (token % 4 === at ? [[token, what]] : [])),
      );
      assert.equal(record, kept.at(-1));
    }
    for (const at of [1, 2])
      for (const text of messages[at]) {
        for (const other of [0, 1, 2, 3]) assert.ok(other === at || !text.includes(`secret-${other}`), text);
        assert.ok(text.includes('"over":true') || !text.includes("[Game"), text);
      }
    assert.ok(messages[1].length > 10);
    host.end();
    for (const guest of [me, ...friends]) guest.end();
  });

test("a play is played only at the position for which it was chosen", async () => {
  const { host, start, engine } = opened(["human", "open"]);
  const me = await joined(host, "Ada", { local: true });
  const bo = await joined(host, "Bo");
  await start();
  const { cuts } = await me.ask({ do: "sync", cuts: 0, at: 0 });
  const play = { do: "play", action: 1, cuts, at: 0 };
  await me.ask(play);
  const again = await me.ask(play);
  assert.equal(engine.tokens().length, 1);
  assert.equal(again.snapshot.frames.length, 1);
  // Not their turn, an action that there is not, and before an undo.
  await bo.ask({ do: "play", action: 0, cuts, at: 0 });
  await assert.rejects(bo.ask({ do: "play", action: 9, cuts, at: 1 }), { message: "engine-broke" });
  await bo.ask({ do: "play", action: 0, cuts: cuts - 1, at: 1 });
  await me.ask({ do: "play", action: 0, cuts, at: 1 });
  assert.equal(engine.tokens().length, 1);
  host.end();
  me.end();
  bo.end();
});

test("an undo needs the consent of everybody who is there, and what was sent before it is void", async () => {
  const { host, start, engine } = opened(["human", "open", "open"]);
  const people = [await joined(host, "Ada", { local: true }), await joined(host, "Bo"), await joined(host, "Cy")];
  const [me, bo, cy] = people;
  await start();
  let { cuts } = await me.ask({ do: "sync", cuts: 0, at: 0 });
  await me.ask({ do: "play", action: 1, cuts, at: 0 });
  await bo.ask({ do: "play", action: 2, cuts, at: 1 });
  await me.ask({ do: "undo" });
  await until(() => cy.room().vote?.seat === 0);
  await bo.ask({ do: "agree", yes: true });
  assert.deepEqual(engine.tokens(), [1, 2]);
  await cy.ask({ do: "agree", yes: false });
  await until(() => me.room().vote === null);
  assert.deepEqual(engine.tokens(), [1, 2]);
  await me.ask({ do: "undo" });
  await Promise.all([bo.ask({ do: "agree", yes: true }), cy.ask({ do: "agree", yes: true })]);
  assert.deepEqual(engine.tokens(), []);
  await me.ask({ do: "play", action: 0, cuts, at: 0 });
  assert.deepEqual(engine.tokens(), []);
  ({ cuts } = await me.ask({ do: "sync", cuts: 0, at: 0 }));
  await me.ask({ do: "play", action: 0, cuts, at: 0 });
  assert.deepEqual(engine.tokens(), [0]);
  host.end();
  for (const guest of people) guest.end();
});

test("bots that move on do not answer who asks for an undo; people who decide do", async () => {
  let bots = false;
  const table = opened(["human", "open", BOT, BOT], {
    host: { ask: (request) => (request.do === "think" && !bots ? slice() : table.engine.ask(request)) },
  });
  const slice = () => pause(1).then(() => ({ thinking: true }));
  const [me, bo] = [await joined(table.host, "Ada", { local: true }), await joined(table.host, "Bo")];
  await table.start();
  const { cuts } = await me.ask({ do: "sync", cuts: 0, at: 0 });
  await me.ask({ do: "play", action: 1, cuts, at: 0 });
  await bo.ask({ do: "play", action: 2, cuts, at: 1 });
  await bo.ask({ do: "undo" });
  bots = true;
  await until(() => me.room().tokens === 4);
  assert.equal(me.room().vote?.seat, 1);
  await me.ask({ do: "agree", yes: true });
  assert.deepEqual(table.engine.tokens(), [1]);

  const again = await bo.ask({ do: "sync", cuts: 0, at: 0 });
  await bo.ask({ do: "play", action: 0, cuts: again.cuts, at: 1 });
  await until(() => me.room().tokens === 4);
  await bo.ask({ do: "undo" });
  await until(() => me.room().vote?.seat === 1);
  await me.ask({ do: "play", action: 2, cuts: again.cuts, at: 4 });
  await until(() => me.room().vote === null);
  assert.deepEqual(table.engine.tokens().slice(0, 5), [1, 0, 7, 7, 2]);
  table.host.end();
  for (const guest of [me, bo]) guest.end();
});

test("who is sent away is asked no more, and two who ask at once ask one question", async () => {
  const { host, start, engine } = opened(["human", "open", "open"]);
  const people = [await joined(host, "Ada", { local: true }), await joined(host, "Bo"), await joined(host, "Cy")];
  const [me, bo, cy] = people;
  await start();
  const { cuts } = await me.ask({ do: "sync", cuts: 0, at: 0 });
  await me.ask({ do: "play", action: 1, cuts, at: 0 });
  await bo.ask({ do: "play", action: 2, cuts, at: 1 });
  await Promise.all([me.ask({ do: "undo" }), bo.ask({ do: "undo" })]);
  await until(() => cy.room().vote?.seat === 0);
  assert.deepEqual(cy.room().vote.waiting, [1, 2]);
  await bo.ask({ do: "agree", yes: true });
  await host.kick(2);
  await until(() => me.room().vote === null);
  // It can be asked again, of those who are there.
  await bo.ask({ do: "undo" });
  await until(() => me.room().vote?.seat === 1);
  await host.kick(1);
  await until(() => me.room().vote === null);
  assert.deepEqual(engine.tokens().slice(0, 2), [1, 2]);
  host.end();
  for (const guest of people) guest.end();
});

test("who comes back with the token gets the seat back, from a bot too; nobody else does", async () => {
  const { host, start, engine } = opened(["human", "open"]);
  const me = await joined(host, "Ada", { local: true });
  const bo = await joined(host, "Bo");
  await start();
  bo.wire.close();
  await until(() => !me.room().seats[1].here);
  await host.playFor(1, "bot");
  const { cuts } = await me.ask({ do: "sync", cuts: 0, at: 0 });
  await me.ask({ do: "play", action: 1, cuts, at: 0 });
  await until(() => engine.tokens().length === 2);
  assert.deepEqual(engine.tokens(), [1, 7]);
  const thief = await joined(host, "Bo", { token: "A".repeat(22) });
  assert.equal(thief.room().you, null);
  const back = await joined(host, "Bo", { token: bo.seen.token });
  assert.equal(back.room().you, 1);
  await until(() => back.room().seats[1].kind === "human");
  // The same guest in another window.
  const twice = await joined(host, "Bo", { token: bo.seen.token });
  await until(() => back.seen.bye === "elsewhere");
  assert.equal(twice.room().you, 1);
  host.end();
  for (const guest of [me, bo, thief, back, twice]) guest.end();
});

test("a guest's own earlier connection does not send it away", async () => {
  const bo = guestOf("Bo", "", null);
  const [first, second, third] = [0, 1, 2].map(() => {
    const sent = [];
    const made = createChannel({ send: (text) => sent.push(JSON.parse(text).do), close() {} });
    return { ...made, sent };
  });
  bo.attach(first.channel);
  bo.attach(second.channel);
  // What was said over the first arrived last: the host takes the second for another window.
  second.receive(JSON.stringify({ bye: "elsewhere", protocol: PROTOCOL }));
  assert.equal(bo.seen.bye, "");
  bo.attach(third.channel);
  assert.deepEqual(third.sent, ["hello"]);
  bo.end();
});

test("a guest that the host cannot greet looks for it again", async () => {
  const bo = guestOf("Bo", "", null);
  let closed = false;
  const { channel, receive } = createChannel({ send() {}, close: () => (closed = true) });
  bo.attach(channel);
  receive(JSON.stringify({ re: 1, fault: { id: "engine-broke", args: {} } }));
  await until(() => closed);
  assert.equal(bo.seen.connected, false);
  bo.end();
});

test("a host of another version is told of once, and its connection is closed", async () => {
  const bo = guestOf("Bo");
  const attach = () => {
    const made = createChannel({ send() {}, close: () => (made.closedHere = true) });
    const done = bo.attach(made.channel);
    made.receive(JSON.stringify({ bye: "version", protocol: PROTOCOL + 1 }));
    return done.then(() => made);
  };
  assert.equal((await attach()).closedHere, true);
  assert.equal(bo.seen.bye, "version");
  bo.end();
});

test("a late guest watches, and takes over a bot's seat when the next round begins", async () => {
  const { host, start } = opened(["human", BOT]);
  const me = await joined(host, "Ada", { local: true });
  await start();
  const late = await joined(host, "Cy");
  assert.equal(late.room().you, null);
  await late.ask({ do: "sit", seat: 0 });
  assert.equal(late.room().wanted, null);
  await late.ask({ do: "sit", seat: 1 });
  await until(() => late.room().wanted === 1);
  let { cuts, snapshot } = await me.ask({ do: "sync", cuts: 0, at: 0 });
  while (snapshot.view.round === 1) {
    ({ cuts, snapshot } = await me.ask({ do: "play", action: 0, cuts, at: snapshot.session.tokens }));
    if (snapshot.view.to_act === 1) await me.moved({ cuts, at: snapshot.session.tokens }, new AbortController().signal);
    ({ cuts, snapshot } = await me.ask({ do: "sync", cuts, at: snapshot.session.tokens }));
  }
  await until(() => late.room().you === 1);
  assert.equal(late.room().seats[1].name, "Cy");
  host.end();
  me.end();
  late.end();
});

test("kick, swap and rename", async () => {
  const { host } = opened(["human", "open", "open"]);
  const me = await joined(host, "Ada", { local: true });
  const bo = await joined(host, "Bo");
  host.swap(0, 1);
  await until(() => bo.room().you === 0 && me.room().you === 1);
  await bo.ask({ do: "name", name: "  Bob\u202e " });
  await until(() => me.room().seats[0].name === "Bob");
  await host.kick(0);
  await until(() => bo.seen.bye === "kicked");
  assert.equal(me.room().seats[0].kind, "open");
  host.end();
  me.end();
  bo.end();
});

test("when the clock runs out a bot makes that one decision", async () => {
  const { host, start, engine } = opened(["human", "open"], { host: { clock: 1 } });
  const me = await joined(host, "Ada", { local: true });
  await start();
  await until(() => engine.tokens().length > 0);
  await until(() => me.room().seats[0].kind === "human");
  assert.equal(engine.tokens()[0], 7);
  host.end();
  me.end();
});

test("gestures reach everybody, and not too many of them", async () => {
  const { host } = opened(["human", "open"]);
  const me = await joined(host, "Ada", { local: true });
  const bo = await joined(host, "Bo");
  for (let at = 0; at < 5; at++) await bo.ask({ do: "gesture", what: "bravo" });
  await until(() => me.seen.gestures.length > 0);
  assert.deepEqual(me.seen.gestures, [["bravo", 1]]);
  host.end();
  me.end();
  bo.end();
});

const HELLO = JSON.stringify({ number: 1, do: "hello", protocol: PROTOCOL, name: "Eve", token: "" });
/** What a hostile guest sends, and how it is sent away. */
const HOSTILE = {
  "no JSON": [["{"], "junk"],
  "a megabyte": [["x".repeat(1_000_000)], "junk"],
  "a play before the greeting": [['{"number":1,"do":"play","action":0,"cuts":1,"at":0}'], "junk"],
  "an unknown command": [[HELLO, '{"number":2,"do":"open","record":""}'], "junk"],
  "a command of every object": [[HELLO, '{"number":2,"do":"constructor"}'], "junk"],
  "a wrong type": [[HELLO, '{"number":2,"do":"play","action":"0","cuts":1,"at":0}'], "junk"],
  "another version": [[HELLO.replace(`"protocol":${PROTOCOL}`, '"protocol":99')], "version"],
  "a flood": [[HELLO, ...Array.from({ length: 100 }, (_, at) => `{"number":${at + 2},"do":"room"}`)], "flood"],
};
for (const [name, [texts, bye]] of Object.entries(HOSTILE))
  test(`hostile: ${name} ends the connection with one clear line, and harms nobody`, async () => {
    const { host, start, engine } = opened(["human", "open", BOT]);
    const me = await joined(host, "Ada", { local: true });
    await start();
    const [here, there] = pipe();
    const said = [];
    let closed = false;
    here.onMessage((text) => said.push(text));
    here.onClose(() => (closed = true));
    host.join(there);
    for (const text of texts) here.send(text);
    await until(() => closed);
    assert.equal(said.filter((text) => text.includes('"bye"')).length, 1);
    assert.equal(readHostMessage(said.at(-1)).bye, bye);
    assert.deepEqual(engine.tokens(), []);
    assert.equal((await me.ask({ do: "sync", cuts: 0, at: 0 })).snapshot.view.to_act, 0);
    host.end();
    me.end();
  });

test("names that the page would not take are none", () => {
  const named = (name) => readRequest(JSON.stringify({ number: 1, do: "name", name }))?.request.name;
  assert.equal(named("bot:5"), "");
  assert.equal(named(" A\u202eda\n"), "Ada");
  assert.equal(named("x".repeat(900)).length, 40);
  assert.equal(readRequest(" ".repeat(LONGEST_REQUEST)), null);
});

test("a room that is none is not shown", () => {
  const { host } = opened();
  const room = host.room();
  assert.deepEqual(readHostMessage(JSON.stringify({ room })), { room });
  for (const wrong of [
    { seats: [] },
    { phase: "won" },
    { you: 9 },
    { number: -1 },
    { vote: { seat: 0, waiting: ["1"] } },
  ])
    assert.equal(readHostMessage(JSON.stringify({ room: { ...room, ...wrong } })), null);
  host.end();
});
