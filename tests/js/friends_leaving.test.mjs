// Who is away, and who leaves for good: others play on for them, and another device may become the host.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readEstate } from "../../web/js/friends/estate.js";
import { pipe, randomOf } from "./friends_pipe.mjs";
import { BOT, joined, opened, playOn, until } from "./friends_table.mjs";

const WHOLE = { cuts: Number.MAX_SAFE_INTEGER, at: 0 };

test("the host plays for who is away: openly, and only until they are back", async () => {
  const { host, start, engine } = opened(["human", "open"]);
  const me = await joined(host, "Ada", { local: true });
  const bo = await joined(host, "Bo");
  await start();
  await host.playFor(1, "host");
  assert.equal(me.room().seats[1].standIn, "", "nobody plays for who is there");
  bo.wire.close();
  await until(() => !me.room().seats[1].here);
  await host.playFor(1, "host");
  let { cuts, snapshot } = await me.ask({ do: "sync", ...WHOLE });
  assert.equal(snapshot.session.practice, true);
  assert.equal(me.room().seats[1].standIn, "host");
  assert.equal(snapshot.view.seat, 0);
  await me.ask({ do: "play", action: 1, cuts, at: 0 });
  await until(() => me.room().you === 1);
  ({ cuts, snapshot } = await me.ask({ do: "sync", ...WHOLE }));
  assert.equal(snapshot.view.secret, "secret-1");
  await me.ask({ do: "play", action: 2, cuts, at: 1 });
  await until(() => me.room().you === 0);
  assert.deepEqual(engine.tokens(), [1, 2]);
  await me.ask({ do: "play", action: 0, cuts, at: 2 });
  const back = await joined(host, "Bo", { token: bo.seen.token });
  await until(() => me.room().you === 0 && me.room().seats[1].standIn === "");
  // The seat is Bo's again: what the host chose for it is void.
  await me.ask({ do: "play", action: 0, cuts, at: 3 });
  assert.equal(engine.tokens().length, 3);
  await back.ask({ do: "play", action: 1, cuts, at: 3 });
  assert.deepEqual(engine.tokens(), [1, 2, 0, 1]);
  for (const one of [host, me, bo, back]) one.end();
});

test("a host may change its mind about who plays for somebody", async () => {
  const { host, start, engine } = opened(["human", "open"]);
  const me = await joined(host, "Ada", { local: true });
  const bo = await joined(host, "Bo");
  await start();
  bo.wire.close();
  await until(() => !me.room().seats[1].here);
  for (const who of ["bot", "host", ""]) {
    await host.playFor(1, who);
    await until(() => me.room().seats[1].standIn === who);
    assert.equal((await engine.ask({ do: "snapshot" })).session.seats[1].kind, who === "bot" ? BOT : "human");
  }
  for (const one of [host, me, bo]) one.end();
});

/** A table whose host can hand over; its game is one that the page knows. */
function heritable(length) {
  const game = (record) => ({ id: "g1", game: "kabale", record, tokens: 0, seats: table.host.plans() });
  const handed = { done: false };
  const table = opened(["human", "open", "open", BOT], {
    engine: { length, game: "kabale" },
    host: { stored: () => game(table.kept.at(-1)), onHanded: () => (handed.done = true) },
  });
  return { ...table, handed };
}

test("another device hosts if all agree, with the whole game; and everybody goes on there", async () => {
  const random = randomOf(5);
  const old = heritable(20);
  const me = await joined(old.host, "Ada", { local: true });
  const [bo, cy] = [await joined(old.host, "Bo"), await joined(old.host, "Cy")];
  await old.start();
  const { cuts } = await me.ask({ do: "sync", ...WHOLE });
  await me.ask({ do: "play", action: 1, cuts, at: 0 });
  old.host.offer(1);
  await until(() => cy.room().vote?.what === "host");
  await cy.ask({ do: "agree", yes: false });
  await until(() => bo.room().vote === null);
  assert.equal(bo.seen.estate, null);

  old.host.offer(1);
  await until(() => bo.room().vote && cy.room().vote);
  await bo.ask({ do: "agree", yes: true });
  void cy.ask({ do: "agree", yes: true });
  await until(() => bo.seen.estate);
  // While the game travels nothing is played; what is chosen then is played by the next host.
  void bo.ask({ do: "play", action: 2, cuts, at: 1 });
  assert.equal(cy.seen.estate, null, "nobody else gets the game");
  void bo.ask({ do: "inherited" });
  await until(() => bo.seen.bye === "handed" && cy.seen.bye === "handed" && old.handed.done);
  assert.deepEqual(old.engine.tokens(), [1]);

  const { game, entry } = await readEstate(JSON.parse(JSON.stringify(bo.seen.estate)), BOT);
  assert.equal(game.practice, true);
  const seats = game.seats.map((plan, at) => ({ ...plan, token: entry.tokens[at] }));
  for (const seat of seats) if (seat.token) seat.kind = "human";
  const next = opened([], {
    engine: { length: 20, game: "kabale" },
    host: { seats, own: entry.own, cuts: entry.cuts, identity: entry.identity },
  });
  const boHosts = await joined(next.host, "Bo", { local: true });
  const [here, there] = pipe();
  next.host.join(there);
  await cy.attach(here);
  await until(() => cy.connected());
  const plans = [{ name: "Ada", kind: "human" }, ...game.seats.slice(1)];
  await next.host.start("g1", { do: "open", record: game.record, practice: true, seats: plans });
  // The former host's seat is a bot's now, and it may come back as a guest.
  assert.deepEqual(
    next.host.room().seats.map(({ kind, host }) => [kind, host]),
    [
      [BOT, false],
      ["human", true],
      ["human", false],
      [BOT, false],
    ],
  );
  assert.equal((await boHosts.ask({ do: "sync", ...WHOLE })).cuts, cuts);
  await boHosts.ask({ do: "play", action: 2, cuts, at: 1 });
  const played = await Promise.all([boHosts, cy].map((guest) => playOn(guest, random)));
  const tokens = next.engine.tokens();
  assert.equal(tokens.length, 20);
  assert.deepEqual(tokens.slice(0, 2), [1, 2]);
  for (const [at, { decided }] of played.entries())
    assert.deepEqual(
      decided,
      tokens.flatMap((what, token) => (token > 1 && token % 4 === at + 1 ? [[token, what]] : [])),
    );
  for (const one of [next.host, me, bo, cy, boHosts]) one.end();
});

