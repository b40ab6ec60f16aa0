// Results and dates as the languages write them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dateWords, rankOf, resultWords } from "../../web/js/words/results.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["hu-HU", "en-GB"] }, configurable: true });

const t = (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id);

test("winners are first, and ties share a rank", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => rankOf(seat, [9, 12, 9, 4], [1])),
    [2, 1, 2, 4],
  );
  // Who won a tie on points comes before who lost it.
  assert.deepEqual(
    [0, 1, 2].map((seat) => rankOf(seat, [9, 9, 4], [1])),
    [2, 1, 3],
  );
});

test("a result is a victory, a shared one, or a place of so many", () => {
  assert.equal(resultWords(1, [4, 9], [1], t), "result-won");
  assert.equal(resultWords(1, [9, 9], [0, 1], t), "result-shared");
  assert.equal(resultWords(0, [4, 9], [1], t), 'result-place {"place":2,"of":2}');
});

test("a date is written in the page's language, whatever the browser's is", () => {
  const moment = new Date(2026, 10, 20, 15, 5).getTime();
  const written = {
    de: [/^20\.11\.2026, 15:05$/, /^20\.11\.2026$/],
    hu: [/^2026\. nov\. 20\. 15:05$/, /^2026\. nov\. 20\.$/],
    ko: [/^2026\. 11\. 20\. (오후|PM) 3:05$/, /^2026\. 11\. 20\.$/],
  };
  for (const [language, [withTime, day]] of Object.entries(written)) {
    assert.match(dateWords(moment, language), withTime);
    assert.match(dateWords(moment, language, false), day);
  }
});

test("English dates are those of the browser's English", () => {
  assert.equal(dateWords(new Date(2026, 10, 20).getTime(), "en", false), "20 Nov 2026");
});
