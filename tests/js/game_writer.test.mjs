// Saving a game: two tabs with one database, a database that refuses, and what is taken along to the next page.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const page = new EventTarget();
globalThis.document = page;
for (const name of ["addEventListener", "removeEventListener"]) globalThis[name] = page[name].bind(page);

const { DatabaseTimeout } = await import("../../web/js/storage/database.js");
const { createGameWriter, TakenOver } = await import("../../web/js/storage/game_writer.js");
const { createRepository } = await import("../../web/js/storage/repository.js");
const { newGame } = await import("../../web/js/storage/saved_game.js");
const { createUnsaved } = await import("../../web/js/storage/unsaved.js");

const SEATS = [
  { name: "Ada", kind: "human" },
  { name: "", kind: "bot:greedy" },
];
const RECORD = '[Game "kabale"]\n';

/** What the tabs share: the entries, and the fault that every call meets, if any. */
const disk = { entries: new Map(), fault: null };

const database = {
  async get(key) {
    if (disk.fault) throw disk.fault;
    return disk.entries.get(key);
  },
  async entries() {
    if (disk.fault) throw disk.fault;
    return [...disk.entries];
  },
  async change(key, next) {
    if (disk.fault) throw disk.fault;
    const value = next(structuredClone(disk.entries.get(key)));
    if (value === null) disk.entries.delete(key);
    else if (value !== undefined) disk.entries.set(key, structuredClone(value));
  },
  async add(added) {
    if (disk.fault) throw disk.fault;
    for (const [key, value] of added) if (!disk.entries.has(key)) disk.entries.set(key, structuredClone(value));
  },
};

function openTab() {
  const statuses = [];
  const unsaved = createUnsaved((status, why) => statuses.push(status === "no" ? why : status));
  const repository = createRepository({ database, unsaved });
  return { ...repository, ...createGameWriter({ database, repository, unsaved }), unsaved, statuses };
}

/** The game after so many further saves. */
const later = (game, saves) => ({ ...game, saves, record: `${RECORD}${saves}` });

/** Ends the timers of unsaved games, which would keep the process alive. */
function forget({ unsaved }) {
  for (const { id } of unsaved.all()) unsaved.release(id);
}

beforeEach(() => {
  disk.entries.clear();
  disk.fault = null;
});

test("a tab that has claimed a game is not overwritten by the one that had it", async () => {
  const [first, second] = [openTab(), openTab()];
  const game = newGame({ game: "kabale", seats: SEATS, record: RECORD });
  await first.saveGame(game);
  const claimed = await second.claimGame(game.id);
  assert.equal(claimed.record, RECORD);
  await second.saveGame(later(claimed, 1));
  await assert.rejects(first.saveGame(later(game, 1)), TakenOver);
  assert.equal((await first.readGame(game.id)).record, `${RECORD}1`);
});

test("a save that arrives late does not replace a newer one", async () => {
  const tab = openTab();
  const game = newGame({ game: "kabale", seats: SEATS, record: RECORD });
  await tab.saveGame(later(game, 2));
  await tab.saveGame(later(game, 1));
  assert.equal((await tab.readGame(game.id)).saves, 2);
});

test("a title given while the game is played survives the next move", async () => {
  const tab = openTab();
  const game = newGame({ game: "kabale", seats: SEATS, record: RECORD });
  await tab.saveGame(game);
  assert.equal(await tab.renameGame(game.id, "Monday"), true);
  await tab.saveGame(later(game, 1));
  assert.equal((await tab.readGame(game.id)).title, "Monday");
  assert.equal(await tab.renameGame("elsewhere", "Tuesday"), false);
});

test("what cannot be stored is held, listed and stored later", async () => {
  const tab = openTab();
  const game = newGame({ game: "kabale", seats: SEATS, record: RECORD });
  for (const [fault, why] of [
    [new DOMException("", "QuotaExceededError"), "full"],
    [new DatabaseTimeout(), "silent"],
    [new Error("no"), "refused"],
  ]) {
    disk.fault = fault;
    await tab.saveGame(game);
    assert.equal(tab.statuses.at(-1), why);
    assert.deepEqual(
      (await tab.listGames()).games.map(({ id }) => id),
      [game.id],
    );
    disk.fault = null;
    tab.unsaved.retry();
    await new Promise((done) => setImmediate(done));
    assert.equal(tab.statuses.at(-1), "yes");
    assert.ok(disk.entries.delete(game.id));
  }
});

test("moves that were never stored become a game of their own when another tab goes on", async () => {
  const [first, second] = [openTab(), openTab()];
  const game = newGame({ game: "kabale", seats: SEATS, record: RECORD });
  await first.saveGame(game);
  disk.fault = new Error("no");
  await first.saveGame(later(game, 1));
  disk.fault = null;
  await second.claimGame(game.id);
  assert.equal(first.forkUnsaved(game.id), true);
  await new Promise((done) => setImmediate(done));
  const records = [...disk.entries.values()].map(({ record }) => record).sort();
  assert.deepEqual(records, [RECORD, `${RECORD}1`]);
  assert.equal(first.forkUnsaved(game.id), false);
});

test("unsaved games are taken along to the next page, which stores them as its own", async () => {
  const before = openTab();
  const game = newGame({ game: "kabale", seats: SEATS, record: RECORD });
  await before.saveGame(game);
  disk.fault = new Error("no");
  await before.saveGame(later(game, 1));
  const transferred = structuredClone(before.serializeUnsaved());
  forget(before);
  disk.fault = null;
  const after = openTab();
  after.adoptUnsaved([...transferred, { game: { id: "odd" } }, null], "refused");
  assert.equal((await after.claimGame(game.id)).saves, 1);
  await after.saveGame(later(game, 2));
  assert.equal(disk.entries.get(game.id).saves, 2);
  assert.deepEqual(after.unsaved.all(), []);
});
