// What the page of commit 9f0b317 stored, before its terms changed, is read by this one: games, links, settings, and
// unsaved games on their way over a reload. (What was deleted was in memory only, then as now.)

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import "./no_document.mjs";

const page = new EventTarget();
Object.assign(globalThis.document, { addEventListener: page.addEventListener.bind(page) });
for (const name of ["addEventListener", "removeEventListener"]) globalThis[name] = page[name].bind(page);

const { KNOWN_GAMES } = await import("../../web/js/engine/known_games.js");
const { initialState } = await import("../../web/js/state.js");
const { validateSetup } = await import("../../web/js/setup.js");
const { createGameWriter } = await import("../../web/js/storage/game_writer.js");
const { isSavedGame, openRequest, readEntry } = await import("../../web/js/storage/saved_game.js");
const { createSettings } = await import("../../web/js/storage/settings.js");
const { decodeRecord } = await import("../../web/js/storage/share_links.js");
const { createUnsaved } = await import("../../web/js/storage/unsaved.js");

const BEFORE = new URL("../golden/before/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, BEFORE), "utf8"));

const GAMES = readdirSync(BEFORE)
  .filter((name) => name.endsWith(".json"))
  .map(read);

beforeEach(() => {
  globalThis.localStorage = { getItem: () => JSON.stringify(read("page/settings.json")) };
});

test("every field of a saved game is read as it was stored", () => {
  for (const stored of GAMES) {
    const game = readEntry(stored.id, structuredClone(stored));
    assert.ok(isSavedGame(game), stored.id);
    // Fields of a later build have the value of a game without them.
    assert.deepEqual(game, { challenge: "", profile: "", hints: 0, daily: "", begun: false, ...stored });
    const { record, practice, spoiled } = stored;
    const sent = { do: "open", record, practice, practice_by_undo: spoiled, seat: 0, own: [] };
    assert.deepEqual(openRequest(game, 0), sent);
  }
});

test("a link holds the record that was shared", async () => {
  const links = Object.entries(read("page/links.json"));
  assert.equal(links.length, 2);
  for (const [name, data] of links) assert.equal(await decodeRecord(data), read(`${name}.json`).record);
});

test("every setting is kept, and the seats of the setup with bots that are still offered", () => {
  const stored = read("page/settings.json");
  const { setup, ...settings } = createSettings(() => {}).readSettings(initialState(KNOWN_GAMES).settings);
  const { setup: before, ...others } = stored;
  for (const [name, value] of Object.entries(others)) assert.deepEqual(settings[name], value, name);
  const now = validateSetup(setup, KNOWN_GAMES);
  for (const name of ["game", "count", "first", "seed", "practice"]) assert.equal(now[name], before[name], name);
  assert.equal(now.options.edition, before.options.edition);
  for (const [seat, { name, kind }] of before.seats.entries()) {
    assert.equal(now.seats[seat].name, name);
    assert.equal(now.seats[seat].kind === "human", kind === "human");
  }
});

test("unsaved games that the page before left in the history are saved", async () => {
  const entries = new Map();
  const database = {
    async change(key, next) {
      entries.set(key, next(entries.get(key)));
    },
  };
  const unsaved = createUnsaved(() => {});
  const writer = createGameWriter({ database, repository: {}, unsaved });
  const [game] = GAMES;
  writer.adoptUnsaved([{ game, mark: "tab", committed: 0, retitled: false }], "full");
  await writer.claimGame(game.id);
  assert.equal(entries.get(game.id).record, game.record);
});
