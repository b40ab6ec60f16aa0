// Hints: asked for one's own decision, counted before they are shown, gone with the decision; and why they name a move.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import "./no_document.mjs";
import { createAdvisor } from "../../web/js/advice/advisor.js";
import { createHints, hintState } from "../../web/js/controllers/hints.js";
import { createStore } from "../../web/js/store.js";
import { hintedPlace } from "../../web/js/table/hinted.js";

// Otherwise Node would wait for the advisor's idle time to end.
beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const { HINTS: KABALE } = await import("../../web/js/kabale/hints.js");
const { HINTS: ADEL } = await import("../../web/js/adel/hints.js");

const legal = [
  { id: 1, taps: ["hand:St", "column:0"] },
  { id: 2, taps: ["hand:St", "column:1"] },
];
const SNAPSHOT = { session: { record: "a record", game: "kabale" }, view: {} };
const TABLE = {
  advised: true,
  busy: false,
  curtain: null,
  viewer: 0,
  view: { to_act: 0, legal },
  snapshot: SNAPSHOT,
};

/** A controller at a table, and what happened in order; the engine thinks for two slices. */
function setUp(table = TABLE) {
  const store = createStore({ screenStates: {}, table });
  const log = [];
  const asked = [];
  const call = async (request) => {
    asked.push(request);
    return { ok: true, value: asked.length < 3 ? { thinking: true } : { advice: { moves: [{ id: 2 }] } } };
  };
  const advisor = createAdvisor({ call }, () => null);
  const control = { countHint: async () => log.push("counted") };
  const hints = createHints({ store, control, controller: () => advisor, notify() {} });
  store.subscribe((state) => log.push(hintState.of(state).step));
  const until = async (step) => {
    for (let tries = 0; tries < 50 && hintState.of(store.get()).step !== step; tries += 1)
      await new Promise(setImmediate);
    assert.equal(hintState.of(store.get()).step, step);
  };
  return { store, log, asked, hints, until };
}

test("first where to look, then the moves, and it is counted before it is shown, once", async () => {
  const { log, asked, hints, until } = setUp();
  assert.ok(hints.next());
  assert.ok(hints.next()); // while it is thought about, nothing more happens
  await until("look");
  assert.ok(asked.every((request) => request.do === "hint" && request.record === "a record" && request.seat === 0));
  hints.next();
  await until("moves");
  hints.close();
  hints.next();
  await until("moves");
  assert.equal(asked.length, 3);
  assert.deepEqual(log.slice(0, 4), ["thinking", "counted", "look", "moves"]);
  assert.equal(log.filter((entry) => entry === "counted").length, 1);
});

test("once it is decided the hint is gone, and not counted if nobody saw it", async () => {
  const { store, log, hints, until } = setUp();
  hints.next();
  store.update({ table: { ...TABLE, busy: true } });
  await until("");
  await new Promise(setImmediate);
  assert.ok(!log.includes("counted"));
});

const NOT_NOW = {
  "while somebody else decides": { view: { to_act: 1, legal } },
  "during an animation": { busy: true },
  "behind the curtain": { curtain: 0 },
  "where there is no choice": { view: { to_act: 0, legal: legal.slice(1) } },
  "where friends have devices of their own": { advised: false },
  "without a record": { snapshot: { ...SNAPSHOT, session: { ...SNAPSHOT.session, record: null } } },
};
for (const [when, change] of Object.entries(NOT_NOW))
  test(`there is no hint ${when}`, () => {
    const { asked, hints } = setUp({ ...TABLE, ...change });
    assert.equal(hints.next(), false);
    assert.deepEqual(asked, []);
  });

test("it points at the first place that is a choice", () => {
  const hint = { advice: { moves: [{ id: 2 }] } };
  assert.equal(hintedPlace(hint, { legal }), "column:1");
  assert.equal(hintedPlace(hint, { legal: [...legal, { id: 3, taps: ["hand:As", "column:0"] }] }), "hand:St");
  assert.equal(hintedPlace({ advice: { moves: [{ id: 9 }] } }, { legal }), "");
});

/** Words that show which message with which arguments. */
const t = (id, args = {}) => [id, ...Object.values(args)].join(" ");
const reader = {
  t,
  language: "en",
  viewer: 0,
  seats: [
    { name: "Ada", kind: "human" },
    { name: "Bo", kind: "human" },
  ],
};
globalThis.navigator ??= { languages: ["en"] };

