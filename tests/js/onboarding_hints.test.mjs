// Which effects are explained, and for how long.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createOnboardingHints } from "../../web/js/table/onboarding_hints.js";

/** A device, and an event that its viewer, seat 0, sees; `words` missing: their length is that of the id. */
function device(settings = {}) {
  const state = { settings: { explains: true, pace: "normal", met: [], ...settings } };
  const hints = createOnboardingHints({
    store: { get: () => state, update: (patch) => Object.assign(state, patch) },
    storage: { writeSettings: (patch) => Object.assign(state.settings, patch) },
    adapters: {
      get: () => ({
        events: {
          concerns: ({ seat }, _, viewer) => seat === viewer,
          hint: ({ by }) => (by ? { kind: by, words: `first-${by}`, lit: "" } : null),
        },
      }),
    },
  });
  const table = { id: "a", game: "", viewer: 0, sinceLastTurn: [] };
  const show = (by, { seat = 0, ...more } = {}) => {
    const event = { kind: "acts", seat, by };
    const hint = hints.hintFor({ ...table, ...more }, { event, view: {} });
    const ms = hints.read({ ...table, ...more, hint }, event);
    return { hint, ms, event };
  };
  return { state, show };
}

test("an effect is explained once, and remembered on the device once it was shown", () => {
  const { state, show } = device();
  const { hint, ms } = show("Ki");
  assert.equal(hint.kind, "Ki");
  assert.ok(ms >= 1200);
  assert.deepEqual(state.settings.met, [":Ki"]);
  assert.equal(show("Ki").hint, null);
});

test("what others do among themselves is not explained", () => {
  assert.equal(device().show("Ki", { seat: 1 }).hint, null);
});

test("between two decisions there is one explanation at most", () => {
  const { show } = device();
  const { event } = show("Ki");
  assert.equal(show("As", { sinceLastTurn: [event] }).hint, null);
  assert.notEqual(show("As", { sinceLastTurn: [] }).hint, null);
});

test("the explanations of a game take 20 seconds at most together, and the next game goes on with them", () => {
  const { show, state } = device();
  let sum = 0;
  for (let number = 0; number < 60; number += 1) sum += show(`card-${number}`).ms;
  assert.ok(sum > 12_000 && sum <= 17_000, sum);
  const { length } = state.settings.met;
  assert.ok(length < 60);
  assert.notEqual(show(`card-${length}`, { id: "b" }).hint, null);
});

test("nothing is explained at once, nor where explanations are off", () => {
  for (const settings of [{ pace: "instant" }, { explains: false }])
    assert.equal(device(settings).show("Ki").hint, null);
});
