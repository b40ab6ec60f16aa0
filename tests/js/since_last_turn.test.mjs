// What is new since a seat's last decision, and which of it has hit the seat and still matters.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsSinceLastTurn, hitsInWords, worstHit } from "../../web/js/table/since_last_turn.js";

const EVENTS = {
  decisions: new Set(["placed"]),
  clearsHits: new Set(["settled"]),
  isHit: ({ kind, seat }, _view, viewer) => kind === "struck" && seat === viewer,
  severity: ({ card }) => Number(card),
  hitWords: ({ card }) => `struck ${card}`,
};

const placed = (token, seat) => ({ kind: "placed", token, seat });
const struck = (token, seat, card) => ({ kind: "struck", token, seat, card });
const settled = (token) => ({ kind: "settled", token });

const words = (log, viewer) => hitsInWords(log, {}, { viewer }, EVENTS);

test("new is what came after the token of the seat's last decision, not what that token itself brought about", () => {
  const log = [placed(1, 0), placed(2, 1), placed(3, 0), struck(3, 1, 5), struck(4, 0, 6)];
  assert.deepEqual(eventsSinceLastTurn(log, 0, EVENTS), [struck(4, 0, 6)]);
  assert.deepEqual(eventsSinceLastTurn(log, 1, EVENTS), log.slice(2));
});

test("to a seat that has not decided yet, and to nobody, everything is new", () => {
  const log = [placed(1, 0), struck(1, 1, 5)];
  for (const viewer of [2, null]) assert.deepEqual(eventsSinceLastTurn(log, viewer, EVENTS), log);
});

test("hits count until something clears them", () => {
  assert.deepEqual(words([placed(1, 0), struck(2, 0, 5)], 0), ["struck 5"]);
  assert.deepEqual(words([placed(1, 0), struck(2, 0, 5), settled(3)], 0), []);
  assert.deepEqual(words([placed(1, 0), settled(3), struck(4, 0, 5)], 0), ["struck 5"]);
});

test("the worst hit comes first, with the number of the others", () => {
  const log = [placed(1, 0), struck(2, 0, 5), struck(3, 0, 9), struck(4, 1, 12)];
  assert.deepEqual(worstHit(log, {}, { viewer: 0 }, EVENTS), { words: "struck 9", more: 1 });
  assert.deepEqual(worstHit([], {}, { viewer: 0 }, EVENTS), { words: "", more: 0 });
});
