// Who has the engine's one session: the game of a host, or another game on its device, and never both.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSessionOwner } from "../../web/js/engine/session_owner.js";
import { createHosting } from "../../web/js/friends/hosting.js";
import { entryOf } from "../../web/js/friends/seats.js";
import { device } from "./friends_device.mjs";
import { pipe } from "./friends_pipe.mjs";
import { BOT, guestOf, newToken, until } from "./friends_table.mjs";

/** A device that hosts, by what it is made of. */
function hostOf({ parts }) {
  const hosting = createHosting(parts, {
    onLost() {},
    onPaused: () => hosting.end("paused"),
    onHanded() {},
  });
  const join = async (guest) => {
    const [here, there] = pipe();
    hosting.join(there);
    await guest.attach(here);
    await until(() => guest.connected());
  };
  return { hosting, join };
}

const SEATS = [
  { name: "Ada", kind: "human", token: newToken() },
  { name: "", kind: "open", token: "" },
  { name: "", kind: BOT, token: "" },
];
const HOW = { first: 0, seed: "", practice: false, options: {} };
const WHOLE = { cuts: Number.MAX_SAFE_INTEGER, at: 0 };

test("another game on the host's device ends the hosted one, which goes on when it is opened again", async () => {
  const here = device();
  const { engine, games, gate } = here;
  const { asked } = here.seen;
  const { acquireSession, call } = here.parts;
  const { hosting, join } = hostOf(here);
  await hosting.open({ game: "tiny", seats: SEATS, own: 1 }, HOW);
  const bo = guestOf("Bo", SEATS[0].token, hosting.table());
  await join(bo);
  await hosting.deal();
  const [game] = games.values();
  const { cuts } = await bo.ask({ do: "sync", ...WHOLE });
  await bo.ask({ do: "play", action: 1, cuts, at: 0 });
  await until(() => games.get(game.id).tokens === 3);
  const { record } = games.get(game.id);

  let answer = () => {};
  gate.answers = new Promise((done) => (answer = done));
  void bo.ask({ do: "play", action: 2, cuts, at: 3 });
  await until(() => asked.at(-1) === "play");
  let mine = false;
  const acquired = acquireSession(() => {}).then(() => (mine = true));
  await until(() => bo.seen.bye === "paused");
  assert.equal(mine, false, "the engine is still at the other game's move");
  answer();
  await acquired;
  assert.equal(hosting.now(), null);

  // Another game has the engine now; what the guest goes on asking does not reach it.
  await call({ do: "new", seats: SEATS });
  const before = asked.length;
  void bo.ask({ do: "play", action: 0, cuts, at: 0 });
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(asked.length, before);
  assert.equal(games.get(game.id).record, record);

  await hosting.resume(entryOf(game.id), games.get(game.id));
  await hosting.goOn(game.id);
  await join(bo);
  // The move that got no answer is played now, once.
  await until(() => games.get(game.id).tokens === 6);
  assert.deepEqual(engine.tokens(), [1, 7, 7, 2, 7, 7]);
  for (const one of [hosting, bo]) one.end();
});

test("a host that deals ends the game that has the engine, before it asks anything", async () => {
  const here = device();
  const { asked } = here.seen;
  const { acquireSession } = here.parts;
  const { hosting } = hostOf(here);
  let ended = false;
  await acquireSession(async () => {
    assert.deepEqual(asked, []);
    await new Promise((done) => setTimeout(done, 5));
    ended = true;
  });
  await hosting.open({ game: "tiny", seats: SEATS, own: 0 }, HOW);
  assert.equal(ended, false, "nobody plays yet");
  await hosting.deal();
  assert.equal(ended, true);
  assert.equal(asked[0], "new");
  await hosting.end();
});

test("who has taken the session back ends nobody by taking it again", async () => {
  const acquireSession = createSessionOwner();
  const ended = [];
  const [one, other] = ["one", "other"].map((name) => () => ended.push(name));
  for (const who of [one, one, other, one]) await acquireSession(who);
  assert.deepEqual(ended, ["one", "other"]);
  // Who fails to end holds nobody up.
  await acquireSession(() => Promise.reject(new Error("broken")));
  await acquireSession(other);
  assert.deepEqual(ended, ["one", "other", "one"]);
});

test("what leads back to a hosted game is kept before the game is, and a rematch has its own", async () => {
  const here = device();
  const { hosting } = hostOf(here);
  const { saveGame } = here.parts.storage;
  const known = [];
  here.parts.storage.saveGame = (game) => {
    const { cuts = null } = entryOf(game.id) ?? {};
    known.push([game.record === "" ? "dealt" : "played", cuts]);
    return saveGame(game);
  };
  await hosting.open({ game: "tiny", seats: SEATS.toReversed(), own: 2 }, HOW);
  await hosting.deal();
  const [first] = here.games.keys();
  assert.equal(entryOf(first)?.cuts, 1);
  await hosting.deal();
  const [, second] = here.games.keys();
  assert.deepEqual(
    [first, second].map((id) => entryOf(id)?.cuts),
    [1, 2],
  );
  assert.deepEqual(
    known.filter(([what]) => what === "dealt").map(([, cuts]) => cuts),
    [0, 1],
  );
  assert.ok(known.every(([, cuts]) => cuts !== null));
  await hosting.end();
});
