// The page's side of the worker: who is slow is waited for, who falls silent or dies is replaced.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

const define = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });

/** By name who waits for a lock, and gets it when its holder is gone. */
const waiting = new Map();
const locks = {
  request: (name, { signal }, granted) =>
    new Promise((_, reject) => {
      waiting.set(name, granted);
      signal.addEventListener("abort", () => waiting.delete(name) && reject(signal.reason));
    }),
};
define("navigator", { locks, onLine: true });
define("addEventListener", () => {});

const tell = (worker, data) => worker.dispatchEvent(new MessageEvent("message", { data }));

/** Has the runtime's files at once. */
class Unpacker extends EventTarget {
  postMessage() {
    queueMicrotask(() => tell(this, { files: {} }));
  }
  terminate() {}
}
define("Worker", Unpacker);
const { createEngine } = await import("../../web/js/engine/client.js");

let now = 0;
beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  mock.method(performance, "now", () => now);
});
afterEach(() => mock.reset());

/** So many milliseconds go by. */
async function pass(ms) {
  for (let left = ms; left >= 0; left -= 100) {
    await new Promise((done) => setImmediate(done));
    if (left === 0) return;
    now += 100;
    mock.timers.tick(100);
  }
}

let made = 0;

/** An engine's worker that takes `wait` for an answer, one after the other. */
class EngineWorker extends EventTarget {
  lock = `lock-${++made}`;
  wait = 0;
  deaf = false;
  ended = false;
  busyUntil = 0;

  postMessage(message) {
    if (this.deaf) return;
    if ("id" in message) {
      this.busyUntil = Math.max(now, this.busyUntil) + this.wait;
      const text = JSON.stringify({ ok: true, value: JSON.parse(message.text).do });
      setTimeout(() => this.ended || tell(this, { id: message.id, text }), this.busyUntil - now);
    } else {
      tell(this, { alive: this.lock });
      tell(this, { ready: true });
    }
  }

  /** Ends without a word: all that anybody notices is that its lock is free. */
  die() {
    this.ended = true;
    waiting.get(this.lock)?.();
  }

  terminate() {
    this.ended = true;
  }
}

/** An engine that is up; `wait`: how long its workers take for an answer. */
async function started(wait = 0) {
  const workers = [];
  const crashes = [];
  const spawn = () => {
    const worker = Object.assign(new EngineWorker(), { wait });
    workers.push(worker);
    return worker;
  };
  const engine = createEngine({ spawn, onCrash: (what) => crashes.push(what) });
  await pass(100);
  /** Asks, and notes the answer when it comes. */
  const ask = () => {
    const asked = { reply: null };
    engine.call({ do: "hello" }).then((reply) => {
      asked.reply = reply;
    });
    return asked;
  };
  return { engine, workers, crashes, ask };
}

const ANSWERED = { ok: true, value: "hello" };
const broke = (what) => ({ ok: false, fault: { id: "engine-broke", args: { what } } });

test("a crash fails open requests, and a fresh worker answers the next", async () => {
  const { workers, crashes, ask } = await started(200);
  const lost = ask();
  workers[0].dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message: "it broke" }));
  const next = ask();
  await pass(400);
  assert.deepEqual([lost.reply, next.reply, crashes], [broke("it broke"), ANSWERED, ["it broke"]]);
  assert.deepEqual([workers.length, workers[0].ended], [2, true]);
});

test("a worker that hears nothing is replaced in less than five seconds", async () => {
  const { workers, crashes, ask } = await started();
  workers[0].deaf = true;
  const lost = ask();
  await pass(4000);
  assert.equal(lost.reply, null);
  await pass(900);
  assert.deepEqual([lost.reply, crashes], [broke("no answer"), ["no answer"]]);
  const next = ask();
  await pass(100);
  assert.deepEqual(next.reply, ANSWERED);
});

test("a worker that is ended while somebody waits is replaced at once", async () => {
  const { workers, crashes, ask } = await started(1000);
  const lost = ask();
  workers[0].die();
  await pass(100);
  assert.deepEqual([lost.reply, crashes], [broke("the worker died"), ["the worker died"]]);
  const next = ask();
  await pass(1100);
  assert.deepEqual(next.reply, ANSWERED);
});

test("a worker that dies idle is replaced before anybody asks", async () => {
  const { workers, crashes, ask } = await started();
  workers[0].die();
  await pass(100);
  assert.deepEqual([crashes, workers.length], [["the worker died"], 2]);
  const next = ask();
  await pass(100);
  assert.deepEqual(next.reply, ANSWERED);
});

test("a slow worker is not replaced, however many questions wait", async () => {
  const { workers, crashes, ask } = await started(2500);
  const asked = [ask(), ask(), ask(), ask()];
  await pass(10_500);
  assert.deepEqual(
    asked.map(({ reply }) => reply),
    Array(4).fill(ANSWERED),
  );
  assert.deepEqual([crashes, workers.length], [[], 1]);
});

test("while the page itself stood still nothing could be heard: that is no silence", async () => {
  const { workers, crashes, ask } = await started(2000);
  const asked = ask();
  await pass(100);
  now += 7000; // and no timer has run meanwhile
  await pass(2500);
  assert.deepEqual([asked.reply, crashes, workers.length], [ANSWERED, [], 1]);
});

test("after a false alarm the next worker may take twice as long", async () => {
  const { crashes, ask } = await started(6000);
  const lost = ask();
  await pass(5000);
  assert.deepEqual(lost.reply, broke("no answer"));
  const next = ask();
  await pass(6100);
  assert.deepEqual([next.reply, crashes], [ANSWERED, ["no answer"]]);
});
