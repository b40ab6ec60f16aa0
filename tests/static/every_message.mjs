// Formats messages for tests in Python with values of every kind; each value comes between two marks, so that the tests see what touches it.

import { GAMES } from "../../web/js/game_registry.js";
import { allWordsLoaded, loadGameWords, registerGames, useLanguage, wordsOf } from "../../web/js/words/i18n.js";
import { anyOf, listOf } from "../../web/js/words/lists.js";

globalThis.raenkeStrict = true;
const games = Object.keys(GAMES);
registerGames(games);

const JOINED = { and: listOf, or: anyOf };

/** A value in words: a text or a number as it is, `{ id }` a message, `{ ids, by }` a list of messages or of texts. */
function inWords(value, t, language) {
  if (typeof value !== "object") return value;
  const words = (id) => (id.startsWith("=") ? id.slice(1) : t(id));
  return "id" in value ? words(value.id) : JOINED[value.by](value.ids.map(words), language);
}

globalThis.words = {
  async speak(language) {
    await useLanguage(language, () => {});
    for (const game of games) await loadGameWords(game, GAMES[game].words);
    while (!allWordsLoaded()) await new Promise((done) => setTimeout(done, 5));
  },

  /** Each case in words: [game, id, args]. */
  format: ([language, cases]) =>
    cases.map(([game, id, args]) => {
      const t = wordsOf(game);
      const filled = Object.entries(args).map(([name, value]) => {
        const text = inWords(value, t, language);
        return [name, typeof text === "string" && name[0] !== "!" ? `\ue000${text}\ue001` : text];
      });
      return t(id, Object.fromEntries(filled.map(([name, text]) => [name.replace("!", ""), text])));
    }),
};
