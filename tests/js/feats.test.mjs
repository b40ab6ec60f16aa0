// Feats: in which game somebody did something first, and what is collected over several.

import assert from "node:assert/strict";
import { test } from "node:test";

const { featsOf } = await import("../../web/js/progress/feats.js");

const GAMES = [
  { name: "toy", bots: ["1", "5"], feats: ["own"], collections: { sides: 3 } },
  { name: "other", bots: ["1", "5"], feats: ["never"], collections: {} },
];
let made = 0;
const next = () => {
  made += 1;
  return made;
};
const entry = (feats, more = {}) => ({
  id: `g${next()}`,
  game: "toy",
  when: made,
  kinds: ["human", "bot:1"],
  winners: [1],
  feats,
  counted: [{ sides: {} }, { sides: { a: 1, b: 1, c: 1 } }],
  ...more,
});
const found = (entries) => Object.fromEntries(featsOf(entries, GAMES).map((feat) => [feat.code, feat]));

test("a feat is dated by the first game that had it, and bots have none", () => {
  const [bot, first, again] = [entry([[], ["own", "by-one"]]), entry([["own"], []]), entry([["own"], []])];
  const { own, "by-one": byOne } = found([bot, first, again]);
  assert.deepEqual(own.first, { id: first.id, when: first.when });
  assert.equal(byOne.first, null);
});

test("the feats of a game that was not played are not told, and old entries have none", () => {
  assert.deepEqual(Object.keys(found([entry([])])), ["by-one", "from-behind", "strongest", "week", "own", "sides"]);
  assert.deepEqual(Object.keys(found([])), ["by-one", "from-behind", "strongest", "week"]);
});

test("a collection grows over games, and is dated by the one that completes it", () => {
  const with_ = (codes) => entry([], { counted: [{ sides: Object.fromEntries(codes.map((code) => [code, 2])) }, {}] });
  const [one, two, three] = [with_(["a"]), with_(["a", "b"]), with_(["c"])];
  assert.deepEqual([found([one, two]).sides.have, found([one, two]).sides.first], [2, null]);
  assert.equal(found([one, two, three, with_(["a"])]).sides.first.id, three.id);
});

test("the strongest bot is beaten by winning with it at the table", () => {
  const at = (kinds, winners) => found([entry([], { kinds, winners })]).strongest.first !== null;
  assert.ok(at(["human", "bot:5:cautious"], [0]));
  assert.ok(at(["human", "bot:5", "bot:1"], [0, 1]));
  assert.ok(!at(["human", "bot:5"], [1]));
  assert.ok(!at(["human", "bot:1"], [0]));
});

test("seven deals of the day in a row, of one game and none for practice, are a week", () => {
  const tries = Array.from({ length: 7 }, (_, day) => ({
    game: "toy",
    date: `2026-11-1${day}`,
    result: { counts: true },
  }));
  const week = (all) => featsOf([], GAMES, all).find(({ code }) => code === "week").first;
  assert.equal(week(tries).id, "daily-toy-2026-11-16");
  assert.equal(week(tries.with(3, { ...tries[3], game: "other" })), null);
  assert.equal(week(tries.with(6, { ...tries[6], result: { counts: false } })), null);
  assert.equal(week(tries.with(0, { ...tries[0], result: null })), null);
});
