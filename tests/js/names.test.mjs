// Names from outside are made harmless, and seats are called by them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, LONGEST_NAME, resemblesBotName, seatName } from "../../web/js/words/names.js";

const t = (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id);

test("a name is one line of at most forty visible characters", () => {
  assert.equal(cleanName("  Ada \n\t Lovelace "), "Ada Lovelace");
  assert.equal([...cleanName("é".repeat(1e6))].length, LONGEST_NAME);
  assert.equal([...cleanName("👩‍🚀".repeat(100))].length, LONGEST_NAME);
  assert.equal(cleanName("e\u0301"), "é");
});

test("what would show nothing or upset the text around it is no part of a name", () => {
  for (const blank of ["", " ", "\u200b", "\u202e\u2066", "\u3164", "\u2800", "\u0301", "\ud800", "\ue000", "\ufeff"])
    assert.equal(cleanName(blank), "", JSON.stringify(blank));
  assert.equal(cleanName("A\u202eda\u0000"), "Ada");
  assert.equal(cleanName("a\u202eb\u2066c\u0000d\u200be"), "abcde");
  for (const odd of [null, undefined, 7, {}, ["Ada"]]) assert.equal(cleanName(odd), "");
});

test("joiners of emoji and of scripts stay", () => {
  for (const name of ["👩‍🚀", "نامه‌ای", "서연", "Erzsébet"]) assert.equal(cleanName(name), name);
});

test("a seat is called by its name, else as its place or its number calls it", () => {
  const seats = [
    { name: " Ada ", kind: "human" },
    { name: "", kind: "human" },
    { name: "", kind: "bot:greedy" },
  ];
  assert.deepEqual(
    seats.map((_, seat) => seatName(seats, seat, t)),
    ["Ada", 'person-name {"number":2}', "court-name-3"],
  );
});

test("a name may not look like a bot's, however it is disguised", () => {
  for (const name of ["bot:greedy", "  bot:greedy", "bot:", "b\u200bot:x", "\u3164bot:random Ada"])
    assert.ok(resemblesBotName(cleanName(name)), JSON.stringify(name));
  for (const name of ["robot:x", "bot：greedy"]) assert.ok(!resemblesBotName(cleanName(name)), name);
});
