// How long a guest by link looks for its host before it begins anew, told by a frame that tests speak for.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

let clock = 0;
/** The frames that were made, each with the port by which it tells what it finds. */
let frames = [];

beforeEach(() => {
  frames = [];
  clock = 0;
});
mock.method(performance, "now", () => clock);
Object.assign(globalThis, {
  location: { origin: "here" },
  document: {
    createElement: () => {
      const frame = {
        contentWindow: { postMessage: (_order, _origin, [port]) => Object.assign(frame, { port }) },
        addEventListener: (_kind, loaded) => queueMicrotask(loaded),
        remove: () => (frame.removed = true),
      };
      frames.push(frame);
      return frame;
    },
    body: { append() {} },
  },
});
const { createRelay } = await import("../../web/js/friends/relay.js");

/** A search by link, until the test ends; what it found. */
function search(t, guest, onState = () => {}) {
  const found = [];
  const relay = createRelay({
    secret: "secret",
    guest,
    relays: [],
    servers: [],
    onPeer: (channel) => found.push(channel),
    onState,
  });
  t.after(() => {
    relay.close();
    // Open ports would keep the process alive.
    for (const { port } of frames) port.close();
  });
  return found;
}

/** Somebody's frame tells something. */
async function tell(frame, message) {
  await new Promise((done) => setImmediate(done));
  frame.port.postMessage(message);
  await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
}

/** Time goes by, second by second, while `relays` relays answer every frame. */
async function pass(seconds, relays = 1) {
  for (let second = 0; second < seconds; second++) {
    clock += 1000;
    for (const frame of [...frames]) await tell(frame, { relays });
  }
}

test("a guest that finds nobody makes itself known anew, ever less often", async (t) => {
  search(t, true);
  await pass(12);
  assert.equal(frames.length, 1);
  await pass(2);
  assert.equal(frames.length, 2);
  await pass(20);
  assert.equal(frames.length, 2);
  await pass(6);
  assert.equal(frames.length, 3);
});

test("a guest with a connection looks for nobody, and anew when the connection was given up", async (t) => {
  const found = search(t, true);
  await tell(frames[0], { joined: "host", binding: "" });
  await pass(40);
  assert.equal(frames.length, 1);
  // The host is silent: the page gives the connection up, which the frame cannot tell.
  found[0].close();
  await pass(14);
  assert.equal(frames.length, 2);
  await tell(frames[1], { joined: "host", binding: "" });
  assert.equal(found.length, 2);
});

test("a host waits for its guests where it is", async (t) => {
  search(t, false);
  await pass(90);
  assert.equal(frames.length, 1);
});

test("with no relay left both begin anew", async (t) => {
  search(t, false);
  await pass(12, 0);
  assert.equal(frames.length, 2);
});

test("a frame that cannot be loaded is told by the page itself, and tried again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const states = [];
  search(t, false, (state) => states.push(state));
  t.mock.timers.tick(11_000);
  assert.deepEqual([states, frames.length], [[], 1]);
  t.mock.timers.tick(2000);
  assert.deepEqual([states, frames.length], [["failed"], 2]);
  t.mock.timers.tick(5000);
  await tell(frames[1], { relays: 1 });
  t.mock.timers.tick(60_000);
  assert.deepEqual([states, frames.length, frames[0].removed], [["failed", "on"], 2, true]);
});
