// Lists read as people write them in each language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { anyOf, listOf } from "../../web/js/words/lists.js";

test("the last of a list is joined with and, in Korean with a comma", () => {
  const names = ["Ada", "Bálint", "서연"];
  assert.equal(listOf(names, "en"), "Ada, Bálint, and 서연");
  assert.equal(listOf(names, "de"), "Ada, Bálint und 서연");
  assert.equal(listOf(names, "hu"), "Ada, Bálint és 서연");
  assert.equal(listOf(names, "ko"), "Ada, Bálint, 서연");
  assert.equal(listOf(["서연"], "ko"), "서연");
});

test("the last of several that are possible is joined with or", () => {
  const names = ["Ada", "Bálint", "서연"];
  assert.equal(anyOf(names, "en"), "Ada, Bálint, or 서연");
  assert.equal(anyOf(names, "de"), "Ada, Bálint oder 서연");
  assert.equal(anyOf(names, "hu"), "Ada, Bálint vagy 서연");
  assert.equal(anyOf(names, "ko"), "Ada, Bálint 또는 서연");
});

test("lists of any length are written as the browser's own data has them, but for Korean's and", () => {
  const formats = { conjunction: listOf, disjunction: anyOf };
  for (const language of ["en", "de", "hu", "ko"])
    for (const [type, written] of Object.entries(formats))
      for (const parts of [[], ["Ada"], ["Ada", "Bo"], ["Ada", "Bo", "Cy"], ["Ada", "Bo", "Cy", "Dee"]]) {
        if (language === "ko" && type === "conjunction") continue;
        assert.equal(written(parts, language), new Intl.ListFormat(language, { type }).format(parts));
      }
});
