// A turn of Adel by ear: the clauses leave the acting seat's name out, unless the last one was about something else.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./no_document.mjs";

globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });

const { sentenceOf } = await import("../../web/js/adel/announcements.js");

const [ADA, BO, MAX] = [0, 1, 2];
const seats = ["Ada", "Bo", "Max"].map((name) => ({ name, kind: "human" }));

/** Messages are their ids, so that a test sees which were chosen; the one that names the actor again says whom. */
const t = (id, { reader, name, deed } = {}) => (id === "ear-again" ? `${reader === "you" ? "I" : name}: ${deed}` : id);

/** The clauses of one sentence. */
function clauses(events, viewer = ADA) {
  const sentence = sentenceOf(events, { seats, viewer, language: "en", t }, false);
  return sentence.toLowerCase().replace(/\.$/, "").split("; ");
}

const revealed = (seat) => ({ kind: "revealed", token: 1, seat, character: "Sc", rank: 4 });
const tookGold = (seat) => ({ kind: "took-gold", token: 2, seat, amount: 2 });
const built = (seat) => ({ kind: "built", token: 3, seat, district: "Man", amount: 3 });

test("the clauses after a turn's first leave the name out", () => {
  assert.deepEqual(clauses([revealed(BO), tookGold(BO), built(BO)]), ["ear-revealed", "ear-gold", "ear-built"]);
});

test("after an event of another seat the actor is named again, once", () => {
  const crown = { kind: "crown", token: 2, seat: MAX, other: ADA, by: "Sc" };
  const throne = { kind: "throne-room", token: 2, seat: MAX, amount: 1 };
  assert.deepEqual(clauses([revealed(BO), crown, throne, tookGold(BO), built(BO)]), [
    "ear-revealed",
    "event-crown-sc",
    "event-throne-room",
    "bo: ear-gold",
    "ear-built",
  ]);
});

test("who passes the crown to another stays the subject", () => {
  const crown = { kind: "crown", token: 2, seat: MAX, other: ADA, giver: BO, by: "Sc" };
  assert.deepEqual(clauses([revealed(BO), crown, tookGold(BO)]), ["ear-revealed", "event-crown-sc", "ear-gold"]);
});

test("gold that is told by itself is left out of the sum", () => {
  const amounts = [];
  const counting = (id, { amount } = {}) => (id === "ear-gold" ? amounts.push(amount) && id : t(id));
  const queen = { kind: "queen", token: 2, seat: BO, other: MAX, amount: 3 };
  for (const viewer of [ADA, MAX])
    sentenceOf([revealed(BO), queen, tookGold(BO)], { seats, viewer, language: "en", t: counting }, false);
  assert.deepEqual(amounts, [5, 2]);
});

test("after an event of the actor's that is told of a city, a thief or a building, the actor is named again", () => {
  const asides = [
    { kind: "complete", seat: BO },
    { kind: "incomplete", seat: BO },
    { kind: "robbed", seat: BO, other: MAX, amount: 3 },
    { kind: "throne-room", seat: BO, amount: 1 },
    { kind: "bell", seat: BO },
    { kind: "bell-void", seat: BO },
  ];
  for (const aside of asides) {
    const found = clauses([revealed(BO), { token: 2, ...aside }, tookGold(BO)]);
    assert.deepEqual([found.length, found.at(-1)], [3, "bo: ear-gold"], aside.kind);
  }
});

test("an exchange of hands shifts the subject only to the one whose hand it was", () => {
  const swapped = { kind: "swapped", token: 2, seat: BO, other: ADA, cards: [], others: [] };
  const events = [revealed(BO), swapped, tookGold(BO)];
  assert.deepEqual(clauses(events, ADA), ["ear-revealed", "event-swapped", "bo: ear-gold"]);
  assert.deepEqual(clauses(events, MAX), ["ear-revealed", "ear-swapped", "ear-gold"]);
});

test("a sentence that goes on after somebody's decision names the actor first", () => {
  const saved = { kind: "saved", token: 2, seat: ADA, district: "Man", amount: 1 };
  assert.deepEqual(clauses([tookGold(BO), built(BO)]), ["bo: ear-gold", "ear-built"]);
  assert.deepEqual(clauses([saved, tookGold(BO)]), ["event-saved", "bo: ear-gold"]);
});

test("the viewer's own deeds have a subject where another's clause came between", () => {
  const throne = { kind: "throne-room", token: 2, seat: MAX, amount: 1 };
  assert.deepEqual(clauses([tookGold(ADA), built(ADA)]), ["event-took-gold", "event-built"]);
  assert.deepEqual(clauses([revealed(ADA), tookGold(ADA), throne, built(ADA)]), [
    "event-revealed",
    "event-took-gold",
    "event-throne-room",
    "i: event-built",
  ]);
});

test("a clause that has its name is not given another", () => {
  const complete = { kind: "complete", token: 2, seat: BO };
  const armory = { kind: "destroyed", token: 3, seat: BO, other: MAX, district: "Man", amount: 0, by: "Arm" };
  const yours = { kind: "conjured", token: 4, seat: BO, other: ADA };
  const found = clauses([revealed(BO), complete, armory, complete, yours]);
  assert.deepEqual([found[2], found[4]], ["event-destroyed-arm", "event-conjured"]);
});
