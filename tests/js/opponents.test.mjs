// Opponents have levels and tempers, also those of other versions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultSetup, quickSetup, seatsToDeal, validateSetup } from "../../web/js/setup.js";
import { strongestBot } from "../../web/js/storage/statistics.js";
import { formatKind, kindName, opponentName, parseKind } from "../../web/js/words/opponents.js";

const t = (id, args) => (args ? `${id} ${Object.values(args).join(" ")}` : id);
const GAMES = [
  { name: "kabale", seats: [2, 3, 4], bots: ["1", "2", "3"], tempers: ["vengeful", "builder"], options: [] },
  { name: "plain", seats: [2, 3, 4], bots: ["1", "2", "3"], tempers: [], options: [] },
];

const kinds = (seats) => seats.map(({ kind }) => kind);

test("a kind is a level and perhaps a temper", () => {
  for (const kind of ["bot:3", "bot:3:vengeful"]) assert.equal(formatKind(parseKind(kind)), kind);
  assert.deepEqual(parseKind("human"), { level: "", temper: "" });
});

test("a bot of this version, an earlier one and another one have names", () => {
  const names = ["human", "bot:2", "bot:2:vengeful", "bot:greedy", "bot:9", "bot:oracle", "bot:2:unheard-of"];
  assert.deepEqual(
    names.map((kind) => kindName(kind, GAMES, t)),
    [
      "kind-human",
      "kind-bot level-bot-2",
      "kind-bot level-with-temper level-bot-2 temper-vengeful",
      "kind-bot level-bot-greedy",
      "kind-other",
      "kind-bot oracle",
      "kind-bot level-bot-2",
    ],
  );
  assert.equal(opponentName("human", GAMES, t), "");
});

test("newcomers meet the weakest bots", () => {
  const { seats, count } = defaultSetup(GAMES);
  assert.deepEqual(kinds(seats.slice(0, count)), ["human", "bot:1", "bot:1", "bot:1"]);
});

/** Without profiles. */
const NOBODY = { profiles: [], profile: "" };

test("the last level is remembered, and one of an earlier version has a successor", () => {
  const { setup } = { setup: defaultSetup(GAMES) };
  assert.equal(quickSetup({ ...NOBODY, setup, level: "bot:2" }, GAMES).seats[1].kind, "bot:2");
  assert.equal(quickSetup({ ...NOBODY, setup, level: "bot:greedy" }, GAMES).seats[1].kind, "bot:3");
  assert.equal(quickSetup({ ...NOBODY, setup, level: "bot:oracle" }, GAMES).seats[1].kind, "bot:1");
});

test("stored seats are checked one by one", () => {
  const seats = ["bot:2:vengeful", "bot:2:unheard-of", "bot:greedy:builder", "x", 7, null].map((kind) => ({ kind }));
  const valid = validateSetup({ ...defaultSetup(GAMES), seats }, GAMES);
  assert.deepEqual(kinds(valid.seats), ["bot:2:vengeful", "bot:2", "bot:3:builder", "bot:1"]);
});

test("tempers are drawn by the engine, left out, or chosen seat by seat", () => {
  const seats = ["human", "bot:1:builder", "bot:2"].map((kind) => ({ name: "", kind }));
  const dealt = (game, tempers) =>
    kinds(seatsToDeal({ ...defaultSetup(GAMES), game, count: 3, seats, tempers }, GAMES));
  assert.deepEqual(dealt("kabale", "lot"), ["human", "bot:1:lot", "bot:2:lot"]);
  assert.deepEqual(dealt("kabale", "none"), ["human", "bot:1", "bot:2"]);
  assert.deepEqual(dealt("kabale", "own"), ["human", "bot:1:builder", "bot:2"]);
  assert.deepEqual(dealt("plain", "lot"), ["human", "bot:1", "bot:2"]);
});

test("the strongest bot of a table is found by level, whatever its temper", () => {
  const strongest = (...kinds) => strongestBot({ game: "kabale", kinds }, GAMES);
  assert.equal(strongest("human", "bot:1", "bot:3:vengeful", "bot:2"), "bot:3:vengeful");
  assert.equal(strongest("human", "bot:greedy", "bot:1"), "bot:1");
  assert.equal(strongest("human", "human"), "");
});
