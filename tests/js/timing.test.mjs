// How long events stay on screen, and which are passed over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { adaptersFromRows } from "../../web/js/table/event_rows.js";
import { groupWords, lastRun, runsOf } from "../../web/js/table/runs.js";
import { isPassed, timingOf } from "../../web/js/table/timing.js";

const SOUND = { notes: [100], wave: "pluck", each: 0.1 };
const game = adaptersFromRows(
  {
    called: { ms: 170, hold: 80, run: { when: ({ cause }) => cause === undefined, folds: "calls" } },
    placed: { ms: 220, least: 1200, concerns: ({ column }, viewer, view) => view[column] === viewer },
    crown: { ms: 300, concerns: true, moment: { look: "glory", sound: SOUND, sign: "", at: () => ["crown"] } },
    struck: {
      ms: 200,
      hits: "other",
      moment: {
        look: "strike",
        sound: SOUND,
        sign: "sword",
        at: ({ seat }) => [`seat:${seat}`],
        when: ({ hard }) => hard,
      },
    },
  },
  { groups: ".hand", highlight: () => [] },
);
const ALL = { viewer: 0, concernsOnly: false, on: () => false };
const MINE = { ...ALL, concernsOnly: true };
const frames = (...events) => events.map((event) => ({ event, view: [0, 1] }));
const passed = (event, watching) => isPassed(frames(event)[0], game, watching);

test("calls in a row are one beat: only the last is waited for", () => {
  const row = frames({ kind: "called" }, { kind: "called" }, { kind: "called" }, { kind: "crown" });
  assert.deepEqual(
    row.map((_, at) => timingOf(row, at, game, ALL).overlaps),
    [true, true, false, false],
  );
});

test("a call with a reason of its own is a beat of its own", () => {
  const row = frames({ kind: "called" }, { kind: "called", cause: "murdered" });
  assert.equal(timingOf(row, 0, game, ALL).overlaps, false);
});

test("with the game's switch on, empty calls take no time at all", () => {
  const folding = { ...ALL, on: (name) => name === "calls" };
  assert.ok(passed({ kind: "called" }, folding));
  assert.ok(!passed({ kind: "called", cause: "murdered" }, folding));
  assert.ok(!passed({ kind: "called" }, ALL));
});

test("who stops only for what concerns them sees their own, what hits them, and what concerns all", () => {
  const kept = (event) => !passed(event, MINE);
  assert.ok(kept({ kind: "placed", seat: 0, column: 1 }));
  assert.ok(kept({ kind: "placed", seat: 1, column: 0 }), "among the viewer's own cards");
  assert.ok(!kept({ kind: "placed", seat: 1, column: 1 }));
  assert.ok(kept({ kind: "struck", seat: 1, other: 0 }));
  assert.ok(!kept({ kind: "struck", seat: 1, other: 2 }));
  assert.ok(kept({ kind: "crown", seat: 2, other: 1 }));
  assert.ok(!passed({ kind: "placed", seat: 1, column: 1 }, { ...MINE, viewer: null }), "a spectator sees all");
  assert.ok(!passed({ kind: "placed", seat: 1, column: 1 }, null), "nor is anything left out of a replay");
});

test("another seat's card can be followed; the viewer's own needs no such time", () => {
  const row = frames({ kind: "placed", seat: 1, column: 1 }, { kind: "placed", seat: 0, column: 1 });
  assert.deepEqual(
    row.map((_, at) => timingOf(row, at, game, ALL).least),
    [1200, 0],
  );
  assert.equal(timingOf(row, 0, game, null).least, 0);
});

test("a moment takes 300 to 500 ms and has its own sound; the same kind without it stays brisk", () => {
  const [hard, soft] = frames({ kind: "struck", seat: 1, hard: true }, { kind: "struck", seat: 1, hard: false });
  const { ms } = timingOf([hard], 0, game, ALL);
  assert.ok(ms >= 300 && ms <= 500);
  assert.equal(timingOf([soft], 0, game, ALL).ms, 200);
  assert.deepEqual(game.animations.moment(hard.event, hard.view), { look: "strike", sign: "sword", at: ["seat:1"] });
  assert.equal(game.animations.moment(soft.event, soft.view), null);
  assert.deepEqual([game.sound(hard.event, hard.view), game.sound(soft.event, soft.view)], [SOUND, null]);
});

test("a run is told in one sentence, and everything else by itself", () => {
  const events = [{ kind: "called" }, { kind: "called" }, { kind: "crown" }, { kind: "called" }];
  const words = { words: ({ kind }) => kind, runWords: (run) => `${run.length} called` };
  assert.deepEqual(
    runsOf(events, game.events).map((group) => groupWords(group, words, null)),
    ["2 called", "crown", "called"],
  );
  assert.equal(lastRun(events.slice(0, 2), game.events).length, 2);
  assert.deepEqual(lastRun(events.slice(0, 3), game.events), [{ kind: "crown" }]);
  assert.deepEqual(lastRun([], game.events), []);
});
