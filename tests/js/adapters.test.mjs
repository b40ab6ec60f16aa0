// A game's adapter is found under its own name only.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = { querySelectorAll: () => [], addEventListener() {} };
const { createAdapters } = await import("../../web/js/adapters.js");
const { createDeferredStyles } = await import("../../web/js/platform/deferred_styles.js");

const own = { load: async () => ({}), words: [], styles: [], switches: [], screens: {} };

for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty", "chess", "Own", ""])
  test(`there is no adapter of ${JSON.stringify(name)}, and nobody waits for it`, async () => {
    const adapters = createAdapters({ games: { own }, styles: createDeferredStyles(), onOpen() {} });
    adapters.prefetch(name);
    await assert.rejects(adapters.open(name), { message: `unknown game: ${name}` });
    assert.equal(await adapters.openWithRetry(name), null);
    assert.deepEqual([adapters.miniature(name), adapters.screens(name), adapters.get(name)], [null, {}, null]);
  });
