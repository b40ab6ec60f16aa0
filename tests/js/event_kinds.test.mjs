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

  test(`${game}: what always overlaps takes no time`, () => {
    for (const [kind, { overlaps, ms }] of Object.entries(rows))
      if (overlaps === true) assert.equal(ms, undefined, kind);
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
