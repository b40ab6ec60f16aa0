// What a page is told of a table with friends that it hosts or has joined.

import assert from "node:assert/strict";
import { test } from "node:test";
import { device } from "./friends_device.mjs";
import { newToken, until } from "./friends_table.mjs";

const { BrokenEntry } = await import("../../web/js/storage/saved_game.js");
const { createHosting } = await import("../../web/js/friends/hosting.js");
const { createParty } = await import("../../web/js/friends/party.js");
const { friendsState } = await import("../../web/js/friends/state.js");

const SETUP = {
  game: "tiny",
  count: 3,
  seats: [
    { name: "Ada", kind: "human" },
    { name: "", kind: "human" },
    { name: "", kind: "bot:1" },
  ],
  first: 0,
  seed: "",
  practice: false,
  tempers: "none",
  options: {},
};

/** A page that hosts a game which has been dealt. */
async function hosts(options) {
  const here = device(options);
  const party = createParty(here.parts);
  const friends = () => friendsState.of(here.parts.store.get());
  await party.open(SETUP);
  await until(() => friends().connected, "the lobby");
  await party.deal();
  await until(() => friends().room?.phase === "playing", "the deal");
  return { ...here, party, friends, id: friends().room.id };
}

test("when another tab takes a hosted game over, its table tells so instead of waiting for an answer", async () => {
  const { seen, friends, party, id } = await hosts();
  seen.onLost();
  assert.deepEqual(seen.lost, [id]);
  assert.equal(friends().room, null);
  assert.equal(friends().trouble, "elsewhere");
  party.end();
});

test("whoever sees somebody else's cards has a game of practice, stored before they see them", async () => {
  const here = device();
  const hosting = createHosting(here.parts, { onLost() {}, onPaused: async () => {}, onHanded() {} });
  const seats = [
    { name: "Ada", kind: "human", token: newToken() },
    { name: "Bo", kind: "human", token: newToken() },
  ];
  await hosting.open({ game: "tiny", seats, own: 1 }, { first: 0, seed: "", practice: false, options: {} });
  await hosting.deal();
  const [game] = here.games.values();
  assert.equal(game.practice, false);
  let answer = () => {};
  here.gate.answers = new Promise((done) => (answer = done));
  const done = hosting.now().playFor(0, "host");
  await until(() => here.seen.asked.at(-1) === "open");
  assert.equal(hosting.now().room().seats[0].standIn, "", "nobody plays before it is stored");
  answer();
  await done;
  assert.equal(hosting.now().room().seats[0].standIn, "host");
  assert.equal(here.games.get(game.id).practice, true);
  await hosting.end();
});

test("a deal that the engine cannot make is told, and the lobby is as it was", async () => {
  const here = device();
  const party = createParty(here.parts);
  const friends = () => friendsState.of(here.parts.store.get());
  await party.open(SETUP);
  await until(() => friends().connected, "the lobby");
  here.gate.fault = { id: "bad-setup", args: {} };
  await party.deal();
  assert.deepEqual(here.seen.notices, ["fault-bad-setup"]);
  await until(() => friends().room.phase === "lobby");
  assert.equal(friends().room.seats[1].kind, "open");
  here.gate.fault = null;
  await party.deal();
  await until(() => friends().room.phase === "playing");
  party.end();
});

test("a hosted game that is left for another while it opens is no game of this device alone", async () => {
  const here = await hosts();
  await here.party.end();
  let answer = () => {};
  here.gate.answers = new Promise((done) => (answer = done));
  const source = here.party.source(here.id);
  await until(() => here.seen.asked.at(-1) === "open");
  const other = here.parts.acquireSession(() => {});
  answer();
  await other;
  assert.equal(await source, null);
  assert.deepEqual(here.seen.failed, []);
});

const UNOPENED = {
  "a browser whose storage does not answer": [
    "storage-silent-game",
    ({ parts }) => (parts.storage.claimGame = () => Promise.reject()),
  ],
  "a game that is gone meanwhile": ["table-lost", ({ parts }) => (parts.storage.claimGame = async () => undefined)],
  "a damaged entry": ["fault-entry", ({ parts }) => (parts.storage.claimGame = async (id) => new BrokenEntry(id, {}))],
  "an engine that breaks": [
    "fault-engine-broke",
    ({ gate }) => (gate.fault = { id: "engine-broke", args: { what: "" } }),
  ],
};
for (const [name, [notice, happens]] of Object.entries(UNOPENED))
  test(`a hosted game that cannot be resumed is told at its table: ${name}`, async () => {
    const here = await hosts();
    here.party.end();
    happens(here);
    assert.equal(await here.party.source(here.id), null);
    assert.deepEqual(here.seen.failed, [[here.id, notice]]);
    assert.equal(here.friends().role, "");
  });

test("what fails while nobody waits for it is told, as long as there is a table", async () => {
  const here = await hosts();
  here.gate.fault = { id: "bad-setup", args: {} };
  here.party.kick(1);
  await until(() => here.seen.notices.length > 0);
  assert.deepEqual(here.seen.notices, ["fault-bad-setup"]);
  here.party.kick(2);
  here.party.end();
  await new Promise((done) => setTimeout(done, 10));
  assert.deepEqual(here.seen.notices, ["fault-bad-setup"]);
});
