// What stands after "#" in an address comes from outside: it names a screen, or nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf, invalidHashMessage, MAX_LINK_LENGTH, parseHash } from "../../web/js/router.js";

const NAMES = {
  screen: (name) => ["start", "table", "replay", "share", "settings"].includes(name),
  games: ["kabale", "adel"],
  own: (game, name) => (game === "kabale" ? ["rules", "cards"] : ["rules"]).includes(name),
};
const parsed = (hash) => parseHash(hash, NAMES);

test("no address is the start page", () => {
  for (const hash of ["", "#", "#/"]) assert.deepEqual(parsed(hash), { name: "start", game: "", params: [] });
});

test("a screen with its parameters, and a game's own screen", () => {
  assert.deepEqual(parsed("#/table/abc-1"), { name: "table", game: "", params: ["abc-1"] });
  assert.deepEqual(parsed("#/adel/rules/x"), { name: "rules", game: "adel", params: ["x"] });
  assert.deepEqual(parsed("#/cards/Ki"), { name: "cards", game: "kabale", params: ["Ki"] }, "an address of old");
});

test("a link holds a game, if its length and its letters are such", () => {
  assert.deepEqual(parsed("#g=Ab_-9"), { name: "share", game: "", params: ["Ab_-9"] });
  assert.equal(parsed(`#g=${"A".repeat(MAX_LINK_LENGTH)}`)?.name, "share");
  for (const bad of ["#g=", "#g=a b", "#g=a%20", `#g=${"A".repeat(MAX_LINK_LENGTH + 1)}`])
    assert.equal(parsed(bad), null);
  assert.equal(invalidHashMessage(`#g=${"A".repeat(MAX_LINK_LENGTH + 1)}`), "fault-link-too-long");
  assert.equal(invalidHashMessage("#g=?"), "fault-link-broken");
  assert.equal(invalidHashMessage("#c=?"), "fault-link-broken");
  assert.equal(invalidHashMessage("#/nowhere"), "page-unknown");
});

test("a challenge is a link to a game to be played", () => {
  assert.deepEqual(parsed("#c=Ab_-9"), { name: "share", game: "", params: ["Ab_-9", "challenge"] });
  for (const bad of ["#c=", "#c=a b", "#d=Ab"]) assert.equal(parsed(bad), null);
});

test("whatever else is no page", () => {
  const bad = [
    "#x",
    "#/nowhere",
    "#/share/abc",
    "#/table/../x",
    "#/table/a b",
    "#/table/a/b/c/d",
    "#/adel/cards",
    "#/toString",
  ];
  for (const hash of [...bad, `#/table/${"x".repeat(65)}`, `#/${"x".repeat(5000)}`])
    assert.equal(parsed(hash), null, hash);
});

test("addresses are written as they are read", () => {
  assert.equal(hashOf("start"), "#/");
  for (const hash of ["#/table/abc", "#/settings"]) {
    const { name, params } = parsed(hash);
    assert.equal(hashOf(name, ...params), hash);
  }
});