test("in Kabale a move is named for the goals that it wins or spoils", () => {
  const goal = (area) => ({ goal: { area, points: 4 } });
  const race = (...missing) => ({ race: { have: 6 - missing.length, missing } });
  const view = { columns: [goal("R"), goal("M")], seats: [race("R"), race("M")] };
  const move = (...winners) => ({ winners, visits: 9 });
  const moves = [move([0.7, 0.1], [0, 0.2]), move([0.3, 0.1], [0, 0.8])];
  const [wins, completes, spoils] = KABALE.reasons({ seat: 0, moves }, 0, view, reader);
  assert.equal(wins, "hint-win goal-text area-R 4 70% 30% Ada");
  assert.equal(completes, "hint-completes area-R");
  assert.equal(spoils, "hint-spoil goal-text area-M 4 20% 80% Bo");
  assert.deepEqual(
    KABALE.reasons({ seat: 0, moves }, 1, view, reader),
    ["hint-best goal-text area-R 4 30% 30% Ada"].map((words) => words.replace("30% 30%", "30% 70%")),
  );
});

test("in Adel a move is named for who may be hit, and for the end of the round", () => {
  const end = (gold, score) => ({ gold, cards: 2, districts: 3, score, complete: 0, colours: 0 });
  const moves = [
    { id: 1, ends: [end(4, 9), end(0, 5)], crown: 0.1 },
    { id: 2, ends: [end(1, 9), end(3, 8)], crown: 0.1 },
  ];
  const roles = [{ code: "Me", rank: 6, seats: [0, 0.45] }];
  const view = {
    legal: [
      { id: 1, kind: "name", rank: 6 },
      { id: 2, kind: "name", rank: 5 },
    ],
  };
  assert.deepEqual(ADEL.reasons({ seat: 0, moves, roles }, 0, view, reader), [
    "hint-holders character-Me 1",
    "hint-likeliest Bo 45%",
    "hint-rival-score Bo 3.0",
    "hint-gold 4.0 1.0",
  ]);
  assert.deepEqual(ADEL.reasons({ seat: 0, moves, roles }, 1, view, reader), []);
});

test("in Adel a move is named for cities that it completes or keeps from completion, and for all colors", () => {
  const end = (complete, colours) => ({ gold: 2, cards: 2, districts: 3, score: 9, complete, colours });
  const moves = [
    { id: 1, ends: [end(1, 0.1), end(0.2, 0.4)], crown: 0 },
    { id: 2, ends: [end(0.5, 0.9), end(0.7, 0.4)], crown: 0 },
    { id: 3, ends: [end(0.5, 0.9), end(0.7, 0.6)], crown: 0 },
  ];
  const view = { legal: [1, 2, 3].map((id) => ({ id, kind: "build", taps: [`hand:${id}`] })) };
  const reasons = (at) => ADEL.reasons({ seat: 0, moves, roles: [] }, at, view, reader);
  assert.deepEqual(reasons(0), ["hint-complete 100% 50%", "hint-rival-complete Bo 20% 70%"]);
  assert.deepEqual(reasons(1), ["hint-colours 90% 50%", "hint-rival-colours Bo 40% 50%"]);
  assert.deepEqual(reasons(2), ["hint-colours 90% 50%"]);
});

test("in Adel's draft a move is named for whom nobody else can be then, and for who may strike", () => {
  const pick = (id, code) => ({ id, kind: "pick", rank: null, taps: [`character:${code}`] });
  const moves = [1, 2].map((id) => ({ id, ends: [], crown: 0 }));
  const roles = [
    { code: "As", rank: 1, seats: [0, 0] },
    { code: "Th", rank: 2, seats: [0, 0.6] },
  ];
  const draft = (...codes) => ({ legal: codes.map((code, at) => pick(at + 1, code)), seats: reader.seats });
  const reasons = (at, view, odds = roles) => ADEL.reasons({ seat: 0, moves, roles: odds }, at, view, reader);
  const threat = ["hint-holders character-Th 1", "hint-likeliest Bo 60%"];
  assert.deepEqual(reasons(0, draft("Ki", "As")), threat);
  assert.deepEqual(reasons(1, draft("Ki", "As")), ["hint-sole character-As"]);
  assert.deepEqual(reasons(1, draft("Ki", "Me")), [], "told once");
  assert.deepEqual(reasons(0, draft("Ki", "Th")), [], "it is still to be had");
  const unlikely = roles.map((role) => ({ ...role, seats: [0, 0.2] }));
  assert.deepEqual(reasons(0, draft("Ki", "As"), unlikely), []);
  const seven = { ...draft("Ki", "As"), seats: Array(7).fill(reader.seats[1]) };
  assert.deepEqual(reasons(0, seven), [], "the last seat may choose what lies face down");
});
