// A presentation opened from the log's panel comes back to it, at the table as at a puzzle, unless one has left meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });
globalThis.document = { createTreeWalker() {}, createComment() {}, querySelector: () => null };

const { createStore } = await import("../../web/js/store.js");
const { createTableSession, tablePanelState } = await import("../../web/js/table/session.js");

/** The panel after a presentation was opened from the log; `meanwhile` happens while it is shown. */
async function panelAfter(screen, meanwhile = () => {}) {
  const event = { kind: "award" };
  const table = { id: "a", game: "toy", curtain: null, eventLog: [event] };
  const store = createStore({ screenStates: {}, screen: { name: screen }, table, stage: null });
  const session = createTableSession({ store, stage: { open: async () => meanwhile(store) } });
  session.openPanel("log");
  await session.present(event);
  return tablePanelState.of(store.get()).panel;
}

test("the log opens again at a table and at a puzzle", async () => {
  assert.equal(await panelAfter("table"), "log");
  assert.equal(await panelAfter("puzzles"), "log");
});

test("it stays closed if one has left", async () => {
  assert.equal(await panelAfter("table", (store) => store.update({ screen: { name: "start" } })), "");
  assert.equal(await panelAfter("puzzles", (store) => store.update({ table: null })), "");
});
