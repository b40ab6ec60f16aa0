// An explanation is worked out in slices, as long as somebody waits for it.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createAdvisor } from "../../web/js/advice/advisor.js";
import { createExplanation, explanationState } from "../../web/js/controllers/explanation.js";
import { EngineFault } from "../../web/js/engine/faults.js";
import { createStore } from "../../web/js/store.js";

// Otherwise Node would wait for the advisor's idle time to end.
beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** A controller whose engine answers as `answer(request, n)` says; `asked` are the requests. */
function setUp(answer) {
  const store = createStore({ screenStates: {} });
  const asked = [];
  const call = async (request) => {
    asked.push(request);
    return { ok: true, value: answer(request, asked.length) };
  };
  const advisor = createAdvisor({ call }, () => null);
  const controller = createExplanation({ store, controller: () => advisor });
  return { controller, asked, shown: () => explanationState.of(store.get()) };
}

test("the engine is asked until it has thought it through", async () => {
  const { controller, asked, shown } = setUp((_, n) => (n < 4 ? { thinking: true } : { advice: "why" }));
  const done = controller.explain("a record", 7);
  assert.deepEqual([shown().at, shown().explanation], [7, null]);
  await done;
  assert.deepEqual(shown().explanation, { advice: "why" });
  assert.equal(asked.length, 4);
  assert.ok(asked.every(({ at, record }) => at === 7 && record === "a record"));
});

test("who closes it does not wait any longer, and nothing more is asked", async () => {
  const { controller, asked, shown } = setUp((_, n) => {
    if (n === 3) controller.close();
    return { thinking: true };
  });
  await controller.explain("a record", 7);
  assert.deepEqual([shown().at, asked.length], [-1, 3]);
});

test("another question supersedes the first", async () => {
  const { controller, shown } = setUp(({ at }, n) => (n < 5 ? { thinking: true } : { advice: at }));
  const first = controller.explain("a record", 7);
  await Promise.all([first, controller.explain("a record", 9)]);
  assert.deepEqual([shown().at, shown().explanation], [9, { advice: 9 }]);
});

test("a fault is told", async () => {
  const { controller, shown } = setUp(() => {
    throw new EngineFault({ id: "game-running", args: {} });
  });
  await controller.explain("a record", 7);
  assert.equal(shown().fault.id, "fault-game-running");
});
