// A setup from storage holds nothing under an inherited name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { KNOWN_GAMES } from "../../web/js/engine/known_games.js";
import { isAllowedFor, validateSetup } from "../../web/js/setup.js";

const USUAL = { game: "adel", count: 4, seats: [], first: null, seed: "", practice: false, options: {} };
const sound = (setup) => ({ ...validateSetup(setup, KNOWN_GAMES), seats: [] });

for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty", "chess", "Kabale", ""])
  test(`${JSON.stringify(name)} is no game, number, kind nor value of an option`, () => {
    const options = { edition: name, goal: name, characters: name, violets: name, [name]: "7" };
    const odd = { game: name, count: name, seats: [{ name, kind: name }], first: name, seed: name, practice: name };
    assert.deepEqual(sound({ ...odd, options }), sound({ ...USUAL, game: "kabale" }));
    const known = KNOWN_GAMES.find((game) => game.name === USUAL.game).options;
    const defaults = known.filter((option) => option.name in options).map(({ name, values }) => [name, values[0]]);
    assert.deepEqual(sound({ ...USUAL, options }), sound({ ...USUAL, options: Object.fromEntries(defaults) }));
    assert.ok(KNOWN_GAMES.every((game) => game.options.every((option) => isAllowedFor(option, name, 2))));
  });
