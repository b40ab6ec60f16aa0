// A share link carries a game's record there and back, and nothing that is not one of ours.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_LINK_LENGTH } from "../../web/js/router.js";
import { decodeRecord, encodeRecord } from "../../web/js/storage/share_links.js";

const RECORD = `[Game "kabale"]\n[Seat1 "Ágnes 🂡 왕"]\n\n${Array.from({ length: 500 }, (_, at) => `P${at % 4}:${at}`).join(" ")}\n`;

test("a record comes back as it was, in the characters of an address", async () => {
  const data = await encodeRecord(RECORD);
  assert.match(data, /^[\w-]+$/);
  assert.ok(data.length < RECORD.length);
  assert.equal(await decodeRecord(data), RECORD);
});

test("a link that is cut off, altered or no link at all is refused", async () => {
  const data = await encodeRecord(RECORD);
  for (const broken of [data.slice(0, -20), `A${data}`, "", "%%%", "aGVsbG8"])
    await assert.rejects(decodeRecord(broken));
});

test("a link that is too long, or would unpack to too much, is a range error", async () => {
  await assert.rejects(decodeRecord("A".repeat(MAX_LINK_LENGTH + 1)), RangeError);
  const bomb = await encodeRecord("a".repeat(1_000_001));
  assert.ok(bomb.length < 5000);
  await assert.rejects(decodeRecord(bomb), RangeError);
});
