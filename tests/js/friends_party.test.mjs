// What a page is told of a table with friends that it hosts or has joined.

import assert from "node:assert/strict";
import { test } from "node:test";
import { device } from "./friends_device.mjs";
import { until } from "./friends_table.mjs";

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
