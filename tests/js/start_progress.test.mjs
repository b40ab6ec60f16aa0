// The loading bar shows bytes of all parts, and nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStartProgress, PARTS } from "../../web/js/engine/start_progress.js";

test("the bar grows with what arrives, never falls, and is full when all is there", () => {
  const shown = [];
  const report = createStartProgress((progress) => shown.push(progress.done / progress.total));
  for (const share of [0.25, 0.5, 0.4, 1]) for (const part of PARTS) report(part, share);
  assert.deepEqual(
    shown,
    shown.toSorted((a, b) => a - b),
  );
  assert.equal(shown.at(-1), 1);
  assert.ok(shown.at(-2) < 1);
});

test("a part's share of the bar is its share of the bytes", () => {
  const shares = PARTS.map((part) => {
    let share = 0;
    createStartProgress(({ done, total }) => (share = done / total))(part, 1);
    return share;
  });
  assert.ok(Math.abs(shares.reduce((sum, share) => sum + share) - 1) < 1e-9);
  assert.ok(shares[PARTS.indexOf("interpreter")] > 0.5);
});
