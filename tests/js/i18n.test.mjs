// The message that loading was interrupted goes as soon as all words are there, in whatever language.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.document = { querySelector: () => null };
globalThis.addEventListener = () => {};
/** What arrival.js hears. */
const heard = [];
globalThis.dispatchEvent = ({ type }) => heard.push(type);

const { allWordsLoaded, LATER_FILES, loadFirstLanguage, useLanguage } = await import("../../web/js/words/i18n.js");

const settled = () => new Promise((done) => setImmediate(done));

test("another language that comes whole ends the interruption of the first", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let cutOff = true;
  mock.method(globalThis, "fetch", async (address) => {
    if (cutOff && LATER_FILES.some((file) => address.endsWith(`/${file}.ftl`))) throw new TypeError("no network");
    return new Response("");
  });
  await loadFirstLanguage("en", () => {});
  await settled();
  assert.deepEqual(heard, ["raenke-plight"]);
  cutOff = false;
  await useLanguage("de", () => {});
  await settled();
  assert.equal(allWordsLoaded(), true);
  assert.deepEqual(heard, ["raenke-plight", "raenke-arrived"]);
  mock.reset();
});
