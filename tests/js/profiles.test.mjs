// Profiles: who plays on this device, and where their name and banner are used.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

const { armsOf, changedProfile, currentProfile, validProfiles, withProfile } = await import("../../web/js/profiles.js");
const { quickSetup, seatedUnder } = await import("../../web/js/setup.js");
const { KNOWN_GAMES } = await import("../../web/js/engine/known_games.js");

const ADA = { id: "a1", name: "Ada", banner: 2 };

test("what is no profile is dropped, and a strange banner or name is not kept", () => {
  const stored = [
    null,
    3,
    { id: "../x", name: "X" },
    ADA,
    { ...ADA, name: "Twice" },
    { id: "b", name: "bot:5", banner: 9 },
  ];
  assert.deepEqual(validProfiles(stored), [ADA, { id: "b", name: "", banner: 0 }]);
  assert.deepEqual(validProfiles({}), []);
});

test("the first change makes a profile, later ones change it", () => {
  const first = changedProfile({ profiles: [], profile: "" }, { name: "Ada" }, () => "n1");
  assert.deepEqual(first, { profiles: [{ id: "n1", name: "Ada", banner: 0 }], profile: "n1" });
  const next = changedProfile(first, { banner: 4 }, () => "never");
  assert.deepEqual(currentProfile(next), { id: "n1", name: "Ada", banner: 4 });
  assert.equal(changedProfile({ ...next, profile: "" }, { name: "Bo" }, () => "n2").profiles.length, 2);
});

test("the name goes to the first person without one", () => {
  const bot = { name: "", kind: "bot:1" };
  assert.deepEqual(withProfile([bot, { name: "", kind: "human" }], ADA)[1], { name: "Ada", kind: "human" });
  assert.deepEqual(
    withProfile(
      [
        { name: "Bo", kind: "human" },
        { name: "", kind: "human" },
      ],
      ADA,
    )[0]?.name,
    "Bo",
  );
  assert.deepEqual(withProfile([bot], ADA), [bot]);
});

test("whoever plays at once sits at the seat of the banner, if the table has it", () => {
  const setup = { game: "", count: 4, seats: [], first: null, seed: "", practice: false, tempers: "lot", options: {} };
  const person = (banner) =>
    quickSetup({ setup, level: "", profiles: [{ ...ADA, banner }], profile: "a1" }, KNOWN_GAMES)
      .seats.map(({ kind }) => kind === "human")
      .indexOf(true);
  assert.equal(person(2), 2);
  assert.equal(person(6), 0);
});

test("a banner seats the only person of the setup, and nobody where the table lacks the seat or several share it", () => {
  const human = { name: "Ada", kind: "human" };
  const [one, two] = [
    { name: "", kind: "bot:1" },
    { name: "", kind: "bot:2" },
  ];
  const setup = {
    game: "",
    count: 3,
    seats: [human, one, two, one],
    first: null,
    seed: "",
    practice: false,
    tempers: "lot",
    options: {},
  };
  assert.deepEqual(seatedUnder(setup, 2).seats, [two, one, human, one]);
  assert.equal(seatedUnder(setup, 3), setup);
  const shared = { ...setup, seats: [human, human, two] };
  assert.equal(seatedUnder(shared, 2), shared);
});

test("whoever played alone has the banner in the end, unless another seat has these arms", () => {
  const [bot, person] = [
    { name: "", kind: "bot:1" },
    { name: "Ada", kind: "human" },
  ];
  const seats = [bot, person, bot];
  assert.deepEqual(armsOf(seats, { ...ADA, banner: 5 }), [0, 5, 2]);
  assert.deepEqual(armsOf(seats, { ...ADA, banner: 3 }), [0, 3, 2]);
  assert.deepEqual(armsOf(seats, ADA), [0, 1, 2]);
  assert.deepEqual(armsOf(seats, null), [0, 1, 2]);
  assert.deepEqual(armsOf([person, person, bot], { ...ADA, banner: 5 }), [0, 1, 2]);
});
