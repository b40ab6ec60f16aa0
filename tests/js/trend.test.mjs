// The trend of a person's results, and the mean of the last games.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { trendOf, WINDOW } = await import("../../web/js/view/trend.js");

const entry = (points, winners = [1]) => ({ kinds: ["bot:1", "human"], points: [50, points], winners });

test("bots are left out, and the mean is of the last games only", () => {
  const marks = trendOf([10, 20, 30, 40, 50, 60].map((points) => entry(points, points === 30 ? [1] : [0])));
  assert.equal(WINDOW, 5);
  assert.deepEqual(
    marks.map(({ mean }) => mean),
    [10, 15, 20, 25, 30, 40],
  );
  assert.deepEqual(
    marks.map(({ won }) => won),
    [false, false, true, false, false, false],
  );
});

test("two people around one device are two results", () => {
  const marks = trendOf([{ kinds: ["human", "human"], points: [8, 4], winners: [0] }]);
  assert.deepEqual(marks, [
    { points: 8, won: true, mean: 8 },
    { points: 4, won: false, mean: 6 },
  ]);
});