test("whoever asks the others is told what came of it", async (t) => {
  const table = heritable(20);
  const people = [
    await joined(table.host, "Ada", { local: true }),
    await joined(table.host, "Bo"),
    await joined(table.host, "Cy"),
  ];
  const [me, bo, cy] = people;
  t.after(() => [table.host, ...people].map((one) => one.end()));
  await table.start();
  const { cuts } = await me.ask({ do: "sync", ...WHOLE });
  await me.ask({ do: "play", action: 1, cuts, at: 0 });
  const said = () => people.map(({ seen }) => seen.outcomes.splice(0));

  await me.ask({ do: "undo" });
  await me.ask({ do: "agree", yes: false });
  assert.deepEqual(said(), [[], [], []], "withdrawn");
  await me.ask({ do: "undo" });
  await bo.ask({ do: "agree", yes: false });
  await until(() => me.seen.outcomes.length > 0);
  assert.deepEqual(said(), [["undo-refused"], [], []]);
  table.host.offer(1);
  await cy.ask({ do: "agree", yes: false });
  await until(() => me.seen.outcomes.length > 0);
  assert.deepEqual(said(), [["host-refused"], [], []]);

  table.host.offer(1);
  await bo.ask({ do: "agree", yes: true });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  await cy.ask({ do: "agree", yes: true });
  while (!bo.seen.estate) await new Promise((done) => setImmediate(done));
  t.mock.timers.tick(10_000);
  while (me.seen.outcomes.length === 0) await new Promise((done) => setImmediate(done));
  t.mock.timers.reset();
  assert.deepEqual(said(), [["host-failed"], [], []]);
  await bo.ask({ do: "play", action: 2, cuts, at: 1 });
  assert.deepEqual(table.engine.tokens(), [1, 2], "the game goes on where it was");
});

test("a host that leaves while it hands over waits for nobody", async () => {
  const table = heritable(20);
  const [me, bo] = [await joined(table.host, "Ada", { local: true }), await joined(table.host, "Bo")];
  await table.start();
  table.host.offer(1);
  await until(() => bo.room().vote?.what === "host");
  await bo.ask({ do: "agree", yes: true });
  await until(() => bo.seen.estate);
  let ended = false;
  void table.host.end().then(() => (ended = true));
  await until(() => ended);
  assert.equal(table.handed.done, false);
  for (const guest of [me, bo]) guest.end();
});

test("a bequest is read like anything from outside", async () => {
  const old = heritable(20);
  const me = await joined(old.host, "Ada", { local: true });
  const bo = await joined(old.host, "Bo");
  await old.start();
  old.host.offer(1);
  await until(() => bo.room().vote?.what === "host");
  await bo.ask({ do: "agree", yes: true });
  await until(() => bo.seen.estate);
  const { estate } = bo.seen;
  void bo.ask({ do: "inherited" });
  assert.ok(await readEstate(estate, BOT));
  for (const wrong of [
    { game: null },
    { game: { ...estate.game, game: "chess" } },
    { game: { ...estate.game, record: "" } },
    { identity: { ...estate.identity, key: "" } },
    { seat: 0 },
    { seat: -1 },
    { tokens: "" },
    { cuts: 0.5 },
  ])
    assert.equal(await readEstate({ ...estate, ...wrong }, BOT), null, JSON.stringify(wrong));
  for (const one of [old.host, me, bo]) one.end();
});
