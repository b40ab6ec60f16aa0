// Repeating what failed: how long it waits, when it stops, and what cuts a wait short.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { delayAfter, doublingWaits, retry, retryNow, waitForRetry } from "../../web/js/platform/retry.js";

/** Fails so often, then answers "done"; `log` has every attempt, failure and delay in order. */
function failing(times) {
  const log = [];
  return {
    log,
    async work() {
      log.push("try");
      if (log.filter((entry) => entry === "try").length <= times) throw new TypeError("no network");
      return "done";
    },
    async wait(delay) {
      log.push(delay);
    },
  };
}

test("what succeeds at once waits for nothing", async () => {
  const { log, work, wait } = failing(0);
  assert.equal(await retry(work, { waits: [5], wait }), "done");
  assert.deepEqual(log, ["try"]);
});

test("delays are taken in order, and the last one repeats", async () => {
  const { log, work, wait } = failing(4);
  assert.equal(await retry(work, { waits: [1, 20], wait }), "done");
  assert.deepEqual(log, ["try", 1, "try", 20, "try", 20, "try", 20, "try"]);
});

test("after each failure it repairs first, then waits", async () => {
  const { log, work, wait } = failing(2);
  const onFailure = async (fault) => {
    await Promise.resolve();
    log.push(fault.message);
  };
  await retry(work, { waits: [3], wait, onFailure });
  assert.deepEqual(log, ["try", "no network", 3, "try", "no network", 3, "try"]);
});

test("what is no longer wanted is not tried again", async () => {
  const { log, work, wait } = failing(9);
  const wanted = () => log.length < 4;
  assert.equal(await retry(work, { waits: [7], wait, wanted }), null);
  assert.deepEqual(log, ["try", 7, "try", 7]);
  assert.equal(await retry(work, { waits: [7], wait, wanted: () => false }), null);
  assert.equal(log.length, 4);
});

test("doubling delays end with the longest", () => {
  assert.deepEqual(doublingWaits(15, 100), [15, 30, 60, 100]);
  assert.deepEqual(
    [1, 3, 9].map((failures) => delayAfter([15, 30, 60], failures)),
    [15, 60, 60],
  );
});

test("a wait ends in time, when the network returns, or when a person asks", async () => {
  const page = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"])
    globalThis[name] = page[name].bind(page);
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    let ended = 0;
    const wait = () => waitForRetry(3000).then(() => ended++);
    for (const end of [() => mock.timers.tick(3000), () => page.dispatchEvent(new Event("online")), retryNow]) {
      const waiting = wait();
      mock.timers.tick(2999 * (end === retryNow ? 1 : 0));
      await Promise.resolve();
      const before = ended;
      end();
      await waiting;
      assert.equal(ended, before + 1);
    }
    // Nothing is left behind: neither a timer nor a listener ends a later wait twice.
    mock.timers.tick(10_000);
    retryNow();
    await Promise.resolve();
    assert.equal(ended, 3);
  } finally {
    mock.timers.reset();
    for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) delete globalThis[name];
  }
});
