// The tutorial focuses where the next thing is to be done, even if its table is drawn long after the engine's answer.

import assert from "node:assert/strict";
import { test } from "node:test";

/** What is drawn, by selector. @type {Map<string, { focused: number }>} */
const drawn = new Map();

globalThis.document = { querySelector: (selector) => drawn.get(selector) ?? null, addEventListener() {} };
globalThis.addEventListener = () => {};
globalThis.matchMedia = () => ({ matches: false });

const { createStore } = await import("../../web/js/store.js");
const { createLesson, lessonState } = await import("../../web/js/table/lesson.js");

const settled = () => new Promise((done) => setImmediate(done));

/** A button as the page would have it. */
function drawButton(selector) {
  const button = { focused: 0, matches: () => true, scrollIntoView() {}, focus: () => (button.focused += 1) };
  drawn.set(selector, button);
  return button;
}

/** A lesson whose engine has answered at once. */
async function begun() {
  drawn.clear();
  const store = createStore({ screenStates: {}, settings: { pace: "instant" } });
  const plan = { game: "toy", deal: "", steps: [{ id: "welcome" }, { id: "end" }], adapter: { stage: {} } };
  const lesson = createLesson(plan, {
    store,
    control: { close: async () => {} },
    motion: { skip() {} },
    stage: { close() {} },
    ask: async () => ({ view: { legal: [] } }),
    acquireSession: async () => {},
  });
  await lesson.begin();
  await settled();
  assert.equal(lessonState.of(store.get()).busy, false);
  return { store, lesson };
}

const NEXT = ".lesson [data-action=lesson-next]";

test("a table that is drawn late is focused once", async () => {
  const { store } = await begun();
  const button = drawButton(NEXT);
  store.update({ wordsVersion: 1 });
  await settled();
  assert.equal(button.focused, 1);
  store.update({ wordsVersion: 2 });
  await settled();
  assert.equal(button.focused, 1);
});

test("a tutorial that was left focuses nothing any more", async () => {
  const { store, lesson } = await begun();
  lesson.leave();
  const button = drawButton(NEXT);
  store.update({ wordsVersion: 1 });
  await settled();
  assert.equal(button.focused, 0);
});
