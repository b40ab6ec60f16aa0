// The deal of the day: dates, streaks, the table that everybody has, and when a try counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { dateAfter, dateOf, isDate, monthAfter, streaksOf, weekdayOf, weeksOf } = await import(
  "../../web/js/calendar.js"
);
const { emblems, placesOf } = await import("../../web/js/progress/daily_result.js");
const { dailyTable, tryId } = await import("../../web/js/progress/daily_table.js");
const { mayBegin, parseTry } = await import("../../web/js/storage/daily_tries.js");
const { newGame, readEntry } = await import("../../web/js/storage/saved_game.js");
const { KNOWN_GAMES } = await import("../../web/js/engine/known_games.js");

const YEAR = Array.from({ length: 366 }, (_, day) => dateAfter("2026-11-20", day));

test("dates are those of UTC, over years and leap days", () => {
  assert.equal(dateOf(Date.parse("2026-11-20T23:59:59Z")), "2026-11-20");
  assert.equal(dateAfter("2028-02-28", 1), "2028-02-29");
  assert.equal(monthAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(weekdayOf("2026-11-20"), 4);
  for (const wrong of ["2026-02-30", "2026-13-01", "1999-01-01", "", null, 20261120, "2026-11-20 "])
    assert.ok(!isDate(wrong), String(wrong));
  const weeks = weeksOf("2026-11-20");
  assert.equal(weeks.length, 6);
  assert.deepEqual(weeks[0], ["", "", "", "", "", "", "2026-11-01"]);
  assert.equal(weeks.flat().filter(Boolean).length, 30);
});

test("a streak holds while today may still be played, and a clock that was wrong adds nothing", () => {
  const days = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-10", "2027-01-01"];
  assert.deepEqual(streaksOf(days, "2026-11-20"), { now: 3, longest: 3 });
  assert.deepEqual(streaksOf([...days, "2026-11-20"], "2026-11-20"), { now: 4, longest: 4 });
  assert.deepEqual(streaksOf(days, "2026-11-21"), { now: 0, longest: 3 });
  assert.deepEqual(streaksOf([], "2026-11-20"), { now: 0, longest: 0 });
});

for (const fact of KNOWN_GAMES)
  test(`${fact.name}: every date has a table that can be dealt, and they differ`, () => {
    const tables = YEAR.map((date) => dailyTable(date, fact));
    for (const [at, { seats, first, seed, options }] of tables.entries()) {
      assert.equal(seats.filter(({ kind }) => kind === "human").length, 1);
      assert.ok(fact.seats.includes(seats.length) && first < seats.length);
      assert.equal(String(seed), YEAR[at].replaceAll("-", ""));
      for (const { name, values, min_players: least } of fact.options) {
        assert.ok(values.includes(options[name]));
        assert.ok(seats.length >= (least[options[name]] ?? 0));
      }
    }
    assert.deepEqual(new Set(tables.map(({ seats }) => seats.length)), new Set([3, 4, 5]));
    for (const { name, values } of fact.options)
      assert.equal(new Set(tables.map(({ options }) => options[name])).size, values.length, name);
    assert.deepEqual(dailyTable("2026-11-20", fact), dailyTable("2026-11-20", fact));
  });

test("a date that has been played keeps its table: this one must never change", () => {
  const adel = KNOWN_GAMES.find(({ options }) => options.length > 0);
  assert.deepEqual(dailyTable("2026-11-21", adel), {
    seats: ["human", "bot:4:lot", "bot:4:lot"].map((kind) => ({ name: "", kind })),
    first: 2,
    seed: 20261121,
    options: { edition: "hig", goal: "8", abdication: "no", characters: "base", violets: "base" },
  });
});

test("the emblems tell the place after each round", () => {
  const rounds = [
    [3, 1, 2, 0],
    [3, 3, 2, 0],
    [3, 4, 4, 5],
  ];
  assert.deepEqual(placesOf(rounds, 0), [1, 1, 4]);
  assert.equal(emblems([1, 2, 3, 4]), "👑⚔️🛡️🕯️");
});

test("a try begins on its date, or soon after midnight if it was dealt before", () => {
  const at = (text) => Date.parse(`${text}Z`);
  const game = { daily: "2026-11-20", created: at("2026-11-20T23:50:00") };
  assert.ok(mayBegin(game, at("2026-11-20T23:59:00")));
  assert.ok(mayBegin(game, at("2026-11-21T00:40:00")));
  assert.ok(!mayBegin(game, at("2026-11-21T09:00:00")));
  assert.ok(!mayBegin({ ...game, created: at("2026-11-21T00:01:00") }, at("2026-11-21T00:02:00")));
  assert.ok(!mayBegin(game, at("2026-11-19T12:00:00")));
});

test("a saved game keeps its date, and nonsense is none", () => {
  const [{ name, seats }] = KNOWN_GAMES;
  const plans = Array.from({ length: seats[0] }, () => ({ name: "", kind: "human" }));
  const id = tryId(name, "2026-11-20");
  const game = newGame({ id, game: name, seats: plans, daily: "2026-11-20" });
  assert.deepEqual([game.id, game.daily, game.begun], [id, "2026-11-20", false]);
  assert.equal(readEntry(id, { ...game, daily: "tomorrow" }).daily, "");
  assert.equal(parseTry({ game: name, date: "2026-02-31" }), null);
  assert.equal(parseTry({ game: name, date: "2026-11-20", result: { place: 1 } }).result, null);
});
