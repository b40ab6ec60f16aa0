// Kabale's words without a table, for tests in Python: they hand in what the engine says happened, and read what is heard of it.

import { GAMES } from "../../../web/js/game_registry.js";
import { EVENTS } from "../../../web/js/kabale/event_adapter.js";
import { stepWords } from "../../../web/js/kabale/event_words.js";
import { DERIVED } from "../../../web/js/kabale/events/kinds.js";
import { STAGE } from "../../../web/js/kabale/stage.js";
import { columnWords } from "../../../web/js/kabale/view/column.js";
import { hitsInWords } from "../../../web/js/table/since_last_turn.js";
import { allWordsLoaded, loadGameWords, useLanguage, wordsOf } from "../../../web/js/words/i18n.js";

globalThis.raenkeStrict = true;

const t = wordsOf("kabale");
let language = "en";

const reader = (seats, viewer) => ({ seats, viewer, language, t });

globalThis.words = {
  async speak(code) {
    language = code;
    await useLanguage(code, () => {});
    await loadGameWords("kabale", GAMES.kabale.words);
    while (!allWordsLoaded()) await new Promise((done) => setTimeout(done, 5));
  },

  /** What is heard of these events, cut into sentences as the live region cuts them; a column is heard on its own. */
  heard(events, seats, viewer) {
    const sentences = [];
    let gathered = [];
    const say = (kinds, words) => words && sentences.push({ kinds, words });
    const close = () => {
      if (gathered.length > 0)
        say(
          gathered.map(({ kind }) => kind),
          EVENTS.sentence(gathered, reader(seats, viewer), false),
        );
      gathered = [];
    };
    for (const event of events) {
      if (EVENTS.startsSentence(event)) close();
      if (DERIVED.stage.kinds.has(event.kind))
        say([event.kind], STAGE.whole({ event, view: null }, reader(seats, viewer)));
      else gathered.push(event);
      if (EVENTS.endsSentence(event)) close();
    }
    close();
    return sentences;
  },

  /** Every sentence of a column's award. */
  steps: (event, seats, viewer) => event.settlement.steps.map((step) => stepWords(step, event, reader(seats, viewer))),

  /** What a column is called, with what a tap there would do. */
  column: (column, action, names, viewer) => columnWords({ column, index: 0, action, names, viewer, t, tap() {} }),

  /** That it is the reader's turn, and nothing else. */
  asks: (seats, viewer) => EVENTS.sentence([], reader(seats, viewer), true),

  /** What struck the reader and still matters. */
  hits: (events, view, seats, viewer) => hitsInWords(events, view, reader(seats, viewer), EVENTS),
};
