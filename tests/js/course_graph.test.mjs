// The lines of the graph of points, and the emblems at their ends.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { courseLines, spread } = await import("../../web/js/view/course_graph.js");

test("lines begin at nothing and reach the top at the most points", () => {
  const box = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5, apart: 0 };
  const { lines, most, ends } = courseLines(
    [
      [2, 0],
      [10, 5],
    ],
    box,
  );
  assert.equal(most, 10);
  assert.deepEqual(lines[0], [
    [10, 55],
    [60, 45],
    [110, 5],
  ]);
  assert.deepEqual(lines[1], [
    [10, 55],
    [60, 55],
    [110, 30],
  ]);
  assert.deepEqual(ends, [5, 30]);
});

test("a game without points has flat lines", () => {
  const box = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5, apart: 0 };
  assert.deepEqual(courseLines([[0, 0]], box).lines[0], [
    [10, 55],
    [110, 55],
  ]);
});

test("emblems keep their order and distance, inside the picture", () => {
  assert.deepEqual(spread([30, 10, 31], 10, 100), [30, 10, 40]);
  assert.deepEqual(spread([100, 98, 99], 10, 100), [100, 80, 90]);
  assert.deepEqual(spread([50, 50, 50, 50], 20, 55), [0, 20, 40, 60]);
});
