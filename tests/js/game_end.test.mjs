// The personal record: the most points of a person in earlier games with as many players.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { bestBefore } = await import("../../web/js/controllers/game_end.js");

const entry = (id, points, more = {}) => ({
  id,
  game: "a",
  kinds: ["human", "bot:1"],
  points,
  winners: [0],
  counted: [],
  profile: "",
  ...more,
});
const now = { id: "now", game: "a", players: 2, profile: "" };

test("bots, this game, other games and other tables do not count", () => {
  const others = [
    entry("now", [90, 1]),
    entry("b", [80, 1], { game: "b" }),
    entry("c", [70, 1, 1], { kinds: ["human", "bot:1", "bot:1"] }),
  ];
  assert.equal(bestBefore(others, now), null);
  assert.equal(bestBefore([...others, entry("d", [12, 60]), entry("e", [9, 2])], now), 12);
});

test("each profile of the device has a record of its own", () => {
  const entries = [
    entry("a", [40, 1], { profile: "ada" }),
    entry("b", [30, 1], { profile: "bo" }),
    entry("c", [50, 1]),
  ];
  assert.equal(bestBefore(entries, { ...now, profile: "bo" }), 30);
  assert.equal(bestBefore(entries, { ...now, profile: "new" }), null);
});
