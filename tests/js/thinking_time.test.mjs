// Bots get as much effort as there is time for on the device.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createThinkingTime } from "../../web/js/table/thinking_time.js";

/** Plays decisions whose whole effort takes `cost(n)` milliseconds, in slices; returns how long each took, and its effort. */
function play(decisions, cost, slice = 30) {
  let now = 0;
  const time = createThinkingTime(() => now);
  return Array.from({ length: decisions }, (_, n) => {
    const decision = time.begin("adel 5");
    const began = now;
    const needed = cost(n) * decision.effort;
    while (now - began < needed && !decision.overdue()) now += slice;
    decision.decided();
    return { took: now - began, effort: decision.effort };
  });
}

const median = (numbers) => numbers.sort((one, other) => one - other)[numbers.length >> 1];
const times = (played) => played.map(({ took }) => took);

test("a fast device spends the whole effort", () => {
  const played = play(20, () => 600);
  assert.ok(played.slice(1).every(({ effort }) => effort === 1));
  assert.ok(Math.max(...times(played)) <= 630);
});

test("a decision takes about a second where there is not enough time for the whole effort", () => {
  const played = play(40, (n) => 1500 + 400 * Math.sin(n));
  assert.ok(median(times(played)) <= 1200);
  assert.ok(Math.max(...times(played)) <= 2500);
  assert.ok(played.slice(1).every(({ effort }) => effort > 0.4));
});

test("on a processor four times slower it takes twice as long at most", () => {
  const played = play(40, (n) => 4 * (1500 + 400 * Math.sin(n)), 120);
  assert.ok(median(times(played)) <= 2500);
  assert.ok(Math.max(...times(played)) <= 4000);
  assert.ok(played.slice(1).every(({ effort }) => effort > 0.2));
});

test("no decision takes for ever, though it costs more than any before", () => {
  const played = play(10, (n) => (n === 5 ? 60_000 : 500));
  assert.ok(Math.max(...times(played)) <= 2500);
  assert.equal(played.at(-1).effort, 1, "an outlier is forgotten");
});

test("the first decision is whole where there is time for it", () => {
  assert.deepEqual(
    play(1, () => 60),
    [{ took: 60, effort: 1 }],
  );
});

test("the first decision is short, whatever the device", () => {
  assert.ok(play(1, () => 20_000, 120)[0].took <= 1020);
});

test("a device that cannot make a decision in time soon spends less effort", () => {
  const played = play(12, () => 40_000, 120);
  assert.ok(median(times(played)) <= 2500);
  assert.ok(played.slice(4).every(({ effort }) => effort < 0.1));
});

test("each who thinks is measured alone", () => {
  let now = 0;
  const time = createThinkingTime(() => now);
  const slow = time.begin("adel 5");
  now += 20_000;
  slow.decided();
  assert.ok(time.begin("adel 5").effort < 0.2);
  assert.equal(time.begin("kabale 1").effort, time.begin("adel 4").effort);
});
