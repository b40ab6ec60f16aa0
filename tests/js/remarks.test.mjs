// What bots say: about what befell or pleased them, at most once a round, and the same in the same game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./no_document.mjs";
import { said } from "../../web/js/table/event_rows.js";
import { currentRemark, MOODS, SPEAKERS } from "../../web/js/table/remarks.js";

const { DERIVED: ADEL } = await import("../../web/js/adel/events/kinds.js");
const { DERIVED: KABALE } = await import("../../web/js/kabale/events/kinds.js");
const { shownRemark } = await import("../../web/js/view/remark.js");

const TOPICS = ["murdered", "robbed", "ruined", "striking", "winning"];
const LANGUAGES = ["de", "en", "hu", "ko"];

const EVENTS = {
  chapters: new Set(["began"]),
  remarks: ({ kind, seat, other }) => (kind === "robbed" ? said(["robbed", seat], ["striking", other]) : []),
};
const began = (token) => ({ kind: "began", token });
const robbed = (token, seat, other) => ({ kind: "robbed", token, seat, other });

const HUMAN = { kind: "human", name: "" };
const SEATS = [HUMAN, { kind: "bot:3:vengeful", name: "" }, { kind: "bot:5", name: "" }];

/** The remark of a round in which only this happened. */
const after = (event, seats = SEATS) => currentRemark([began(0), event], [event], seats, EVENTS);
const remarks = (seat, other) =>
  Array.from({ length: 64 }, (_, at) => after(robbed(at + 1, seat, other))).filter(Boolean);

test("every speaker has two lines on every topic, in four languages, short enough for a bubble", () => {
  for (const language of LANGUAGES) {
    const file = readFileSync(new URL(`../../web/i18n/${language}/remarks.ftl`, import.meta.url), "utf8");
    const lines = Object.fromEntries([...file.matchAll(/^(remark-\S+) = (.*)$/gm)].map(([, id, words]) => [id, words]));
    const ids = TOPICS.flatMap((topic) => SPEAKERS.flatMap((who) => [1, 2].map((n) => `remark-${topic}-${who}-${n}`)));
    assert.deepEqual(Object.keys(lines).sort(), ids.sort());
    assert.equal(new Set(Object.values(lines)).size, ids.length, `${language}: two lines are the same`);
    for (const [id, words] of Object.entries(lines)) assert.ok(words.length <= 64, `${language}: ${id} is too long`);
  }
});

test("the victim speaks rather than the thief, but people never do", () => {
  assert.deepEqual(new Set(remarks(1, 2).map(({ seat, topic }) => `${seat} ${topic}`)), new Set(["1 robbed"]));
  assert.deepEqual(new Set(remarks(0, 2).map(({ seat, topic }) => `${seat} ${topic}`)), new Set(["2 striking"]));
  assert.deepEqual(remarks(0, 0), []);
});

test("a bot has the lines of its temper and of its level, and uses all of them", () => {
  const ids = (seat) => [...new Set(remarks(seat, 0).map(({ id }) => id))].sort();
  assert.deepEqual(
    ids(1),
    ["3-1", "3-2", "vengeful-1", "vengeful-2"].map((line) => `remark-robbed-${line}`),
  );
  assert.deepEqual(ids(2), ["remark-robbed-5-1", "remark-robbed-5-2"]);
});

test("bots of other versions are silent", () => {
  const strangers = [HUMAN, { kind: "bot:greedy", name: "" }, { kind: "bot:9:moody", name: "" }];
  for (let token = 1; token < 64; token++) assert.equal(after(robbed(token, 1, 2), strangers), null);
});

test("many things pass without a word", () => {
  const spoken = remarks(1, 0).length;
  assert.ok(spoken > 16 && spoken < 48, `${spoken} of 64`);
});

test("there is one remark a round, the first, and none from before the viewer's last decision", () => {
  const [first, second] = remarks(1, 0).map(({ token }) => robbed(token, 1, 0));
  const log = [began(0), first, second];
  assert.equal(currentRemark(log, log, SEATS, EVENTS)?.token, first.token);
  assert.equal(currentRemark(log, [second], SEATS, EVENTS), null);
  const next = [...log, began(200), robbed(second.token, 1, 0)];
  assert.equal(currentRemark(next, next, SEATS, EVENTS)?.token, second.token);
});

test("the same game has the same remarks", () => {
  assert.deepEqual(remarks(1, 2), remarks(1, 2));
});

test("both games give bots something to talk about, and a secret nothing", () => {
  const topics = (game, event) =>
    game.events.remarks({ token: 1, ...event }).map(({ topic, seat }) => `${seat} ${topic}`);
  assert.deepEqual(topics(ADEL, { kind: "robbed", seat: 1, other: 2, amount: 3 }), ["1 robbed", "2 striking"]);
  assert.deepEqual(topics(ADEL, { kind: "robbed", seat: 1, other: 2, amount: 0 }), []);
  assert.deepEqual(topics(ADEL, { kind: "destroyed", seat: 1, other: 2 }), ["2 ruined", "1 striking"]);
  assert.deepEqual(topics(ADEL, { kind: "destroyed", seat: 1, other: 1 }), []);
  assert.deepEqual(topics(ADEL, { kind: "swapped", seat: 1 }), []);
  assert.deepEqual(topics(ADEL, { kind: "revealed", seat: 1, cause: "murdered" }), ["1 murdered"]);
  assert.deepEqual(topics(ADEL, { kind: "unanswered", cause: "murdered", victim: 2 }), []);
  assert.deepEqual(topics(ADEL, { kind: "complete", seat: 2, amount: 1 }), ["2 winning"]);
  assert.deepEqual(topics(KABALE, { kind: "discarded", seat: 1 }), ["1 murdered"]);
  assert.deepEqual(topics(KABALE, { kind: "won", seat: 2 }), ["2 winning"]);
  assert.deepEqual(topics(KABALE, { kind: "placed", seat: 2 }), []);
});

test("a face changes with what is said", () => {
  const sprite = readFileSync(new URL("../../web/art/sprite.svg", import.meta.url), "utf8");
  for (const mood of Object.values(MOODS)) assert.ok(sprite.includes(`id="mood-${mood}"`), mood);
});

test("nothing is said if switched off, at instant pace, over a presentation, or while the viewer decides", () => {
  const event = robbed(remarks(1, 0)[0].token, 1, 0);
  const log = [began(0), event];
  const state = { settings: { remarks: true, pace: "normal" }, stage: null };
  const table = { busy: true, eventLog: log, sinceLastTurn: log, seats: SEATS };
  const shown = (settings, more = {}, at = {}) =>
    shownRemark(
      { ...state, ...more, settings: { ...state.settings, ...settings } },
      { ...table, ...at },
      { events: EVENTS },
    );
  assert.equal(shown({})?.seat, 1);
  assert.equal(shown({ remarks: false }), null);
  assert.equal(shown({ pace: "instant" }), null);
  assert.equal(shown({}, { stage: {} }), null);
  assert.equal(shown({}, {}, { busy: false }), null);
});
