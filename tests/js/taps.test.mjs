// Choosing by touching places: prefixes of the legal actions' taps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPlaces, resolveTap, selectionOf } from "../../web/js/table/taps.js";

const action = (id, ...taps) => ({ id, taps });
const LEGAL = [
  action(1, "hand:Ki", "col:0"),
  action(2, "hand:Ki", "col:1"),
  action(3, "hand:Qu", "col:1"),
  action(4, "button:end"),
];

test("a touch chooses, and the last one decides", () => {
  assert.deepEqual(resolveTap(LEGAL, [], "hand:Ki"), { taps: ["hand:Ki"], action: null });
  assert.equal(resolveTap(LEGAL, ["hand:Ki"], "col:1").action, LEGAL[1]);
  assert.equal(resolveTap(LEGAL, [], "button:end").action, LEGAL[3]);
});

test("the place tapped last, tapped again, is deselected", () => {
  assert.deepEqual(resolveTap(LEGAL, ["hand:Ki"], "hand:Ki"), { taps: [], action: null });
});

test("another beginning replaces the choice, and decides if it is whole", () => {
  assert.deepEqual(resolveTap(LEGAL, ["hand:Ki"], "hand:Qu"), { taps: ["hand:Qu"], action: null });
  assert.equal(resolveTap(LEGAL, ["hand:Ki"], "button:end").action, LEGAL[3]);
});

test("a place that leads nowhere changes nothing", () => {
  assert.deepEqual(resolveTap(LEGAL, ["hand:Qu"], "col:0"), { taps: ["hand:Qu"], action: null });
  assert.deepEqual(resolveTap([], [], "hand:Ki"), { taps: [], action: null });
});

test("next places are those of the actions that remain, each once", () => {
  assert.deepEqual(nextPlaces(LEGAL, []), ["hand:Ki", "hand:Qu", "button:end"]);
  assert.deepEqual(nextPlaces(LEGAL, ["hand:Ki"]), ["col:0", "col:1"]);
  assert.deepEqual(nextPlaces(LEGAL, ["hand:Qu", "col:1"]), []);
});

test("templates learn what is chosen, what may be tapped and what that would decide", () => {
  const chosen = selectionOf(LEGAL, ["hand:Qu"]);
  assert.deepEqual(
    ["hand:Qu", "hand:Ki", "col:0", "col:1", "button:end"].map((place) => [chosen.has(place), chosen.may(place)]),
    [
      [true, true],
      [false, true],
      [false, false],
      [false, true],
      [false, true],
    ],
  );
  assert.equal(chosen.would("col:1"), LEGAL[2]);
  assert.equal(chosen.would("hand:Ki"), null);
});
