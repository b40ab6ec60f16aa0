// Adel's words without a table: the test hands in what the engine says happened or lies there, and reads what the page makes of it.

import { EVENTS } from "../../../../web/js/adel/event_adapter.js";
import { outcome, tiedWords } from "../../../../web/js/adel/scoring_words.js";
import { citiesHeard, handHeard, ranksHeard, seatsHeard } from "../../../../web/js/adel/table_words.js";
import { knownTemplate } from "../../../../web/js/adel/view/known.js";
import { GAMES } from "../../../../web/js/game_registry.js";
import { hitsInWords } from "../../../../web/js/table/since_last_turn.js";
import { allWordsLoaded, loadGameWords, useLanguage, wordsOf } from "../../../../web/js/words/i18n.js";
import { FluentBundle } from "../../../../web/vendor/@fluent/bundle/esm/index.js";
import { render } from "../../../../web/vendor/lit-html/lit-html.js";

globalThis.raenkeStrict = true;

/** The ids of all messages that were asked for. */
const asked = new Set();
const { getMessage } = FluentBundle.prototype;
FluentBundle.prototype.getMessage = function (id) {
  asked.add(id);
  return getMessage.call(this, id);
};

const t = wordsOf("adel");
let language = "en";

const reader = (seats, viewer) => ({ seats, viewer, language, t });

globalThis.words = {
  async speak(code) {
    language = code;
    await useLanguage(code, () => {});
    await loadGameWords("adel", GAMES.adel.words);
    while (!allWordsLoaded()) await new Promise((done) => setTimeout(done, 20));
  },

  /** The ids that were asked for since. */
  asked() {
    const found = [...asked];
    asked.clear();
    return found;
  },

  /** Each event in words; a hit also as such. */
  told: (events, seats, viewer) =>
    events.map((event) => ({
      words: EVENTS.words(event, reader(seats, viewer)),
      hit: EVENTS.isHit(event, {}, viewer) ? EVENTS.hitWords(event, reader(seats, viewer)) : "",
    })),

  /** What struck the reader since its last decision. */
  hits: (events, seats, viewer) => hitsInWords(events, {}, reader(seats, viewer), EVENTS),

  /** What is heard of these events, cut into sentences as the live region cuts them; `questions`: the tokens after which the reader is asked. */
  heard(events, seats, viewer, questions = []) {
    const said = [];
    let gathered = [];
    const close = (asks) => {
      const sentence = gathered.length > 0 || asks ? EVENTS.sentence(gathered, reader(seats, viewer), asks) : "";
      if (sentence) said.push({ kinds: gathered.map(({ kind }) => kind), words: sentence });
      gathered = [];
    };
    events.forEach((event, at) => {
      if (EVENTS.startsSentence(event)) close(false);
      gathered.push(event);
      const last = events[at + 1]?.token !== event.token;
      if (EVENTS.endsSentence(event) && last) close(false);
      if (last && questions.includes(event.token)) close(true);
    });
    close(false);
    return said;
  },

  /** What acts for the first time, in words. */
  acts: (events) =>
    events.map((event) => {
      const found = EVENTS.hint(event);
      return found && { ...found, words: t(found.words) };
    }),

  /** What lies there, as the keys let it be heard. */
  table: (view, seats) => {
    const who = reader(seats, view.seat);
    return [handHeard(view, who), ...citiesHeard(view, who), ...seatsHeard(view, who), ...ranksHeard(view, who)];
  },

  /** What is known, drawn: what is read of the round, and of each seat. */
  known(view, seats, only = null) {
    const root = document.body;
    render(knownTemplate({ view, names: seats.map(({ name }) => name), reader: reader(seats, view.seat), only }), root);
    for (const details of root.querySelectorAll("details")) details.open = true;
    const texts = (selector) =>
      [...root.querySelectorAll(selector)].map(({ innerText }) => innerText.replace(/\s+/g, " "));
    const found = {
      ranks: texts(".known-rank"),
      round: texts(".known-round"),
      seats: texts(".known"),
      hands: texts(".known-hands > li"),
      open: root.querySelectorAll("details").length,
    };
    render(null, root);
    return found;
  },

  /** Who won, and what each seat has to break a tie. */
  outcome: (view, seats) => [outcome(view, reader(seats, null)), ...seats.map((_, seat) => tiedWords(view, seat, t))],

  /** Names in their forms. */
  names: (ids) => ids.map((id) => t(id)),

  severities: (events) => events.map(EVENTS.severity),
};
