// Saving the running game, and the lock of its tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { createAutosave } = await import("../../web/js/storage/autosave.js");

test("who has claimed no game leaves alone the lock that another has", async () => {
  let locked = false;
  const storage = {
    async lockGame() {
      locked = true;
      return true;
    },
    async unlockGame() {
      locked = false;
    },
    claimGame: async () => undefined,
  };
  const [hosting, table] = [0, 1].map(() => createAutosave({ store: null, storage }, () => {}));
  await hosting.claim("g1", false, () => true);
  await table.letGo();
  assert.equal(locked, true);
  await hosting.letGo();
  assert.equal(locked, false);
});
