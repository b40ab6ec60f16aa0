// Prints the log of a game as the page words it; called by tools/words/log.py with a job on stdin.

import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const root = new URL("../../web/js/", import.meta.url);
// Imported by the page's modules, which render nothing here.
globalThis.document = { createTreeWalker() {}, createComment() {} };
globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });
globalThis.fetch = async (address) => new Response(await readFile(fileURLToPath(address)));
globalThis.raenkeStrict = true;

const { GAMES } = await import(new URL("game_registry.js", root));
const { allWordsLoaded, loadGameWords, registerGames, useLanguage, wordsOf } = await import(
  new URL("words/i18n.js", root)
);

const { game, language, seats, viewer, heard, events } = JSON.parse(await text(process.stdin));
const { adapter } = await GAMES[game].load();
registerGames(Object.keys(GAMES));
await useLanguage(language, () => {});
await loadGameWords(game, GAMES[game].words);
while (!allWordsLoaded()) await new Promise((done) => setTimeout(done, 10));
const reader = { seats, viewer, language, t: wordsOf(game) };

/** The sentences for the ear, divided as web/js/table/live_region.js does for a player who decides nothing. */
function* spoken() {
  let gathered = [];
  const close = () => {
    const sentence = gathered.length > 0 ? adapter.events.sentence(gathered, reader, false) : "";
    gathered = [];
    return sentence === "" ? [] : [sentence];
  };
  for (const event of events) {
    if (adapter.events.startsSentence(event)) yield* close();
    if (adapter.stage.kinds.has(event.kind) && event.settlement)
      yield adapter.stage.whole({ event, view: null }, reader);
    else gathered.push(event);
    if (adapter.events.endsSentence(event)) yield* close();
  }
  yield* close();
}

const lines = heard ? [...spoken()] : events.map((event) => adapter.events.words(event, reader));
process.stdout.write(lines.map((line) => `${line}\n`).join(""));
