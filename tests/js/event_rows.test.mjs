// What follows from a game's rows: one row says it, and the adapters repeat it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { adaptersFromRows } from "../../web/js/table/event_rows.js";

const COIN = { notes: [1318], wave: "sine", each: 0.05 };
const secret = ({ card }) => card === undefined;

const animated = [];
const { events, animations, sound, stage } = adaptersFromRows(
  {
    began: { chapter: true, startsSentence: true, move: false },
    placed: { ms: 200, hold: 30, decision: true, merged: secret, overlaps: secret, endsSentence: secret },
    robbed: {
      ms: 400,
      sound: COIN,
      hits: "other",
      severity: 2,
      animate: ({ event }) => animated.push(event),
      vanishing: ({ seat }) => [`hand:${seat}`],
      highlight: ({ other }) => [`seat:${other}`],
    },
    taxed: { hits: "seat", severity: 1 },
    closed: { hits: ({ column }, viewer, view) => view[column] === viewer },
    settled: { presented: true, replayable: true, clearsHits: true, repeated: true },
    won: { follows: true },
  },
  { groups: ".hand", highlight: ({ seat }) => [`seat:${seat}`] },
);
const ROBBED = { kind: "robbed", token: 1, seat: 0, other: 1 };

test("kinds are collected by what their rows say", () => {
  assert.deepEqual([...events.decisions], ["placed"]);
  assert.deepEqual([...events.chapters], ["began"]);
  assert.deepEqual([...events.clearsHits], ["settled"]);
  assert.deepEqual([[...stage.kinds], [...stage.follows], [...stage.again]], [["settled"], ["won"], ["settled"]]);
  assert.deepEqual([sound(ROBBED), sound({ kind: "won" })], [COIN, null]);
});

test("a row may depend on the event", () => {
  for (const [event, hidden] of [
    [{ kind: "placed", card: "Ki" }, false],
    [{ kind: "placed" }, true],
  ]) {
    assert.equal(events.isMerged(event), hidden);
    assert.equal(animations.overlaps(event), hidden);
    assert.equal(events.endsSentence(event), hidden);
    assert.equal(events.isMove(event), !hidden);
  }
});

test("a kind is a move with a log line of its own unless its row says otherwise", () => {
  assert.ok(events.isMove(ROBBED));
  assert.ok(!events.isMove({ kind: "began" }));
  assert.ok(events.isRepeated({ kind: "settled" }));
  assert.ok(!events.isMerged(ROBBED) && !events.isRepeated(ROBBED));
  assert.ok(events.startsSentence({ kind: "began" }) && !events.startsSentence(ROBBED));
});

test("a hit is on its seat, on the other seat, or as the row judges; never on a mere spectator", () => {
  assert.deepEqual(
    [0, 1, 2, null].map((viewer) => events.isHit(ROBBED, {}, viewer)),
    [false, true, false, false],
  );
  assert.ok(!events.isHit({ ...ROBBED, other: 0 }, {}, 0), "nobody is hit by themselves");
  assert.ok(events.isHit({ kind: "taxed", seat: 0, other: 1 }, {}, 0));
  assert.ok(!events.isHit({ kind: "taxed", seat: 0, other: 1 }, {}, 1));
  assert.ok(events.isHit({ kind: "closed", column: 1 }, [3, 2], 2));
  assert.ok(!events.isHit({ kind: "closed", column: 1 }, [3, null], null), "not even where nobody's seat is meant");
  assert.ok(events.severity(ROBBED) > events.severity({ kind: "taxed" }));
  assert.equal(events.severity({ kind: "won" }), 0);
});

test("times, copies, highlights and the animation are the row's, else the game's or none", () => {
  assert.deepEqual([animations.duration(ROBBED), animations.hold(ROBBED)], [400, undefined]);
  assert.deepEqual([animations.duration({ kind: "won" }), animations.hold({ kind: "placed" })], [0, 30]);
  assert.deepEqual(animations.vanishing(ROBBED), ["hand:0"]);
  assert.deepEqual(animations.vanishing({ kind: "won" }), []);
  assert.deepEqual(animations.highlight(ROBBED), ["seat:1"]);
  assert.deepEqual(animations.highlight({ kind: "won", seat: 3 }), ["seat:3"]);
  animations.animate({ event: ROBBED });
  animations.animate({ event: { kind: "won" } });
  assert.deepEqual(animated, [ROBBED]);
});

test("an event of an unknown kind does nothing", () => {
  const event = { kind: "unheard-of", token: 1, seat: 0 };
  assert.equal(animations.duration(event), 0);
  assert.ok(!events.isHit(event, {}, 0) && !events.isMerged(event));
  assert.deepEqual(animations.highlight(event), ["seat:0"]);
});
