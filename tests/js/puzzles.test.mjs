// Puzzles: what counts as solved, the row of first tries, which one comes next, and how a puzzle answers the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { afterMiss, afterPuzzle, isSolved, NO_PROGRESS, validProgress } = await import(
  "../../web/js/storage/puzzles.js"
);
const { nextPuzzle } = await import("../../web/js/table/puzzle.js");
const { createPuzzleSource } = await import("../../web/js/table/puzzle_source.js");

const [A, B, C] = ["0000000a", "0000000b", "0000000c"];

test("first tries make a row, a wrong move ends it, and the best row is kept", () => {
  let progress = afterPuzzle(afterPuzzle(NO_PROGRESS, A, "first"), B, "first");
  assert.deepEqual([progress.streak, progress.best], [2, 2]);
  progress = afterPuzzle(afterMiss(progress, C), C, "later");
  assert.deepEqual([progress.streak, progress.best], [0, 2]);
  assert.equal(isSolved(progress, C), true);
});

test("a puzzle counts once, and a solved one cannot end the row", () => {
  const progress = afterPuzzle(NO_PROGRESS, A, "first");
  assert.equal(afterPuzzle(progress, A, "first"), progress);
  assert.equal(afterPuzzle(progress, A, "shown"), progress);
  assert.equal(afterMiss(progress, A), progress);
});

test("whoever has seen a solution solves it later, never at the first try", () => {
  const seen = afterPuzzle(NO_PROGRESS, A, "shown");
  assert.equal(isSolved(seen, A), false);
  const after = afterPuzzle(seen, A, "first");
  assert.deepEqual([after.solved[A], after.streak], ["later", 0]);
});

test("what is stored and makes no sense is dropped", () => {
  assert.deepEqual(validProgress("x"), NO_PROGRESS);
  const stored = { solved: { [A]: "first", [B]: "won", "../x": "first" }, streak: 3, best: -1 };
  assert.deepEqual(validProgress(stored), { solved: { [A]: "first" }, streak: 3, best: 3 });
});

test("the next puzzle is the next unsolved one, from the beginning again if need be", () => {
  const puzzles = [A, B, C].map((id) => ({ id }));
  const progress = afterPuzzle(NO_PROGRESS, C, "later");
  assert.equal(nextPuzzle(puzzles, progress, A)?.id, B);
  assert.equal(nextPuzzle(puzzles, progress, B)?.id, A);
  assert.equal(nextPuzzle(puzzles, afterPuzzle(progress, A, "first"), B), null);
});

/** A puzzle at seat 1 with two tokens after the decision, asked of an engine that notes what it is asked. */
function atTable() {
  const asked = [];
  const legal = [
    { id: 1, text: "2Ki>1" },
    { id: 2, text: "2Qu>1" },
  ];
  const session = { seats: [{}, {}], tokens: 3, forced: 1, next: "human", record: "x", undo: { allowed: true } };
  const ask = async (request) => {
    asked.push(request.do);
    if (request.do === "cut") return { record: "cut", seats: [{}, {}] };
    if (request.do === "open") return { view: { legal }, frames: [], session };
    return { view: { legal, over: request.at === 5 }, frames: frames(request.at), tokens: [1, 2, 3, 4, 5] };
  };
  const frames = (at) =>
    [
      { event: { kind: "placed" }, view: { at } },
      { event: { kind: "game-over" }, view: { at, over: true } },
    ].slice(0, at - 3);
  const judged = [];
  let ended = 0;
  const made = createPuzzleSource({
    game: "kabale",
    puzzle: { id: A, record: "r", at: 3, seat: 1, solution: "2Qu>1", chances: {}, motives: [], grade: 1 },
    name: "Ada",
    ask,
    judge: (move) => judged.push(move) > 0 && move === "2Qu>1",
    onEnd: () => (ended += 1),
    pause: () => 0,
  });
  return { ...made, asked, judged, ended: () => ended };
}

test("a wrong answer is judged and the question asked again; the engine hears nothing of it", async () => {
  const { source, asked, judged } = atTable();
  const first = await source.ask({ do: "open" });
  assert.deepEqual([first.session.forced, first.session.record, first.session.undo.allowed], [null, null, false]);
  const again = await source.ask({ do: "play", action: 1 });
  assert.deepEqual([again.view, again.frames, judged], [first.view, [], ["2Ki>1"]]);
  assert.deepEqual(asked, ["cut", "open"]);
});

test("after the right one the recorded game goes on by itself, and stops short of its end", async () => {
  const { source, ended } = atTable();
  await source.ask({ do: "open" });
  const played = await source.ask({ do: "play", action: 2 });
  await source.save(played);
  assert.deepEqual([played.view.legal, played.session.next, ended()], [[], "human", 0]);
  assert.equal(await source.moved(new AbortController().signal), "moved");
  const last = await source.ask({ do: "frames" });
  await source.save(last);
  assert.deepEqual([last.session.next, last.view.over, last.frames.length, ended()], ["over", false, 1, 1]);
});
