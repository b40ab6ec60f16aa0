// The music is generated: whatever is drawn, each bar stands on its ground.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barOf, startMusic } from "../../web/js/table/music.js";

const DRAWS = [() => 0, () => 0.5, () => 0.999];

test("every bar has its bass on the first beat, stays within the bar and within a lute's range", () => {
  for (const random of DRAWS)
    for (let bar = 0; bar < 16; bar += 1) {
      const notes = barOf(bar, random);
      assert.equal(notes[0].beat, 0);
      for (const { pitch, beat, gain } of notes) {
        assert.ok(beat >= 0 && beat < 4);
        assert.ok(pitch > 50 && pitch < 900, `${pitch}`);
        assert.ok(gain > 0 && gain <= 1);
      }
    }
});

test("the ground comes round after eight bars", () => {
  const bass = (bar) => barOf(bar, DRAWS[0])[0].pitch;
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7].map(bass), [8, 9, 10, 11, 12, 13, 14, 15].map(bass));
});

test("music is planned ahead while the device may sound, and not before", () => {
  for (const awake of [true, false]) {
    const starts = [];
    const music = startMusic({ now: () => 10, awake: () => awake, string: (_, start) => starts.push(start) }, DRAWS[1]);
    music.stop();
    assert.equal(starts.length > 0, awake);
    assert.ok(starts.every((start) => start >= 10));
  }
});
