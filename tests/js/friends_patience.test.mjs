// How long a guest looks for its host before it is told more.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createPatience } from "../../web/js/friends/patience.js";

test("whoever looks for the host is told once, a minute after it went, and not if it comes back", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let told = 0;
  const patience = createPatience(() => told++);
  patience.begin();
  mock.timers.tick(40_000);
  patience.begin();
  mock.timers.tick(19_999);
  assert.equal(told, 0);
  mock.timers.tick(1);
  assert.equal(told, 1);
  patience.end();
  patience.begin();
  mock.timers.tick(59_999);
  patience.end();
  mock.timers.tick(60_000);
  assert.equal(told, 1);
  patience.begin();
  mock.timers.tick(60_000);
  assert.equal(told, 2);
  mock.timers.reset();
});
