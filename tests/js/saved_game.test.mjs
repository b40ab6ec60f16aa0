// What an entry of the games' database is worth: a game, one that is repaired, or a broken one.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BrokenEntry,
  gameFromRecord,
  isKnownGame,
  newGame,
  newGameId,
  openRequest,
  readEntry,
  savedGameAfter,
} from "../../web/js/storage/saved_game.js";

const SEATS = [
  { name: "Ada", kind: "human" },
  { name: "", kind: "bot:greedy" },
];
const GAME = {
  id: "one",
  game: "kabale",
  title: "",
  seats: SEATS,
  practice: false,
  spoiled: false,
  hints: 0,
  daily: "",
  begun: false,
  options: {},
  record: '[Game "kabale"]\n',
  deal: null,
  tokens: 9,
  round: 2,
  over: false,
  scores: [],
  winners: [],
  created: 1,
  changed: 2,
  writer: "tab",
  due: false,
  challenge: "",
  profile: "",
  saves: 3,
};
const read = (changes) => readEntry("one", { ...GAME, ...changes });

test("a sound game is read as it is, with what a later build has to say of it", () => {
  assert.deepEqual(read({}), GAME);
  assert.deepEqual(read({ more: { to: "say" } }), { ...GAME, more: { to: "say" } });
  const adel = { game: "adel", record: '[Game "adel"]\n' };
  assert.deepEqual(read(adel), { ...GAME, ...adel });
  assert.ok(!(read({ record: "" }) instanceof BrokenEntry));
});

const BROKEN = {
  null: null,
  undefined: undefined,
  "an empty object": {},
  "a list": [],
  "a text": "a game",
  "a number": 7,
  "no seats": { ...GAME, seats: null },
  "odd seats": { ...GAME, seats: [null, 7] },
  "one seat": { ...GAME, seats: SEATS.slice(0, 1) },
  "too many seats": { ...GAME, seats: Array(9).fill(SEATS[0]) },
  "no record": { ...GAME, record: undefined },
  "an odd record": { ...GAME, record: { deep: [] } },
  "no game": { ...GAME, game: 3 },
  "an unknown game": { ...GAME, game: "chess" },
  "another game than the record's": { ...GAME, game: "adel" },
  "a record whose game has a longer name": { ...GAME, record: '[Game "kabale2"]\n' },
  "a record that is headed otherwise": { ...GAME, game: "kabale", record: '{[Game "kabale"]}\n[Game "adel"]\n' },
  "no name of a game": { ...GAME, game: undefined },
};
const ODD_GAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "Kabale", "", null, true, ["kabale"]];
for (const game of ODD_GAMES)
  for (const record of ["", GAME.record])
    BROKEN[`${JSON.stringify(game)} with ${record.length} letters`] = { ...GAME, game, record };

for (const [what, value] of Object.entries(BROKEN)) {
  test(`${what} is a broken entry, kept as it lies there`, () => {
    const entry = readEntry("odd", value);
    assert.ok(entry instanceof BrokenEntry);
    assert.deepEqual([entry.id, entry.key, entry.value], ["odd", "odd", value]);
  });
}

test("keys that no address can name are broken entries with names of their own", () => {
  const ids = [1, "1 2", "", 'a"b', [1, 2], "x".repeat(65)].map((key) => {
    const entry = readEntry(key, GAME);
    assert.ok(entry instanceof BrokenEntry);
    return entry.id;
  });
  assert.equal(new Set(ids).size, ids.length);
  assert.notEqual(readEntry(1, GAME).id, readEntry("1", GAME).id);
});

const REPAIRED = [
  ["a date that is none", { changed: "yesterday", created: null }, { changed: 0, created: 0 }],
  ["a date out of bounds", { changed: 1e300 }, { changed: GAME.created }],
  ["scores that are none", { over: true, scores: "many" }, { over: false, scores: [] }],
  ["too few scores", { over: true, scores: [4] }, { over: false, scores: [4] }],
  ["odd numbers", { tokens: -1, round: "first", saves: "x" }, { tokens: 0, round: 1, saves: 0 }],
  ["odd hints", { hints: -1 }, { hints: 0 }],
  ["odd flags", { practice: 1, spoiled: "yes", due: {} }, { practice: false, spoiled: false, due: false }],
  ["an odd writer", { writer: 5 }, { writer: "" }],
  ["an odd challenge", { challenge: "a b", profile: 3 }, { challenge: "", profile: "" }],
  ["a title that is none", { title: { a: 1 } }, { title: "" }],
  ["odd options", { options: { goal: 7, edition: "hig" } }, { options: { edition: "hig" } }],
  ["another id", { id: "else" }, { id: "one" }],
];

