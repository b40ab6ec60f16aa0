// Bots at a hosted table: one decides when somebody's time is up, and whatever fails is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createTurnClock } from "../../web/js/friends/turn_clock.js";
import { BOT, joined, opened, until } from "./friends_table.mjs";

/** A table at which one person decides again and again, and what its engine is asked. */
async function alone(t, before = async () => {}) {
  const asked = [];
  const faults = [];
  const table = opened(["human", "human"], {
    engine: { row: 4 },
    host: {
      clock: 1,
      onFault: ({ message }) => faults.push(message),
      async ask(request) {
        asked.push(request);
        await before(request);
        return table.engine.ask(request);
      },
    },
  });
  const me = await joined(table.host, "Ada", { local: true });
  t.after(() => {
    table.host.end();
    me.end();
  });
  await table.start();
  return { ...table, me, asked, faults };
}

const kinds = (requests) => requests.map(({ do: what, seats }) => [what, seats?.[0].kind]);
const ONCE = [
  ["reseat", BOT],
  ["think", undefined],
  ["reseat", "human"],
];

test("when time is up a bot makes one decision, though the same seat is asked again", async (t) => {
  const { asked, engine, me } = await alone(t);
  await until(() => me.room().tokens > 0);
  // What was chosen too late is not played.
  await me.ask({ do: "play", action: 1, cuts: 1, at: 0 });
  assert.equal(engine.tokens()[0], 7);
  assert.ok(!engine.tokens().includes(1));
  const decisions = asked.flatMap(({ do: what }, at) => (what === "think" ? [at] : []));
  for (const at of decisions) assert.deepEqual(kinds(asked.slice(at - 1, at + 2)), ONCE);
});

test("a bot that cannot decide leaves the seat to its person, and the time runs anew", async (t) => {
  let broken = true;
  const { asked, engine, faults, me } = await alone(t, async ({ do: what }) => {
    if (what !== "think" || !broken) return;
    broken = false;
    throw new Error("broken");
  });
  const before = asked.length;
  await until(() => faults.length > 0);
  assert.deepEqual(kinds(asked.slice(before, before + 3)), ONCE);
  assert.deepEqual(engine.tokens(), []);
  await until(() => me.room().tokens === 1);
  assert.deepEqual(faults, ["broken"]);
});

test("bots that the engine cannot let play are told of once, and asked again later", async (t) => {
  let broken = true;
  let tried = 0;
  const faults = [];
  const table = opened([BOT, "human"], {
    host: {
      own: 1,
      onFault: ({ message }) => faults.push(message),
      async ask(request) {
        if (request.do === "think" && ++tried > 0 && broken) throw new Error("broken");
        return table.engine.ask(request);
      },
    },
  });
  t.after(() => table.host.end());
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const soon = () => new Promise((done) => setImmediate(done));
  await table.start();
  await soon();
  assert.equal(tried, 1);
  t.mock.timers.tick(10_000);
  await soon();
  assert.equal(tried, 2);
  assert.deepEqual(faults, ["broken"]);
  broken = false;
  t.mock.timers.tick(10_000);
  await soon();
  assert.deepEqual(table.engine.tokens(), [7]);
});

test("whoever gets a seat back from a bot has the whole time for the same decision", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const up = [];
  let time = 0;
  const clock = createTurnClock({ seconds: 10, onTime: (seat) => up.push(seat), now: () => time });
  const pass = (ms) => {
    time += ms;
    t.mock.timers.tick(ms);
  };
  clock.follow(0, "1 0");
  pass(8000);
  clock.follow(0, "1 0");
  assert.equal(clock.left(), 2);
  clock.follow(null, "1 0");
  assert.equal(clock.left(), 0);
  pass(8000);
  clock.follow(0, "1 0");
  assert.equal(clock.left(), 10);
  pass(9000);
  assert.deepEqual(up, []);
  pass(1000);
  assert.deepEqual(up, [0]);
});
