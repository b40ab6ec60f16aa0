// An engine that is put to rest stays at rest, whatever was under way: its next worker starts with the next request.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.addEventListener = () => {};
Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });

/** A worker that says nothing by itself. */
class FakeWorker extends EventTarget {
  postMessage() {}
  terminate() {}

  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

/** The one that unpacks the files has them at once. */
globalThis.Worker = class extends FakeWorker {
  postMessage() {
    this.say({ files: {} });
  }
};

const { createEngine } = await import("../../web/js/engine/client.js");

const settled = () => new Promise((done) => setImmediate(done));

test("no worker starts after the files were repaired for one that is not wanted any more", async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  /** Answers what is fetched to repair the files. */
  const fetches = [];
  mock.method(globalThis, "fetch", () => new Promise((_, fail) => fetches.push(fail)));
  const workers = [];
  const spawn = () => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  };
  const engine = createEngine({ idle: true, spawn });
  void engine.call({ do: "ping" });
  assert.equal(workers.length, 1);
  workers[0].say({ dead: "a broken file", network: false });
  mock.timers.tick(1000);
  await settled();
  assert.ok(fetches.length > 0);
  engine.rest();
  for (let at = 0; at < fetches.length; at += 1) {
    fetches[at](new TypeError("no network"));
    await settled();
  }
  assert.equal(workers.length, 1);
  void engine.call({ do: "ping" });
  assert.equal(workers.length, 2);
  engine.rest();
  mock.reset();
});
