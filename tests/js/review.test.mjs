// An analysis is worked out part by part, kept, and resumed where it was left.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { createReview, reviewState } = await import("../../web/js/controllers/review.js");
const { missingOf, partsOf } = await import("../../web/js/controllers/review_parts.js");
const { readReview, REVIEW_VERSION } = await import("../../web/js/storage/reviews.js");
const { createStore } = await import("../../web/js/store.js");
const { knownAt, roundAt, scaleOf } = await import("../../web/js/view/chance_graph.js");
const { mainCause } = await import("../../web/js/view/review_luck.js");

const PLAN = { tokens: 4, rounds: [0, 3], deciders: [0, 1, 0, null], choices: [0, 1, 2] };
const SUMMARY = { plan: PLAN, chances: [[1, 0]], seats: [{ seat: 0 }], turning: { at: 2 } };
const GAME = {
  id: "one",
  game: "toy",
  record: "a record",
  over: true,
  winners: [1],
  title: "",
  seats: [
    { name: "Ada", kind: "human" },
    { name: "", kind: "bot:1" },
  ],
};

/** A controller with `workers` workers, which answer at once unless `hold` says not to. */
function setUp({ workers = 2, entries = new Map(), hold = () => false } = {}) {
  const store = createStore({ screenStates: {} });
  const asked = [];
  const rested = [];
  const kept = {
    get: async (id, record) => readReview(entries.get(id), record),
    put: async (id, review) => void entries.set(id, { ...review, version: REVIEW_VERSION }),
    remove: async (id) => void entries.delete(id),
  };
  const advisor = (number) => ({
    async ask({ part, at }, signal) {
      asked.push(`${part} ${at}`);
      if (hold(asked.length)) return new Promise((done) => signal.addEventListener("abort", () => done(null)));
      return part === "position" ? { at, chances: [0.5, 0.5] } : { at, seat: PLAN.deciders[at], blamed: false };
    },
    rest: () => rested.push(number),
  });
  const parts = {
    store,
    storage: { readGame: async (id) => (id === "one" ? GAME : undefined) },
    adapters: { openWithRetry: async () => {} },
    ask: async (request) => {
      if (request.do === "review_summary") asked.push(`summary ${request.positions.map(({ at }) => at)}`);
      return request.do === "review_plan" ? PLAN : SUMMARY;
    },
    call: async () => ({}),
    go: () => {},
    notify: () => {},
  };
  const review = createReview(parts, kept, () => Array.from({ length: workers }, (_, number) => advisor(number)));
  return { review, asked, rested, entries, shown: () => reviewState.of(store.get()) };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

test("the graph gets its shape first, and each part is asked for once", () => {
  const parts = partsOf({ ...PLAN, tokens: 40 }, [0]);
  const positions = parts.filter(({ part }) => part === "position").map(({ at }) => at);
  assert.deepEqual(positions.slice(0, 5), [0, 16, 32, 8, 24]);
  assert.deepEqual(
    [...positions].sort((one, other) => one - other),
    [...Array(40).keys()],
  );
  assert.deepEqual(
    parts.filter(({ part }) => part === "decision").map(({ at }) => at),
    [0, 2],
  );
});

test("several workers share the parts, whose summary is kept", async () => {
  const { review, asked, rested, entries, shown } = setUp();
  await review.open("one", 0);
  await settled();
  assert.equal(shown().phase, "done");
  assert.deepEqual([shown().done, shown().total, shown().seat], [6, 6, 0]);
  assert.equal(new Set(asked).size, asked.length);
  assert.ok(asked.includes("summary 0,1,2,3"), "in the order of the tokens");
  assert.deepEqual(rested, [0, 1]);
  assert.deepEqual(entries.get("one").summary, SUMMARY);
});

test("what is done when it is paused is not worked out again", async () => {
  const first = setUp({ workers: 1, hold: (n) => n === 4 });
  await first.review.open("one", 0);
  await settled();
  assert.deepEqual([first.shown().phase, first.shown().done], ["working", 3]);
  await first.review.pause();
  assert.equal(first.shown().phase, "paused");
  const again = setUp({ workers: 1, entries: first.entries });
  await again.review.open("one", 0);
  await settled();
  assert.equal(again.shown().phase, "done");
  assert.equal(again.asked.filter((part) => !part.startsWith("summary")).length, 3);
});

test("a finished analysis is read, not worked out", async () => {
  const first = setUp();
  await first.review.open("one", 0);
  await settled();
  const again = setUp({ entries: first.entries });
  await again.review.open("one", 0);
  assert.deepEqual([again.shown().phase, again.asked.length], ["done", 0]);
});

test("a game that is gone or whose record has changed has no analysis", async () => {
  const { review, shown } = setUp();
  await review.open("two", 0);
  assert.equal(shown().phase, "lost");
  const entry = { version: REVIEW_VERSION, record: "a record", positions: [{ at: 0 }], decisions: [], summary: null };
  assert.equal(readReview(entry, "a record").positions.length, 1);
  assert.equal(readReview(entry, "another"), null);
  for (const bad of [undefined, 7, { ...entry, version: 0 }, { ...entry, positions: [{}] }, { ...entry, decisions: 3 }])
    assert.equal(readReview(bad, "a record"), null);
  assert.equal(readReview({ ...entry, summary: { seats: 1 } }, "a record").summary, null);
});

test("missing parts are those that are not there", () => {
  const done = { positions: [{ at: 0 }], decisions: [{ at: 2 }] };
  const missing = missingOf(partsOf(PLAN, [0]), done).map(({ part, at }) => `${part} ${at}`);
  assert.deepEqual(missing, ["position 2", "position 1", "position 3", "decision 0"]);
});

test("the graph is read at the last known place, in its round", () => {
  const known = [
    { at: 0, chances: [1] },
    { at: 4, chances: [0] },
  ];
  assert.deepEqual([knownAt(known, 3).at, knownAt(known, 4).at, knownAt([], 2)], [0, 4, null]);
  assert.deepEqual(
    [0, 2, 3, 9].map((at) => roundAt([0, 3], at)),
    [1, 1, 2, 2],
  );
  const { x, at } = scaleOf(50);
  assert.equal(Math.round(at(x(17))), 17);
});

test("only what is beyond doubt is named as the cause", () => {
  const even = {
    deal: 0,
    luck: 0.1,
    luck_doubt: 0.1,
    skill: 0.02,
    skill_doubt: 0.02,
    others: -0.1,
    others_doubt: 0.08,
  };
  assert.equal(mainCause(even), null);
  assert.deepEqual(mainCause({ ...even, skill: -0.2 }), { cause: "skill", helped: false });
  assert.deepEqual(mainCause({ ...even, deal: 0.3, skill: -0.2 }), { cause: "luck", helped: true });
});
