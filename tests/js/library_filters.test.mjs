// The library's filters: game, result, level and people, beside the text.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { filterChoices, filtered, NO_FILTERS, resultOf } = await import("../../web/js/controllers/library_filters.js");
const { KNOWN_GAMES } = await import("../../web/js/engine/known_games.js");
const { newGame } = await import("../../web/js/storage/saved_game.js");

const person = (name) => ({ name, kind: "human" });
const bot = (level) => ({ name: "", kind: `bot:${level}` });
const t = (id) => id;

const saved = (game, seats, winners) => {
  const over = winners !== null;
  const scores = seats.map((_, seat) => (winners?.includes(seat) ? 9 : 3));
  return newGame({ game, seats, record: `[Game "${game}"]`, over, scores: over ? scores : [], winners: winners ?? [] });
};
const WON = saved("kabale", [person("Ada"), bot("2")], [0]);
const LOST = saved("adel", [person("Bo"), bot("1"), bot("4")], [2]);
const RUNNING = saved("adel", [person("Ada"), bot("1")], null);
const WATCHED = saved("kabale", [bot("1"), bot("2")], [1]);
const ALL = [WON, LOST, RUNNING, WATCHED];

const found = (filters, text = "") => filtered(ALL, text, { ...NO_FILTERS, ...filters }, KNOWN_GAMES, t);

test("without filters all games are listed, and each filter narrows them", () => {
  assert.deepEqual(found({}), ALL);
  assert.deepEqual(found({ game: "adel" }), [LOST, RUNNING]);
  assert.deepEqual(found({ result: "won" }), [WON]);
  assert.deepEqual(found({ result: "running" }), [RUNNING]);
  assert.deepEqual(found({ level: "4" }), [LOST]);
  assert.deepEqual(found({ person: "Ada" }), [WON, RUNNING]);
  assert.deepEqual(found({ person: "Ada", game: "adel" }, " ada "), [RUNNING]);
  assert.deepEqual(found({ person: "Ada" }, "Bo"), []);
});

test("a game that only bots played was neither won nor lost", () => {
  assert.deepEqual(ALL.map(resultOf), ["won", "lost", "running", ""]);
});

test("only what divides the games is offered", () => {
  assert.deepEqual(filterChoices(ALL, KNOWN_GAMES), {
    game: ["kabale", "adel"],
    result: ["won", "lost", "running"],
    level: ["1", "2", "4"],
    person: ["Ada", "Bo"],
  });
  assert.deepEqual(filterChoices([WON], KNOWN_GAMES), { game: [], result: [], level: [], person: [] });
});
