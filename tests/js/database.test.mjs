// The wrapper around IndexedDB: what a write leaves alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createDatabase } from "../../web/js/storage/database.js";

/** As much of IndexedDB as one store needs: requests are answered in order, and a transaction ends after the last. */
function createIndexedDB(entries) {
  const request = (work, isDone = () => {}) => {
    const made = {};
    queueMicrotask(() => {
      made.result = work();
      made.onsuccess?.();
      isDone();
    });
    return made;
  };
  function transaction() {
    const made = { objectStore: () => store };
    let open = 0;
    const later = (work) => {
      open += 1;
      return request(work, () => {
        open -= 1;
        if (open === 0) made.oncomplete();
      });
    };
    const store = {
      get: (key) => later(() => entries.get(key)),
      getKey: (key) => later(() => (entries.has(key) ? key : undefined)),
      put: (value, key) => later(() => void entries.set(key, value)),
      delete: (key) => later(() => void entries.delete(key)),
    };
    return made;
  }
  const database = { objectStoreNames: { contains: () => true }, transaction };
  return { open: () => request(() => database) };
}

/** The entries after some work on a database that held these. */
async function after(before, work) {
  const entries = new Map(Object.entries(before));
  globalThis.indexedDB = createIndexedDB(entries);
  await work(createDatabase("games"));
  return Object.fromEntries(entries);
}

test("adding entries replaces none that has come in the meantime", async () => {
  const added = [
    ["a", "older"],
    ["b", "restored"],
  ];
  const left = await after({ a: "newer" }, (database) => database.add(added));
  assert.deepEqual(left, { a: "newer", b: "restored" });
});

test("a change keeps an entry, writes it or deletes it, by what it returns", async () => {
  const before = { a: 1, b: 2, c: 3 };
  const left = await after(before, async (database) => {
    await database.change("a", () => undefined);
    await database.change("b", (old) => old + 10);
    await database.change("c", () => null);
  });
  assert.deepEqual(left, { a: 1, b: 12 });
});
