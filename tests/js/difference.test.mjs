// By default pieces glide from where they lay to where they lie, new ones fade in and gone ones out.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { animateDifference } from "../../web/js/table/difference.js";
import { piecesIn } from "../../web/js/table/geometry.js";

afterEach(() => delete globalThis.document);

/** A group of pieces in a row, as far as measuring goes; `at` is where the group itself lies. */
function hand(places, at = 0) {
  const box = (left) => ({ getBoundingClientRect: () => ({ left, top: 0, width: 10, height: 10 }) });
  const children = places.map((place, index) => ({
    ...box(at + 20 * index),
    getAttribute: () => place,
    querySelector: () => null,
  }));
  return { ...box(at), children };
}

/** Lay out these groups. */
function show(...groups) {
  const body = { querySelector: () => null, querySelectorAll: () => groups };
  globalThis.document = { body, querySelector: () => null };
}

/** What moves when the first groups are replaced by the second: place of the element, frames and options. */
function moved(old, groups, fades = false) {
  show(...old);
  const before = { pieces: piecesIn(".hand"), boxes: new Map(), copies: new Map() };
  show(...groups);
  const found = [];
  const move = (element, frames, options) => found.push([element.getAttribute(), frames, options]);
  animateDifference({ before, move, ms: 100 }, ".hand", fades);
  return found;
}

test("pieces close the gap that another left, once it has left", () => {
  const group = hand(["hand:Ki", "hand:As", "hand:Qu"]);
  show(group);
  const before = { pieces: piecesIn(".hand"), boxes: new Map(), copies: new Map() };
  group.children = hand(["hand:Ki", "hand:Qu"]).children;
  const found = [];
  const move = (element, frames, options) => found.push([element.getAttribute(), frames, options]);
  animateDifference({ before, move, ms: 100 }, ".hand", false);
  assert.equal(found.length, 1);
  const [place, [from, to], { duration, delay }] = found[0];
  assert.deepEqual([place, from.translate, to.translate], ["hand:Qu", "20.0px 0.0px", "0px 0px"]);
  assert.deepEqual([duration, delay], [60, 40]);
});

test("what moves together with its group does not glide", () => {
  assert.deepEqual(moved([hand(["hand:Ki", "hand:As"])], [hand(["hand:Ki", "hand:As"], 300)]), []);
});

test("equal cards are told apart by their order", () => {
  const found = moved([hand(["hand:Tav", "hand:Tav"])], [hand(["hand:Man", "hand:Tav", "hand:Tav"])]);
  assert.deepEqual(
    found.map(([place, [from]]) => [place, from.translate]),
    [
      ["hand:Tav", "-20.0px 0.0px"],
      ["hand:Tav", "-20.0px 0.0px"],
    ],
  );
});

test("new pieces fade in only where nothing else shows where they come from", () => {
  const groups = () => [[hand(["hand:Ki"])], [hand(["hand:Ki", "hand:As"])]];
  assert.deepEqual(moved(...groups()), []);
  assert.deepEqual(
    moved(...groups(), true).map(([place, [from]]) => [place, from.opacity]),
    [["hand:As", 0]],
  );
});
