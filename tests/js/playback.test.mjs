// Runs supersede one another: what an earlier one still waits for is neither shown nor reported.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createPlayback } from "../../web/js/table/playback.js";

/** A promise, and the function that resolves it. */
function deferred() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A playback of fakes: replies are given by the test, and motion draws a frame whenever the test lets it. */
function fakes(more = {}) {
  const seen = { drawn: [], faults: [], asked: [], skips: 0, played: [] };
  const replies = new Map();
  const frameShown = [];
  const playback = createPlayback({
    ask(request) {
      seen.asked.push(request.do);
      const reply = deferred();
      replies.set(request.do, reply.resolve);
      return reply.promise;
    },
    draw: (frame) => void seen.drawn.push(frame),
    pace: () => "normal",
    adapter: () => "the adapter",
    motion: {
      async play(frames, { drawFrame, ...options }) {
        seen.played.push(options);
        for (const frame of frames) {
          if (!drawFrame(frame)) return;
          const shown = deferred();
          frameShown.push(shown.resolve);
          await shown.promise;
        }
      },
      skip() {
        seen.skips += 1;
      },
    },
    onFault: (fault) => void seen.faults.push(fault),
    ...more,
  });
  const answer = (name, value) => replies.get(name)(value);
  const nextFrame = async () => {
    frameShown.shift()();
    await settled();
  };
  return { playback, seen, answer, nextFrame };
}

const settled = () => new Promise((done) => setImmediate(done));

test("a run gets its reply and shows its frames in order", async () => {
  const { playback, seen, answer, nextFrame } = fakes();
  const run = playback.begin();
  const result = run.attempt(async () => {
    const frames = await run.ask({ do: "play" });
    assert.equal(await run.play(frames), true);
    seen.drawn.push("end");
  });
  answer("play", ["one", "two"]);
  await settled();
  assert.deepEqual(seen.drawn, ["one"]);
  await nextFrame();
  await nextFrame();
  await result;
  assert.deepEqual(seen.drawn, ["one", "two", "end"]);
  assert.deepEqual(seen.faults, []);
  assert.equal(playback.current(), run);
});

test("the reply to a superseded run is discarded, and is no fault", async () => {
  const { playback, seen, answer } = fakes();
  const run = playback.begin();
  let continued = false;
  const result = run.attempt(async () => {
    await run.ask({ do: "replay" });
    continued = true;
  });
  const next = playback.begin();
  assert.equal(run.signal.aborted, true);
  assert.equal(next.signal.aborted, false);
  answer("replay", {});
  await result;
  assert.equal(continued, false);
  assert.deepEqual(seen.faults, []);
});

test("a new run ends the animation of the former, which draws nothing more", async () => {
  const { playback, seen, nextFrame } = fakes();
  const run = playback.begin();
  const skips = seen.skips;
  const shown = run.play(["one", "two"]);
  playback.begin();
  assert.equal(seen.skips, skips + 1);
  await nextFrame();
  assert.equal(await shown, false);
  assert.deepEqual(seen.drawn, ["one"]);
  assert.equal(await run.play(["three"]), false);
  assert.equal(seen.played.length, 1);
});

test("a frame that is not to be shown ends the sequence, not the run", async () => {
  const { playback, seen } = fakes({ draw: () => false });
  const run = playback.begin();
  assert.equal(await run.play(["one", "two"]), true);
  assert.deepEqual(seen.drawn, []);
  assert.equal(run.signal.aborted, false);
});

test("pace and adapter are handed to motion; options take precedence", async () => {
  const { playback, seen } = fakes();
  const run = playback.begin();
  await run.play([]);
  const readingMs = () => 9;
  await run.play(["other"], { draw: () => false, pace: () => "quick", readingMs });
  const [usual, special] = seen.played;
  assert.equal(usual.adapter, "the adapter");
  assert.equal(usual.pace(), "normal");
  assert.equal(special.adapter, "the adapter");
  assert.equal(special.pace(), "quick");
  assert.equal(special.readingMs, readingMs);
  assert.deepEqual(seen.drawn, []);
});

test("faults reach the handler while the run is current", async () => {
  const { playback, seen } = fakes();
  const run = playback.begin();
  await run.attempt(() => Promise.reject(new Error("one")));
  assert.deepEqual(seen.faults.map(String), ["Error: one"]);
  playback.begin();
  await run.attempt(() => Promise.reject(new Error("two")));
  assert.equal(seen.faults.length, 1);
});

test("sleep ends in time, and at once when the run is superseded", async () => {
  const { playback } = fakes();
  const run = playback.begin();
  await run.sleep(1);
  const long = run.sleep(1e9);
  playback.begin();
  await assert.rejects(long, { name: "AbortError" });
});