for (const [what, changes, wanted] of REPAIRED) {
  test(`${what}: repaired, because only lists need it`, () => {
    assert.deepEqual(read(changes), { ...GAME, ...wanted });
  });
}

test("names become harmless, and nobody is called as records call bots", () => {
  const seats = [
    { name: 5, kind: "human" },
    { name: "bot:greedy", kind: "human" },
    { name: "A\u202eda", kind: "human" },
  ];
  assert.deepEqual(
    read({ seats }).seats.map(({ name }) => name),
    ["", "", "Ada"],
  );
});

test("who has won is read, or follows from the points where an early build did not say it", () => {
  const over = { over: true, scores: [10, 12] };
  assert.deepEqual(read({ ...over, winners: [0] }).winners, [0]);
  assert.deepEqual(read({ ...over, winners: undefined }).winners, [1]);
  assert.deepEqual(read({ ...over, winners: [7] }).winners, [1]);
  assert.deepEqual(read({ ...over, scores: [12, 12], winners: [] }).winners, [0, 1]);
  assert.deepEqual(read({ winners: [0] }).winners, []);
});

test("only a game that is not dealt yet says how to deal it", () => {
  const deal = { first: 1, seed: 7, options: { goal: "7" } };
  assert.deepEqual(read({ record: "", deal }).deal, deal);
  assert.deepEqual(read({ record: "", deal: "soon" }).deal, { first: null, seed: null, options: {} });
  assert.equal(read({ deal }).deal, null);
});

test("new ids are such that an address can name them", () => {
  const ids = Array.from({ length: 100 }, newGameId);
  assert.equal(new Set(ids).size, 100);
  assert.ok(ids.every((id) => /^[\w-]{1,64}$/.test(id)));
  assert.ok(isKnownGame("kabale"));
  assert.ok(!isKnownGame("toString"));
});

test("a new game is dealt as it was set up, and reads back the same", () => {
  const deal = { first: 1, seed: 7, options: { goal: "8" } };
  const game = newGame({ game: "adel", seats: SEATS, options: deal.options, practice: true, deal });
  assert.deepEqual(readEntry(game.id, structuredClone(game)), game);
  assert.deepEqual(openRequest(game, 0), {
    do: "new",
    game: "adel",
    seats: SEATS,
    practice: true,
    seat: 0,
    ...deal,
    own: [],
  });
  assert.deepEqual([game.record, game.over, game.round, game.saves], ["", false, 1, 0]);
  assert.ok(game.created > 0 && game.changed === game.created);
});

test("a game from a record continues from it, and a finished one keeps its winners", () => {
  const { record } = GAME;
  const checked = {
    game: "kabale",
    record,
    seats: SEATS,
    tokens: 9,
    round: 6,
    over: true,
    scores: [5, 5],
    winners: [1],
  };
  const game = gameFromRecord(checked, { title: "Monday" });
  assert.deepEqual([game.over, game.scores, game.winners, game.title, game.deal], [true, [5, 5], [1], "Monday", null]);
  assert.equal(openRequest(game, null).do, "open");
});

test("a snapshot makes the next version of the game, due once it is over", () => {
  const session = {
    record: `${GAME.record}more`,
    tokens: 10,
    scores: [1, 2],
    practice: false,
    practice_by_undo: false,
    undo: { allowed: false, reason: "nothing", practice: false },
    seats: GAME.seats.map(({ kind }) => ({ name: "", kind: kind === "human" ? kind : "bot:2:builder" })),
  };
  const next = savedGameAfter(GAME, { session, view: { round: 6, over: true, winners: [1] } });
  assert.deepEqual([next.saves, next.due, next.winners, next.round], [GAME.saves + 1, true, [1], 6]);
  assert.deepEqual(
    next.seats,
    GAME.seats.map(({ name, kind }) => ({ name, kind: kind === "human" ? kind : "bot:2:builder" })),
    "names stay as typed; the engine has drawn the tempers",
  );
  const running = savedGameAfter(GAME, { session, view: { round: 3, over: false, winners: [] } });
  assert.deepEqual([running.due, running.begun], [false, false]);
  const undo = { allowed: true, reason: null, practice: false };
  const begun = savedGameAfter(running, {
    session: { ...session, undo },
    view: { round: 3, over: false, winners: [] },
  });
  assert.deepEqual(
    [begun.begun, savedGameAfter(begun, { session, view: { round: 3, over: false, winners: [] } }).begun],
    [true, true],
  );
});
