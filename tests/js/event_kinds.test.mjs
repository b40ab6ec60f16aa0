// The rows of both games: what every kind of event must say, and what no row may.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const GAMES = {
  kabale: (await import("../../web/js/kabale/events/kinds.js")).EVENT_KINDS,
  adel: (await import("../../web/js/adel/events/kinds.js")).EVENT_KINDS,
};

/** Kinds at which nothing moves: nothing can be seen of them, or the stage presents them. */
const STILL = {
  kabale: ["game-over"],
  adel: [
    "bell-still",
    "game-over",
    "let-go",
    "looked-away",
    "looked-down",
    "paused",
    "round-ended",
    "scored",
    "turn-ended",
  ],
};

for (const [game, rows] of Object.entries(GAMES)) {
  const where = (has) =>
    Object.keys(rows)
      .filter((kind) => has(rows[kind]))
      .sort();

  test(`${game}: every kind is animated, but for those of which nothing is to be seen`, () => {
    assert.deepEqual(
      where(({ animate }) => !animate),
      STILL[game],
    );
  });

  test(`${game}: what is animated takes a moment, and nothing else waits`, () => {
    for (const [kind, { ms = 0, hold = 0, animate, presented = false }] of Object.entries(rows)) {
      if (animate) assert.ok(ms >= 150 && ms <= 450, kind);
      assert.ok(hold <= 500 || presented, kind);
      assert.ok(hold === 0 || ms > 0, kind);
    }
  });

  test(`${game}: what always overlaps holds nothing up`, () => {
    for (const [kind, { overlaps, hold }] of Object.entries(rows))
      if (overlaps === true) assert.equal(hold, undefined, kind);
  });

  test(`${game}: the severity of hits differs`, () => {
    const severities = where(({ hits }) => hits).map((kind) => rows[kind].severity);
    assert.ok(severities.every((severity) => severity > 0));
    assert.equal(new Set(severities).size, severities.length);
    assert.deepEqual(
      where(({ severity }) => severity),
      where(({ hits }) => hits),
    );
  });
}

/** What the table celebrates or mourns. */
const MOMENTS = {
  kabale: ["discarded", "traded", "won"],
  adel: ["complete", "crown", "destroyed", "named", "resumed", "revealed", "robbed", "unanswered"],
};

for (const [game, rows] of Object.entries(GAMES))
  test(`${game}: moments have a sound of their own`, () => {
    const moments = Object.keys(rows).filter((kind) => rows[kind].moment);
    assert.deepEqual(moments.sort(), MOMENTS[game]);
    for (const kind of moments) assert.ok(rows[kind].moment.sound.notes.length > 1, kind);
  });

test("a crown that stays, an empty purse and a call without a murder are no moments", () => {
  const { crown, robbed, unanswered, named } = GAMES.adel;
  assert.ok(crown.moment.when({ seat: 1, other: 2 }));
  assert.ok(!crown.moment.when({ seat: 1, other: 1 }) && !crown.moment.when({ seat: 1 }));
  assert.ok(robbed.moment.when({ amount: 2 }) && !robbed.moment.when({ amount: 0 }));
  assert.ok(unanswered.moment.when({ cause: "murdered" }) && !unanswered.moment.when({}));
  assert.ok(named.moment.when({ character: "As" }) && !named.moment.when({ character: "Th" }));
});

test("a set is complete with the first goal of its last area", () => {
  const { when } = GAMES.kabale.won.moment;
  const goals = ["a", "b"].map((area) => ({ area, points: 1 }));
  const view = (missing, more = []) => ({ seats: [{ race: { missing }, goals: [...goals, ...more] }] });
  const event = { seat: 0, goal: { area: "b", points: 1 } };
  assert.ok(when(event, view([])));
  assert.ok(!when(event, view(["c"])));
  assert.ok(!when(event, view([], [{ area: "b", points: 3 }])));
});
