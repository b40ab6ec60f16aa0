// The queue of announcements: each may be spoken to its end, unless somebody asks for something.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

globalThis.window = globalThis;

const { createSpeechQueue, speakingMs } = await import("../../web/js/table/speech_queue.js");

const TEXTS = ["Ada places in column 1.", "Bo places in column 2; your King is revealed.", "Your turn."];

let now = 0;

/** Lets time pass in small steps, so that timers see the clock that they ask for. @param {number} ms */
function pass(ms) {
  for (const end = now + ms; now < end; ) {
    now += 10;
    mock.timers.tick(10);
  }
}

/** A queue, and what it has uttered, with the times. */
function listening() {
  const uttered = [];
  return { uttered, speech: createSpeechQueue((text) => uttered.push([now, text])) };
}

beforeEach(() => {
  now = 0;
  mock.reset();
  mock.timers.reset();
  mock.method(performance, "now", () => now);
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("nothing is said before the last can have been spoken", () => {
  const { uttered, speech } = listening();
  for (const text of TEXTS) speech.say(text);
  pass(20_000);
  assert.deepEqual(
    uttered.map(([, text]) => text),
    TEXTS,
  );
  for (const [at, [began, text]] of uttered.entries()) {
    assert.ok(speakingMs(text) >= (1000 * text.length) / 15);
    const next = uttered[at + 1];
    if (next) assert.ok(next[0] - began >= speakingMs(text));
  }
});

test("what somebody asks for does not wait, and nothing stale follows it", () => {
  const { uttered, speech } = listening();
  for (const text of TEXTS) speech.say(text);
  pass(10);
  speech.answer("Asked.");
  pass(20_000);
  assert.deepEqual(
    uttered.map(([, text]) => text),
    [TEXTS[0], "Asked."],
  );
});

test("what was dropped is never said, and the queue goes on after it", () => {
  const { uttered, speech } = listening();
  for (const text of TEXTS) speech.say(text);
  pass(10);
  speech.drop();
  speech.say("");
  speech.say("Taken back.");
  pass(20_000);
  assert.deepEqual(
    uttered.map(([, text]) => text),
    [TEXTS[0], "Taken back."],
  );
});

test("a Korean syllable takes the time of two letters", () => {
  assert.ok(speakingMs("왕이 공개됩니다.") > speakingMs("Shown to all."));
});
