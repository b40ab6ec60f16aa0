// Whoever scans again while a browser still asks for permission leaves no camera on.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.HTMLVideoElement = class {};
globalThis.document = { querySelector: () => null };

const { createCodeReader } = await import("../../web/js/friends/code_reader.js");
const { createStore } = await import("../../web/js/store.js");

/** A reader whose cameras are granted when the test says so, and which of them are on. */
function fakes() {
  const asked = [];
  const on = new Set();
  const getUserMedia = () => new Promise((grant, refuse) => asked.push({ grant, refuse }));
  Object.defineProperty(globalThis, "navigator", { value: { mediaDevices: { getUserMedia } }, configurable: true });
  const grant = (at) => {
    on.add(at);
    asked[at].grant({ getTracks: () => [{ stop: () => on.delete(at) }] });
  };
  return { reader: createCodeReader({ store: createStore({ screenStates: {} }) }), asked, on, grant };
}

test("the camera of a scan that was replaced is switched off", async () => {
  const { reader, on, grant } = fakes();
  const scans = [reader.scan("answer", () => {}), reader.scan("answer", () => {})];
  grant(0);
  await scans[0];
  assert.deepEqual([...on], []);
  assert.equal(reader.state().scanning, "answer");
  grant(1);
  await scans[1];
  assert.deepEqual([...on], []); // the page shows no picture here
});

test("a refusal that comes too late does not stop the scan after it", async () => {
  const { reader, asked } = fakes();
  const first = reader.scan("answer", () => {});
  void reader.scan("answer", () => {});
  asked[0].refuse(new Error("no"));
  await first;
  assert.equal(reader.state().scanning, "answer");
  assert.equal(reader.state().trouble, null);
});
