// A host that leaves the game: what was asked for before reaches the engine no more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { joined, opened, until } from "./friends_table.mjs";

test("what waits in the queue when the host leaves never reaches the engine", async () => {
  const asked = [];
  let goOn = () => {};
  const table = opened(["human", "open", "open"], {
    host: {
      async ask(request) {
        asked.push(request.do);
        if (request.do === "play") await new Promise((done) => (goOn = done));
        return table.engine.ask(request);
      },
    },
  });
  const people = [await joined(table.host, "Ada", { local: true }), await joined(table.host, "Bo")];
  const [me, bo] = people;
  await table.start();
  const { cuts } = await me.ask({ do: "sync", cuts: 0, at: 0 });
  void me.ask({ do: "play", action: 1, cuts, at: 0 });
  await until(() => asked.at(-1) === "play");
  void bo.ask({ do: "sync", cuts, at: 0 });
  void bo.ask({ do: "log" });
  const kicked = table.host.kick(1).catch(({ message }) => message);
  const before = asked.length;
  const ended = table.host.end();
  goOn();
  await ended;
  assert.equal(await kicked, "no-session");
  assert.deepEqual(asked.slice(before), []);
  for (const guest of people) guest.end();
});
