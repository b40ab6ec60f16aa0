// Advice comes from a worker of its own, which is there only while somebody asks, and from the table's where there is none.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createAdvisor } from "../../web/js/advice/advisor.js";

// Otherwise Node would wait for each advisor's idle time to end.
beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const signal = () => new AbortController().signal;

/** An engine that answers each request in its third slice, and remembers what it was asked. */
function engine(reply = (request) => ({ ok: true, value: { done: request.at } })) {
  const asked = [];
  const rests = [];
  return {
    asked,
    rests,
    rest: () => rests.push(asked.length),
    async keepFiles() {},
    async call(request) {
      asked.push(request.at);
      const slices = asked.filter((at) => at === request.at).length;
      return slices < 3 ? { ok: true, value: { thinking: true } } : reply(request);
    },
  };
}

test("no worker is started before the first question, and questions do not disturb one another", async () => {
  const [own, table] = [engine(), engine()];
  const start = mock.fn(() => own);
  const advisor = createAdvisor(table, start);
  assert.equal(start.mock.callCount(), 0);
  const answers = await Promise.all([advisor.ask({ at: 1 }, signal()), advisor.ask({ at: 2 }, signal())]);
  assert.deepEqual(answers, [{ done: 1 }, { done: 2 }]);
  assert.deepEqual([own.asked, table.asked, start.mock.callCount()], [[1, 1, 1, 2, 2, 2], [], 1]);
});

test("who does not want to know any more holds nobody up", async () => {
  const own = engine(() => assert.fail("nobody waits for it"));
  const wanted = new AbortController();
  const advisor = createAdvisor(engine(), () => own);
  const first = advisor.ask({ at: 1 }, wanted.signal);
  const other = { ...own, call: own.call };
  own.call = async (request) => {
    wanted.abort();
    return other.call(request);
  };
  assert.equal(await first, null);
  assert.deepEqual(own.asked, [1]);
});

test("without memory for a worker, or if it breaks, the table's answers", async () => {
  const table = engine();
  assert.deepEqual(await createAdvisor(table, () => null).ask({ at: 1 }, signal()), { done: 1 });
  const broken = engine();
  broken.call = async () => ({ ok: false, fault: { id: "engine-broke", args: { what: "memory" } } });
  assert.deepEqual(await createAdvisor(table, () => broken).ask({ at: 2 }, signal()), { done: 2 });
  assert.equal(broken.rests.length, 1);
});

test("a fault is told, and the next question is answered all the same", async () => {
  const own = engine(({ at }) =>
    at === 1 ? { ok: false, fault: { id: "bad-request", args: {} } } : { ok: true, value: { done: at } },
  );
  const advisor = createAdvisor(engine(), () => own);
  const [failed, answered] = await Promise.allSettled([
    advisor.ask({ at: 1 }, signal()),
    advisor.ask({ at: 2 }, signal()),
  ]);
  assert.equal(failed.reason.fault.id, "bad-request");
  assert.deepEqual(answered.value, { done: 2 });
});

test("it ends when nobody has asked for a while", async () => {
  const own = engine();
  const advisor = createAdvisor(engine(), () => own);
  await advisor.ask({ at: 1 }, signal());
  await Promise.resolve();
  mock.timers.tick(60_000);
  assert.equal(own.rests.length, 0);
  await advisor.ask({ at: 2 }, signal());
  await Promise.resolve();
  mock.timers.tick(60_000);
  assert.equal(own.rests.length, 0);
  mock.timers.tick(60_000);
  assert.equal(own.rests.length, 1);
});
